import type { CountryCode } from '../../../facts/countries.ts'
import { fromMajor, toMajor } from '../../../facts/money.ts'
import type { ProductRow } from './queries.ts'
import type { PriceRow } from './sellable.ts'

type Priced = Pick<ProductRow, 'prices' | 'cut' | 'sellMode'>

/** Prices of goods that are only quoted are the desk's starting point: nobody sees them. */
const shownPrices = ({ prices, sellMode }: Priced): PriceRow[] => (sellMode === 'quote' ? [] : prices)

/** Price of one piece (one metre), minor units. */
export const firstPrice = (row: Priced): number | undefined => shownPrices(row)[0]?.amountMinor ?? undefined

/** Where the price list stops naming amounts: pieces, or metres of cut goods. */
export const quoteFrom = (row: Priced): number | undefined => {
  const step = shownPrices(row).find(({ amountMinor }) => amountMinor === null)
  return step && (row.cut ? step.minQuantity / 1000 : step.minQuantity)
}

/** Price books are named after their country, since two countries share a currency. */
export const priceBook = (country: CountryCode, kind: 'list' | 'sale') => `${kind}-${country.toLowerCase()}`

/** The steps of the price list; with `perPricebook` the price it is reduced from stands beside the first. */
export const tieredPrices = (row: Priced, country: CountryCode, perPricebook: boolean) => {
  const tiers = shownPrices(row).flatMap(({ minQuantity, amountMinor }) =>
    amountMinor === null
      ? []
      : [
          {
            quantity: row.cut ? minQuantity / 1000 : minQuantity,
            price: toMajor(amountMinor),
            pricebook: priceBook(country, 'sale'),
          },
        ],
  )
  const first = shownPrices(row)[0]
  const list = first?.listMinor
  if (!perPricebook || list === null || list === undefined || !tiers[0]) return tiers
  return [{ ...tiers[0], price: toMajor(list), pricebook: priceBook(country, 'list') }, ...tiers]
}

/** Prices of a thing with one price list. Registered shoppers only: callers ask for the audience. */
export const priceView = (row: Priced, country: CountryCode, perPricebook: boolean) => {
  const minor = firstPrice(row)
  if (minor === undefined) return undefined
  const price = toMajor(minor)
  const tiers = tieredPrices(row, country, perPricebook)
  return {
    price,
    pricePerUnit: price,
    prices: Object.fromEntries(tiers.toReversed().map((tier) => [tier.pricebook, tier.price])),
    tieredPrices: tiers,
  }
}

/** Prices of a master: from its cheapest to its dearest variant. */
export const rangeView = (variants: readonly Priced[], country: CountryCode) => {
  const known = variants.flatMap((variant) => firstPrice(variant) ?? [])
  if (known.length === 0) return undefined
  const [minPrice, maxPrice] = [toMajor(Math.min(...known)), toMajor(Math.max(...known))]
  return {
    price: minPrice,
    priceMax: maxPrice,
    pricePerUnit: minPrice,
    priceRanges: [{ minPrice, maxPrice, pricebook: priceBook(country, 'sale') }],
  }
}

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
export const priceOfSet = (parts: readonly SetPart[]): number | undefined => {
  const amounts = parts.map(amountOf)
  if (amounts.length === 0 || amounts.includes(undefined)) return undefined
  return toMajor(amounts.reduce<number>((sum, one = 0) => sum + one, 0))
}
