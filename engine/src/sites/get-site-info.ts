import { localeOf } from '../../../facts/locales.ts'
import { writeJson } from '../kernel/schema.ts'
import { localize } from '../kernel/localized.ts'
import type { Operation } from '../kernel/operation.ts'
import type { siteContract } from './contract.ts'

/** Where the site sells, in the languages it speaks (S7.046): a body that is a JSON text. */
export const getSiteInfo = (async ({ site, language }) => {
  const country = (code: string) => site.countries.find((one) => one.code === code)
  const standard = site.locales.find(({ id }) => id === site.defaultLocale)
  return {
    body: writeJson({
      allowed_locales: site.locales.map((locale) => ({
        id: locale.id,
        language: locale.language,
        country: locale.country,
        display_country: localize(country(locale.country)?.name, localeOf(language, locale.country)),
      })),
      allowed_currencies: [...new Set(site.countries.map(({ currency }) => currency))],
      default_currency: standard?.preferredCurrency ?? site.countries.find((one) => one.default)?.currency,
    }),
  }
}) satisfies Operation<typeof siteContract.getSiteInfo>
