import type { StoreRow } from '../../bundle/stores.ts'
import { sql, type Statement, unpreparedSql } from '../../db/sql.ts'
import type { CompiledSearch, SearchField, SearchResource } from '../../kernel/search-request/index.ts'

type Stored = { row: StoreRow }

/** Stores of whole countries, and single ones. */
export type StoresInReach = { siteId: string; countries: readonly string[]; stores: readonly string[] }

const isInReach = ({ siteId, countries, stores }: StoresInReach) => sql`
  s.site_id = ${siteId} and (s.country = any(${countries}::text[]) or s.id = any(${stores}::text[]))`

export const selectStore = (reach: StoresInReach, id: string) =>
  sql<Stored>`select s.record as row from store s where ${isInReach(reach)} and s.id = ${id}`

/** Nobody else changes stores until the end of the transaction: one of a country is its default. */
export const lockStores = (siteId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`stores ${siteId}`}, 0))`

/** Whether there is one of this id, wherever. */
export const selectStoreId = (siteId: string, id: string) =>
  sql<{ id: string }>`select id from store where site_id = ${siteId} and id = ${id}`

export const selectStoresOfCountry = (siteId: string, country: string) => sql<Stored>`
  select record as row from store where site_id = ${siteId} and country = ${country} order by position, id`

export const selectStores = (reach: StoresInReach, country: string | null, limit: number, offset: number) =>
  sql<Stored>`
    select s.record as row from store s
    where ${isInReach(reach)} and (${country}::text is null or s.country = ${country})
    order by s.position, s.id limit ${limit} offset ${offset}`

export const countStores = (reach: StoresInReach, country: string | null) => sql<{ total: number }>`
  select count(*) as total from store s
  where ${isInReach(reach)} and (${country}::text is null or s.country = ${country})`

const text = (expression: Statement<unknown>): SearchField => ({ type: 'text', expression })

/** The rows of a search of stores: `store s`. */
export const storeResource: SearchResource = {
  fields: {
    id: text(sql`s.id`),
    name: text(sql`s.record ->> 'name'`),
    countryCode: text(sql`s.country`),
    city: text(sql`s.record ->> 'city'`),
    cityName: text(sql`s.record ->> 'cityName'`),
    address1: text(sql`s.record ->> 'address1'`),
    inventoryId: text(sql`s.inventory_id`),
    size: text(sql`s.record ->> 'size'`),
    default: { type: 'boolean', expression: sql`s.is_default` },
  },
  key: sql`s.id`,
}

export const selectFoundStores = (reach: StoresInReach, search: CompiledSearch) =>
  unpreparedSql<Stored>`select s.record as row from store s where ${isInReach(reach)} and ${search.where}
    order by ${search.orderBy} limit ${search.limit} offset ${search.offset}`

export const countFoundStores = (reach: StoresInReach, { where }: CompiledSearch) =>
  unpreparedSql<{
    total: number
  }>`select count(*) as total from store s where ${isInReach(reach)} and ${where}`

export const deleteStoreRow = (siteId: string, id: string) =>
  sql`delete from store where site_id = ${siteId} and id = ${id}`

/** What would be left without its store, at most twenty: orders under way, goods on their way, people, stock. */
export const selectUsesOfStore = (
  siteId: string,
  { id, inventoryId }: Pick<StoreRow, 'id' | 'inventoryId'>,
) => sql<{
  kind: string
  id: string
}>`
  (select 'order' as kind, order_no as id from orders
    where site_id = ${siteId} and status in ('created', 'new')
      and inventory_ids ? ${inventoryId} limit 5)
  union all
  (select 'stock-transfer', t.id from stock_transfer t
    where t.site_id = ${siteId} and t.status in ('created', 'shipped') and ${id} in (t.from_store, t.to_store) limit 5)
  union all
  (select 'staff', m.id::text from staff_member m join site s on s.organization_id = m.organization_id
    where s.id = ${siteId} and m.disabled_at is null
      and m.roles @> jsonb_build_array(jsonb_build_object('storeId', ${id}::text)) limit 5)
  union all
  (select 'stock', i.sku from inventory i
    where i.site_id = ${siteId} and i.inventory_id = ${inventoryId} and i.on_hand > 0
      and not exists (select from store o
        where o.site_id = i.site_id and o.inventory_id = i.inventory_id and o.id <> ${id}) limit 5)`
