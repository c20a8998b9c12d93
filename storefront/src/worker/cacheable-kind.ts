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

type Pattern = { segments: readonly string[]; isStored: boolean }

const segmentsOf = (path: string) => path.split('/').slice(1)

/** Pages of the site map and what else answers a navigation, by their first segment. */
const patternsByStart = Map.groupBy(
  [
    ...routesOf({ social: paths.socialCallback }).map(({ pattern, offline }) => ({
      segments: segmentsOf(pattern),
      isStored: offline !== false,
    })),
    { segments: segmentsOf(paths.callback), isStored: false },
    { segments: ['mobify'], isStored: false },
  ],
  ({ segments }): string => segments[0] ?? '',
)

const matches = ({ segments }: Pattern, path: readonly string[]) =>
  segments.length === path.length && segments.every((one, at) => one.startsWith('{') || one === path[at])

/** Site and locale may stand before the page's own path. What no page matches is stored where all beside it are. */
const isStoredPage = (pathname: string) => {
  const segments = segmentsOf(pathname)
  const start = segments.slice(0, 3).findIndex((segment) => segment !== '' && patternsByStart.has(segment))
  const patterns = patternsByStart.get(segments[start] ?? '') ?? []
  const path = segments.slice(start)
  const found = patterns.find((pattern) => matches(pattern, path))
  return found ? found.isStored : patterns.every(({ isStored }) => isStored)
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
