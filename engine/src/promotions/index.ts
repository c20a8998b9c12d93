export { activePromotions } from './active-promotions.ts'
export {
  type DeliveredGoods,
  discountDelivery,
  discountLines,
  discountOrder,
  withoutExcluded,
} from './apply-promotions.ts'
export { type Approaching, approachingPromotions, nearestFirst } from './approaching.ts'
export type { Discount, PromotableLine, PromotionContext, RunningPromotion } from './discount.ts'
export { type Selectable, isSelected } from './is-selected.ts'
export { withinCampaign } from './queries.ts'
