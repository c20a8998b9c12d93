import type { CountryCode } from '../../../../facts/countries.ts'
import { type Minor, multiplyRatio } from '../../../../facts/money.ts'
import type { Sellable } from '../../products/index.ts'
import { amountOf, type BasketLine } from '../basket.ts'
import { optionsOfLine, type ResolvedOption } from './line-options.ts'

/** `unavailable`: gone, offline, not sold in the country or without a price there, in a length that no piece has. */
export type LineStatus = 'purchasable' | 'quote' | 'unavailable'

const isAgreed = (line: BasketLine, country: CountryCode) => line.agreed?.country === country

/** The tier with the highest minimum that the total reaches; below the first minimum the first one counts. Ascending. */
export const tierFor = <Tier extends { minQuantity: number }>(
  tiers: readonly Tier[],
  total: number,
): Tier | undefined => tiers.findLast(({ minQuantity }) => minQuantity <= total) ?? tiers[0]

/** Pieces or millimetres of each SKU over all lines; agreed lines have a price of their own and lift no tier. */
const totalsBySku = (lines: readonly BasketLine[], country: CountryCode) => {
  const totals = new Map<string, number>()
  for (const line of lines) {
    if (isAgreed(line, country)) continue
    totals.set(line.productId, (totals.get(line.productId) ?? 0) + amountOf(line))
  }
  return totals
}

/** A line with its price before discounts; without one it has none to show. */
export type CheckedLine = {
  line: BasketLine
  sellable: Sellable | undefined
  status: LineStatus
  /** Price list amount per piece or metre whatever was agreed. */
  salesUnitMinor: Minor | undefined
  /** One piece, or one metre of cut goods. */
  unitMinor: Minor | undefined
  /** One piece at its length. */
  pieceMinor: Minor | undefined
  /** What was chosen along with it; of an unavailable line nothing. */
  options: ResolvedOption[]
  /** The price is that of an accepted quote. */
  isAgreed: boolean
}

const pieceOf = (unitMinor: Minor, line: BasketLine): Minor =>
  line.lengthMm === undefined ? unitMinor : multiplyRatio(unitMinor, line.lengthMm, 1000)

const checkLine = (
  line: BasketLine,
  sellable: Sellable | undefined,
  total: number,
  country: CountryCode,
): CheckedLine => {
  const nothing = {
    line,
    sellable,
    salesUnitMinor: undefined,
    pieceMinor: undefined,
    unitMinor: undefined,
    options: [],
    isAgreed: false,
  }
  const hasLength = line.lengthMm === undefined || (sellable?.cut && line.lengthMm > 0)
  const exists = sellable?.online && sellable.soldInCountry && hasLength
  const options = sellable && optionsOfLine(line, sellable)
  if (!sellable || !exists || !options) return { ...nothing, status: 'unavailable' }
  const row = tierFor(sellable.prices, total)
  const salesUnitMinor = row?.amountMinor ?? undefined
  if (line.agreed && isAgreed(line, country)) {
    const { pieceMinor } = line.agreed
    const unitMinor =
      line.lengthMm === undefined ? pieceMinor : multiplyRatio(pieceMinor, 1000, line.lengthMm)
    return {
      line,
      sellable,
      salesUnitMinor,
      status: 'purchasable',
      pieceMinor,
      unitMinor,
      // What was agreed is the price of the piece with everything chosen along with it.
      options: options.map(({ option, value }) => ({ option, value: { ...value, pieceMinor: 0 } })),
      isAgreed: true,
    }
  }
  if (sellable.sellMode === 'quote' || row?.amountMinor === null) {
    return { ...nothing, options, status: 'quote' }
  }
  if (salesUnitMinor === undefined) return { ...nothing, status: 'unavailable' }
  return {
    line,
    sellable,
    salesUnitMinor,
    status: 'purchasable',
    pieceMinor: pieceOf(salesUnitMinor, line),
    unitMinor: salesUnitMinor,
    options,
    isAgreed: false,
  }
}

/** Judges every line: can it be bought, must it be quoted, is it gone; and what does a piece cost by tier. */
export const checkLines = (
  lines: readonly BasketLine[],
  goods: ReadonlyMap<string, Sellable>,
  country: CountryCode,
): CheckedLine[] => {
  const totals = totalsBySku(lines, country)
  return lines.map((line) =>
    checkLine(line, goods.get(line.productId), totals.get(line.productId) ?? amountOf(line), country),
  )
}
