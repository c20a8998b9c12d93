import { defineModule } from '../kernel/operation.ts'
import { contentContract } from './contract.ts'
import { getContentAssets } from './get-content-assets.ts'
import { contentRoutes } from './routes.ts'

export const contentModule = defineModule({
  name: 'content',
  routes: contentRoutes,
  contract: contentContract,
  operations: { getContentAssets },
})

export { safeHtml } from './safe-html.ts'
