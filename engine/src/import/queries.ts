import { json, sql } from '../db/sql.ts'
import type { IdKind } from './known-ids.ts'

export const selectSiteIds = () => sql<{ id: string }>`select id from site`

export const selectKnownIds = (siteId: string) => sql<{ kind: IdKind; id: string }>`
  select 'categories' as kind, id from category where site_id = ${siteId}
  union all select 'stores', id from store where site_id = ${siteId}
  union all select 'inventories', inventory_id from store where site_id = ${siteId}
  union all select 'products', id from product where site_id = ${siteId}
  union all select 'skus', id from product where site_id = ${siteId} and kind in ('variant', 'item', 'bundle')
  union all select 'promotions', id from promotion where site_id = ${siteId}`

export const upsertSite = (siteId: string, organizationId: string, config: unknown) => sql`
  insert into site (id, organization_id, config) values (${siteId}, ${organizationId}, ${json(config)})
  on conflict (id) do update set organization_id = excluded.organization_id, config = excluded.config`

export const updateShipping = (siteId: string, shipping: unknown) =>
  sql`update site set shipping = ${json(shipping)} where id = ${siteId}`

export const updateTrade = (siteId: string, trade: unknown) =>
  sql`update site set trade = ${json(trade)} where id = ${siteId}`

export const updateSynonyms = (siteId: string, synonyms: unknown) =>
  sql`update site set synonyms = ${json(synonyms)} where id = ${siteId}`

/** Empties a table of what it holds of a site. */
export const deleteRowsOfSite = {
  category: (siteId: string) => sql`delete from category where site_id = ${siteId}`,
  store: (siteId: string) => sql`delete from store where site_id = ${siteId}`,
  product: (siteId: string) => sql`delete from product where site_id = ${siteId}`,
  price: (siteId: string) => sql`delete from price where site_id = ${siteId}`,
  inventory: (siteId: string) => sql`delete from inventory where site_id = ${siteId}`,
  promotion: (siteId: string) => sql`delete from promotion where site_id = ${siteId}`,
  content: (siteId: string) => sql`delete from content where site_id = ${siteId}`,
  image: (siteId: string) => sql`delete from image where site_id = ${siteId}`,
  redirect: (siteId: string) => sql`delete from redirect where site_id = ${siteId}`,
}

/** A table that a file of the bundle replaces whole. */
export type SiteTable = keyof typeof deleteRowsOfSite

/** The planner has to know the new sizes before the search is built from these tables, and whoever asks afterwards. */
export const analyzeLoaded = () =>
  sql`analyze category, store, product, price, inventory, promotion, coupon, content, image, redirect`

/** The next version; whoever listens on the channel hears of it when the transaction commits. */
export const raiseCatalogVersion = (siteId: string, channel: string) => sql<{ version: number }>`
  with raised as (update site set catalog_version = catalog_version + 1 where id = ${siteId} returning catalog_version)
  select catalog_version as version, pg_notify(${channel}, ${siteId}) from raised`

/** Columns of `prices.csv` as they are copied. */
export const incomingPriceColumns = ['country', 'sku', 'min_quantity', 'amount'] as const

export const createIncomingPrices = () => sql`
  create temporary table incoming_price (country text, sku text, min_quantity numeric, amount text) on commit drop`

export const dropIncomingPrices = () => sql`drop table incoming_price`

/** Columns of `inventory.csv` as they are copied. */
export const incomingInventoryColumns = ['inventory_id', 'sku', 'quantity'] as const

export const createIncomingInventory = () => sql`
  create temporary table incoming_inventory (inventory_id text, sku text, quantity numeric) on commit drop`

export const dropIncomingInventory = () => sql`drop table incoming_inventory`

/** Prices as the bundle writes them → minor units and pieces or millimetres. */
export const insertPrices = (siteId: string) => sql`
  insert into price (site_id, country, sku, min_quantity, amount_minor)
  select ${siteId}, i.country, i.sku,
    round(i.min_quantity * case when p.cut is null then 1 else 1000 end),
    case when i.amount = 'quote' then null else round(i.amount::numeric * 100) end
  from incoming_price i join product p on p.site_id = ${siteId} and p.id = i.sku`

/** Stock as the bundle writes it → pieces or millimetres. */
export const insertInventory = (siteId: string) => sql`
  insert into inventory (site_id, inventory_id, sku, on_hand)
  select ${siteId}, i.inventory_id, i.sku, round(i.quantity * case when p.cut is null then 1 else 1000 end)
  from incoming_inventory i join product p on p.site_id = ${siteId} and p.id = i.sku`

/** Coupon codes keep their count of uses when the promotion is imported again. */
export const upsertCoupon = (
  siteId: string,
  coupon: {
    code: string
    promotionId: string
    limitTotal: number | null
    limitPerCustomer: number | null
    timeframeUses: number | null
    timeframeDays: number | null
  },
) => sql`
  insert into coupon (site_id, code, promotion_id, max_uses, max_uses_per_customer, timeframe_uses, timeframe_days)
  values (${siteId}, ${coupon.code}, ${coupon.promotionId}, ${coupon.limitTotal}, ${coupon.limitPerCustomer},
    ${coupon.timeframeUses}, ${coupon.timeframeDays})
  on conflict (site_id, code) do update set promotion_id = excluded.promotion_id,
    max_uses = excluded.max_uses, max_uses_per_customer = excluded.max_uses_per_customer,
    timeframe_uses = excluded.timeframe_uses, timeframe_days = excluded.timeframe_days`

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
