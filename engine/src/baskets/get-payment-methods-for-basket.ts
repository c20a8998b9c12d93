import type { Operation } from '../kernel/operation.ts'
import { type LocaleId, localeOf } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import type { basketsContract } from './contract.ts'
import { cardTypes, type PaymentMethodId, paymentMethodNames } from './payment-rules.ts'
import { loadBasket } from './with-basket.ts'

/** Payment methods as the contract writes them, in the merchant's order. */
export const paymentMethodsView = (methods: readonly PaymentMethodId[], locale: LocaleId) =>
  methods.map((id) => ({
    id,
    name: localize(paymentMethodNames[id], locale),
    ...(id === 'CREDIT_CARD' ? { cards: cardTypes.map((cardType) => ({ cardType, name: cardType })) } : {}),
  }))

/** What the basket's country offers, in the merchant's order. */
export const getPaymentMethodsForBasket: Operation<
  typeof basketsContract.getPaymentMethodsForBasket
> = async (ctx, { params }) => {
  const { basket, facts } = await loadBasket(ctx, params.basketId)
  const locale = localeOf(ctx.language, basket.country)
  return {
    applicablePaymentMethods: paymentMethodsView(facts.country.paymentMethods, locale),
  }
}
