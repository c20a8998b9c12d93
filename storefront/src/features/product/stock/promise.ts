// @chunk goods
import type { Stock } from '../product.ts'

export type StockPromise =
  | { kind: 'quote' }
  | { kind: 'none' }
  | { kind: 'pickup'; tone: 'go' | 'soon'; date: string }
  | { kind: 'stock'; tone: 'go' | 'soon' }

/**
 * What a store can promise of an amount (pieces or metres): green when the store has it itself, amber when it comes
 * from elsewhere or is made.
 */
export const promiseOf = (stock: Stock, isQuote: boolean, amount = 1): StockPromise => {
  if (isQuote) return { kind: 'quote' }
  if (stock.ats <= 0) return { kind: 'none' }
  const tone = stock.ownStock >= amount ? 'go' : 'soon'
  return stock.inStockDate
    ? { kind: 'pickup', tone, date: stock.inStockDate.slice(0, 10) }
    : { kind: 'stock', tone }
}
