import { defineModule } from '../kernel/operation.ts'
import { siteContract } from './contract.ts'
import { getConfigurations } from './get-configurations.ts'
import { getSiteInfo } from './get-site-info.ts'
import { siteRoutes } from './routes.ts'

export const sitesModule = defineModule({
  name: 'sites',
  routes: siteRoutes,
  contract: siteContract,
  operations: { getSiteInfo, getConfigurations },
})

export { shopSettings } from './shop-settings.ts'
