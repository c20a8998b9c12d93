import { LRUCache } from 'lru-cache'
import type { CountryCode } from '../../../facts/countries.ts'
import {
  cachePerCatalogVersion,
  changedIn,
  lruPerCatalogVersion,
  lruWith,
} from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Revalidate } from '../kernel/response-cache.ts'
import { isPlant, loadOnHand, storesOf } from '../stores/index.ts'
import { type PageRow, type ShownRow, selectFits, selectPage, selectWhole } from './page-queries.ts'
import { anyOf } from './tsquery.ts'
import type { Term } from './understand-query.ts'

const mostHits = 1_000
/** Rows of a hit by country and id. */
const caches = cachePerCatalogVersion(
  () => new LRUCache<string, PageRow[]>({ max: mostHits }),
  (cached, changes) => {
    const isChanged = changedIn(changes)
    return lruWith(cached, (rows, key) => {
      const country = key.slice(0, 2)
      return !rows.some(({ id, partIds }) => [id, ...partIds].some((sku) => isChanged(country, sku)))
    })
  },
)

/** The hits and their variants, read once per catalogue version. */
const loadRows = async (ctx: Pick<Ctx, 'db' | 'site'>, country: CountryCode, ids: string[]) => {
  const cache = caches(ctx.site)
  const keyOf = (id: string) => `${country} ${id}`
  const cached = ids.map((id) => [id, cache.get(keyOf(id))] as const)
  const missing = cached.flatMap(([id, rows]) => (rows ? [] : [id]))
  const read = missing.length > 0 ? await ctx.db.query(selectPage(ctx.site.siteId, country, missing)) : []
  const fresh = Map.groupBy(read, ({ id, masterId }) => masterId ?? id)
  for (const id of missing) cache.set(keyOf(id), fresh.get(id) ?? [])
  return cached.flatMap(([id, rows]) => rows ?? fresh.get(id) ?? [])
}

type PageQuestion = {
  country: CountryCode
  ids: string[]
  storeId: string | undefined
  /** What the words mean: of a family, the variant that fits them best is shown. */
  terms: readonly Term[] | undefined
}

/**
 * Which rows can be had now. Without a chosen store the stock of all of the country's stores counts; a master is had
 * by its variants.
 */
const loadOrderable = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  country: CountryCode,
  storeId: string | undefined,
  rows: readonly PageRow[],
) => {
  const stores = await storesOf(ctx, country)
  const inventoriesOf = (some: typeof stores) => some.map(({ inventoryId }) => inventoryId)
  const own = inventoriesOf(storeId === undefined ? stores : stores.filter(({ id }) => id === storeId))
  const plants = inventoriesOf(stores.filter(isPlant))
  const counted = rows.filter(({ kind }) => kind !== 'master')
  const sets = rows.filter(({ partIds }) => partIds.length > 0)
  const [onHand, whole] = await Promise.all([
    // Whether a set can be bought, `selectWhole` decides; the stock of its parts is read so that `isCurrent` sees it change.
    loadOnHand(
      ctx,
      country,
      stores,
      counted.flatMap(({ id, partIds }) => [id, ...partIds]),
    ),
    sets.length > 0
      ? ctx.db.query(
          selectWhole(
            ctx.site.siteId,
            sets.map(({ id }) => id),
            own,
            plants,
          ),
        )
      : [],
  ])
  const wholeIds = new Set(whole.map(({ id }) => id))
  const isOrderable = ({ id, kind, partIds, pattern }: PageRow): boolean => {
    if (kind === 'master') return false
    if (partIds.length > 0) return wholeIds.has(id)
    if (pattern === 'S3') return true
    const { stock } = onHand.of(id)
    const has = (inventoryId: string) => (stock[inventoryId] ?? 0) > 0
    return own.some(has) || (pattern === 'S2' && plants.some(has))
  }
  return { isOrderable, isCurrent: onHand.revalidate }
}

type Fits = Readonly<Record<string, number>>

const allFits = lruPerCatalogVersion<Fits>(1_000, 'always')
const noFits: Fits = {}

/** How well the variants of families fit the words, by SKU. */
const loadFits = (ctx: Pick<Ctx, 'db' | 'site'>, terms: readonly Term[], families: readonly string[]) => {
  const text = anyOf(terms)
  return allFits(ctx.site, [text, families], async () => {
    const { fits } = await ctx.db.one(selectFits(ctx.site.siteId, text, families))
    return fits
  })
}

/**
 * What the hits of a page show, with what can be had of them now and whether that still holds later: one statement
 * where all have been shown before, two where sets are among them, one more for words that families have not been asked.
 */
export const loadPage = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  { country, ids, storeId, terms }: PageQuestion,
): Promise<{ rows: ShownRow[]; isCurrent: Revalidate }> => {
  const rows = await loadRows(ctx, country, ids)
  const families = rows.filter(({ kind }) => kind === 'master').map(({ id }) => id)
  const [{ isOrderable, isCurrent }, fits] = await Promise.all([
    loadOrderable(ctx, country, storeId, rows),
    terms && families.length > 0 ? loadFits(ctx, terms, families) : noFits,
  ])
  return {
    rows: rows.map((row) => ({ ...row, orderable: isOrderable(row), match: fits[row.id] ?? 0 })),
    isCurrent,
  }
}
