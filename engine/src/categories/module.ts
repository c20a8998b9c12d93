import { defineModule } from '../kernel/operation.ts'
import { categoryContract } from './contract.ts'
import { getCategories } from './get-categories.ts'
import { getCategory } from './get-category.ts'
import { categoryRoutes } from './routes.ts'

export const categoriesModule = defineModule({
  name: 'categories',
  routes: categoryRoutes,
  contract: categoryContract,
  operations: { getCategories, getCategory },
})
