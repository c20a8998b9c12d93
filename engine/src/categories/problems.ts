import { defineProblem } from '../kernel/problem.ts'

export const categoryNotFound = defineProblem(404, 'category-not-found', 'Category Not Found')
