import { countries, countryName, countryOrder } from '../../../facts/countries.ts'
import { languages, localeOf } from '../../../facts/locales.ts'
import type { Sites } from '../lib/locale-url.ts'

const supportedLocales = countryOrder.flatMap((country) =>
  languages.map((language) => ({
    id: localeOf(language, country),
    code: localeOf(language, country),
    name: countryName(country, language),
    preferredCurrency: countries[country].currency,
  })),
)

/** The sites the storefront serves: one, with a locale per language and country [S1.017] [S3.031]. */
export const sites: Sites = {
  url: { site: 'path', locale: 'path' },
  defaultSite: 'Lamina',
  sites: [{ id: 'Lamina', name: 'Lámina', l10n: { supportedLocales, defaultLocale: 'es-SV' } }],
}
