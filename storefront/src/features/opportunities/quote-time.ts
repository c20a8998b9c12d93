import { isCountryCode } from '../../../../facts/country.ts'
import { todayIn } from '../../../../facts/dates.ts'
import { formatDate } from '../../../../facts/format-date.ts'
import { countries } from '../../../../facts/countries.ts'

/** A moment as a day of the quote's country: 05/02/2026 (S5.033). */
export const quoteTime = (at: string, country: string): string =>
  formatDate(todayIn(isCountryCode(country) ? countries[country].timeZone : 'UTC', new Date(at)))
