import type { ProductPrices } from '../../api/prices.ts'
import { readAmount, writeAmount } from '../../lib/amount.ts'

/** A product of the list with its price; amounts in hundredths. */
export type PriceRow = {
  sku: string
  name: string
  tiers: ProductPrices['tiers']
  /** What it costs the merchant, with tax as prices are; undefined where nobody said, or who looks may not know. */
  cost?: number | undefined
  /** What was typed; undefined: as it is. */
  typed: string | undefined
}

/** The price from the lowest minimum on; undefined where it is a quote, or none. */
export const priceNow = ({ tiers }: Pick<PriceRow, 'tiers'>): number | undefined => {
  const [first] = tiers.toSorted((a, b) => Number(a.minQuantity) - Number(b.minQuantity))
  return first && first.amount !== 'quote' ? readAmount(first.amount) : undefined
}

/** The price as it would be: a number, undefined where nothing was typed, null where what was typed is no price. */
export const priceNext = ({ typed }: Pick<PriceRow, 'typed'>): number | undefined | null => {
  if (typed === undefined) return undefined
  const minor = readAmount(typed)
  return minor === undefined || minor === 0 ? null : minor
}

/** What of the price, as it would be, is left beside its cost: a share of it. */
export const marginOf = (row: PriceRow): number | undefined => {
  const price = priceNext(row) ?? priceNow(row)
  return row.cost === undefined || !price ? undefined : (price - row.cost) / price
}

export const isChanged = (row: PriceRow): boolean => {
  const next = priceNext(row)
  return typeof next === 'number' && next !== priceNow(row)
}

type Rate = { currency: string; perUsd: string; validFrom: string }

/** What one unit of the first currency is in the second, by the rates of a day (ISO); undefined where one has none. */
export const factorBetween = (
  rates: readonly Rate[],
  [from, to]: readonly [from: string, to: string],
  day: string,
): number | undefined => {
  if (from === to) return 1
  const perUsd = (currency: string) => {
    const valid = rates.filter((rate) => rate.currency === currency && rate.validFrom <= day)
    const latest = valid.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)
    return latest && Number(latest.perUsd)
  }
  const [one, other] = [perUsd(from), perUsd(to)]
  return one && other ? other / one : undefined
}

/** A price by a share dearer (0.04) or cheaper, rounded to a step in hundredths; never below one step. */
export const raisePrice = (minor: number, share: number, step: number): number =>
  Math.max(step, Math.round((minor * (1 + share)) / step) * step)

/**
 * The tiers as they would be: the first has the new price, further amounts move by the same share, quotes stay. A product
 * without a price gets one tier.
 */
export const tiersNext = (row: PriceRow): ProductPrices['tiers'] => {
  const [now, next] = [priceNow(row), priceNext(row)]
  if (typeof next !== 'number') return row.tiers
  const [first, ...rest] = row.tiers.toSorted((a, b) => Number(a.minQuantity) - Number(b.minQuantity))
  if (!first) return [{ minQuantity: '1', amount: writeAmount(next) }]
  const moved = rest.map((tier) => {
    const minor = tier.amount === 'quote' ? undefined : readAmount(tier.amount)
    return minor === undefined || now === undefined
      ? tier
      : { ...tier, amount: writeAmount(raisePrice(minor, next / now - 1, 1)) }
  })
  return [{ ...first, amount: writeAmount(next) }, ...moved]
}
