export { prepareSearch } from './prepare-search.ts'
export { rebuildSearch, refreshSearch, refreshSearchPrices } from './rebuild-search.ts'
export { lastRebuild } from './rebuild-queries.ts'
