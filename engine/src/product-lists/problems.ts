import { defineProblem, notFound } from '../kernel/problem.ts'

export const invalidProduct = defineProblem(400, 'invalid-product-id', 'Invalid Product Id')
export const tooManyLists = defineProblem(400, 'product-list-quota-exceeded', 'Product List Quota Exceeded')
export const tooManyItems = defineProblem(
  400,
  'product-list-item-quota-exceeded',
  'Product List Item Quota Exceeded',
)

export const noList = () => notFound('No product list with this id was found.')
export const noItem = () => notFound('No product list item with this id was found.')
