import { splitUrl } from '../split-url.ts'

/** One line of the site map. */
export type RouteEntry = {
  /** Requirement id of the route. */
  id: string
  /** App path without site and locale; `{name}` is a parameter. */
  pattern: string
  /** Folder below `screens/`. */
  screen: string
  access: 'anyone' | 'registered' | 'guest'
  robots: 'index' | 'noindex'
  shell: 'main' | 'checkout' | 'none'
  /** Query names the screen reads; every other name is ignored and never splits the page cache. */
  search: readonly string[] | 'all'
  /** Answers with a permanent redirect to this path, keeping the query [S2.045]. */
  redirectTo?: string
  /** May stand in a frame of our own page. */
  framed?: true
  /** A window that another page has opened and that closes itself: its tie to that page is kept. */
  inWindow?: true
  /** Its address may hold a secret, such as a mailed token: nobody else's script runs there and no referrer tells it. */
  secret?: true
  /** Never stored for the time without a network: it is personal beyond the basket, or its address is of use once. */
  offline?: false
  /** Not there in production. */
  demoOnly?: true
  /** The one path whose canonical form ends in a slash [S2.005]. */
  trailingSlash?: true
}

/** A matched URL. */
export type Route = {
  entry: RouteEntry
  params: Readonly<Record<string, string>>
  /** App path, canonical as to its trailing slash. */
  pathname: string
  /** Only the names the entry declares. */
  search: URLSearchParams
  hash: string
  /** `pathname` and `search`: what the screen is made from. */
  url: string
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const matchSegments = (pattern: readonly string[], path: readonly string[]) => {
  if (pattern.length !== path.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const value = decode(path[index] ?? '')
    if (value === undefined) return undefined
    if (expected.startsWith('{')) params[expected.slice(1, -1)] = value
    else if (expected !== value) return undefined
  }
  return params
}

const parameterCount = (pattern: string) => pattern.split('{').length

const reduceSearch = (names: RouteEntry['search'], search: URLSearchParams) => {
  if (names === 'all') return search
  const params = new URLSearchParams()
  for (const name of names) for (const value of search.getAll(name)) params.append(name, value)
  return params
}

/** Compiles the site map into a matcher: literal segments win over parameters, a trailing slash is tolerated. */
export const createMatcher = (table: readonly RouteEntry[], notFound: RouteEntry) => {
  const compiled = table
    .toSorted((a, b) => parameterCount(a.pattern) - parameterCount(b.pattern))
    .map((entry) => ({ entry, pattern: segmentsOf(entry.pattern) }))
  return (appUrl: string): Route => {
    const { path, query, hash } = splitUrl(appUrl)
    const segments = segmentsOf(path)
    for (const { entry, pattern } of compiled) {
      const params = matchSegments(pattern, segments)
      if (!params) continue
      return routeOf(entry, params, `/${segments.join('/')}${entry.trailingSlash ? '/' : ''}`, query, hash)
    }
    return routeOf(notFound, {}, path, query, hash)
  }
}

const routeOf = (
  entry: RouteEntry,
  params: Route['params'],
  pathname: string,
  rawQuery: string,
  hash: string,
): Route => {
  const search = reduceSearch(entry.search, new URLSearchParams(rawQuery))
  const query = search.toString()
  return { entry, params, pathname, search, hash, url: query ? `${pathname}?${query}` : pathname }
}
