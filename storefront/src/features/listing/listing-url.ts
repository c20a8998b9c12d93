/** The state of a product list, which lives in its URL (S9.005). */
export type Listing = {
  q: string
  /** Attribute id → chosen values, as `c_calibre` → 26, 24. */
  chosen: ReadonlyMap<string, readonly string[]>
  sort: string
  limit: number
  offset: number
}

export const pageSizes = [25, 50, 100] as const
export const bestMatches = 'best-matches'

const whole = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0)

/** Reads a list's URL; what is not a choice of ours counts as not said (S9.004). */
export const readListing = (search: URLSearchParams): Listing => {
  const chosen = new Map<string, string[]>()
  for (const refine of search.getAll('refine')) {
    const cut = refine.indexOf('=')
    const id = refine.slice(0, cut)
    const values = refine
      .slice(cut + 1)
      .split('|')
      .filter(Boolean)
    if (cut > 0 && values.length > 0) chosen.set(id, [...new Set([...(chosen.get(id) ?? []), ...values])])
  }
  const limit = whole(search.get('limit'))
  return {
    q: search.get('q')?.trim() ?? '',
    chosen,
    sort: search.get('sort') || bestMatches,
    limit: pageSizes.find((size) => size === limit) ?? pageSizes[0],
    offset: whole(search.get('offset')),
  }
}

/** The chosen filters as the contract's `refine` values. */
export const refineOf = ({ chosen }: Pick<Listing, 'chosen'>): string[] =>
  [...chosen].map(([id, values]) => `${id}=${values.join('|')}`)

/** Query of a list, defaults left out; the order is fixed, so that the same list has one URL. */
export const writeListing = (listing: Listing): string => {
  const search = new URLSearchParams()
  if (listing.q) search.set('q', listing.q)
  for (const refine of refineOf(listing)) search.append('refine', refine)
  if (listing.sort !== bestMatches) search.set('sort', listing.sort)
  if (listing.limit !== pageSizes[0]) search.set('limit', String(listing.limit))
  if (listing.offset > 0) search.set('offset', String(listing.offset))
  return search.toString()
}

/** The contract's filter by inventory: what lies in a store. */
export const inStores = 'ilids'

/** The contract's filter by what a promotion is about. */
export const promotion = 'pmid'

/** Filters that know one value at a time. */
const single = new Set(['cgid', 'price', inStores, promotion])

/** The list with a filter value added, or taken away when it was chosen; always from its first page. */
export const toggle = (listing: Listing, id: string, value: string): Listing => {
  const had = listing.chosen.get(id) ?? []
  const without = had.filter((one) => one !== value)
  const next = had.includes(value) ? without : single.has(id) ? [value] : [...had, value]
  const chosen = new Map(listing.chosen)
  if (next.length > 0) chosen.set(id, next)
  else chosen.delete(id)
  return { ...listing, chosen, offset: 0 }
}

export const withoutFilters = (listing: Listing): Listing => ({ ...listing, chosen: new Map(), offset: 0 })
