import type { CountryCode } from '../../../facts/countries.ts'
import type { IsoDate } from '../../../facts/dates.ts'
import { sql } from '../db/sql.ts'

/** How far the job has read; whoever holds the row computes. */
export const lockRun = (siteId: string) => sql<{ ordersUntil: Date; countedAt: Date }>`
  insert into report_run (site_id, orders_until, counted_at) values (${siteId}, '-infinity', '-infinity')
  on conflict (site_id) do update set site_id = excluded.site_id
  returning case when orders_until = '-infinity' then '2000-01-01' else orders_until end as "ordersUntil",
    case when counted_at = '-infinity' then '2000-01-01' else counted_at end as "countedAt"`

export const saveRun = (siteId: string, ordersUntil: Date, countedAt: Date) => sql`
  update report_run set orders_until = ${ordersUntil}, counted_at = ${countedAt} where site_id = ${siteId}`

/** Days of a country of which an order, or what was given back of one, has changed since. */
export const selectChangedDays = (
  siteId: string,
  { country, timeZone, since }: { country: CountryCode; timeZone: string; since: Date },
) => sql<{ day: IsoDate }>`
  select distinct (order_paid_at(history)::timestamptz at time zone ${timeZone})::date as day from orders
  where site_id = ${siteId} and country = ${country} and order_paid_at(history) is not null
    and (modified_at >= ${since} or order_no in (
      select order_no from order_refund where site_id = ${siteId} and done_at >= ${since}))
  order by 1`

export const deleteSales = (siteId: string, country: CountryCode, days: readonly IsoDate[]) => sql`
  delete from report_sales where site_id = ${siteId} and country = ${country} and day = any(${days}::date[])`

type Span = { country: CountryCode; timeZone: string; days: readonly IsoDate[]; from: Date; before: Date }

/** Sums the orders that were paid on these days and stand. */
export const insertSales = (siteId: string, { country, timeZone, days, from, before }: Span) => sql`
  insert into report_sales (site_id, country, store_id, day, currency, orders, total_minor, refunded_minor, weight_g, cut_mm)
  select ${siteId}::text, ${country}::text, store_id, day, min(currency), count(*), sum(total_minor), sum(refunded),
    sum(weight), sum(cut) from (
    select coalesce(o.placed_store_id, s.id, '') as store_id, o.currency, o.total_minor,
      (order_paid_at(o.history)::timestamptz at time zone ${timeZone})::date as day,
      coalesce((select sum(amount_minor) from order_refund r
        where r.site_id = o.site_id and r.order_no = o.order_no and r.status = 'done'), 0) as refunded,
      coalesce(o.weight_grams, 0) as weight,
      coalesce((select sum((line ->> 'lengthMm')::bigint * (line ->> 'quantity')::bigint)
        from jsonb_array_elements(o.document #> '{agreed,lines}') as line where line ? 'lengthMm'), 0) as cut
    from orders o left join store s on s.site_id = o.site_id
      and s.inventory_id = o.document #>> '{agreed,lines,0,inventoryId}'
    where o.site_id = ${siteId} and o.country = ${country} and o.payment_status = 'paid'
      and o.status in ('new', 'completed')
      and order_paid_at(o.history) >= ${from.toISOString()} and order_paid_at(o.history) < ${before.toISOString()}
  ) sold
  where day = any(${days}::date[]) group by store_id, day`

type DaySpan = { country: CountryCode; day: IsoDate; from: Date; before: Date }

/** Counts a day's visits, carts, checkouts, quotes and orders. */
export const saveFunnel = (siteId: string, { country, day, from, before }: DaySpan) => sql`
  insert into report_funnel (site_id, country, day, visits, carts, checkouts, quotes, orders)
  select ${siteId}::text, ${country}::text, ${day}::date, v.visits, v.carts, v.checkouts, q.quotes, o.orders
  from (
    select count(distinct cookie_id) as visits,
      count(distinct cookie_id) filter (where kind = 'addToCart') as carts,
      count(distinct cookie_id) filter (where kind = 'beginCheckout') as checkouts
    from activity where site_id = ${siteId} and country = ${country} and at >= ${from} and at < ${before}
  ) v cross join (
    select count(*) as quotes from opportunity
    where site_id = ${siteId} and country = ${country} and created_at >= ${from} and created_at < ${before}
  ) q cross join (
    select count(*) as orders from orders where site_id = ${siteId} and country = ${country} and status <> 'failed'
      and created_at >= ${from} and created_at < ${before}
  ) o
  on conflict (site_id, country, day) do update set visits = excluded.visits, carts = excluded.carts,
    checkouts = excluded.checkouts, quotes = excluded.quotes, orders = excluded.orders`

export const deleteStock = (siteId: string) => sql`delete from report_stock where site_id = ${siteId}`

/** Goods that sell, and goods that are asked for and out of stock; the others need nobody's attention. */
export const insertStock = (siteId: string, since: Date) => sql`
  insert into report_stock (site_id, store_id, country, sku, on_hand, sold, asked)
  select ${siteId}::text, s.id, s.country, i.sku, i.on_hand, coalesce(sold.amount, 0), coalesce(asked.visits, 0)
  from inventory i join store s on s.site_id = i.site_id and s.inventory_id = i.inventory_id
  left join (
    select m.inventory_id, m.sku, sum(m.amount)::bigint as amount
    from stock_move m join orders o using (site_id, order_no)
    where m.site_id = ${siteId} and o.created_at > ${since} group by 1, 2
  ) sold on sold.inventory_id = i.inventory_id and sold.sku = i.sku
  left join (
    select a.country, given.id as sku, count(distinct a.cookie_id)::int as visits
    from activity a cross join lateral unnest(a.product_ids) as given (id)
    where a.site_id = ${siteId} and a.at > ${since} and a.kind in ('viewProduct', 'addToCart') group by 1, 2
  ) asked on asked.country = s.country and asked.sku = i.sku
  where i.site_id = ${siteId} and (sold.amount > 0 or (i.on_hand = 0 and asked.visits > 0))`
