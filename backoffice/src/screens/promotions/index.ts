export { PromotionsScreen } from './promotions.tsx'
