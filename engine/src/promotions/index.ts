import { defineModule } from '../kernel/operation.ts'
import { promotionContract } from './contract.ts'
import { getPromotions } from './get-promotions.ts'
import { promotionRoutes } from './routes.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  routes: promotionRoutes,
  contract: promotionContract,
  operations: { getPromotions },
})

export {
  type Discount,
  discountDelivery,
  discountLines,
  discountOrder,
  type PromotableLine,
  type RunningPromotion,
} from './apply-promotions.ts'
export { activePromotions } from './active-promotions.ts'
export { type Selectable, selects } from './selects.ts'
export { productPromotionsView } from './view.ts'
