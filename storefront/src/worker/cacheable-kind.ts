import { routesOf } from '../app/routes.ts'
import { paths } from '../config/paths.ts'

/** Which requests are kept for the time without a network, judged by the address alone. */
export type Kind = 'file' | 'page' | 'data' | 'none'

const files =
  /^\/static\/(?:assets|messages|flags)\/|^\/static\/[\w.-]+\.(?:svg|png|css|json|webmanifest)$|\/shopper-products\/v1\/organizations\/[^/]+\/images\//
const proxy = '/mobify/proxy/api/'
// What a shopper has seen of the goods and their basket, and what the trade's tools reckon with; no orders, no profile,
// nothing of a payment, nothing a customer has taught a list.
const data =
  /\/(?:shopper-products|shopper-search|shopper-stores|shopper-promotions|content-assets|preferences)\/|\/custom\/trade\/v1\/organizations\/[^/]+\/(?:trade|list)-data$|\/customers\/[^/]+\/baskets$|\/shopper-baskets\/v\d\/organizations\/[^/]+\/baskets\/[^/]+$/

/** By its first segment, whether a page of the site map is stored. */
const isStored = new Map([
  ...routesOf({ social: paths.socialCallback }).map(
    ({ pattern, offline }) => [pattern.split('/')[1] ?? '', offline !== false] as const,
  ),
  [paths.callback.slice(1), false],
  ['mobify', false],
])

/** Site and locale may stand before the page's own path. */
const isStoredPage = (pathname: string) => {
  const segments = pathname.split('/', 4).slice(1)
  const known = segments.find((segment) => segment !== '' && isStored.has(segment))
  return known === undefined || isStored.get(known) === true
}

/** Whether an answer may be stored: whole, not from elsewhere, and its address holds no secret (a merchant's own path of sign-ins). */
export const isStorable = ({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>) =>
  status === 200 && !redirected && headers.get('referrer-policy') !== 'no-referrer'

/** What a GET of our own origin is. `navigates`: it asks for a document. */
export const cacheableKind = (url: URL, navigates: boolean): Kind => {
  if (files.test(url.pathname)) return 'file'
  if (url.pathname.startsWith(proxy)) return data.test(url.pathname) ? 'data' : 'none'
  return navigates && isStoredPage(url.pathname) ? 'page' : 'none'
}
