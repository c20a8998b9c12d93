/** The six countries of the store [S1.017]. */
import type { Country, CountryCode } from './country.ts'
import { countryOrder } from './country.ts'
import { countryTable } from './country-table.ts'
import type { Currency } from './money.ts'

export type { Country, CountryCode } from './country.ts'
export { countryName } from './markets.ts'
export { countryOrder, defaultCountry, isCountryCode } from './country.ts'

export const countries: Readonly<Record<CountryCode, Country>> = countryTable

/** The countries that use a currency, in the default order. */
export function countriesWithCurrency(currency: Currency): CountryCode[] {
  return countryOrder.filter((code) => countries[code].currency === currency)
}
