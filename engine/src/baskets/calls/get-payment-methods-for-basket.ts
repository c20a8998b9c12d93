import { type LocaleId, localeOf } from '../../../../facts/locales.ts'
import type { Ctx } from '../../kernel/context.ts'
import { localize } from '../../kernel/localized.ts'
import type { Operation } from '../../kernel/operation.ts'
import { cardTypes, type PaymentMethodId, paymentMethodNames } from '../checkout/payment-rules.ts'
import type { basketsContract } from '../contract.ts'
import { usdAmount } from '../prices/usd-amount.ts'
import { usdView } from '../view.ts'
import { type BasketState, loadBasket } from '../with-basket.ts'

/** Payment methods as the contract writes them, in the merchant's order. */
export const paymentMethodsView = (methods: readonly PaymentMethodId[], locale: LocaleId) =>
  methods.map((id) => ({
    id,
    name: localize(paymentMethodNames[id], locale),
    ...(id === 'CREDIT_CARD' ? { cards: cardTypes.map((cardType) => ({ cardType, name: cardType })) } : {}),
  }))

/** What the basket's country offers and the shop can take, in the merchant's order. */
export const getPaymentMethodsForBasket = (async (ctx, { params }) => {
  const state = await loadBasket(ctx, params.basketId)
  const locale = localeOf(ctx.language, state.basket.country)
  return {
    applicablePaymentMethods: paymentMethodsView(
      state.inputs.country.paymentMethods.filter((id) => isTaken(ctx, state, id)),
      locale,
    ).map((method) => ({
      ...method,
      ...(method.id === 'PAYPAL' && ctx.audience === 'registered' ? dollars(ctx, state) : {}),
    })),
  }
}) satisfies Operation<typeof basketsContract.getPaymentMethodsForBasket>

const usdOf = (ctx: Ctx, { basket }: BasketState, totalMinor: number) =>
  usdAmount(ctx.site, basket.currency, totalMinor, ctx.now)

/** A vendor that is not configured is not offered, nor PayPal where there is no rate or nothing to pay. */
const isTaken = (ctx: Ctx, state: BasketState, id: PaymentMethodId) => {
  if (id === 'CREDIT_CARD') return ctx.gateways.card !== undefined
  if (id !== 'PAYPAL') return true
  const nothingToPay = state.calculation.orderTotalMinor === 0
  return ctx.gateways.paypal !== undefined && !nothingToPay && usdOf(ctx, state, 0) !== undefined
}

const dollars = (ctx: Ctx, state: BasketState) => {
  const { orderTotalMinor } = state.calculation
  const usd = orderTotalMinor === undefined ? undefined : usdOf(ctx, state, orderTotalMinor)
  return usd ? usdView(usd) : undefined
}
