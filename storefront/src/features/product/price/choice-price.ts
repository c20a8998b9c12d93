import { fromMajor, type Minor, multiplyRatio } from '../../../../../facts/money.ts'
import type { Product } from '../product.ts'
import type { ProductChoice } from '../use-product-choice.ts'
import { priceFor } from './price.ts'

/**
 * Prices of what is wanted, in minor units, as the basket will reckon them: a piece of cut goods is the metre price at
 * its length, rounded once. `reached` is the amount the step of the price goes by. Undefined where no price is known or it is given by quote.
 */
export const choicePrice = (
  product: Product,
  { lengthMm, pieces, cut, byQuote }: Pick<ProductChoice, 'lengthMm' | 'pieces' | 'cut' | 'byQuote'>,
  reached: number,
): { unit: Minor; piece: Minor; total: Minor } | undefined => {
  const major = byQuote ? undefined : priceFor(product, reached)
  if (major === undefined) return undefined
  const unit = fromMajor(major)
  const piece = cut ? multiplyRatio(unit, lengthMm, 1000) : unit
  return { unit, piece, total: piece * (pieces ?? 0) }
}
