import { QueryClient } from '@tanstack/react-query'
import { countryOf, languageOf } from '../../../facts/locales.ts'
import { createCall, type Transport } from '../api/call.ts'
import type { Env, PublicSettings } from '../api/env.tsx'
import { withSessionRenewal } from '../api/renew-session.ts'
import type { Shopper, ShopperStore } from '../api/shopper.ts'
import { queryDefaults } from '../config/query-defaults.ts'
import { type ShopSettings, siteSettings } from '../api/shop.ts'
import type { Translate } from '../lib/i18n/i18n.ts'
import { buildUrl, type Place } from '../lib/locale-url.ts'
import { newId } from '../lib/new-id.ts'

export type EnvParts = {
  shop: ShopSettings
  place: Place
  shopper: Shopper
  shoppers: ShopperStore
  settings: PublicSettings
  transport: Transport
  t: Translate
  /** Milliseconds a call may take. */
  timeout: number
}

const mostUrls = 2_000
const urls = new WeakMap<Place['locale'], Map<string, string>>()

/** The URL of an app path. A page has hundreds of links, most of them to where others led: each is written once. */
const cachedHref = (sites: ShopSettings, place: Place) => {
  const known = urls.get(place.locale) ?? new Map<string, string>()
  urls.set(place.locale, known)
  return (path: string): string => {
    const found = known.get(path)
    if (found !== undefined) return found
    const url = buildUrl(sites, path, place)
    if (known.size < mostUrls) known.set(path, url)
    return url
  }
}

/** Everything a screen may know: one per document, on the server one per request. */
export const createEnv = ({ shop, place, transport, timeout, ...rest }: EnvParts): Env => {
  const site = siteSettings(shop, place.site.id)
  const sites = shop
  const locale = place.locale.id
  return {
    ...rest,
    place,
    shop: site,
    sites,
    locale,
    language: languageOf(locale),
    country: countryOf(locale),
    currency: place.locale.preferredCurrency,
    queries: new QueryClient({ defaultOptions: { queries: queryDefaults, mutations: { retry: false } } }),
    call: withSessionRenewal(
      createCall({
        transport,
        organizationId: site.organizationId,
        siteId: place.site.id,
        locale,
        timeout,
        newId,
      }),
      rest.shoppers,
    ),
    href: cachedHref(sites, place),
  }
}
