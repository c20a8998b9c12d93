import type { ShopSettings, ShopSite } from '../../../engine/src/sites/contract.ts'
import type { Sites } from '../lib/locale-url.ts'

export type { ShopSettings, ShopSite }

const known = new WeakMap<ShopSettings, Sites>()

/** How addresses of the shop are read and written: its sites with their locales, and where each stands. */
export const sitesOf = (settings: ShopSettings): Sites => {
  const made = known.get(settings) ?? {
    url: settings.url,
    defaultSite: settings.sites[0]?.id ?? '',
    sites: settings.sites.map(({ id, alias, name, defaultLocale, locales }) => ({
      id,
      ...(alias === undefined ? {} : { alias }),
      name,
      l10n: { defaultLocale, supportedLocales: locales.map((locale) => ({ ...locale, code: locale.id })) },
    })),
  }
  known.set(settings, made)
  return made
}

/** The settings of a site. Throws when the shop has no such site. */
export const siteSettings = (settings: ShopSettings, siteId: string): ShopSite => {
  const site = settings.sites.find(({ id }) => id === siteId)
  if (!site) throw new Error(`The shop has no site '${siteId}'`)
  return site
}

type ShopCountry = ShopSite['countries'][number]

/** What is the merchant's of a country: time zone, name of the tax. Undefined where the shop does not sell. */
export const countryIn = ({ countries }: ShopSite, code: string | undefined): ShopCountry | undefined =>
  countries.find((country) => country.code === code)

/** Time zone of a country of the shop; UTC where it does not sell. */
export const timeZoneIn = (shop: ShopSite, code: string | undefined): string =>
  countryIn(shop, code)?.timeZone ?? 'UTC'
