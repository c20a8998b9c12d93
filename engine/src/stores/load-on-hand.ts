import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import { perCatalogue } from '../kernel/per-catalogue.ts'
import { selectOnHand, selectStockChanges } from './queries.ts'
import type { Store } from './store.ts'

/** What a country's stores have of a product. */
export type OnHand = {
  /** By inventory id; what is not there is none. */
  stock: Readonly<Record<string, number>>
  /** Another number whenever it was read anew: the same number means the same stock. */
  reading: number
}

/** What is kept of a site's stock: by country and SKU, the first read first. */
type Shelf = {
  onHand: Map<string, OnHand>
  /** Every change by transactions before this one has been heard of. */
  heard: bigint | undefined
  /** Counts what was heard and read, in the order it happened in this process. */
  clock: number
  /** When a change of a SKU was heard last; of the others, not after `unchanged`. */
  changed: Map<string, number>
  unchanged: number
}

const shelves = perCatalogue(
  (): Shelf => ({ onHand: new Map(), heard: undefined, clock: 0, changed: new Map(), unchanged: 0 }),
)
/** Counts kept per site, over all countries: some 500 bytes each. */
const mostCounts = 20_000
const nothing: OnHand = { stock: {}, reading: 0 }

const forgetAll = (shelf: Shelf) => {
  shelf.onHand.clear()
  shelf.changed.clear()
  shelf.unchanged = shelf.clock
}

/** Drops what has changed since the shop last asked: one statement, which touches only the changes. */
const hearChanges = async (ctx: Pick<Ctx, 'db' | 'site'>, shelf: Shelf) => {
  const since = shelf.heard
  const { watermark, skus } = await ctx.db.one(
    selectStockChanges(ctx.site.siteId, since === undefined ? null : String(since)),
  )
  const heard = BigInt(watermark)
  // Who asked from nowhere was told of no change, so it cannot say that others have heard of all.
  if (shelf.heard === undefined || (since !== undefined && heard > shelf.heard)) shelf.heard = heard
  shelf.clock += 1
  for (const sku of skus) {
    shelf.changed.set(sku, shelf.clock)
    for (const { code } of ctx.site.countries) shelf.onHand.delete(`${code} ${sku}`)
  }
  if (shelf.changed.size > mostCounts) forgetAll(shelf)
}

/**
 * What is on hand of some products in a country's stores, as of now: counts that were read before are taken from
 * memory unless the database names them as changed. At most two statements. Never inside a transaction that changes
 * stock: what it sees may not come to be.
 */
export const loadOnHand = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  country: CountryCode,
  stores: readonly Store[],
  skus: readonly string[],
): Promise<(sku: string) => OnHand> => {
  if (skus.length === 0) return () => nothing
  const shelf = shelves(ctx.site)
  await hearChanges(ctx, shelf)
  const began = shelf.clock
  const found = new Map<string, OnHand>()
  const missing: string[] = []
  for (const sku of new Set(skus)) {
    const kept = shelf.onHand.get(`${country} ${sku}`)
    if (kept) found.set(sku, kept)
    else missing.push(sku)
  }
  if (missing.length > 0) {
    const inventories = stores.map(({ inventoryId }) => inventoryId)
    const rows = await ctx.db.query(selectOnHand(ctx.site.siteId, missing, inventories))
    const read = new Map(rows.map(({ sku, stock }) => [sku, stock]))
    for (const sku of missing) {
      shelf.clock += 1
      const onHand = { stock: read.get(sku) ?? nothing.stock, reading: shelf.clock }
      found.set(sku, onHand)
      // Another call may have heard of a change while this one was reading.
      if ((shelf.changed.get(sku) ?? shelf.unchanged) <= began) shelf.onHand.set(`${country} ${sku}`, onHand)
    }
    for (const oldest of shelf.onHand.keys()) {
      if (shelf.onHand.size <= mostCounts) break
      shelf.onHand.delete(oldest)
    }
  }
  return (sku) => found.get(sku) ?? nothing
}
