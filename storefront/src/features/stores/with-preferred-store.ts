import type { CountryCode } from '../../../../facts/country.ts'
import { preferredIn, type PreferredStore } from './preferred-stores.ts'

/**
 * The list after choosing a store in a country: the store replaces that country's entry (S4.082). With `onlyIfNone` an
 * existing entry stays and the result is undefined: nothing to save (S4.083). Without a store the country's entry is
 * removed (S4.075).
 */
export const withPreferredStore = (
  list: readonly PreferredStore[],
  country: CountryCode,
  storeId: string | undefined,
  onlyIfNone = false,
): PreferredStore[] | undefined => {
  if (onlyIfNone && preferredIn(list, country).length > 0) return undefined
  const others = list.filter((one) => one.countryCode !== country)
  return storeId === undefined ? others : [...others, { storeId, countryCode: country }]
}
