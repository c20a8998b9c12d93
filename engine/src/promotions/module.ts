import { defineModule } from '../kernel/operation.ts'
import { campaignContract, promotionContract } from './contract.ts'
import { getPromotionsForCampaign } from './get-promotions-for-campaign.ts'
import { campaignRoutes } from './campaign-routes.ts'
import { getPromotions } from './get-promotions.ts'
import { resolveQualifiers } from './resolve-qualifiers.ts'
import { promotionRoutes } from './routes.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  routes: { ...promotionRoutes, ...campaignRoutes },
  contract: { ...promotionContract, ...campaignContract },
  operations: { getPromotions, getPromotionsForCampaign, resolveQualifiers },
})
