import { useState } from 'react'
import { mmToMetres } from '../../../../facts/length.ts'
import { cutRuleOf } from '../../api/cut-rule.ts'
import { cutFault, cutsOf, firstLength, type FurtherCut, totalOf } from './choice/cut.ts'
import { isOutOfStock, quantityFault, quantityRule } from './choice/quantity.ts'
import type { Product, Stock } from './product.ts'

/** What the shopper wants of a product: pieces, their length, what is wrong with it, and what would be added. */
export const useProductChoice = (product: Product, stock: Stock | undefined) => {
  const cut = cutRuleOf(product)
  const rule = quantityRule(product, stock)
  const [pieces, setPieces] = useState<number | null>(rule.min || 1)
  const [lengthMm, setLengthMm] = useState(cut ? firstLength(product, cut) : 0)
  const [further, setFurther] = useState<readonly FurtherCut[]>([])
  /** Pieces, or metres of cut goods: what price and stock are counted in. */
  const cuts = cut ? cutsOf({ pieces, lengthMm, further }) : []
  const amount = cut ? totalOf(cuts) / 1000 : (pieces ?? 0)
  const isComposed = Boolean(product.type?.set || product.type?.bundle)
  const isQuote = product.isProductQuote === true
  const outOfStock = !isQuote && isOutOfStock(stock)
  const fault = quantityFault({ pieces, amount }, rule, isQuote ? undefined : stock, isComposed)
  const wrongLength = cut && cutFault(lengthMm, cut)
  const isWrongFurther = further.some((one) => !one.pieces || (cut && cutFault(one.lengthMm, cut)))
  const needsQuote =
    !isQuote && product.c_quoteFromQuantity !== undefined && amount >= product.c_quoteFromQuantity
  return {
    cut,
    rule,
    pieces,
    setPieces,
    lengthMm,
    setLengthMm,
    /** Lengths beside the ruler's, each with its pieces. */
    further,
    setFurther,
    amount,
    fault,
    wrongLength,
    outOfStock,
    /** Sold by quote, always or from this amount on. */
    byQuote: isQuote || needsQuote,
    needsQuote,
    isReady: !fault && !wrongLength && !isWrongFurther && !outOfStock,
    /** A line each: one, or one per length. */
    items: cut
      ? cuts.map((one) => ({
          productId: product.id,
          quantity: one.pieces,
          c_lengthMetersToBuy: mmToMetres(one.lengthMm),
        }))
      : [{ productId: product.id, quantity: pieces ?? 0 }],
  }
}

export type ProductChoice = ReturnType<typeof useProductChoice>
