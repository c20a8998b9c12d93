import { type CountryCode, isCountryCode } from '../../../facts/country.ts'

export type PreferredStore = { storeId: string; countryCode: CountryCode }

const isPreferredStore = (entry: unknown): entry is PreferredStore =>
  typeof entry === 'object' &&
  entry !== null &&
  'storeId' in entry &&
  typeof entry.storeId === 'string' &&
  entry.storeId.length <= 64 &&
  'countryCode' in entry &&
  isCountryCode(entry.countryCode)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads c_preferredStoreId: one store per country, the last named wins [S3.011]. Undefined when it is no such list. */
export const readPreferredStores = (text: string): PreferredStore[] | undefined => {
  const list = parseJson(text)
  if (!Array.isArray(list) || !list.every(isPreferredStore)) return undefined
  const byCountry = new Map(list.map(({ storeId, countryCode }) => [countryCode, { storeId, countryCode }]))
  return [...byCountry.values()]
}
