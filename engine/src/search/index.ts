export { rebuildSearch, refreshSearchPrices } from './rebuild-search.ts'
