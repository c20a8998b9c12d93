import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import { askTogether } from '../kernel/ask-together.ts'
import { perCatalogue } from '../kernel/per-catalogue.ts'
import { selectStockSince } from './queries.ts'
import type { Store } from './store.ts'

/** What a country's stores have of a product. */
export type OnHand = {
  /** By inventory id; what is not there is none. */
  stock: Readonly<Record<string, number>>
  /** Another number whenever it was read anew: the same number means the same stock. */
  reading: number
}

type Asker = Pick<Ctx, 'db' | 'site'>

/** What a country's stores have of the products asked for. */
export type OnHandOf = {
  of(sku: string): OnHand
  /** Whether the same would be read now: one statement, shared by all who ask at once. */
  isCurrent(ctx: Asker): Promise<boolean>
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
  /** How many counts were read. */
  readings: number
  /** How often changes were heard: while it stays, all that was read is as it was. */
  changes: number
  /** Asks for changes alone. */
  hear(ctx: Asker): Promise<unknown>
}

const shelves = perCatalogue((): Shelf => {
  const shelf: Shelf = {
    onHand: new Map(),
    heard: undefined,
    clock: 0,
    changed: new Map(),
    unchanged: 0,
    readings: 0,
    changes: 0,
    hear: askTogether(async ([asker]: readonly Asker[]) => asker && ask(asker, shelf, [], [])),
  }
  return shelf
})
/** Counts kept per site, over all countries: some 500 bytes each. */
const mostCounts = 20_000
const nothing: OnHand = { stock: {}, reading: 0 }

const forgetAll = (shelf: Shelf) => {
  shelf.onHand.clear()
  shelf.changed.clear()
  shelf.unchanged = shelf.clock
}

/**
 * Asks for the stock of what is not known, and drops what has changed since the shop last asked: one statement, which
 * touches nothing else.
 */
const ask = async (
  ctx: Asker,
  shelf: Shelf,
  skus: string[],
  inventoryIds: string[],
): Promise<Map<string, OnHand>> => {
  const since = shelf.heard
  const { watermark, changed, stock } = await ctx.db.one(
    selectStockSince(ctx.site.siteId, {
      since: since === undefined ? null : String(since),
      skus,
      inventoryIds,
    }),
  )
  const heard = BigInt(watermark)
  // Who asked from nowhere was told of no change, so it cannot say that others have heard of all.
  if (shelf.heard === undefined || (since !== undefined && heard > shelf.heard)) shelf.heard = heard
  shelf.clock += 1
  if (changed.length > 0) shelf.changes += 1
  for (const sku of changed) {
    shelf.changed.set(sku, shelf.clock)
    for (const { code } of ctx.site.countries) shelf.onHand.delete(`${code} ${sku}`)
  }
  if (shelf.changed.size > mostCounts) forgetAll(shelf)
  return new Map(skus.map((sku) => [sku, { stock: stock[sku] ?? nothing.stock, reading: ++shelf.readings }]))
}

/** Keeps counts, unless a change of one was heard after `asOf`: while it was being read. */
const keep = (shelf: Shelf, country: CountryCode, read: ReadonlyMap<string, OnHand>, asOf: number) => {
  for (const [sku, onHand] of read) {
    if ((shelf.changed.get(sku) ?? shelf.unchanged) <= asOf) shelf.onHand.set(`${country} ${sku}`, onHand)
  }
  for (const oldest of shelf.onHand.keys()) {
    if (shelf.onHand.size <= mostCounts) break
    shelf.onHand.delete(oldest)
  }
}

/** Inside a transaction nothing is kept and nothing known is trusted: it may have changed stock itself. */
const readAlone = async (ctx: Asker, skus: readonly string[], inventoryIds: string[]): Promise<OnHandOf> => {
  const question = { since: null, skus: [...new Set(skus)], inventoryIds }
  const { stock } = await ctx.db.one(selectStockSince(ctx.site.siteId, question))
  return {
    of: (sku) => ({ stock: stock[sku] ?? nothing.stock, reading: 0 }),
    isCurrent: async () => false,
  }
}

/**
 * What is on hand of some products in a country's stores, as of now: counts that were read before are taken from
 * memory unless the database names them as changed. One statement, shared where all are known, two when some have
 * changed; one of its own inside a transaction.
 */
export const loadOnHand = async (
  ctx: Asker,
  country: CountryCode,
  stores: readonly Store[],
  skus: readonly string[],
): Promise<OnHandOf> => {
  if (skus.length === 0) return { of: () => nothing, isCurrent: async () => true }
  const inventoryIds = stores.map(({ inventoryId }) => inventoryId)
  if (ctx.db.isTransaction) return readAlone(ctx, skus, inventoryIds)
  const shelf = shelves(ctx.site)
  let changes = shelf.changes
  const found = new Map<string, OnHand>()
  const read = async (wanted: string[]) => {
    const began = shelf.clock
    const fresh = await ask(ctx, shelf, wanted, inventoryIds)
    // The changes this statement itself was told of are in what it read; those another was told of may not be.
    const alone = shelf.clock === began + 1
    keep(shelf, country, fresh, alone ? shelf.clock : began)
    for (const [sku, onHand] of fresh) found.set(sku, onHand)
  }
  const known = (sku: string) => shelf.onHand.get(`${country} ${sku}`)
  const wanted = [...new Set(skus)]
  const missing = wanted.filter((sku) => known(sku) === undefined)
  await (missing.length > 0 ? read(missing) : shelf.hear(ctx))
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
    isCurrent: async (asker) => {
      await shelf.hear(asker)
      const heard = shelf.changes
      if (heard === changes) return true
      if (wanted.some((sku) => known(sku)?.reading !== found.get(sku)?.reading)) return false
      changes = heard
      return true
    },
  }
}
