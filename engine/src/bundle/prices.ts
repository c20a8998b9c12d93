import { Type, type Static } from 'typebox'
import { CountryCode, Exact, Id } from './parts.ts'

/**
 * A row of `prices.csv`. The row with the highest minimum that a basket's total of the SKU reaches counts: pieces,
 * or metres for lengths of choice. `quote` instead of an amount: from there on it can only be quoted.
 */
export const PriceRow = Exact({
  country: CountryCode,
  sku: Id,
  minQuantity: Type.String({ pattern: '^\\d{1,6}(\\.\\d{1,3})?$' }),
  amount: Type.String({ pattern: '^(\\d{1,12}(\\.\\d{1,2})?|quote)$' }),
})
export type PriceRow = Static<typeof PriceRow>

/** The head line of the file. */
export const priceColumns = ['country', 'sku', 'minQuantity', 'amount'] as const satisfies (keyof PriceRow)[]
