import { fromMajor, type Minor, multiplyRatio } from '../../../../../facts/money.ts'
import type { Product } from '../product.ts'
import { cutsOf, type FurtherCut } from '../choice/cut.ts'
import type { ProductChoice } from '../use-product-choice.ts'
import { priceFor } from './price.ts'

/**
 * Prices of what is wanted, in minor units, as the basket will reckon them: a piece of cut goods is the metre price at
 * its length, rounded once. `reached` is the amount the step of the price goes by. Undefined where no price is
 * known, it is given by quote, or no piece is cut to that length.
 */
export const choicePrice = (
  product: Product,
  wanted: Pick<ProductChoice, 'lengthMm' | 'pieces' | 'cut' | 'byQuote'> & {
    further?: readonly FurtherCut[]
    wrongLength?: ProductChoice['wrongLength']
  },
  reached: number,
): { unit: Minor; piece: Minor; total: Minor } | undefined => {
  const { lengthMm, pieces, cut, byQuote, wrongLength } = wanted
  const major = byQuote || wrongLength ? undefined : priceFor(product, reached)
  if (major === undefined) return undefined
  const unit = fromMajor(major)
  if (!cut) return { unit, piece: unit, total: unit * (pieces ?? 0) }
  const pieceOf = (mm: number) => multiplyRatio(unit, mm, 1000)
  const total = cutsOf(wanted).reduce((sum, one) => sum + pieceOf(one.lengthMm) * one.pieces, 0)
  return { unit, piece: pieceOf(lengthMm), total }
}
