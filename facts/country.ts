/** What is known of a country, and the order in which the six are shown. */
import type { Currency } from './money.ts'

/** The countries in the default order of the country selector [S9.032]: the default country first. */
export const countryOrder = ['SV', 'GT', 'HN', 'NI', 'CR', 'EC'] as const
export type CountryCode = (typeof countryOrder)[number]
export const defaultCountry: CountryCode = 'SV'

export function isCountryCode(value: unknown): value is CountryCode {
  return countryOrder.some((code) => code === value)
}

/** A text in both languages. */
export type Bilingual = { es: string; en: string }

export type PhoneRule = {
  /** Without the plus sign. */
  callingCode: string
  /** Digits after the calling code. */
  nationalLengths: readonly number[]
  mobile: RegExp
  fixed: RegExp
  /** A digit people type before the national number and that E.164 leaves out. */
  trunkPrefix?: string
  /** Display of a mobile number, # per digit as typed. */
  mask: string
  /** Display of a landline where it differs. */
  fixedMask?: string
  example: string
}

export type Country = {
  code: CountryCode
  name: Bilingual
  currency: Currency
  symbol: string
  taxName: string
  /** Standard rate in basis points; products may carry another class. */
  taxRateBasisPoints: number
  phone: PhoneRule
  timeZone: string
  /** Whether the country has the tax document called crédito fiscal [S4.014]. */
  fiscalCreditAllowed: boolean
}
