import { sql } from '../db/sql.ts'
import type { LocaleId } from '../../../facts/locales.ts'

export type StockNotice = {
  id: string
  productId: string
  storeId: string
  customerId: string
  /** Lower case; null: the address of the account. */
  email: string | null
  locale: LocaleId
  /** Of a set or bundle. */
  composed: boolean
  createdAt: Date
}

const columns = sql`
  id, product_id as "productId", store_id as "storeId", customer_id as "customerId", email, locale, composed,
  created_at as "createdAt"`

/** No row where this shopper waits for it already, or where `most` wait for the shopper or the address. */
export const insertNotice = (siteId: string, one: StockNotice, most: number) => sql<StockNotice>`
  insert into stock_notice (site_id, id, product_id, store_id, customer_id, email, locale, composed, created_at)
  select ${siteId}, ${one.id}, ${one.productId}, ${one.storeId}, ${one.customerId}, ${one.email}::text, ${one.locale},
    ${one.composed}, ${one.createdAt}
  where (select count(*) from stock_notice where site_id = ${siteId} and customer_id = ${one.customerId}) < ${most}
    and (select count(*) from stock_notice where site_id = ${siteId} and email = ${one.email}::text) < ${most}
  on conflict (site_id, product_id, store_id, customer_id) do nothing
  returning ${columns}`

type Owner = { siteId: string; customerId: string }

export const selectNotice = (
  { siteId, customerId }: Owner,
  { productId, storeId }: { productId: string; storeId: string },
) => sql<StockNotice>`
  select ${columns} from stock_notice
  where site_id = ${siteId} and customer_id = ${customerId} and product_id = ${productId} and store_id = ${storeId}`

/** All of a shopper, or those for one product; latest first. */
export const selectNotices = ({ siteId, customerId }: Owner, productId: string | null) => sql<StockNotice>`
  select ${columns} from stock_notice
  where site_id = ${siteId} and customer_id = ${customerId}
    and (${productId}::text is null or product_id = ${productId}::text)
  order by created_at desc, id`

export const deleteNotice = ({ siteId, customerId }: Owner, id: string) =>
  sql`delete from stock_notice where site_id = ${siteId} and customer_id = ${customerId} and id = ${id}`

const isOfAddress = (siteId: string, address: string) => sql`
  site_id = ${siteId} and (email = ${address} or email is null and customer_id in (
    select id from customer where site_id = ${siteId} and lower(login) = ${address}))`

/** Every notice that would be sent to an address, which is in lower case. */
export const deleteNoticesOfAddress = (siteId: string, address: string) =>
  sql`delete from stock_notice where ${isOfAddress(siteId, address)}`

/** What an account waits for, as its owner may see it. */
export const stockNoticesOf = (siteId: string, customerId: string) => sql<{
  productId: string
  storeId: string
  createdAt: Date
}>`
  select product_id as "productId", store_id as "storeId", created_at as "createdAt" from stock_notice
  where site_id = ${siteId} and customer_id = ${customerId} order by created_at`

/** The notices of somebody who leaves, those that they asked for as a guest too. */
export const eraseStockNotices = (siteId: string, { id, email }: { id: string; email: string }) =>
  sql`delete from stock_notice where site_id = ${siteId} and (customer_id = ${id} or email = lower(${email}))`

export const deleteOlderThan = (siteId: string, moment: Date) =>
  sql`delete from stock_notice where site_id = ${siteId} and created_at < ${moment}`

/** A product and the store at which it is waited for. */
export type Waited = { productId: string; storeId: string }

/**
 * What is waited for and has come, itself or in a part of it, since the last look, and what is waited for since then: stock
 * may have come while it was asked for. The watermark is the oldest
 * transaction still open, so that nothing is missed that commits later; one ahead of this server's transactions was
 * written by another server and says nothing.
 */
export const selectRestocked = (siteId: string) => sql<{
  watermark: string
  waited: Waited[]
  fresh: string[]
}>`
  with changed as (
    select distinct sku from inventory
    where site_id = ${siteId} and on_hand > 0 and changed_by >= coalesce((
      select seen from stock_notice_watermark
      where site_id = ${siteId} and seen <= pg_snapshot_xmax(pg_current_snapshot())), '0'::xid8)
  ), waited as (
    select n.product_id, n.store_id from changed c
    join stock_notice n on n.site_id = ${siteId} and n.product_id = c.sku
    union
    select n.product_id, n.store_id from stock_notice n
    join product p on p.site_id = n.site_id and p.id = n.product_id
    cross join jsonb_array_elements(p.members) as part
    join changed c on c.sku = part ->> 'productId'
    where n.site_id = ${siteId} and n.composed
    union
    select product_id, store_id from stock_notice where site_id = ${siteId} and fresh
  )
  select pg_snapshot_xmin(pg_current_snapshot())::text as watermark, coalesce((
    select jsonb_agg(jsonb_build_object('productId', product_id, 'storeId', store_id)) from waited), '[]') as waited,
    array(select id from stock_notice where site_id = ${siteId} and fresh) as fresh`

export const markLookedAt = (siteId: string, ids: readonly string[]) =>
  sql`update stock_notice set fresh = false where site_id = ${siteId} and id = any(${ids}::text[])`

/** Up to where stock has been looked at. Of two processes that looked, what the later one saw. */
export const saveWatermark = (siteId: string, watermark: string) => sql`
  insert into stock_notice_watermark as w (site_id, seen) values (${siteId}, ${watermark}::text::xid8)
  on conflict (site_id) do update set seen = excluded.seen
  where excluded.seen > w.seen or w.seen > pg_snapshot_xmax(pg_current_snapshot())`

/** Takes the notices of one product at one store, and tells whom to write to: each address once, as it asked last. */
export const takeNotices = (siteId: string, { productId, storeId }: Waited) => sql<{
  address: string
  locale: LocaleId
}>`
  with taken as (
    delete from stock_notice where site_id = ${siteId} and product_id = ${productId} and store_id = ${storeId}
    returning customer_id, email, locale, created_at)
  select distinct on (address) address, locale from (
    select coalesce(t.email, lower(c.email)) as address, t.locale, t.created_at
    from taken t left join customer c on t.email is null and c.site_id = ${siteId} and c.id = t.customer_id) told
  where address is not null
  order by address, created_at desc`
