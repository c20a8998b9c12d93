import { json, sql } from '../../db/sql.ts'
import type { PriceChange, PriceChangeWithPrices } from './price-change.ts'

const columns = sql`
  id, country, name, status, jsonb_array_length(prices) as "productCount", starts_at as "startsAt",
  applied_at as "appliedAt", fault, revision, created_at as "createdAt"`

export const insertPriceChange = (siteId: string, change: PriceChangeWithPrices) => sql`
  insert into price_change (site_id, id, country, name, status, prices, revision, created_at)
  values (${siteId}, ${change.id}, ${change.country}, ${change.name}, ${change.status}, ${json(change.prices)},
    ${change.revision}, ${change.createdAt})`

/** The newest first. */
export const selectPriceChanges = (
  siteId: string,
  country: string,
  { limit, offset }: { limit: number; offset: number },
) => sql<PriceChange>`
  select ${columns} from price_change where site_id = ${siteId} and country = ${country}
  order by created_at desc, id limit ${limit} offset ${offset}`

export const countPriceChanges = (siteId: string, country: string) => sql<{ total: number }>`
  select count(*) as total from price_change where site_id = ${siteId} and country = ${country}`

export const selectPriceChange = (siteId: string, country: string, id: string) => sql<PriceChangeWithPrices>`
  select ${columns}, prices, replaced from price_change
  where site_id = ${siteId} and country = ${country} and id = ${id}`

export const selectPriceChangeNames = (siteId: string, ids: readonly string[]) =>
  sql<{
    id: string
    name: string
  }>`select id, name from price_change where site_id = ${siteId} and id = any(${ids}::uuid[])`

/** Until the end of the transaction nobody else moves it. */
export const lockPriceChange = (siteId: string, country: string, id: string) => sql<PriceChangeWithPrices>`
  select ${columns}, prices, replaced from price_change
  where site_id = ${siteId} and country = ${country} and id = ${id} for no key update`

export const updatePriceChange = (siteId: string, change: PriceChangeWithPrices) => sql`
  update price_change set status = ${change.status}, starts_at = ${change.startsAt}, applied_at = ${change.appliedAt},
    fault = ${change.fault}, revision = ${change.revision},
    replaced = ${change.replaced === null ? null : json(change.replaced)}
  where site_id = ${siteId} and id = ${change.id}`

/** Scheduled for now or before, in the order of their moments. */
export const selectDuePriceChanges = (siteId: string, now: Date) => sql<{ id: string; country: string }>`
  select id, country from price_change
  where site_id = ${siteId} and status = 'scheduled' and starts_at <= ${now} order by starts_at, id`
