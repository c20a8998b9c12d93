import { fromMajor, toMajor } from '../../../facts/money.ts'
import type { ProductRow } from './queries.ts'

/** A part of a set: how many of it, its price list, and what its promotions say of one piece. */
export type SetPart = Pick<ProductRow, 'prices' | 'sellMode'> & {
  quantity: number
  cut: unknown
  /** Of which the first with a price is charged, where the list asks more. */
  promotions: readonly { promotionalPrice?: number }[]
}

const amountOf = ({ prices, sellMode, cut, quantity, promotions }: SetPart) => {
  if (sellMode === 'quote') return undefined
  const wanted = cut ? quantity * 1000 : quantity
  const each = (prices.findLast(({ minQuantity }) => minQuantity <= wanted) ?? prices[0])?.amountMinor
  if (each === undefined || each === null) return undefined
  const most = promotions.find(({ promotionalPrice }) => promotionalPrice !== undefined)?.promotionalPrice
  return quantity * Math.min(each, most === undefined ? each : fromMajor(most))
}

/**
 * What one set costs, major units: each part at the step of its amount, as the cart adds them up. Undefined where a part
 * has no price or is quoted. For registered shoppers only: callers ask for the audience.
 */
export const setPrice = (parts: readonly SetPart[]): number | undefined => {
  const amounts = parts.map(amountOf)
  if (amounts.length === 0 || amounts.includes(undefined)) return undefined
  return toMajor(amounts.reduce<number>((sum, one = 0) => sum + one, 0))
}
