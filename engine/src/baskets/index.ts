export type { Address, Basket, BasketLine, ChosenOption, CounterOrigin, PaymentInstrument } from './basket.ts'
export { basketsOfCustomer } from './calls/get-customer-baskets.ts'
export { paymentMethodsView } from './calls/get-payment-methods-for-basket.ts'
export {
  loadBasketForOrder,
  reopenBasket,
  type StockNeed,
  stockNeeds,
} from './checkout/basket-for-order.ts'
export { checkAddress, isCompleteAddress } from './checkout/address-rules.ts'
export { payableOf } from './checkout/payment-rules.ts'
export { savePaypalOrder } from './checkout/save-paypal-order.ts'
export { type CheckoutStep, checkoutSteps, startStepOf } from './checkout/start-step.ts'
export { addAgreedLines, takeLines } from './lines/agreed-lines.ts'
export { bundledItemsView } from './lines/line-view.ts'
export { optionItemId } from './lines/option-view.ts'
export { tierFor } from './lines/check-lines.ts'
export { amountOfLine, nameOfLine, pieceOfLine } from './lines/line-totals.ts'
export { calculateLines, type LineToPrice } from './prices/calculate-lines.ts'
export type {
  CalculatedDelivery,
  CalculatedLine,
  CalculatedOption,
  CalculatedShipment,
  Calculation,
  LinePrice,
  OptionPrice,
  Totals,
} from './prices/calculation.ts'
export { lineMembers, ListedLines, ProductItem } from './line-shapes.ts'
export { appliedCodes, couponStates } from './prices/coupon-status-view.ts'
export { loadGoods } from './prices/load-pricing-inputs.ts'
export { derivedId } from './prices/price-adjustment-view.ts'
export { tryPromotions } from './prices/try-promotions.ts'
export { basketNotFound, productItemNotAvailable } from './problems.ts'
export {
  deleteBasketRow,
  eraseBaskets,
  selectBasketsHolding,
  selectDemand,
  selectLengthDemand,
} from './queries.ts'
export { agreedMembers, OrderAddress, PaymentMethod, Shipment } from './shapes.ts'
export { firstShipmentId, shipmentIdOf, shipmentsOf } from './shipments.ts'
export { arrivalDay, inventoryOf, readyOf } from './supply.ts'
export { addressView, basketView, instrumentView, shippingAddressId } from './view.ts'
export { type BasketState, freightTo, loadBasket, withBasket } from './with-basket.ts'
