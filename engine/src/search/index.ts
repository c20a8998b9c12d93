export { rebuildSearch, refreshSearch, refreshSearchPrices } from './rebuild-search.ts'
