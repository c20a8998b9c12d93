import type { CountryCode } from '../../../facts/country.ts'
import { todayIn } from '../../../facts/dates.ts'
import { fromUnderscore, type LocaleId, splitLocale } from '../../../facts/locales.ts'
import { writeJson } from '../kernel/schema.ts'
import { localize } from '../kernel/localized.ts'
import type { Operation } from '../kernel/operation.ts'
import type { Site, SiteCountry } from '../kernel/site.ts'
import { holidaysAhead } from '../stores/index.ts'
import type { preferenceContract } from './contract.ts'

const byCountry = <T>(site: Site, of: (country: SiteCountry) => T): { [Code in CountryCode]?: T } =>
  Object.fromEntries(site.countries.map((country) => [country.code, of(country)]))

const write = (site: Site, locale: LocaleId, country: SiteCountry | undefined, now: Date) => {
  const { secondMenuCategoryName, ...preferences } = site.preferences
  const menuEntry = ({ categoryId, name }: typeof site.menu.first) => ({
    categoryId,
    name: localize(name, locale),
  })
  return writeJson({
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
      ? { chatHours: { hours: country.chatHours, closedDays: holidaysAhead(country, now) } }
      : undefined),
  })
}

/** What was written of a site as it was read, by locale; the holidays ahead make it one of a day. */
type Written = { day: string; body: ReturnType<typeof write> }
const written = new WeakMap<Site, Map<LocaleId, Written>>()

/** The merchant's settings that pages need, for one locale (S7.047): a body that is a JSON text. */
export const getPreferences = (async (ctx, { query }) => {
  const { site, now } = ctx
  const locale = (query.c_localSite && fromUnderscore(query.c_localSite)) || ctx.locale
  const country = site.countries.find(({ code }) => code === splitLocale(locale).country)
  const day = country ? todayIn(country.timeZone, now) : ''
  const known = written.get(site) ?? new Map<LocaleId, Written>()
  written.set(site, known)
  const found = known.get(locale)
  if (found?.day === day) return { body: found.body }
  const body = write(site, locale, country, now)
  // A locale that no country of the shop has is whatever somebody wrote.
  if (country) known.set(locale, { day, body })
  return { body }
}) satisfies Operation<typeof preferenceContract.getPreferences>
