export { productListsOf } from './product-lists-of.ts'
export { eraseProductLists } from './queries.ts'
