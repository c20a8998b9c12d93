import { defineProblem } from '../kernel/problem.ts'

export const productNotFound = defineProblem(404, 'product-not-found', 'Product Not Found')

/** The thing is in more places than the caller may change. */
export const outsideYourPlaces = defineProblem(403, 'outside-your-places', 'Outside Your Places')

/** Something else still needs it. Carries `usedBy`, at most 20 of them. */
export const stillInUse = defineProblem(409, 'still-in-use', 'Still In Use')
