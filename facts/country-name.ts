/** The name of each country, and of a country's tax, in both languages. */
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

/** Value added taxes by the initials of their Spanish names: on goods and services (IVA), on sales (ISV). */
const valueAddedTaxes: ReadonlySet<string> = new Set(['IVA', 'ISV'])

/**
 * The name of a country's tax as it is read: 'IVA'; in English 'VAT (IVA)', since whoever reads it there may not know the
 * initials that stand on the invoice. A name of the merchant's own stays as it is.
 */
export function taxNameText(name: string, language: keyof Bilingual): string {
  return language === 'en' && valueAddedTaxes.has(name) ? `VAT (${name})` : name
}
