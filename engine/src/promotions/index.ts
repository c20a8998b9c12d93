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

export {
  type DeliveredGoods,
  discountDelivery,
  discountLines,
  discountOrder,
  withoutShutOut,
} from './apply-promotions.ts'
export { type Approaching, approachingPromotions } from './approaching.ts'
export type { Discount, PromotableLine, PromotionWorld, RunningPromotion } from './discount.ts'
export { activePromotions } from './active-promotions.ts'
export { type Selectable, selects } from './selects.ts'
export { productPromotionsView } from './view.ts'
