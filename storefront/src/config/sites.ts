import { countryOrder } from '../../../facts/country.ts'
import { languages, localeOf } from '../../../facts/locales.ts'
import { countryName, markets } from '../../../facts/markets.ts'
import type { Sites } from '../lib/locale-url.ts'

const supportedLocales = countryOrder.flatMap((country) =>
  languages.map((language) => ({
    id: localeOf(language, country),
    code: localeOf(language, country),
    name: countryName(country, language),
    preferredCurrency: markets[country].currency,
  })),
)

/** The sites the storefront serves: one, with a locale per language and country [S1.017] [S3.031]. */
export const sites: Sites = {
  url: { site: 'path', locale: 'path' },
  defaultSite: 'Lamina',
  sites: [{ id: 'Lamina', name: 'Lámina', l10n: { supportedLocales, defaultLocale: 'es-SV' } }],
}
