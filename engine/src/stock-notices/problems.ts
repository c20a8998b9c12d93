import { defineProblem } from '../kernel/problem.ts'

/** The store can give it now: there is nothing to wait for. */
export const inStock = defineProblem(409, 'product-in-stock', 'Product In Stock')
/** Carries `limit`. */
export const tooManyNotices = defineProblem(409, 'too-many-stock-notices', 'Too Many Stock Notices')
export const noNotice = defineProblem(404, 'stock-notice-not-found', 'Stock Notice Not Found')
export const invalidLink = defineProblem(404, 'invalid-stock-notice-link', 'Invalid Link')
