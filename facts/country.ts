/** What law and format say of a country. What a merchant sets (taxes, currency, time zone, order) comes from the site. */

/** The set of countries whose forms are known, by the alphabet; where a shop sells and in which order its site says. */
export const countryCodes = ['CR', 'EC', 'GT', 'HN', 'NI', 'SV'] as const
export type CountryCode = (typeof countryCodes)[number]

export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.some((code) => code === value)
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
  phone: PhoneRule
  /** Whether the country has the tax document called crédito fiscal [S4.014]. */
  fiscalCreditAllowed: boolean
}
