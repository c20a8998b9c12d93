import type { Cell } from '../db/copy-rows.ts'
import { columnNames, json, sql } from '../db/sql.ts'
import type { CampaignRow } from '../bundle/promotions.ts'
import type { RedirectRow } from '../bundle/redirects.ts'
import type { IdKind } from './known-ids.ts'
import type { FileChanges } from './preview.ts'
import { categoryColumns } from './category-cells.ts'
import { productColumns } from './product-cells.ts'
import { promotionColumns } from './promotion-cells.ts'
import { storeColumns } from './store-cells.ts'

/** Each site with the further sites its bundle is loaded as. */
export const selectSites = () => sql<{ id: string; alsoAs: string[] }>`
  select id, coalesce(config -> 'alsoAs', '[]') as "alsoAs" from site order by id`

const knownIds = (siteId: string) => sql`
  select 'categories' as kind, id from category where site_id = ${siteId}
  union all select 'taxClasses', unnest(array[c ->> 'code', (c ->> 'code') || ' ' || (t ->> 'class')])
    from site, jsonb_array_elements(config -> 'countries') c, jsonb_array_elements(c -> 'taxes') t where id = ${siteId}
  union all select 'stores', id from store where site_id = ${siteId}
  union all select 'inventories', inventory_id from store where site_id = ${siteId}
  union all select 'products', id from product where site_id = ${siteId}
  union all select 'skus', id from product where site_id = ${siteId} and kind in ('variant', 'item', 'bundle')
  union all select 'promotions', id from promotion where site_id = ${siteId}`

export const selectKnownIds = (siteId: string) => sql<{ kind: IdKind; id: string }>`${knownIds(siteId)}`

/** Tax classes that products have, by country: `NI exempt`. */
export const selectUsedTaxClasses = (siteId: string) => sql<{ id: string }>`
  select distinct t.key || ' ' || t.value as id from product p, jsonb_each_text(p.tax_classes) t
  where p.site_id = ${siteId} order by 1`

/** Of some ids, those that the site has. */
export const selectKnownAmong = (siteId: string, ids: readonly string[]) => sql<{ kind: IdKind; id: string }>`
  select kind, id from (${knownIds(siteId)}) known where id = any(${ids}::text[])`

/** Products as their cells, in the place of those that are there. Rows that others wait for stay the same rows. */
export const upsertProducts = (rows: readonly Cell[][]) => sql`
  insert into product (${columnNames(productColumns)})
  select ${columnNames(productColumns)} from jsonb_populate_recordset(null::product, ${json(rows.map(cellsByColumn))})
  on conflict (site_id, id) do update
  set (${columnNames(productColumns)}) = row(${columnNames(productColumns.map((name) => `excluded.${name}`))})`

const byColumn = (columns: readonly string[], cells: readonly Cell[]) =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index]]))
const cellsByColumn = (cells: readonly Cell[]) => byColumn(productColumns, cells)

/** A category as its cells, in the place of the one that is there. */
export const upsertCategory = (cells: readonly Cell[]) => sql`
  insert into category (${columnNames(categoryColumns)})
  select ${columnNames(categoryColumns)}
  from jsonb_populate_recordset(null::category, ${json([byColumn(categoryColumns, cells)])})
  on conflict (site_id, id) do update
  set (${columnNames(categoryColumns)}) = row(${columnNames(categoryColumns.map((name) => `excluded.${name}`))})`

/** A promotion as its cells, in the place of the one that is there. */
export const upsertPromotion = (cells: readonly Cell[]) => sql`
  insert into promotion (${columnNames(promotionColumns)})
  select ${columnNames(promotionColumns)}
  from jsonb_populate_recordset(null::promotion, ${json([byColumn(promotionColumns, cells)])})
  on conflict (site_id, id) do update
  set (${columnNames(promotionColumns)}) = row(${columnNames(promotionColumns.map((name) => `excluded.${name}`))})`

/** The place of a store among the others; behind them where it is new. */
export const selectStorePosition = (siteId: string, id: string) => sql<{ position: number }>`
  select coalesce(max(position) filter (where id = ${id}), max(position) + 1, 0) as position
  from store where site_id = ${siteId}`

/** A store as its cells, in the place of the one that is there. */
export const upsertStore = (cells: readonly Cell[]) => sql`
  insert into store (${columnNames(storeColumns)})
  select ${columnNames(storeColumns)} from jsonb_populate_recordset(null::store, ${json([byColumn(storeColumns, cells)])})
  on conflict (site_id, id) do update
  set (${columnNames(storeColumns)}) = row(${columnNames(storeColumns.map((name) => `excluded.${name}`))})`

export const upsertSite = (siteId: string, organizationId: string, config: unknown) => sql`
  insert into site (id, organization_id, config) values (${siteId}, ${organizationId}, ${json(config)})
  on conflict (id) do update set organization_id = excluded.organization_id, config = excluded.config`

export const updateShipping = (siteId: string, shipping: unknown) =>
  sql`update site set shipping = ${json(shipping)} where id = ${siteId}`

export const updateTrade = (siteId: string, trade: unknown) =>
  sql`update site set trade = ${json(trade)} where id = ${siteId}`

export const updateSynonyms = (siteId: string, synonyms: unknown) =>
  sql`update site set synonyms = ${json(synonyms)} where id = ${siteId}`

/** Whether a picture was made of one that somebody uploaded. */
const isUploaded = sql`(i.path ~ '^(cards/)?media/' and exists (
  select from media m where m.id::text = split_part(regexp_replace(i.path, '^cards/', ''), '/', 2)))`

/** Empties a table of what it holds of a site. */
export const deleteRowsOfSite = {
  category: (siteId: string) => sql`delete from category where site_id = ${siteId}`,
  store: (siteId: string) => sql`delete from store where site_id = ${siteId}`,
  product: (siteId: string) => sql`delete from product where site_id = ${siteId}`,
  price: (siteId: string) => sql`delete from price where site_id = ${siteId}`,
  promotion: (siteId: string) => sql`delete from promotion where site_id = ${siteId}`,
  campaign: (siteId: string) => sql`delete from campaign where site_id = ${siteId}`,
  content: (siteId: string) => sql`delete from content where site_id = ${siteId}`,
  /** Pictures that were uploaded are no file's. */
  image: (siteId: string) => sql`delete from image i where i.site_id = ${siteId} and not ${isUploaded}`,
  redirect: (siteId: string) => sql`delete from redirect where site_id = ${siteId}`,
}

/** Pictures that stay when those of a bundle are loaded. */
export const selectUploadedPaths = (siteId: string) =>
  sql<{ path: string }>`select i.path from image i where i.site_id = ${siteId} and ${isUploaded}`

/** A table that a file of the bundle replaces whole. */
export type SiteTable = keyof typeof deleteRowsOfSite

/** The planner has to know the new sizes before the search is built from these tables, and whoever asks afterwards. */
export const analyzeLoaded = () =>
  sql`analyze category, store, product, price, inventory, campaign, promotion, coupon, content, image, redirect`

/** Columns of `prices.csv` as they are copied. */
export const incomingPriceColumns = ['country', 'sku', 'min_quantity', 'amount'] as const

export const createIncomingPrices = () => sql`
  create temporary table incoming_price (country text, sku text, min_quantity numeric, amount text) on commit drop`

export const dropIncomingPrices = () => sql`drop table incoming_price`

/** Columns of `inventory.csv` as they are copied. */
export const incomingInventoryColumns = ['inventory_id', 'sku', 'quantity', 'counted_at'] as const

export const createIncomingInventory = () => sql`
  create temporary table incoming_inventory (inventory_id text, sku text, quantity numeric, counted_at timestamptz) on commit drop`

export const dropIncomingInventory = () => sql`drop table incoming_inventory`

/** Prices as the bundle writes them → minor units and pieces or millimetres. */
export const insertPrices = (siteId: string) => sql`
  insert into price (site_id, country, sku, min_quantity, amount_minor)
  select ${siteId}, i.country, i.sku,
    round(i.min_quantity * case when p.cut is null then 1 else 1000 end),
    case when i.amount = 'quote' then null else round(i.amount::numeric * 100) end
  from incoming_price i join product p on p.site_id = ${siteId} and p.id = i.sku`

/** A count in pieces or millimetres, over `incoming_inventory i` and `product p`. */
const counted = sql`round(i.quantity * case when p.cut is null then 1 else 1000 end)`

/** Rows of the incoming price list against the stored one. */
export const selectPriceChanges = (siteId: string) => sql<FileChanges>`
  with incoming as (
    select i.country, i.sku, round(i.min_quantity * case when p.cut is null then 1 else 1000 end) as min_quantity,
      case when i.amount = 'quote' then null else round(i.amount::numeric * 100) end as amount_minor
    from incoming_price i left join product p on p.site_id = ${siteId} and p.id = i.sku
  ), stored as (select * from price where site_id = ${siteId})
  select count(*) filter (where s.sku is null)::int as added,
    count(*) filter (where i.sku is null)::int as removed,
    count(*) filter (where s.sku is not null and i.sku is not null
      and s.amount_minor is distinct from i.amount_minor)::int as changed
  from incoming i full join stored s
    on s.country = i.country and s.sku = i.sku and s.min_quantity = i.min_quantity`

/** Rows of the incoming counts against what the inventories hold. */
export const selectCountChanges = (siteId: string) => sql<Omit<FileChanges, 'removed'>>`
  select count(*) filter (where s.sku is null)::int as added,
    count(*) filter (where s.on_hand <> ${counted})::int as changed
  from incoming_inventory i
  left join product p on p.site_id = ${siteId} and p.id = i.sku
  left join inventory s on s.site_id = ${siteId} and s.inventory_id = i.inventory_id and s.sku = i.sku`

/** Stock as the bundle writes it → pieces or millimetres, where nothing was ever counted: what was sold stays sold. */
export const insertFirstCounts = (siteId: string) => sql`
  insert into inventory (site_id, inventory_id, sku, on_hand)
  select ${siteId}, i.inventory_id, i.sku, ${counted}
  from incoming_inventory i join product p on p.site_id = ${siteId} and p.id = i.sku
  on conflict (site_id, inventory_id, sku) do nothing`

/** Orders wait until the counts are in their place: what they take meanwhile would be lost. */
export const lockInventory = () => sql`lock table inventory in share row exclusive mode`

/** Counts in the place of what an inventory holds, less what orders took since the count; named rows only. */
export const replaceCounts = (siteId: string, now: Date) => sql`
  with sold as (
    select m.inventory_id, m.sku, sum(m.amount) as amount
    from stock_move m
    join orders o on o.site_id = m.site_id and o.order_no = m.order_no
    join incoming_inventory i on i.inventory_id = m.inventory_id and i.sku = m.sku
    where m.site_id = ${siteId} and o.created_at > coalesce(i.counted_at, ${now})
    group by m.inventory_id, m.sku
  )
  insert into inventory (site_id, inventory_id, sku, on_hand)
  select ${siteId}, i.inventory_id, i.sku, greatest(0, ${counted} - coalesce(s.amount, 0))
  from incoming_inventory i
  join product p on p.site_id = ${siteId} and p.id = i.sku
  left join sold s on s.inventory_id = i.inventory_id and s.sku = i.sku
  on conflict (site_id, inventory_id, sku) do update set on_hand = excluded.on_hand`

/** Coupon codes keep their count of uses when the promotion is imported again. */
export const upsertCoupon = (
  siteId: string,
  coupon: {
    code: string
    promotionId: string
    enabled: boolean
    limitTotal: number | null
    limitPerCustomer: number | null
    timeframeUses: number | null
    timeframeDays: number | null
  },
) => sql`
  insert into coupon (site_id, code, promotion_id, enabled, max_uses, max_uses_per_customer, timeframe_uses, timeframe_days)
  values (${siteId}, ${coupon.code}, ${coupon.promotionId}, ${coupon.enabled}, ${coupon.limitTotal},
    ${coupon.limitPerCustomer}, ${coupon.timeframeUses}, ${coupon.timeframeDays})
  on conflict (site_id, code) do update set promotion_id = excluded.promotion_id, enabled = excluded.enabled,
    max_uses = excluded.max_uses, max_uses_per_customer = excluded.max_uses_per_customer,
    timeframe_uses = excluded.timeframe_uses, timeframe_days = excluded.timeframe_days`

/** A promotion's codes but those that it still has. */
export const deleteCouponsOf = (siteId: string, promotionId: string, codes: string[]) => sql`
  delete from coupon where site_id = ${siteId} and promotion_id = ${promotionId} and code <> all(${codes})`

export const deleteCouponsExcept = (siteId: string, codes: string[]) =>
  sql`delete from coupon where site_id = ${siteId} and code <> all(${codes})`

export type ImportedCustomer = {
  id: string
  customerNo: string
  email: string
  passwordHash: string
  at: Date
  profile: unknown
  addresses: unknown
}

/** A customer who is already known keeps password, profile and addresses: a bundle never overwrites a person. */
export const insertCustomer = (siteId: string, customer: ImportedCustomer) => sql`
  insert into customer (site_id, id, customer_no, login, email, password_hash, credentials_changed_at, created_at,
    modified_at, profile, addresses)
  values (${siteId}, ${customer.id}, ${customer.customerNo}, ${customer.email}, ${customer.email},
    ${customer.passwordHash}, ${customer.at}, ${customer.at}, ${customer.at}, ${json(customer.profile)},
    ${json(customer.addresses)})
  on conflict do nothing`

/** A campaign in the place of the one that is there. */
export const upsertCampaign = (siteId: string, row: CampaignRow) => sql`
  insert into campaign (site_id, id, enabled, starts_at, ends_at, record)
  values (${siteId}, ${row.id}, ${row.enabled}, ${row.startDate ?? null}, ${row.endDate ?? null}, ${json(row)})
  on conflict (site_id, id) do update set enabled = excluded.enabled, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, record = excluded.record`

/** Where a path leads, in the place of where it led. */
export const upsertRedirect = (siteId: string, { from, to, status }: RedirectRow) => sql`
  insert into redirect (site_id, path, target, status) values (${siteId}, ${from}, ${to}, ${Number(status)})
  on conflict (site_id, path) do update set target = excluded.target, status = excluded.status`
