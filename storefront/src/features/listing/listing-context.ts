import { useRouter } from '../../lib/router/context.tsx'
import { type Listing, readListing, writeListing } from './listing-url.ts'

/**
 * The list of this page, or the one the shopper is going to, so that a pressed filter is marked at once; and the app
 * path of the same page with another list.
 */
export const useListing = () => {
  const { route, pending, href } = useRouter()
  const going = pending?.pathname === href(route.pathname) ? pending : undefined
  const hrefOf = (listing: Listing) => {
    const query = writeListing(listing)
    return query ? `${route.pathname}?${query}` : route.pathname
  }
  return { listing: readListing(going?.searchParams ?? route.search), hrefOf, busy: going !== undefined }
}
