import type { CountryCode } from '../../../facts/countries.ts'
import { batchRequests } from '../kernel/batch-requests.ts'
import { cachePerCatalogVersion } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import { selectStockSince } from './queries.ts'
import type { Store } from './store.ts'

/** What a country's stores have of a product. */
export type OnHand = {
  /** By inventory id; what is not there is none. */
  stock: Readonly<Record<string, number>>
  /** Another number whenever it was read anew: the same number means the same stock. */
  reading: number
}

type StockReader = Pick<Ctx, 'db' | 'site'>

/** What a country's stores have of the products asked for. */
export type OnHandOf = {
  of(sku: string): OnHand
  /** Whether the same would be read now: one statement, shared by all who ask at once. */
  revalidate(ctx: StockReader): Promise<boolean>
}

/** What is kept of a site's stock: by country and SKU, the first read first. */
type StockCache = {
  onHand: Map<string, OnHand>
  /** Every change by transactions before this one has been heard of. */
  heard: bigint | undefined
  /** Counts what was heard and read, in the order it happened in this process. */
  clock: number
  /** When a change of a SKU was heard last; of the others, not after `unchanged`. */
  changed: Map<string, number>
  unchanged: number
  /** How many counts were read. */
  readings: number
  /** How often changes were heard: while it stays, all that was read is as it was. */
  changes: number
  /** Asks for changes alone. */
  hear(ctx: StockReader): Promise<unknown>
}

const caches = cachePerCatalogVersion((): StockCache => {
  const cache: StockCache = {
    onHand: new Map(),
    heard: undefined,
    clock: 0,
    changed: new Map(),
    unchanged: 0,
    readings: 0,
    changes: 0,
    hear: batchRequests(async ([asker]: readonly StockReader[]) => asker && fetchStock(asker, cache, [], [])),
  }
  return cache
})
/** Counts kept per site, over all countries: some 500 bytes each. */
const maxCounts = 20_000
const nothing: OnHand = { stock: {}, reading: 0 }

const clearCache = (cache: StockCache) => {
  cache.onHand.clear()
  cache.changed.clear()
  cache.unchanged = cache.clock
}

/**
 * Asks for the stock of what is not known, and drops what has changed since the shop last asked: one statement, which
 * touches nothing else.
 */
const fetchStock = async (
  ctx: StockReader,
  cache: StockCache,
  skus: string[],
  inventoryIds: string[],
): Promise<Map<string, OnHand>> => {
  const since = cache.heard
  const { watermark, changed, stock } = await ctx.db.one(
    selectStockSince(ctx.site.siteId, {
      since: since === undefined ? null : String(since),
      skus,
      inventoryIds,
    }),
  )
  const heard = BigInt(watermark)
  // Who asked from nowhere was told of no change, so it cannot say that others have heard of all.
  if (cache.heard === undefined || (since !== undefined && heard > cache.heard)) cache.heard = heard
  cache.clock += 1
  if (changed.length > 0) cache.changes += 1
  for (const sku of changed) {
    cache.changed.set(sku, cache.clock)
    for (const { code } of ctx.site.countries) cache.onHand.delete(`${code} ${sku}`)
  }
  if (cache.changed.size > maxCounts) clearCache(cache)
  return new Map(skus.map((sku) => [sku, { stock: stock[sku] ?? nothing.stock, reading: ++cache.readings }]))
}

/** Keeps counts, unless a change of one was heard after `asOf`: while it was being read. */
const storeCounts = (
  cache: StockCache,
  country: CountryCode,
  read: ReadonlyMap<string, OnHand>,
  asOf: number,
) => {
  for (const [sku, onHand] of read) {
    if ((cache.changed.get(sku) ?? cache.unchanged) <= asOf) cache.onHand.set(`${country} ${sku}`, onHand)
  }
  for (const oldest of cache.onHand.keys()) {
    if (cache.onHand.size <= maxCounts) break
    cache.onHand.delete(oldest)
  }
}

/** Inside a transaction nothing is kept and nothing known is trusted: it may have changed stock itself. */
const readUncached = async (
  ctx: StockReader,
  skus: readonly string[],
  inventoryIds: string[],
): Promise<OnHandOf> => {
  const question = { since: null, skus: [...new Set(skus)], inventoryIds }
  const { stock } = await ctx.db.one(selectStockSince(ctx.site.siteId, question))
  return {
    of: (sku) => ({ stock: stock[sku] ?? nothing.stock, reading: 0 }),
    revalidate: async () => false,
  }
}

/**
 * What is on hand of some products in a country's stores, as of now: counts that were read before are taken from
 * memory unless the database names them as changed. One statement, shared where all are known, two when some have
 * changed; one of its own inside a transaction.
 */
export const loadOnHand = async (
  ctx: StockReader,
  country: CountryCode,
  stores: readonly Store[],
  skus: readonly string[],
): Promise<OnHandOf> => {
  if (skus.length === 0) return { of: () => nothing, revalidate: async () => true }
  const inventoryIds = stores.map(({ inventoryId }) => inventoryId)
  if (ctx.db.isTransaction) return readUncached(ctx, skus, inventoryIds)
  const cache = caches(ctx.site)
  let changes = cache.changes
  const found = new Map<string, OnHand>()
  const read = async (wanted: string[]) => {
    const began = cache.clock
    const fresh = await fetchStock(ctx, cache, wanted, inventoryIds)
    // The changes this statement itself was told of are in what it read; those another was told of may not be.
    const alone = cache.clock === began + 1
    storeCounts(cache, country, fresh, alone ? cache.clock : began)
    for (const [sku, onHand] of fresh) found.set(sku, onHand)
  }
  const known = (sku: string) => cache.onHand.get(`${country} ${sku}`)
  const wanted = [...new Set(skus)]
  const missing = wanted.filter((sku) => known(sku) === undefined)
  await (missing.length > 0 ? read(missing) : cache.hear(ctx))
  const changed: string[] = []
  for (const sku of wanted) {
    if (found.has(sku)) continue
    const kept = known(sku)
    if (kept) found.set(sku, kept)
    else changed.push(sku)
  }
  if (changed.length > 0) await read(changed)
  return {
    of: (sku) => found.get(sku) ?? nothing,
    revalidate: async (asker) => {
      await cache.hear(asker)
      const heard = cache.changes
      if (heard === changes) return true
      if (wanted.some((sku) => known(sku)?.reading !== found.get(sku)?.reading)) return false
      changes = heard
      return true
    },
  }
}
