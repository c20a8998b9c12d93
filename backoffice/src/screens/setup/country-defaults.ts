import type { CountryCode } from '../../../../facts/country.ts'

type CountryDefaults = { currency: 'USD' | 'GTQ' | 'HNL' | 'NIO' | 'CRC'; timeZone: string; taxName: string }

/** What a shop of each country begins with, in the order of the choice. Rates of tax are the merchant's to say. */
export const countryDefaults: Readonly<Record<CountryCode, CountryDefaults>> = {
  SV: { currency: 'USD', timeZone: 'America/El_Salvador', taxName: 'IVA' },
  GT: { currency: 'GTQ', timeZone: 'America/Guatemala', taxName: 'IVA' },
  HN: { currency: 'HNL', timeZone: 'America/Tegucigalpa', taxName: 'ISV' },
  NI: { currency: 'NIO', timeZone: 'America/Managua', taxName: 'IVA' },
  CR: { currency: 'CRC', timeZone: 'America/Costa_Rica', taxName: 'IVA' },
  EC: { currency: 'USD', timeZone: 'America/Guayaquil', taxName: 'IVA' },
}
