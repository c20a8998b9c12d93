/** Who the invoice is for: taxpayer type, fiscal credit and economic activity. */
import { countries } from './countries.ts'
import type { CountryCode } from './country.ts'

/** Natural person or company [S4.012]. */
export const taxpayerTypes = ['natural', 'juridico'] as const
export type TaxpayerType = (typeof taxpayerTypes)[number]

/** 'other' asks for a crédito fiscal document [S4.013]. */
export const fiscalCredits = ['no', 'other'] as const
export type FiscalCredit = (typeof fiscalCredits)[number]

/** Stored values besides these: the affirmative of fiscal credit and the ordinary checkout flow [S3.044]. */
export const taxConstants = { si: 'si', normal: 'normal' } as const

/** Anything but 'no' means that the credit document is wanted [S4.013]. */
export function isFiscalCredit(value: string): boolean {
  return value !== 'no'
}

/** Only El Salvador, in either language, has the document [S4.014]. */
export function allowsFiscalCredit(country: CountryCode): boolean {
  return countries[country].fiscalCreditAllowed
}

/** The choices to show; a single one needs no control. */
export function fiscalCreditOptions(country: CountryCode): readonly FiscalCredit[] {
  return allowsFiscalCredit(country) ? fiscalCredits : ['no']
}

/** Whether somebody without fiscal credit may give an activity: all but a natural person there [S4.015]. */
export function allowsEconomicActivity(country: CountryCode, taxpayer: TaxpayerType): boolean {
  return !(allowsFiscalCredit(country) && taxpayer === 'natural')
}

export type FieldPresence = 'hidden' | 'optional' | 'required'

/** How the form treats the economic activity: required with fiscal credit, else offered where allowed. */
export function economicActivityPresence(
  country: CountryCode,
  taxpayer: TaxpayerType,
  fiscalCredit: FiscalCredit,
): FieldPresence {
  if (allowsFiscalCredit(country) && isFiscalCredit(fiscalCredit)) return 'required'
  return allowsEconomicActivity(country, taxpayer) ? 'optional' : 'hidden'
}

/** How the form treats the NRC: part of the crédito fiscal document and of nothing else. */
export function nrcPresence(country: CountryCode, fiscalCredit: FiscalCredit): FieldPresence {
  return allowsFiscalCredit(country) && isFiscalCredit(fiscalCredit) ? 'required' : 'hidden'
}
