export { productPromotionsView } from './view.ts'
