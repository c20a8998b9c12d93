export { listProductLists } from './list-product-lists.ts'
export { eraseProductLists } from './queries.ts'
