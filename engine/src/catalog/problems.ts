import { defineProblem } from '../kernel/problem.ts'

export const productNotFound = defineProblem(404, 'product-not-found', 'Product Not Found')

export const categoryNotFound = defineProblem(404, 'category-not-found', 'Category Not Found')
export const catalogNotFound = defineProblem(404, 'catalog-not-found', 'Catalog Not Found')
