export { rebuildSearch } from './rebuild-search.ts'
