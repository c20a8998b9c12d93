import { type Minor, toMajor } from '../../../../facts/money.ts'
import type { Agreed, OrderLine } from '../agreed/agreed.ts'

/** What a line comes to before what is taken off the whole order, with what was chosen along; none without a price. */
export const linePriceMinor = ({ price, options = [] }: OrderLine): Minor | undefined =>
  price && options.reduce((sum, option) => sum + (option.price?.priceMinor ?? 0), price.afterItemMinor)

/** What stands between the lines of an order and its total, as on its receipt. */
export const sumsView = ({ totals, discounts }: Agreed) => ({
  productSubTotal: toMajor(totals.productSubTotalMinor),
  discounts: discounts.map(({ name, amountMinor }) => ({ name, amount: toMajor(amountMinor) })),
  shippingTotal: toMajor(totals.deliveryMinor),
  taxTotal: toMajor(totals.taxMinor),
})
