/** The six countries of the store [S1.017]. */
import type { Country, CountryCode } from './country.ts'
import { countryTable } from './country-table.ts'

export type { Country, CountryCode } from './country.ts'
export { countryName } from './country-name.ts'
export { countryOrder, defaultCountry, isCountryCode } from './country.ts'

export const countries: Readonly<Record<CountryCode, Country>> = countryTable
