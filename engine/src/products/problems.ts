import { defineProblem } from '../kernel/problem.ts'

export const productNotFound = defineProblem(404, 'product-not-found', 'Product Not Found')
export const imageNotFound = defineProblem(404, 'not-found', 'Not Found')
export const tooManyIds = defineProblem(400, 'validation', 'Bad Request')
/** Carries `expand`: the unknown name. */
export const invalidExpand = defineProblem(400, 'invalid-expand-parameter', 'Invalid Expand Parameter')
