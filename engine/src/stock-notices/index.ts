export { eraseStockNotices, stockNoticesOf } from './queries.ts'
