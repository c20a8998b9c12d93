import type { LocaleId } from '../../../facts/locales.ts'
import type { Currency } from '../../../facts/money.ts'
import { splitUrl } from './split-url.ts'

export type SiteLocale = {
  id: LocaleId
  alias?: string
  code: string
  name: string
  preferredCurrency: Currency
}
export type Site = {
  id: string
  alias?: string
  name: string
  l10n: { supportedLocales: readonly SiteLocale[]; defaultLocale: LocaleId }
}
/** Where an identifier stands in a URL [S2.047] [S2.048]; `none`: nowhere, and the default is served. */
export type UrlPlace = 'path' | 'query_param' | 'none'
export type Sites = {
  sites: readonly Site[]
  defaultSite: string
  url: { site: UrlPlace; locale: UrlPlace }
}
export type Place = { site: Site; locale: SiteLocale }
/** `path` is the app's own URL (path, query, hash) without site and locale. */
export type ParsedUrl = Place & { path: string }

const isSameRef = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const isNamed = (one: { id: string; alias?: string }, ref: string) =>
  isSameRef(one.id, ref) || (one.alias !== undefined && isSameRef(one.alias, ref))
const refOf = (one: { id: string; alias?: string }) => one.alias ?? one.id

/** The site served when the URL names none. Throws when the configuration lacks it [S8.050] [S8.051]. */
export const defaultSiteOf = (config: Sites): Site => {
  if (!config.sites?.length) throw new Error("Configuration error: 'sites' lists no site")
  if (!config.defaultSite) throw new Error("Configuration error: 'defaultSite' is missing")
  const site = config.sites.find((one) => isNamed(one, config.defaultSite))
  if (!site)
    throw new Error(`Configuration error: 'defaultSite' names the unknown site '${config.defaultSite}'`)
  return site
}

/** The locale of a site by id or alias, whatever the case; its default locale without one. */
export const localeIn = (site: Site, ref: string = site.l10n.defaultLocale): SiteLocale | undefined =>
  site.l10n.supportedLocales.find((one) => isNamed(one, ref))

const defaultLocaleOf = (site: Site): SiteLocale => {
  const locale = localeIn(site)
  if (!locale) throw new Error(`Configuration error: site '${site.id}' does not support its 'defaultLocale'`)
  return locale
}

const siteIn = (config: Sites, ref: string) => config.sites.find((one) => isNamed(one, ref))

const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Takes `name=` out of a raw query without touching the rest of its bytes. */
const takeParam = (query: string, name: string) => {
  const pairs = query.split('&').filter((pair) => pair !== '')
  const mine = pairs.find((pair) => pair.startsWith(`${name}=`))
  const rest = pairs.filter((pair) => pair !== name && !pair.startsWith(`${name}=`)).join('&')
  return { value: mine === undefined ? undefined : decode(mine.slice(name.length + 1)), rest }
}

/** The locales of a site that an address can name: where it names none, the default one alone. */
export const localesInUrls = ({ url }: Pick<Sites, 'url'>, site: Place['site']): readonly SiteLocale[] =>
  url.locale === 'none' ? [defaultLocaleOf(site)] : site.l10n.supportedLocales

/** Reads site and locale out of a URL (path, query, hash); the defaults where it names none [S2.049]. */
export const parseUrl = (config: Sites, url: string): ParsedUrl => {
  let { path, query, hash } = splitUrl(url)
  let site = defaultSiteOf(config)
  const shift = () => {
    const [, first = '', ...rest] = path.split('/')
    return { first: decode(first), rest: `/${rest.join('/')}` }
  }
  if (config.url.site === 'path') {
    const { first, rest } = shift()
    const found = first === '' ? undefined : siteIn(config, first)
    if (found) [site, path] = [found, rest]
  } else if (config.url.site === 'query_param') {
    const taken = takeParam(query, 'site')
    query = taken.rest
    site = (taken.value !== undefined && siteIn(config, taken.value)) || site
  }
  let locale = defaultLocaleOf(site)
  if (config.url.locale === 'path') {
    const { first, rest } = shift()
    const found = first === '' ? undefined : localeIn(site, first)
    if (found) [locale, path] = [found, rest]
  } else if (config.url.locale === 'query_param') {
    const taken = takeParam(query, 'locale')
    query = taken.rest
    locale = (taken.value !== undefined && localeIn(site, taken.value)) || locale
  }
  return { site, locale, path: `${path || '/'}${query ? `?${query}` : ''}${hash}` }
}

/**
 * The URL of an app path in a site and locale: `/cart` → `/es-CR/cart` or `/cart?locale=es-CR`. Defaults are left
 * out [S2.047] [S2.048] [S2.049]. Throws without a path [S8.052].
 */
export const buildUrl = (config: Sites, path: string, place: Place): string => {
  if (typeof path !== 'string' || !path.startsWith('/')) {
    throw new Error(`Configuration error: 'url' is missing or not absolute: ${path}`)
  }
  const omitted = withPlace(config, path, place, false)
  const back = parseUrl(config, omitted)
  // A path whose own first segment reads like a site or locale needs both written out to stay unambiguous.
  const clear = back.path === path && back.site.id === place.site.id && back.locale.id === place.locale.id
  return clear ? omitted : withPlace(config, path, place, true)
}

const withPlace = (config: Sites, url: string, { site, locale }: Place, always: boolean) => {
  const { path, query, hash } = splitUrl(url)
  const showSite = always || !isSameRef(site.id, defaultSiteOf(config).id)
  const showLocale = always || !isSameRef(locale.id, defaultLocaleOf(site).id)
  const prefix: string[] = []
  const params: string[] = []
  if (showSite) {
    if (config.url.site === 'path') prefix.push(encodeURIComponent(refOf(site)))
    else if (config.url.site === 'query_param') params.push(`site=${encodeURIComponent(refOf(site))}`)
  }
  if (showLocale) {
    if (config.url.locale === 'path') prefix.push(encodeURIComponent(refOf(locale)))
    else if (config.url.locale === 'query_param') params.push(`locale=${encodeURIComponent(refOf(locale))}`)
  }
  const fullPath = prefix.length === 0 ? path : `/${prefix.join('/')}${path === '/' ? '' : path}`
  const fullQuery = [...(query ? [query] : []), ...params].join('&')
  return `${fullPath}${fullQuery ? `?${fullQuery}` : ''}${hash}`
}
