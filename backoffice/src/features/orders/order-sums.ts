import { useEnv } from '../../api/env.tsx'
import type { DeskOrder } from '../../api/orders.ts'
import type { Translate } from '../../lib/i18n.ts'
import { messages } from './messages.ts'

type Summed = Pick<
  DeskOrder,
  'delivery' | 'discounts' | 'orderTotal' | 'productSubTotal' | 'shippingTotal' | 'taxTotal'
>
type Words = { t: Translate; money(amount: number): string; taxName: string }

/** A row below the lines of an order. */
type Sum = { title: string; value: string }

/** What stands between an order's lines and its total, which is the last: the rows of its receipt. */
export const orderSums = (order: Summed, { t, money, taxName }: Words): readonly Sum[] => {
  const { discounts, orderTotal, productSubTotal, shippingTotal, taxTotal } = order
  const isBrought = order.delivery !== 'pickup'
  const shipping = {
    title: t(messages.shipping),
    value: shippingTotal > 0 ? money(shippingTotal) : t(messages.free),
  }
  return [
    ...(isBrought || discounts.length > 0
      ? [{ title: t(messages.subtotal), value: money(productSubTotal) }]
      : []),
    ...discounts.map(({ name, amount }) => ({ title: name, value: `−${money(amount)}` })),
    ...(isBrought ? [shipping] : []),
    { title: t(messages.taxIncluded, taxName), value: money(taxTotal) },
    { title: t(messages.total), value: money(orderTotal) },
  ]
}

/** The sums of an order in the words, the money and the tax of its country. */
export const useOrderSums = () => {
  const { shop, t, format } = useEnv()
  return (order: DeskOrder): readonly Sum[] =>
    orderSums(order, {
      t,
      money: (amount) => format.money(amount, order.currency),
      taxName: shop.countries.find(({ code }) => code === order.country)?.taxName ?? '',
    })
}
