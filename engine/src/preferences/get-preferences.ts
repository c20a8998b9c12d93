import type { CountryCode } from '../../../facts/country.ts'
import { fromUnderscore, splitLocale } from '../../../facts/locales.ts'
import { writeJson } from '../kernel/schema.ts'
import { localize } from '../kernel/localized.ts'
import type { Operation } from '../kernel/operation.ts'
import type { Site, SiteCountry } from '../kernel/site.ts'
import { holidaysAhead } from '../stores/index.ts'
import type { preferenceContract } from './contract.ts'

const byCountry = <T>(site: Site, of: (country: SiteCountry) => T): { [Code in CountryCode]?: T } =>
  Object.fromEntries(site.countries.map((country) => [country.code, of(country)]))

/** The merchant's settings that pages need, for one locale (S7.047): a body that is a JSON text. */
export const getPreferences = (async (ctx, { query }) => {
  const { site } = ctx
  const locale = (query.c_localSite && fromUnderscore(query.c_localSite)) || ctx.locale
  const country = site.countries.find(({ code }) => code === splitLocale(locale).country)
  const { secondMenuCategoryName, ...preferences } = site.preferences
  const menuEntry = ({ categoryId, name }: typeof site.menu.first) => ({
    categoryId,
    name: localize(name, locale),
  })
  return {
    body: writeJson({
      ...preferences,
      secondMenuCategoryName: localize(secondMenuCategoryName, locale),
      siteName: site.name,
      menu: { first: menuEntry(site.menu.first), second: menuEntry(site.menu.second) },
      paymentMethods: byCountry(site, ({ paymentMethods }) => paymentMethods),
      storeCities: byCountry(site, ({ storeCities }) => storeCities),
      ...(country
        ? { support: { ...country.support, hours: localize(country.support.hours, locale) } }
        : undefined),
      ...(country?.chatHours
        ? { chatHours: { hours: country.chatHours, closedDays: holidaysAhead(country, ctx.now) } }
        : undefined),
    }),
  }
}) satisfies Operation<typeof preferenceContract.getPreferences>
