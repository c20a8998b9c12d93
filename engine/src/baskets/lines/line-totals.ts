import type { Minor } from '../../../../facts/money.ts'
import type { CalculatedLine } from '../prices/calculation.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What the line is called where it stands alone: its product with everything chosen along with it. */
export const nameOfLine = ({ line, sellable, options }: CalculatedLine): string => {
  const name = sellable?.name ?? line.productId
  const chosen = options.map(({ option, value }) => `${option.name}: ${value.name}`)
  return chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name
}

/** The line after its own discounts, with everything chosen along with it. */
export const amountOfLine = ({ price, options }: CalculatedLine): Minor =>
  (price?.afterItemMinor ?? 0) + sum(options.map((one) => one.price?.priceMinor ?? 0))

/** One piece before discounts, with everything chosen along with it; undefined without a price. */
export const pieceOfLine = ({ price, options }: CalculatedLine): Minor | undefined =>
  price && price.pieceMinor + sum(options.map((one) => one.price?.pieceMinor ?? 0))
