import { type LocaleId, localeOf } from '../../../../facts/locales.ts'
import type { Ctx } from '../../kernel/context.ts'
import { localize } from '../../kernel/localized.ts'
import type { Operation } from '../../kernel/operation.ts'
import { isOffered, findPaymentMethod, offeredIds, type Payable } from '../../payment-methods/index.ts'
import { payableOf } from '../checkout/payment-rules.ts'
import type { basketsContract } from '../contract.ts'
import { loadBasket } from '../with-basket.ts'

/** Payment methods of a country as the contract writes them, in the merchant's order. */
export const paymentMethodsView = (ctx: Ctx, payable: Payable, locale: LocaleId) =>
  offeredIds(payable).flatMap((id) => {
    const method = findPaymentMethod(id)
    if (!method) return []
    const offer = method.offer?.(ctx, payable, ctx.audience === 'registered')
    return [{ id, name: localize(method.name, locale), ...offer }]
  })

/** What the basket's country offers and the shop can take, in the merchant's order. */
export const getPaymentMethodsForBasket = (async (ctx, { params }) => {
  const { basket, inputs, calculation } = await loadBasket(ctx, params.basketId)
  const payable = payableOf(basket, inputs.country, calculation.totalMinor)
  const offers = (id: string) => {
    const method = findPaymentMethod(id)
    return method !== undefined && isOffered(ctx, method, payable)
  }
  return {
    applicablePaymentMethods: paymentMethodsView(ctx, payable, localeOf(ctx.language, basket.country)).filter(
      ({ id }) => offers(id),
    ),
  }
}) satisfies Operation<typeof basketsContract.getPaymentMethodsForBasket>
