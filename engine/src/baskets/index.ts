export { instrumentView, addressView } from './view.ts'
export { type BasketState, loadBasket, withBasket } from './with-basket.ts'
export type { Address, Basket, BasketLine, ChosenOption, PaymentInstrument } from './basket.ts'
export type { CalculatedLine, Calculation, LinePrice } from './prices/calculation.ts'
export {
  loadBasketForOrder,
  removeBasket,
  reopenBasket,
  type StockNeed,
  stockNeeds,
} from './checkout/basket-for-order.ts'
export { amountOfLine, nameOfLine, pieceOfLine } from './lines/whole-line.ts'
export { addAgreedLines, takeLines } from './lines/agreed-lines.ts'
export { appliedCodes, couponStates } from './prices/coupon-states.ts'
export { basketsOfCustomer } from './calls/get-customer-baskets.ts'
export { paymentMethodsView } from './calls/get-payment-methods-for-basket.ts'
export { keepPaypalOrder } from './checkout/keep-paypal-order.ts'
export { checkoutSteps, type CheckoutStep, startStepOf } from './checkout/start-step.ts'
export { basketNotFound, productItemNotAvailable } from './problems.ts'
export { type UsdAmount, usdAmount } from './prices/usd-amount.ts'
export { basketView, usdView } from './view.ts'
export { agreedMembers, lineMembers, OrderAddress, PaymentMethod, Shipment } from './shapes.ts'
export { eraseBaskets } from './queries.ts'
