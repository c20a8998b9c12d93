import type { ShopSettings, ShopSite } from '../../../engine/src/sites/contract.ts'

export type { ShopSettings, ShopSite }

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

/** What the tax is called in a country of the shop; blank where it does not sell. */
export const taxNameIn = (shop: ShopSite, code: string | undefined): string =>
  countryIn(shop, code)?.taxName ?? ''

/** Time zone of a country of the shop; UTC where it does not sell. */
export const timeZoneIn = (shop: ShopSite, code: string | undefined): string =>
  countryIn(shop, code)?.timeZone ?? 'UTC'

/** Whether goods can be brought to a country; elsewhere they are picked up. */
export const deliversTo = (shop: ShopSite, code: string | undefined): boolean =>
  countryIn(shop, code)?.delivers ?? false
