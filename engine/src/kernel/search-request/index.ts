export {
  type Query,
  SearchQuery,
  SearchRequest,
  searchAnswer,
  searchProblems,
} from './contract.ts'
export { type CompiledSearch, compileSearch, type NestedResources } from './search-queries.ts'
export { searchRows } from './find-queries.ts'
export { type SearchField, type SearchResource, wordsQuery } from './search-resource.ts'
