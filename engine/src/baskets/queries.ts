import type { CountryCode } from '../../../facts/countries.ts'
import type { Currency } from '../../../facts/money.ts'
import type { PromotionRow } from '../bundle/index.ts'
import { json, sql } from '../db/sql.ts'
import { withinCampaign } from '../promotions/index.ts'
import type { BasketDocument } from './stored-basket.ts'

/** A row of the table; the document is everything that has no column. */
export type BasketRow = {
  id: string
  customerId: string
  temporary: boolean
  country: CountryCode
  currency: Currency
  document: BasketDocument
  createdAt: Date
  modifiedAt: Date
}

const columns = sql`
  id, customer_id as "customerId", temporary, country, currency, document,
  created_at as "createdAt", modified_at as "modifiedAt"`

/** Another revision whenever the row was written. */
export const selectBasket = (siteId: string, customerId: string, id: string) => sql<
  BasketRow & { revision: string }
>`
  select ${columns}, xmin::text as revision from basket where site_id = ${siteId} and id = ${id} and customer_id = ${customerId}`

/** Until the end of the transaction nobody else changes the basket. */
export const lockBasket = (siteId: string, customerId: string, id: string) => sql<BasketRow>`
  select ${columns} from basket where site_id = ${siteId} and id = ${id} and customer_id = ${customerId}
  for no key update`

/**
 * One merge of a customer at a time. A merge that has to open the customer's basket first holds the guest's by then: two
 * of them would take the two rows in opposite order.
 */
export const lockMerges = (siteId: string, customerId: string) => sql`
  select pg_advisory_xact_lock(hashtextextended(${`merge ${siteId} ${customerId}`}, 0))`

/** The open baskets of several shoppers, locked until the end of the transaction. */
export const lockOpenBasketsOf = (siteId: string, customerIds: string[]) => sql<BasketRow>`
  select ${columns} from basket
  where site_id = ${siteId} and customer_id = any(${customerIds}::text[]) and not temporary
  order by id for no key update`

/** Those that are filled at the counter are not their customer's yet. */
export const selectBasketsOf = (siteId: string, customerId: string) => sql<BasketRow>`
  select ${columns} from basket where site_id = ${siteId} and customer_id = ${customerId}
    and not (temporary and document ? 'counter')
  order by temporary, created_at`

/** A basket that is filled at the counter, of a country or store that the caller may see. */
export const selectCounterBasket = (
  siteId: string,
  id: string,
  { countries, stores }: { countries: readonly string[]; stores: readonly string[] },
) => sql<BasketRow>`
  select ${columns} from basket
  where site_id = ${siteId} and id = ${id} and temporary and document ? 'counter'
    and (country = any(${countries}::text[]) or document #>> '{counter,storeId}' = any(${stores}::text[]))`

/** No row when the shopper has an open basket already: the index decides between simultaneous calls. */
export const insertBasket = (siteId: string, row: BasketRow) => sql<{ id: string }>`
  insert into basket (site_id, id, customer_id, temporary, country, currency, document, created_at, modified_at)
  values (${siteId}, ${row.id}, ${row.customerId}, ${row.temporary}, ${row.country}, ${row.currency},
    ${json(row.document)}, ${row.createdAt}, ${row.modifiedAt})
  on conflict do nothing
  returning id`

const writableColumns = (row: BasketRow) => sql`
  customer_id = ${row.customerId}, country = ${row.country}, currency = ${row.currency},
  document = ${json(row.document)}, modified_at = ${row.modifiedAt}`

export const updateBasketRow = (siteId: string, row: BasketRow) => sql`
  update basket set ${writableColumns(row)} where site_id = ${siteId} and id = ${row.id}`

/** Touches nothing where the row has been written since it was read with this revision. */
export const updateUnchangedRow = (siteId: string, row: BasketRow, revision: string) => sql`
  update basket set ${writableColumns(row)} where site_id = ${siteId} and id = ${row.id} and xmin::text = ${revision}`

export const deleteBasketRow = (siteId: string, customerId: string, id: string) => sql`
  delete from basket where site_id = ${siteId} and id = ${id} and customer_id = ${customerId}`

export type PromotionStatusRow = {
  record: PromotionRow
  /** Enabled, begun and not yet over, in the basket's country. */
  running: boolean
  /** The coupons of it that were asked for, as the merchant writes them. */
  coupons: {
    code: string
    maxUses: number | null
    maxUsesPerCustomer: number | null
    uses: number
    usesOfCustomer: number
    /** How often within so many days one customer may redeem it, and this one has. */
    timeframeUses: number | null
    usesInTimeframe: number
  }[]
}

/** Promotions that run and those of the given coupons (capitals), with what redeeming them has left. */
export const selectPromotionStatus = (
  siteId: string,
  asked: { country: CountryCode; timeZone: string; codes: string[]; customerId: string; now: Date },
) => sql<PromotionStatusRow>`
  with held as (
    select c.promotion_id, jsonb_agg(jsonb_build_object('code', c.code, 'maxUses', c.max_uses,
      'maxUsesPerCustomer', c.max_uses_per_customer, 'uses', c.uses, 'usesOfCustomer',
      (select count(*) from coupon_use u where u.site_id = c.site_id and u.code = c.code
        and u.customer_id = ${asked.customerId}),
      'timeframeUses', c.timeframe_uses, 'usesInTimeframe',
      (select count(*) from coupon_use u where u.site_id = c.site_id and u.code = c.code
        and u.customer_id = ${asked.customerId}
        and u.used_at > ${asked.now}::timestamptz - make_interval(days => c.timeframe_days)))) as coupons
    from coupon c where c.site_id = ${siteId} and upper(c.code) = any(${asked.codes}::text[]) and c.enabled
    group by c.promotion_id
  ), judged as (
    select p.*, p.enabled and ${withinCampaign(siteId, asked.now)} and ${asked.country}::text = any(p.countries)
      and (p.starts_at is null or p.starts_at <= ${asked.now})
      and (p.ends_at is null or p.ends_at > ${asked.now})
      and (p.starts_local is null
        or p.starts_local <= ${asked.now}::timestamptz at time zone ${asked.timeZone}::text)
      and (p.ends_local is null
        or p.ends_local > ${asked.now}::timestamptz at time zone ${asked.timeZone}::text) as running
    from promotion p where p.site_id = ${siteId}
  )
  -- Of thousands of codes one is enough to tell that there are some.
  select case when j.record ? 'coupons' then jsonb_set(j.record, '{coupons}',
      coalesce(jsonb_path_query_array(j.record, '$.coupons[0]') #- '{0,codes}', '[]')) else j.record end as record,
    j.running, coalesce(h.coupons, '[]') as coupons
  from judged j left join held h on h.promotion_id = j.id
  where j.running or h.promotion_id is not null
  order by j.rank, j.id`

/** Whether a customer has an order that was not given up. */
export const selectHasOrdered = (siteId: string, customerId: string) => sql<{ hasOrdered: boolean }>`
  select exists (select 1 from orders where site_id = ${siteId} and customer_id = ${customerId}
    and status not in ('failed', 'cancelled')) as "hasOrdered"`

/** Every basket of a customer who leaves. */
export const eraseBaskets = (siteId: string, customerId: string) => sql`
  delete from basket where site_id = ${siteId} and customer_id = ${customerId}`

/** Pieces or millimetres of some goods in the baskets of a country; lines with an agreed price are left out. */
export const selectDemand = (
  siteId: string,
  { country, skus, since }: { country: string; skus: readonly string[]; since: Date },
) => sql<{ basketId: string; sku: string; amount: number }>`
  select b.id as "basketId", line ->> 'productId' as sku,
    sum((line ->> 'quantity')::bigint * coalesce((line ->> 'lengthMm')::bigint, 1)) as amount
  from basket b cross join jsonb_array_elements(b.document -> 'lines') line
  where b.site_id = ${siteId} and b.country = ${country} and b.modified_at >= ${since}
    and line ->> 'productId' = any(${skus}::text[]) and not line ? 'agreed'
  group by b.id, line ->> 'productId'`

/** Millimetres of goods that are cut, in the baskets of a country; lines with an agreed price are left out. */
export const selectLengthDemand = (siteId: string, country: string, since: Date) => sql<{
  source: string
  sku: string
  mm: number
}>`
  select b.id as source, line ->> 'productId' as sku,
    ((line ->> 'quantity')::bigint * (line ->> 'lengthMm')::bigint) as mm
  from basket b cross join jsonb_array_elements(b.document -> 'lines') line
  where b.site_id = ${siteId} and b.country = ${country} and b.modified_at >= ${since}
    and line ? 'lengthMm' and not line ? 'agreed'`

/** Some baskets that were changed since then and hold one of these goods. */
export const selectBasketsHolding = (siteId: string, skus: readonly string[], since: Date) => sql<{
  id: string
}>`
  select b.id from basket b
  where b.site_id = ${siteId} and b.modified_at >= ${since} and exists (
    select 1 from jsonb_array_elements(b.document -> 'lines') line where line ->> 'productId' = any(${skus}::text[]))
  order by b.modified_at desc limit 20`
