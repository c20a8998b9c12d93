/** A country stands in an address after `/admin`: `/admin/sv/orders`. Routes never see it. */
const country = /^\/([a-z]{2})(?=\/|$)/
const base = /^\/admin(?=\/|$)/

/** The path of a route, without the country. */
export const withoutPlace = (path: string): string => path.replace(country, '') || '/'

/** The country (`SV`) that a path of the browser names; undefined for all countries. */
export const placeOf = (pathname: string): string | undefined =>
  country.exec(pathname.replace(base, ''))?.[1]?.toUpperCase()

/** A route's path at a country; undefined: at all of them. */
export const withPlace = (path: string, place: string | undefined): string =>
  place ? `/${place.toLowerCase()}${path === '/' ? '' : path}` : path
