/** The six countries of the store [S1.017]. */
import type { Bilingual, Country, CountryCode } from './country.ts'
import { countryOrder } from './country.ts'
import { countryTable } from './country-table.ts'
import type { Currency } from './money.ts'

export type { AddressLevel, Bilingual, Country, CountryCode, PhoneRule } from './country.ts'
export { countryOrder, defaultCountry, isCountryCode } from './country.ts'

export const countries: Readonly<Record<CountryCode, Country>> = countryTable

export function countryName(code: CountryCode, language: keyof Bilingual): string {
  return countries[code].name[language]
}

/** The countries that use a currency, in the default order. */
export function countriesWithCurrency(currency: Currency): CountryCode[] {
  return countryOrder.filter((code) => countries[code].currency === currency)
}
