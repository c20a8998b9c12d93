import { fromMajor, toMajor } from '../../../../facts/money.ts'
import { type BasketState, couponStates, startStepOf } from '../../baskets/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { isPayable, findPaymentMethod, type PaymentMethod } from '../../payment-methods/index.ts'
import {
  basketIncomplete,
  couponNotRedeemable,
  paymentMethodNotAvailable,
  productItemNotAvailable,
  totalChanged,
} from '../problems.ts'

/** What may become an order: the total that is agreed to, and how it is paid. */
export type CheckedBasket = { totalMinor: number; method: PaymentMethod }

/** Where the merchant asks nobody who receives, the address says it. */
const withReceiver = ({ site }: Ctx, basket: BasketState['basket']): BasketState['basket'] =>
  site.preferences.receiver === 'addressee' && basket.personPicksUp === undefined
    ? { ...basket, personPicksUp: '{}' }
    : basket

/**
 * Judges the basket once more under its lock, by the checkout's own rule (S4.002–S4.006, S4.008). `shownTotal` is
 * what the shopper last saw, where the client tells it. Problems: 400 naming what is missing, 409 when the total is
 * another one by now.
 */
export const checkBasket = (ctx: Ctx, state: BasketState, shownTotal: number | undefined): CheckedBasket => {
  const { basket, calculation } = state
  const extras = { basketId: basket.id }
  if (basket.lines.length === 0)
    throw basketIncomplete('The basket is empty.', { ...extras, property: 'productItems' })
  const gone = calculation.lines.find(({ status }) => status === 'unavailable')
  if (gone) {
    throw productItemNotAvailable(`The product '${gone.line.productId}' is not available.`, {
      ...extras,
      errorCode: 'ERROR_STOCK',
      productId: gone.line.productId,
      productName: gone.sellable?.name ?? gone.line.productId,
      itemId: gone.line.itemId,
    })
  }
  if (!calculation.kind.isProductFinished) {
    throw basketIncomplete('The basket holds products that need a quote.', {
      ...extras,
      property: 'productItems',
    })
  }
  const short = calculation.lengths.find(({ missingMm }) => missingMm > 0)
  if (short) {
    throw basketIncomplete(`'${short.sku}' lacks ${short.missingMm / 1000} m to its minimum.`, {
      ...extras,
      property: 'productItems',
      productId: short.sku,
    })
  }
  refuseSpentCoupons(state)
  const step = startStepOf(withReceiver(ctx, basket))
  const [instrument] = basket.paymentInstruments
  const totalMinor = calculation.totalMinor
  if (step !== 'REVIEW_ORDER' || !instrument || totalMinor === undefined) {
    const missing = step === 'REVIEW_ORDER' ? 'SHIPPING_OPTIONS' : step
    throw basketIncomplete(`The step ${missing} is not complete.`, { ...extras, property: missing })
  }
  const method = findPaymentMethod(instrument.methodId)
  if (!method || !isPayable(ctx, method)) {
    throw paymentMethodNotAvailable('Invalid Payment Method Id', {
      ...extras,
      resultCode: 'Invalid Payment Method Id',
    })
  }
  if (shownTotal !== undefined && fromMajor(shownTotal) !== totalMinor) {
    throw totalChanged('The total has changed since it was shown.', {
      ...extras,
      orderTotal: toMajor(totalMinor),
    })
  }
  return { totalMinor, method }
}

/** A coupon that worked when the basket was shown and no longer does: nobody is charged more without a word. */
const refuseSpentCoupons = (state: BasketState) => {
  const spent = couponStates(state).find(
    ({ statusCode }) => statusCode !== 'applied' && statusCode !== 'no_applicable_promotion',
  )
  if (!spent) return
  throw couponNotRedeemable(`The coupon '${spent.coupon.code}' can no longer be redeemed.`, {
    basketId: state.basket.id,
    couponCode: spent.coupon.code,
    statusCode: spent.statusCode,
  })
}
