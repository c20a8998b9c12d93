import type { CountryCode } from '../../../facts/countries.ts'
import { cachePerCatalogVersion, changedIn, type PriceChange } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import { type ProductRow, selectFamilies } from './queries.ts'

/** Families of one country, the longest unused first. */
type FamilyCache = { families: Map<string, ProductRow[]>; familyOf: Map<string, string>; rows: number }

/** Rows kept per country: some 2 kB each. */
const mostRows = 1_500

/** The families of a country but those of which a price has changed. */
const withoutChanges = (
  country: CountryCode,
  { families, familyOf, rows }: FamilyCache,
  changes: readonly PriceChange[],
): FamilyCache => {
  const isChanged = changedIn(changes)
  const cache = { families: new Map(families), familyOf: new Map(familyOf), rows }
  for (const [family, own] of families) {
    const named = own.flatMap(({ id, components }) => [id, ...components.map(({ productId }) => productId)])
    if (named.some((id) => isChanged(country, id))) evictFamily(cache, family)
  }
  return cache
}

const caches = cachePerCatalogVersion(
  () => new Map<CountryCode, FamilyCache>(),
  (cached, changes) =>
    new Map([...cached].map(([country, cache]) => [country, withoutChanges(country, cache, changes)])),
)

const cacheOf = (ctx: Pick<Ctx, 'site'>, country: CountryCode): FamilyCache => {
  const cached = caches(ctx.site)
  const cache = cached.get(country) ?? { families: new Map(), familyOf: new Map(), rows: 0 }
  cached.set(country, cache)
  return cache
}

const evictFamily = (cache: FamilyCache, family: string) => {
  const rows = cache.families.get(family) ?? []
  cache.families.delete(family)
  cache.rows -= rows.length
  for (const { id } of rows) cache.familyOf.delete(id)
}

const cacheFamily = (cache: FamilyCache, family: string, rows: ProductRow[]) => {
  evictFamily(cache, family)
  cache.families.set(family, rows)
  cache.rows += rows.length
  for (const { id } of rows) cache.familyOf.set(id, family)
}

const evictOldest = (cache: FamilyCache) => {
  for (const family of cache.families.keys()) {
    if (cache.rows <= mostRows) return
    evictFamily(cache, family)
  }
}

/** Families of an id and of its components; undefined unless all are kept. */
const cachedFamilies = ({ families, familyOf }: FamilyCache, id: string): string[] | undefined => {
  const family = familyOf.get(id)
  const row = family === undefined ? undefined : families.get(family)?.find((one) => one.id === id)
  if (family === undefined || !row) return undefined
  const parts = row.components.map(({ productId }) => familyOf.get(productId))
  return parts.includes(undefined) ? undefined : [family, ...parts.filter((one) => one !== undefined)]
}

/**
 * Products by id with their masters, all variants and the components of sets and bundles, prices of the country among
 * them: one statement for those that no call has read since the last import, none for the others.
 */
export const loadFamilies = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  country: CountryCode,
  ids: readonly string[],
): Promise<ProductRow[]> => {
  const cache = cacheOf(ctx, country)
  const missing = [...new Set(ids)].filter((id) => cachedFamilies(cache, id) === undefined)
  const read = missing.length > 0 ? await ctx.db.query(selectFamilies(ctx.site.siteId, country, missing)) : []
  const found = Map.groupBy(read, ({ id, masterId }) => masterId ?? id)
  for (const [family, rows] of found) cacheFamily(cache, family, rows)
  // Put last, what this call shows is the last to go.
  const wanted = new Set([...ids.flatMap((id) => cachedFamilies(cache, id) ?? []), ...found.keys()])
  const families = [...wanted].map((family) => [family, cache.families.get(family) ?? []] as const)
  for (const [family, rows] of families) cacheFamily(cache, family, rows)
  evictOldest(cache)
  return families.flatMap(([, rows]) => rows)
}
