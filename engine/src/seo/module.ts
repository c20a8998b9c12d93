import { defineModule } from '../kernel/operation.ts'
import { seoContract } from './contract.ts'
import { getUrlMapping } from './get-url-mapping.ts'
import { seoRoutes } from './routes.ts'

export const seoModule = defineModule({
  name: 'seo',
  routes: seoRoutes,
  contract: seoContract,
  operations: { getUrlMapping },
})
