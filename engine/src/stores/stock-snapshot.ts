import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Availability, Supply } from './availability.ts'
import { storesOf } from './find-store.ts'
import { loadOnHand, type OnHandOf } from './load-on-hand.ts'
import type { StockRow } from './queries.ts'
import { stockOf } from './stock-of.ts'
import { defaultOf, type Store } from './store.ts'
import { supplyOf } from './store-supply.ts'

/** What a country's stores have of some products: answers for any of its stores without asking the database again. */
export type StockSnapshot = {
  /** Identifies the counts the snapshot was taken from: equal fingerprints give equal answers. */
  fingerprint: unknown
  /** True while a snapshot taken now would be equal. */
  revalidate: OnHandOf['revalidate']
  /** In the merchant's order. */
  stores: Store[]
  /** The store of shoppers who have chosen none; a country may have no store yet. */
  standard: Store | undefined
  /**
   * Availability of a product asked for, or of a component of one, through a store; undefined means the standard
   * one, and so does a store of another country.
   */
  at(storeId: string | undefined, sku: string): Availability | undefined
  /** How many of the country's stores have some themselves, of any choice of a master. */
  storesWithStock(sku: string): number
}

/** What the catalogue says of a product, as far as stock depends on it. */
export type StockProduct = Omit<StockRow, 'stock'>

/** Takes a snapshot of the stock of products with their variants and components; reads only what is on hand. */
export const takeStockSnapshot = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  country: CountryCode,
  goods: readonly StockProduct[],
): Promise<StockSnapshot> => {
  const stores = await storesOf(ctx, country)
  const sellableSkus = goods.filter(({ kind }) => kind !== 'master').map(({ sku }) => sku)
  const onHand = await loadOnHand(ctx, country, stores, sellableSkus)
  const rows = goods.map((one) => ({ ...one, stock: onHand.of(one.sku).stock }))
  const readings = goods.map(({ sku }) => onHand.of(sku).reading)
  return { ...snapshotOf(ctx, country, stores, rows), fingerprint: readings, revalidate: onHand.revalidate }
}

const snapshotOf = (
  ctx: Pick<Ctx, 'site' | 'now'>,
  country: CountryCode,
  stores: Store[],
  rows: readonly StockRow[],
): Omit<StockSnapshot, 'fingerprint' | 'revalidate'> => {
  const standard = defaultOf(stores)
  const byId = new Map(stores.map((store) => [store.id, store]))
  const stock = stockOf(rows)
  const places = new Map<string, Supply | undefined>()
  const known = new Map<string, Availability>()
  const placeAt = (store: Store): Supply | undefined => {
    if (!places.has(store.id)) places.set(store.id, supplyOf(ctx, country, stores, store))
    return places.get(store.id)
  }
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const byMaster = Map.groupBy(rows, ({ masterId }) => masterId)
  const at: StockSnapshot['at'] = (storeId, sku) => {
    const store = (storeId === undefined ? undefined : byId.get(storeId)) ?? standard
    const supply = store && placeAt(store)
    if (!supply) return undefined
    const key = `${store.id} ${sku}`
    const answer = known.get(key) ?? stock(supply, sku)
    known.set(key, answer)
    return answer
  }
  return {
    stores,
    standard,
    at,
    storesWithStock: (sku) => {
      const row = bySku.get(sku)
      if (!row) return 0
      if (row.components.length > 0) return stores.filter(({ id }) => (at(id, sku)?.ownStock ?? 0) > 0).length
      const variants =
        row.kind === 'master' ? (byMaster.get(sku) ?? []).filter(({ online }) => online) : [row]
      return stores.filter(({ inventoryId }) => variants.some((one) => (one.stock[inventoryId] ?? 0) > 0))
        .length
    },
  }
}
