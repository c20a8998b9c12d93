import type { CountryCode } from '../../../facts/countries.ts'
import { type Minor, multiplyRatio, spreadByLargestRemainder } from '../../../facts/money.ts'
import type { PromotionDiscount } from '../bundle/index.ts'
import { amountIn, type CountedGoods, type Discount, sum } from './discount.ts'

export const percentOf = (amount: Minor, percent: number): Minor =>
  multiplyRatio(amount, Math.round(percent * 100), 10_000)

/** What a discount takes off some lines: no more than each costs, and how the receipt puts it. */
export type AmountOff = Pick<Discount, 'amountMinor' | 'kind' | 'percent' | 'capMinor' | 'freePieces'>

const nothing: AmountOff = { amountMinor: 0, kind: 'amount' }

/** The price of a piece at its length where `unit` is that of a piece or of a metre. */
const pieceAt = ({ line }: CountedGoods, unit: Minor) =>
  line.cut ? multiplyRatio(unit, line.cut.lengthMm, 1000) : unit

const percentages = (
  { percent, caps }: Extract<PromotionDiscount, { type: 'percentage' }>,
  lines: readonly CountedGoods[],
  country: CountryCode,
): AmountOff[] => {
  const amounts = lines.map(({ amountMinor }) => percentOf(amountMinor, percent))
  const cap = amountIn(caps, country)
  if (cap === undefined || sum(amounts) <= cap) {
    return amounts.map((amountMinor) => ({ amountMinor, kind: 'percentage', percent }))
  }
  const parts = spreadByLargestRemainder(cap, amounts)
  return parts.map((amountMinor) => ({ amountMinor, kind: 'percentage', percent, capMinor: cap }))
}

const perPiece = (
  lines: readonly CountedGoods[],
  unitOf: (sku: string) => Minor | undefined,
  off: (piece: Minor, one: CountedGoods) => Minor,
  kind: AmountOff['kind'],
): AmountOff[] =>
  lines.map((one) => {
    const unit = unitOf(one.line.sku)
    if (unit === undefined) return nothing
    const amount = off(pieceAt(one, unit), one)
    return { amountMinor: Math.min(Math.max(0, amount), one.amountMinor), kind }
  })

const downTo = (piece: Minor, { line, amountMinor }: CountedGoods) => amountMinor - piece * line.pieces

/** The free pieces are the cheapest; equal prices give theirs in the order of the lines. */
const freePieces = (buy: number, pay: number, lines: readonly CountedGoods[]): AmountOff[] => {
  const cheapest = lines
    .map(({ line }, index) => ({ line, index }))
    .sort((a, b) => a.line.pieceMinor - b.line.pieceMinor || a.index - b.index)
  const groups = Math.floor(sum(lines.map(({ line }) => line.pieces)) / buy)
  let free = groups * Math.max(0, buy - pay)
  const offs = lines.map(() => nothing)
  for (const { line, index } of cheapest) {
    const taken = Math.min(free, line.pieces)
    offs[index] = { amountMinor: taken * line.pieceMinor, kind: 'amount', freePieces: taken }
    free -= taken
  }
  return offs
}

/** What a discount takes off each of the lines it is for; `amountMinor` of a line is what it costs by now. */
export const offLines = (
  discount: PromotionDiscount,
  lines: readonly CountedGoods[],
  country: CountryCode,
): AmountOff[] => {
  switch (discount.type) {
    case 'percentage':
      return percentages(discount, lines, country)
    case 'amount':
      return perPiece(
        lines,
        () => amountIn(discount.amounts, country),
        (piece, { line }) => piece * line.pieces,
        'amount',
      )
    case 'fixedPrice':
      return perPiece(lines, () => amountIn(discount.amounts, country), downTo, 'fixedPrice')
    case 'fixedPrices': {
      const priceOf = (sku: string) => discount.prices.find((price) => price.sku === sku)?.amounts
      return perPiece(lines, (sku) => amountIn(priceOf(sku), country), downTo, 'fixedPrice')
    }
    case 'free':
      return lines.map(({ amountMinor }) => ({ amountMinor, kind: 'free' }))
    case 'nForM':
      return freePieces(discount.buy, discount.pay, lines)
  }
}

/** What a discount takes off one amount as a whole: an order or a delivery. */
export const offAmount = (
  discount: Extract<PromotionDiscount, { type: 'percentage' | 'amount' | 'fixedPrice' | 'free' }>,
  amountMinor: Minor,
  country: CountryCode,
): AmountOff => {
  if (discount.type === 'free') return { amountMinor, kind: 'free' }
  if (discount.type === 'percentage') {
    const { percent, caps } = discount
    const off = percentOf(amountMinor, percent)
    const cap = amountIn(caps, country)
    if (cap === undefined || off <= cap) return { amountMinor: off, kind: 'percentage', percent }
    return { amountMinor: cap, kind: 'percentage', percent, capMinor: cap }
  }
  const written = amountIn(discount.amounts, country)
  if (written === undefined) return nothing
  if (discount.type === 'amount') return { amountMinor: Math.min(written, amountMinor), kind: 'amount' }
  return { amountMinor: Math.max(0, amountMinor - written), kind: 'fixedPrice' }
}
