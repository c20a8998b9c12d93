const families = [
  'checkout/shopper-(?:baskets|orders|payments)',
  'customer/shopper-customers',
  'product/shopper-products',
  'search/shopper-search',
  'pricing/shopper-promotions',
  'store/shopper-stores',
  'site/shopper-seo',
  'shopper/(?:auth|shopper-context|shopper-consents)',
  'experience/shopper-experience',
  'configuration/shopper-configurations',
  'custom/[a-z0-9-]+',
]
const family = new RegExp(`^/(?:${families.join('|')})/v\\d+/`)
const allowed = new RegExp(`${family.source}[\\w.~!$'()*+,;=:%/-]*$`)

/** Whether a path is one of the contract's, so that nobody is answered with a page there. */
export const isEnginePath = (url: string) => family.test(url) || url.startsWith('/v3/')

/**
 * The engine's path and query behind a proxy URL, or undefined for anything that is not one of the contract's
 * families: no other host, no climbing out, no encoded slashes can be asked for.
 */
export const proxiedPath = (rawUrl: string, prefix: string): string | undefined => {
  if (!rawUrl.startsWith(`${prefix}/`)) return undefined
  const rest = rawUrl.slice(prefix.length)
  const [path = ''] = rest.split(/[?#]/, 1)
  if (!allowed.test(path) || path.includes('//') || /%(?:2f|5c|2e|00|0a|0d|25)/i.test(path)) return undefined
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined
  return rest.split('#', 1)[0]
}
