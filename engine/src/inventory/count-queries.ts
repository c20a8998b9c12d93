import { json, sql } from '../db/sql.ts'
import type { Actor } from '../kernel/admin-context.ts'
import type { StockEntry } from './queries.ts'

/** A count as it is stored, and its moment. */
export type WrittenCount = { inventoryId: string; sku: string; amount: number; since: Date }

const countRows = (counts: readonly WrittenCount[]) => sql`
  unnest(${counts.map(({ inventoryId }) => inventoryId)}::text[], ${counts.map(({ sku }) => sku)}::text[],
    ${counts.map(({ amount }) => amount)}::bigint[], ${counts.map(({ since }) => since)}::timestamptz[])
  with ordinality as c (inventory_id, sku, amount, since, place)`

/** Makes what was never counted, in one order for everybody; until the end of the transaction nobody else changes the rows. */
export const lockCounts = (siteId: string, counts: readonly WrittenCount[]) => sql`
  insert into inventory (site_id, inventory_id, sku, on_hand)
  select distinct ${siteId}, c.inventory_id, c.sku, 0 from ${countRows(counts)} order by 2, 3
  on conflict (site_id, inventory_id, sku) do update set on_hand = inventory.on_hand`

/** What each count makes of what is there: less what orders took since, and when something was last entered after it. */
export const selectCountsAt = (siteId: string, counts: readonly WrittenCount[]) => sql<{
  at: number
  inventoryId: string
  sku: string
  before: number
  after: number
  enteredAt: Date | null
}>`
  select (c.place - 1)::int as at, c.inventory_id as "inventoryId", c.sku, coalesce(i.on_hand, 0) as before,
    greatest(0, c.amount - coalesce(sold.amount, 0))::bigint as after, entered.at as "enteredAt"
  from ${countRows(counts)}
  left join inventory i on i.site_id = ${siteId} and i.inventory_id = c.inventory_id and i.sku = c.sku
  left join lateral (
    select sum(m.amount) as amount from stock_move m join orders o using (site_id, order_no)
    where m.site_id = ${siteId} and m.inventory_id = c.inventory_id and m.sku = c.sku and o.created_at > c.since
  ) sold on true
  left join lateral (
    select max(e.at) as at from stock_entry e
    where e.site_id = ${siteId} and e.inventory_id = c.inventory_id and e.sku = c.sku and e.at > c.since
  ) entered on true
  order by c.place`

/** What a record becomes, why, and the key under which that is done once. */
export type StockChange = Omit<StockEntry, 'at' | 'actor'> & { key: string | null }

/** Writes changes of records that are locked, with their entries; one whose key was there before changes nothing and is not told. */
export const insertStockChanges = (
  siteId: string,
  changes: readonly StockChange[],
  { at, actor }: { at: Date; actor: Actor },
) => sql<{ inventoryId: string; sku: string }>`
  with c as (
    select * from jsonb_to_recordset(${json(changes)}::jsonb) as c (
      "inventoryId" text, sku text, before bigint, after bigint, reason text, note text, key text)
  ), entries as (
    insert into stock_entry (site_id, at, inventory_id, sku, before_amount, after_amount, reason, note, actor, request_key)
    select ${siteId}, ${at}, "inventoryId", sku, before, after, reason, note, ${json(actor)}, key from c
    on conflict (site_id, request_key) where request_key is not null do nothing
    returning inventory_id, sku, after_amount
  ), moved as (
    update inventory i set on_hand = e.after_amount from entries e
    where i.site_id = ${siteId} and i.inventory_id = e.inventory_id and i.sku = e.sku
      and i.on_hand <> e.after_amount
  )
  select inventory_id as "inventoryId", sku from entries`
