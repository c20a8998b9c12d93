import { localeOf } from '../../../../facts/locales.ts'
import { paymentMethodsView } from '../../baskets/index.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { clientOrderContract } from '../client-contract.ts'
import { requireOwnOrder } from '../require-own-order.ts'

/** What the order's country offers. */
export const getPaymentMethodsForOrder = (async (ctx, { params }) => {
  const order = await requireOwnOrder(ctx, params.orderNo)
  const country = ctx.site.countries.find(({ code }) => code === order.country)
  if (!country) return { applicablePaymentMethods: [] }
  const payable = { country, currency: order.currency, isAllPickedUp: false, isAtCounter: false }
  const locale = localeOf(ctx.language, order.country)
  // What is told of an amount belongs to a basket.
  const withoutAmounts = paymentMethodsView(ctx, payable, locale).map(({ id, name, cards }) => ({
    id,
    name,
    ...(cards ? { cards } : {}),
  }))
  return { applicablePaymentMethods: withoutAmounts }
}) satisfies Operation<typeof clientOrderContract.getPaymentMethodsForOrder>
