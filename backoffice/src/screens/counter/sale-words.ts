import type { Sale, SaleLine } from '../../api/counter.ts'

/** Whether anything goes to the customer instead of waiting at a store. */
export const isDelivered = ({ productItems }: Sale): boolean =>
  productItems.some(({ c_pickUpProduct }) => !c_pickUpProduct)

/** What a line is called, with what tells it from its sisters. */
export const lineName = ({ productName, productId }: SaleLine): string => productName ?? productId

/** What takes a sale's total below the sum of its goods. */
export const discountOf = ({ productItems, productSubTotal = 0, productTotal = 0 }: Sale): number => {
  const whole = productItems.reduce((sum, { price = 0 }) => sum + price, 0)
  return Math.max(0, Math.round((Math.max(whole, productSubTotal) - productTotal) * 100) / 100)
}

/** Whom the basket is received by, as far as it says. */
export const receiverOf = ({ c_personPicksUpData: text }: Sale) => {
  try {
    return JSON.parse(text ?? '{}') as { firstName?: string; lastName?: string; phone?: string }
  } catch {
    return {}
  }
}

/** Metres that are missing of goods to what is cut of them at least. */
export const missingMetres = ({ c_totalLengthByProduct: totals }: Sale, { productId }: SaleLine): number =>
  totals[productId]?.missingMt ?? 0

/** Why it cannot be ordered as it is: goods that are sold by quote alone, too short a run, or not at all. */
export const blockedLines = (sale: Sale): readonly SaleLine[] =>
  sale.productItems.filter((line) => line.c_status !== 'purchasable' || missingMetres(sale, line) > 0)
