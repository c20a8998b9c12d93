export {
  SearchRequest,
  searchAnswer,
  searchProblems,
} from './contract.ts'
export { type CompiledSearch, compileSearch, type NestedResources } from './search-queries.ts'
export type { SearchField, SearchResource } from './search-resource.ts'
