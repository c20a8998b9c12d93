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

/**
 * The list after choosing a store in a country: it takes the place of that country's entry (S4.082). With
 * `onlyIfNone` an existing entry stays and the answer is undefined: nothing to save (S4.083). Without a store the
 * country's entry goes (S4.075).
 */
export const withPreferred = (
  list: readonly PreferredStore[],
  country: CountryCode,
  storeId: string | undefined,
  onlyIfNone = false,
): PreferredStore[] | undefined => {
  if (onlyIfNone && preferredIn(list, country).length > 0) return undefined
  const others = list.filter((one) => one.countryCode !== country)
  return storeId === undefined ? others : [...others, { storeId, countryCode: country }]
}
