import { LRUCache } from 'lru-cache'
import type { CountryCode } from '../../../facts/countries.ts'
import { batchRequests } from '../kernel/batch-requests.ts'
import { cachePerCatalogVersion, carryWhole } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import { selectStockSince } from './queries.ts'
import type { Store } from './store.ts'

/** What a country's stores have of a product. */
export type OnHand = {
  /** By inventory id; what is not there is none. */
  stock: Readonly<Record<string, number>>
  /** Version of this count: it differs after every read, so equal numbers mean equal stock. */
  reading: number
}

type StockReader = Pick<Ctx, 'db' | 'site'>

/** What a country's stores have of the products asked for. */
export type OnHandOf = {
  of(sku: string): OnHand
  /** True while these counts are still what the database holds: one statement, shared by concurrent requests. */
  revalidate(ctx: StockReader): Promise<boolean>
}

/** The cached stock of one site, by country and SKU. */
type StockCache = {
  onHand: LRUCache<string, OnHand>
  /** The newest transaction id up to which every change of stock is known here. */
  watermark: bigint | undefined
  /** Logical time of this process: raised by every reading of the database. */
  clock: number
  /** Logical time at which a SKU was last reported as changed; SKUs not named here: no later than `unchanged`. */
  changed: Map<string, number>
  unchanged: number
  /** Number of counts read so far; the next count's version. */
  readings: number
  /** Number of readings that reported a change: while it stays the same, every cached count is valid. */
  changes: number
  /** Reads changes only, batched over concurrent requests. */
  readChanges(ctx: StockReader): Promise<unknown>
}

/** Counts kept per site, over all countries: some 500 bytes each. */
const maxCounts = 20_000

const caches = cachePerCatalogVersion((): StockCache => {
  const cache: StockCache = {
    onHand: new LRUCache({ max: maxCounts }),
    watermark: undefined,
    clock: 0,
    changed: new Map(),
    unchanged: 0,
    readings: 0,
    changes: 0,
    readChanges: batchRequests(
      async ([reader]: readonly StockReader[]) => reader && fetchStock(reader, cache, [], []),
    ),
  }
  return cache
}, carryWhole)
const nothing: OnHand = { stock: {}, reading: 0 }

const clearCache = (cache: StockCache) => {
  cache.onHand.clear()
  cache.changed.clear()
  cache.unchanged = cache.clock
}

/**
 * Reads the stock of uncached SKUs, and evicts the counts that have changed since the last reading: one statement.
 */
const fetchStock = async (
  ctx: StockReader,
  cache: StockCache,
  skus: string[],
  inventoryIds: string[],
): Promise<Map<string, OnHand>> => {
  const since = cache.watermark
  const {
    watermark: text,
    changed,
    stock,
  } = await ctx.db.one(
    selectStockSince(ctx.site.siteId, {
      since: since === undefined ? null : String(since),
      skus,
      inventoryIds,
    }),
  )
  const watermark = BigInt(text)
  // A first reading (`since` undefined) reports no changes, so it may not raise the watermark that another has set.
  if (cache.watermark === undefined || (since !== undefined && watermark > cache.watermark))
    cache.watermark = watermark
  cache.clock += 1
  if (changed.length > 0) cache.changes += 1
  for (const sku of changed) {
    cache.changed.set(sku, cache.clock)
    for (const { code } of ctx.site.countries) cache.onHand.delete(`${code} ${sku}`)
  }
  if (cache.changed.size > maxCounts) clearCache(cache)
  return new Map(skus.map((sku) => [sku, { stock: stock[sku] ?? nothing.stock, reading: ++cache.readings }]))
}

/** Caches counts, except of SKUs that were reported as changed after `asOf`, while the count was being read. */
const storeCounts = (
  cache: StockCache,
  country: CountryCode,
  counts: ReadonlyMap<string, OnHand>,
  asOf: number,
) => {
  for (const [sku, onHand] of counts) {
    if ((cache.changed.get(sku) ?? cache.unchanged) <= asOf) cache.onHand.set(`${country} ${sku}`, onHand)
  }
}

/** Inside a transaction the cache is neither read nor written: the transaction may have changed stock itself. */
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
  const readCounts = async (wanted: string[]) => {
    const began = cache.clock
    const fresh = await fetchStock(ctx, cache, wanted, inventoryIds)
    // Changes that this statement reported are part of its counts; changes that a concurrent one reported may not be.
    const alone = cache.clock === began + 1
    storeCounts(cache, country, fresh, alone ? cache.clock : began)
    for (const [sku, onHand] of fresh) found.set(sku, onHand)
  }
  const cachedCount = (sku: string) => cache.onHand.get(`${country} ${sku}`)
  const wanted = [...new Set(skus)]
  const missing = wanted.filter((sku) => cachedCount(sku) === undefined)
  await (missing.length > 0 ? readCounts(missing) : cache.readChanges(ctx))
  const changed: string[] = []
  for (const sku of wanted) {
    if (found.has(sku)) continue
    const cached = cachedCount(sku)
    if (cached) found.set(sku, cached)
    else changed.push(sku)
  }
  if (changed.length > 0) await readCounts(changed)
  return {
    of: (sku) => found.get(sku) ?? nothing,
    revalidate: async (reader) => {
      await cache.readChanges(reader)
      const current = cache.changes
      if (current === changes) return true
      if (wanted.some((sku) => cachedCount(sku)?.reading !== found.get(sku)?.reading)) return false
      changes = current
      return true
    },
  }
}
