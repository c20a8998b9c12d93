import { json, sql, type Statement } from '../db/sql.ts'
import type { Actor } from '../kernel/admin-context.ts'

export type CountedRow = { sku: string; isCut: boolean; name: Record<string, string> }

/** A variant is called as its master, where it has no name of its own. */
const nameOfMaster = sql`(
  select m.name from product m where m.site_id = product.site_id and m.id = product.master_id)`

/** What can be counted, of some products. */
export const selectCountedProducts = (siteId: string, skus: readonly string[]) => sql<CountedRow>`
  select id as sku, cut is not null as "isCut", coalesce(nullif(name, '{}'::jsonb), ${nameOfMaster}, '{}'::jsonb) as name
  from product
  where site_id = ${siteId} and id = any(${skus}::text[]) and kind in ('item', 'variant')`

export const selectOnHand = (siteId: string, inventoryId: string, sku: string) => sql<{ onHand: number }>`
  select on_hand as "onHand" from inventory
  where site_id = ${siteId} and inventory_id = ${inventoryId} and sku = ${sku}`

/** The amount of a SKU in a store; until the end of the transaction nobody else changes it. Made where there is none. */
export const lockOnHand = (siteId: string, inventoryId: string, sku: string) => sql<{ onHand: number }>`
  insert into inventory (site_id, inventory_id, sku, on_hand) values (${siteId}, ${inventoryId}, ${sku}, 0)
  on conflict (site_id, inventory_id, sku) do update set on_hand = inventory.on_hand returning on_hand as "onHand"`

export const updateOnHand = (siteId: string, inventoryId: string, sku: string, onHand: number) => sql`
  update inventory set on_hand = ${onHand}
  where site_id = ${siteId} and inventory_id = ${inventoryId} and sku = ${sku}`

const isRecordOf = (siteId: string, inventoryId: string) =>
  sql`i.site_id = ${siteId} and i.inventory_id = ${inventoryId} and p.kind in ('item', 'variant')`

/** Whatever was ever counted in a list, by SKU. */
export const selectRecords = (
  siteId: string,
  inventoryId: string,
  { limit, offset }: { limit: number; offset: number },
) => sql<{ sku: string; isCut: boolean; onHand: number }>`
  select i.sku, p.cut is not null as "isCut", i.on_hand as "onHand"
  from inventory i join product p on p.site_id = i.site_id and p.id = i.sku
  where ${isRecordOf(siteId, inventoryId)} order by i.sku limit ${limit} offset ${offset}`

export const countRecords = (siteId: string, inventoryId: string) => sql<{ total: number }>`
  select count(*) as total from inventory i join product p on p.site_id = i.site_id and p.id = i.sku
  where ${isRecordOf(siteId, inventoryId)}`

/** Takes a count away, and tells what it was. */
export const deleteRecord = (siteId: string, inventoryId: string, sku: string) => sql<{ onHand: number }>`
  delete from inventory where site_id = ${siteId} and inventory_id = ${inventoryId} and sku = ${sku}
  returning on_hand as "onHand"`

/** What orders placed after a moment have taken of a SKU. */
export const selectTakenSince = (siteId: string, inventoryId: string, sku: string, since: Date) => sql<{
  taken: number
}>`
  select coalesce(sum(m.amount), 0)::bigint as taken from stock_move m join orders o using (site_id, order_no)
  where m.site_id = ${siteId} and m.inventory_id = ${inventoryId} and m.sku = ${sku} and o.created_at > ${since}`

export type StockReason = 'count' | 'damage' | 'production' | 'correction' | 'transfer'

export type StockEntry = {
  at: Date
  inventoryId: string
  sku: string
  before: number
  after: number
  reason: StockReason
  note: string | null
  actor: Actor
}

/** Writes what was done; false where this key did it before. */
export const insertEntry = (siteId: string, entry: StockEntry, key: string | null) => sql`
  insert into stock_entry (site_id, at, inventory_id, sku, before_amount, after_amount, reason, note, actor, request_key)
  values (${siteId}, ${entry.at}, ${entry.inventoryId}, ${entry.sku}, ${entry.before}, ${entry.after}, ${entry.reason},
    ${entry.note}, ${json(entry.actor)}, ${key})
  on conflict (site_id, request_key) where request_key is not null do nothing`

/** The latest of a SKU in a store. */
export const selectEntries = (siteId: string, inventoryId: string, sku: string) => sql<StockEntry>`
  select at, inventory_id as "inventoryId", sku, before_amount as before, after_amount as after, reason, note, actor
  from stock_entry where site_id = ${siteId} and inventory_id = ${inventoryId} and sku = ${sku}
  order by seq desc limit 20`

export type StockLine = CountedRow & { variationValues: Record<string, string>; pattern: 'S1' | 'S2' | 'S3' }

/** SKUs that have stock of their own. */
export const stockLines = sql<StockLine>`
  select id as sku, cut is not null as "isCut", coalesce(nullif(name, '{}'::jsonb), ${nameOfMaster}, '{}'::jsonb) as name,
    variation_values as "variationValues", stock_pattern as pattern
  from product`

export const productTable = sql`product`
export const bySku = sql`id`

export const isStocked = (siteId: string) => sql`site_id = ${siteId} and kind in ('item', 'variant')`

type Places = { skus: readonly string[]; inventoryIds: readonly string[] }

export const selectStock = (siteId: string, { skus, inventoryIds }: Places) => sql<{
  sku: string
  inventoryId: string
  onHand: number
}>`
  select sku, inventory_id as "inventoryId", on_hand as "onHand" from inventory
  where site_id = ${siteId} and sku = any(${skus}::text[]) and inventory_id = any(${inventoryIds}::text[])`

/** What orders since a moment took of each SKU in each store. */
export const selectSold = (siteId: string, { skus, inventoryIds }: Places, since: Date) => sql<{
  sku: string
  inventoryId: string
  sold: number
}>`
  select m.sku, m.inventory_id as "inventoryId", sum(m.amount)::bigint as sold
  from stock_move m join orders o using (site_id, order_no)
  where m.site_id = ${siteId} and m.sku = any(${skus}::text[]) and m.inventory_id = any(${inventoryIds}::text[])
    and o.created_at > ${since}
  group by m.sku, m.inventory_id`

/** SKUs that orders took from these stores since a moment, and those of which one has fallen to nothing. */
export const selectMovedSkus = (siteId: string, inventoryIds: readonly string[], since: Date) => sql<{
  sku: string
}>`
  select distinct m.sku from stock_move m join orders o using (site_id, order_no)
  where m.site_id = ${siteId} and m.inventory_id = any(${inventoryIds}::text[]) and o.created_at > ${since}
  order by m.sku limit 5000`

export type TransferStatus = 'created' | 'shipped' | 'received' | 'cancelled'
export type TransferLine = { sku: string; amount: number; shipped: number; received: number }

export type Transfer = {
  id: string
  country: string
  fromStore: string
  toStore: string
  status: TransferStatus
  lines: TransferLine[]
  note: string | null
  revision: number
  createdBy: Actor
  createdAt: Date
  shippedAt: Date | null
  closedAt: Date | null
}

const transferColumns = sql`
  id, country, from_store as "fromStore", to_store as "toStore", status, lines, note, revision,
  created_by as "createdBy", created_at as "createdAt", shipped_at as "shippedAt", closed_at as "closedAt"`

/** Transfers of whole countries, and those that leave from or come to stores of the caller. */
export type TransfersInReach = { siteId: string; countries: readonly string[]; stores: readonly string[] }

const isInReach = ({ siteId, countries, stores }: TransfersInReach): Statement<unknown> => sql`
  site_id = ${siteId} and (country = any(${countries}::text[]) or from_store = any(${stores}::text[])
    or to_store = any(${stores}::text[]))`

export const insertTransfer = (siteId: string, one: Transfer) => sql`
  insert into stock_transfer (site_id, id, country, from_store, to_store, status, lines, note, revision, created_by,
    created_at)
  values (${siteId}, ${one.id}, ${one.country}, ${one.fromStore}, ${one.toStore}, ${one.status}, ${json(one.lines)},
    ${one.note}, ${one.revision}, ${json(one.createdBy)}, ${one.createdAt})`

export const updateTransfer = (siteId: string, one: Transfer) => sql`
  update stock_transfer set status = ${one.status}, lines = ${json(one.lines)}, revision = ${one.revision},
    shipped_at = ${one.shippedAt}, closed_at = ${one.closedAt}, note = ${one.note}
  where site_id = ${siteId} and id = ${one.id}`

export const selectTransfer = (reach: TransfersInReach, id: string) => sql<Transfer>`
  select ${transferColumns} from stock_transfer where ${isInReach(reach)} and id = ${id}`

export const lockTransfer = (reach: TransfersInReach, id: string) => sql<Transfer>`
  ${selectTransfer(reach, id)} for no key update`

type TransferChoice = { statuses: readonly string[] | null; country: string | null }

const isChosen = ({ statuses, country }: TransferChoice): Statement<unknown> => sql`
  (${statuses}::text[] is null or status = any(${statuses}::text[])) and (${country}::text is null or country = ${country})`

/** The newest first. */
export const selectTransfers = (
  reach: TransfersInReach,
  choice: TransferChoice,
  limit: number,
  offset: number,
) => sql<Transfer>`
  select ${transferColumns} from stock_transfer where ${isInReach(reach)} and ${isChosen(choice)}
  order by created_at desc, id limit ${limit} offset ${offset}`

export const countTransfers = (reach: TransfersInReach, choice: TransferChoice) => sql<{ total: number }>`
  select count(*)::int as total from stock_transfer where ${isInReach(reach)} and ${isChosen(choice)}`

/** What is on its way to a store, or is to leave for it. */
export const selectIncoming = (siteId: string, skus: readonly string[]) => sql<{
  toStore: string
  sku: string
  amount: number
}>`
  select t.to_store as "toStore", line ->> 'sku' as sku,
    sum((line ->> 'amount')::bigint - (line ->> 'received')::bigint)::bigint as amount
  from stock_transfer t cross join jsonb_array_elements(t.lines) as line
  where t.site_id = ${siteId} and t.status in ('created', 'shipped') and line ->> 'sku' = any(${skus}::text[])
  group by t.to_store, line ->> 'sku'`
