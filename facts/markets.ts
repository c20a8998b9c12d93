/** What every page needs of each country: its name and its money. The rest is in the country table. */
import type { Bilingual, CountryCode } from './country.ts'
import type { Currency } from './money.ts'

type Market = { name: Bilingual; currency: Currency }

export const markets: Readonly<Record<CountryCode, Market>> = {
  SV: { name: { es: 'El Salvador', en: 'El Salvador' }, currency: 'USD' },
  GT: { name: { es: 'Guatemala', en: 'Guatemala' }, currency: 'GTQ' },
  HN: { name: { es: 'Honduras', en: 'Honduras' }, currency: 'HNL' },
  NI: { name: { es: 'Nicaragua', en: 'Nicaragua' }, currency: 'NIO' },
  CR: { name: { es: 'Costa Rica', en: 'Costa Rica' }, currency: 'CRC' },
  EC: { name: { es: 'Ecuador', en: 'Ecuador' }, currency: 'USD' },
}

export function countryName(code: CountryCode, language: keyof Bilingual): string {
  return markets[code].name[language]
}
