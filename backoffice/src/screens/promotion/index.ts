export { PromotionScreen } from './promotion.tsx'
