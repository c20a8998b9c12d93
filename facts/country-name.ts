/** The name of each country, in both languages. */
import type { Bilingual, CountryCode } from './country.ts'

const countryNames: Readonly<Record<CountryCode, Bilingual>> = {
  SV: { es: 'El Salvador', en: 'El Salvador' },
  GT: { es: 'Guatemala', en: 'Guatemala' },
  HN: { es: 'Honduras', en: 'Honduras' },
  NI: { es: 'Nicaragua', en: 'Nicaragua' },
  CR: { es: 'Costa Rica', en: 'Costa Rica' },
  EC: { es: 'Ecuador', en: 'Ecuador' },
}

export function countryName(code: CountryCode, language: keyof Bilingual): string {
  return countryNames[code][language]
}
