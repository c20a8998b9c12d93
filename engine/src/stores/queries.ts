import type { IsoDate } from '../../../facts/dates.ts'
import { sql } from '../db/sql.ts'
import type { Store } from './store.ts'

export const selectAllStores = (siteId: string) => sql<{ record: Store }>`
  select record from store where site_id = ${siteId} order by position, id`

/** The shortest piece, and the run that several carts reach together. */
export type StockedCut = { minMm: number; run?: { closingDay: IsoDate; minTotalMm: number } }

export type StockRow = {
  sku: string
  masterId: string | null
  kind: 'item' | 'variant' | 'bundle' | 'set' | 'master'
  online: boolean
  pattern: 'S1' | 'S2' | 'S3'
  cut: StockedCut | null
  leadDays: { min: number; max: number } | null
  components: { productId: string; quantity: number }[]
  /** On hand by inventory id; pieces, or millimetres of cut goods. */
  stock: Record<string, number>
}

/**
 * What is on hand of the named products in the given inventories, and what was changed by a transaction that is not
 * older than `since`. The watermark is the oldest transaction still open: whoever asks again from there on misses
 * nothing, since what commits later is not older.
 */
export const selectStockSince = (
  siteId: string,
  { since, skus, inventoryIds }: { since: string | null; skus: string[]; inventoryIds: string[] },
) => sql<{ watermark: string; changed: string[]; stock: Record<string, Record<string, number>> }>`
  select pg_snapshot_xmin(pg_current_snapshot())::text as watermark,
    array(select distinct sku from inventory
      where site_id = ${siteId} and changed_by >= ${since}::text::xid8) as changed,
    coalesce((select jsonb_object_agg(sku, stock) from (
      select sku, jsonb_object_agg(inventory_id, on_hand) as stock from inventory
      where site_id = ${siteId} and sku = any(${skus}::text[]) and inventory_id = any(${inventoryIds}::text[])
        and on_hand > 0
      group by sku) found), '{}') as stock`

/** What a count of stock has to know of a product: whether it is kept in millimetres. */
export const selectCountedProduct = (siteId: string, sku: string) => sql<{
  kind: StockRow['kind']
  cut: boolean
}>`
  select kind, cut is not null as cut from product where site_id = ${siteId} and id = ${sku}`

export const upsertStock = (siteId: string, inventoryId: string, sku: string, onHand: number) => sql`
  insert into inventory (site_id, inventory_id, sku, on_hand)
  values (${siteId}, ${inventoryId}, ${sku}, ${onHand})
  on conflict (site_id, inventory_id, sku) do update set on_hand = excluded.on_hand`
