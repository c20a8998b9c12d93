import type { CountryCode } from '../../../../facts/country.ts'
import { digitsOnly, formatPhone, toE164 } from '../../../../facts/phone.ts'

/** A stored number as a phone field shows it: the digits people of the country dial. */
export const phoneFieldValue = (country: CountryCode, stored: string): string =>
  digitsOnly(formatPhone(country, stored))

/** What to store for a field's digits: the international number where the country knows it, the former one if it is the same. */
export const phoneToStore = (country: CountryCode, digits: string, former = ''): string =>
  digits === phoneFieldValue(country, former) ? former : (toE164(country, digits) ?? digits)
