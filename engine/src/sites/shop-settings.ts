import { pagePaths } from '../kernel/page-routes.ts'
import { pictureLink } from '../kernel/picture-link.ts'
import { pagesClientId, type Site } from '../kernel/site.ts'
import type { ShopSettings, ShopSite } from './contract.ts'

/** Countries as the merchant orders them; one that the order does not name stands behind, as the file has it. */
const orderCountries = ({ countries, preferences }: Site) => {
  const place = ({ code }: Site['countries'][number]) => {
    const at = preferences.countryOrder.indexOf(code)
    return at < 0 ? preferences.countryOrder.length : at
  }
  return countries.toSorted((a, b) => place(a) - place(b))
}

/** Whether the table of deliveries can bring anything to a country. */
const delivers = ({ shipping: { methods, rates } }: Site, code: string) =>
  methods.some(({ kind }) => kind !== 'pickup') && rates.some(({ country }) => country === code)

const siteView = (site: Site): ShopSite => {
  const countries = orderCountries(site)
  const place = (code: string) => countries.findIndex((country) => country.code === code)
  return {
    id: site.siteId,
    ...(site.alias === undefined ? {} : { alias: site.alias }),
    name: site.name,
    organizationId: site.organizationId,
    clientId: pagesClientId(site),
    l10n: {
      defaultLocale: site.defaultLocale,
      supportedLocales: site.locales
        .toSorted((one, other) => place(one.country) - place(other.country))
        .map(({ id, alias, name, preferredCurrency }) => ({
          id,
          code: id,
          name,
          preferredCurrency,
          ...(alias === undefined ? {} : { alias }),
        })),
    },
    countries: countries.map(({ code, currency, timeZone, taxName }) => ({
      code,
      currency,
      timeZone,
      taxName,
      delivers: delivers(site, code),
    })),
    theme: site.preferences.theme,
    logo: pictureLink(site, site.logo),
    icon: {
      link: pictureLink(site, site.icon?.path ?? site.logo),
      large: pictureLink(site, site.icon?.large ?? site.logo),
    },
    menu: site.menu,
    supportEmail: (countries.find((country) => country.default) ?? countries[0])?.support.email ?? '',
    allStoresDistance: site.preferences.storeAllDistance,
    words: site.words ?? {},
    callbackPaths: {
      resetPassword: site.callbackPaths?.resetPassword ?? pagePaths.resetPasswordCallback,
      social: site.callbackPaths?.social ?? pagePaths.socialCallback,
    },
  }
}

/**
 * What the pages must know before they can read an address: the sites, their locales and countries, the look and the
 * menus. Public: it holds nothing that a page does not show. The site whose own file says `alsoAs` comes first.
 */
export const shopSettings = (sites: Site[]): ShopSettings => {
  const [first, ...rest] = sites.toSorted((a, b) => Number(isFurther(a, sites)) - Number(isFurther(b, sites)))
  if (!first) throw new Error('No site is configured: import a bundle.')
  return {
    url: { site: first.url?.site ?? 'path', locale: first.url?.locale ?? 'path' },
    defaultSite: first.siteId,
    sites: [first, ...rest].map(siteView),
  }
}

/** Whether a site is another one's further name. */
const isFurther = ({ siteId }: Site, sites: Site[]) => sites.some(({ alsoAs }) => alsoAs?.includes(siteId))
