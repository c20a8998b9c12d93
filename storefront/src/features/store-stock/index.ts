export type { Stock } from './stock.ts'
export { storeStockQuery } from './store-stock-query.ts'
export { WaysOut } from './lazy-ways-out.ts'
