import type { CountryCode } from '../../../facts/countries.ts'
import type { IsoDate } from '../../../facts/dates.ts'
import type { Currency, Minor } from '../../../facts/money.ts'
import { sql } from '../db/sql.ts'

/** The places whose figures are read: whole countries, and single stores. */
export type ReportReach = { siteId: string; countries: readonly CountryCode[]; stores: readonly string[] }

export type SalesRow = {
  day: IsoDate
  country: CountryCode
  storeId: string
  currency: Currency
  orders: number
  totalMinor: Minor
  refundedMinor: Minor
  weightGrams: number
  cutMm: number
}

const isInReach = ({ siteId, countries, stores }: ReportReach) => sql`
  site_id = ${siteId} and (country = any(${countries}::text[]) or store_id = any(${stores}::text[]))`

/** Each store's days of a span. */
export const selectSales = (reach: ReportReach, from: IsoDate, to: IsoDate) => sql<SalesRow>`
  select day, country, store_id as "storeId", currency, orders, total_minor as "totalMinor",
    refunded_minor as "refundedMinor", weight_g as "weightGrams", cut_mm as "cutMm"
  from report_sales where ${isInReach(reach)} and day between ${from} and ${to}
  order by day, country, store_id`

/** The moment until which sales are counted; none before the job's first run. */
export const selectCountedUntil = (siteId: string) => sql<{ until: Date | null }>`
  select nullif(orders_until, '-infinity') as until from report_run where site_id = ${siteId}`

export type FunnelRow = {
  country: CountryCode
  visits: number
  carts: number
  checkouts: number
  quotes: number
  orders: number
}

export const selectFunnel = (
  { siteId, countries }: ReportReach,
  from: IsoDate,
  to: IsoDate,
) => sql<FunnelRow>`
  select country, sum(visits)::bigint as visits, sum(carts)::bigint as carts, sum(checkouts)::bigint as checkouts,
    sum(quotes)::bigint as quotes, sum(orders)::bigint as orders
  from report_funnel
  where site_id = ${siteId} and country = any(${countries}::text[]) and day between ${from} and ${to}
  group by country order by country`

export type FunnelDay = FunnelRow & { day: IsoDate }

export const selectFunnelDays = (
  { siteId, countries }: ReportReach,
  from: IsoDate,
  to: IsoDate,
) => sql<FunnelDay>`
  select day, country, visits, carts, checkouts, quotes, orders from report_funnel
  where site_id = ${siteId} and country = any(${countries}::text[]) and day between ${from} and ${to}
  order by day, country`

export type StockRow = {
  storeId: string
  sku: string
  name: Record<string, string>
  isCut: boolean
  onHand: number
  sold: number
  asked: number
  coverDays: number | null
}

export type StockChoice = {
  country: string | null
  storeId: string | null
  coverBelow: number | null
  isOut: boolean
  limit: number
  offset: number
}

/** What lasts shortest first; of what is asked for and not there, what is asked for most. */
export const selectStockHealth = (reach: ReportReach, choice: StockChoice) => sql<
  StockRow & { total: number }
>`
  select *, count(*) over () as total from (
    select r.store_id as "storeId", r.sku, p.name, p.cut is not null as "isCut", r.on_hand as "onHand", r.sold, r.asked,
      case when r.sold > 0 then round(r.on_hand * 30.0 / r.sold, 1) end as "coverDays"
    from report_stock r join product p on p.site_id = r.site_id and p.id = r.sku
    where r.site_id = ${reach.siteId} and (r.country = any(${reach.countries}::text[])
        or r.store_id = any(${reach.stores}::text[]))
      and (${choice.country}::text is null or r.country = ${choice.country})
      and (${choice.storeId}::text is null or r.store_id = ${choice.storeId})
  ) health
  where (${choice.coverBelow}::numeric is null or "coverDays" < ${choice.coverBelow}::numeric)
    and (not ${choice.isOut}::boolean or ("onHand" = 0 and (asked > 0 or sold > 0)))
  order by "coverDays" nulls last, asked desc, sold desc, "storeId", sku
  limit ${choice.limit} offset ${choice.offset}`
