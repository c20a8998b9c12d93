import type { CountryCode } from '../../../../facts/country.ts'

/** One preferred store per country, as the customer's record keeps it (S3.011). */
export type PreferredStore = { storeId: string; countryCode: string }

const isPreferred = (value: unknown): value is PreferredStore =>
  typeof value === 'object' && value !== null && 'storeId' in value && 'countryCode' in value

/** Reads c_preferredStoreId; anything unreadable is no preference. */
export const readPreferred = (text: unknown): PreferredStore[] => {
  if (typeof text !== 'string') return []
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isPreferred) : []
  } catch {
    return []
  }
}

/** The stores kept for a country (S4.078). */
export const preferredIn = (list: readonly PreferredStore[], country: CountryCode) =>
  list.filter((one) => one.countryCode === country)
