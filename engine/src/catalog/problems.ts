import { defineProblem } from '../kernel/problem.ts'

export const productNotFound = defineProblem(404, 'product-not-found', 'Product Not Found')

/** Something else still needs it. Carries `usedBy`, at most 20 of them. */
export const stillInUse = defineProblem(409, 'still-in-use', 'Still In Use')

export const categoryNotFound = defineProblem(404, 'category-not-found', 'Category Not Found')
export const catalogNotFound = defineProblem(404, 'catalog-not-found', 'Catalog Not Found')
