import { stepsOf } from '../price/price.ts'
import type { Priced } from '../product.ts'

/**
 * What is missing to the next lower price, in pieces or in metres of cut goods (two decimals), and that price in major
 * units. Undefined at the last step, where only dearer steps follow, and without prices, as for guests.
 */
export const nextStep = (
  product: Priced & { c_quoteFromQuantity?: number },
  amount: number,
): { missing: number; price: number } | undefined => {
  const steps = stepsOf(product)
  const now = steps.findLast(({ quantity }) => quantity <= amount) ?? steps[0]
  const next = steps.find(({ quantity, price }) => quantity > amount && now && price < now.price)
  return next && { missing: Math.round((next.quantity - amount) * 100) / 100, price: next.price }
}
