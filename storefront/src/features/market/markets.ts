import { type CountryCode, countryName } from '../../../../facts/countries.ts'
import { type Language, localeOf } from '../../../../facts/locales.ts'
import type { Place, SiteLocale } from '../../lib/locale-url.ts'

/** The locale of a country in the shopper's language: changing country keeps the language (S4.044). */
export const localeFor = (
  locales: readonly SiteLocale[],
  country: CountryCode,
  language: Language,
): SiteLocale | undefined => locales.find((locale) => locale.id === localeOf(language, country))

/** Countries of a site in the configured order (S9.032), each named in the shopper's language. */
export const marketsOf = ({ site }: Place, language: Language): { country: CountryCode; name: string }[] => {
  const countries = site.l10n.supportedLocales.map((locale) => locale.id.slice(3) as CountryCode)
  return [...new Set(countries)].map((country) => ({ country, name: countryName(country, language) }))
}
