export { prepareSearch } from './prepare-search.ts'
export { rebuildSearch, refreshedSearchPrices, refreshSearch } from './rebuild-search.ts'
export { lastRebuild } from './rebuild-queries.ts'
