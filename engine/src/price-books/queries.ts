import type { CountryCode } from '../../../facts/countries.ts'
import { sql } from '../db/sql.ts'

export const countProductsByCountry = (siteId: string) => sql<{ country: CountryCode; products: number }>`
  select country, count(distinct sku) as products from price where site_id = ${siteId} group by country`

export type StoredTier = { sku: string; minQuantity: number; minor: number | null; isCut: boolean }

/** Tiers of some products in a country, the lowest minimum first. */
export const selectTiers = (siteId: string, country: string, skus: readonly string[]) => sql<StoredTier>`
  select r.sku, r.min_quantity as "minQuantity", r.amount_minor as minor, p.cut is not null as "isCut"
  from price r join product p on p.site_id = r.site_id and p.id = r.sku
  where r.site_id = ${siteId} and r.country = ${country} and r.sku = any(${skus}::text[])
  order by r.sku, r.min_quantity`

/** What can have a price, of some products. Locked in one order, so that two changes of the same never deadlock. */
export const lockPriceable = (siteId: string, skus: readonly string[]) => sql<{
  sku: string
  isCut: boolean
}>`
  select id as sku, cut is not null as "isCut" from product
  where site_id = ${siteId} and id = any(${skus}::text[]) and kind in ('variant', 'item', 'bundle')
  order by id for no key update`

export const deleteTiers = (siteId: string, country: string, skus: readonly string[]) => sql`
  delete from price where site_id = ${siteId} and country = ${country} and sku = any(${skus}::text[])`

export type NewTier = { sku: string; minQuantity: number; minor: number | null }

export const insertTiers = (siteId: string, country: string, tiers: readonly NewTier[]) => sql`
  insert into price (site_id, country, sku, min_quantity, amount_minor)
  select ${siteId}, ${country}, sku, min_quantity, amount_minor
  from unnest(${tiers.map(({ sku }) => sku)}::text[], ${tiers.map(({ minQuantity }) => minQuantity)}::bigint[],
    ${tiers.map(({ minor }) => minor)}::bigint[]) as t (sku, min_quantity, amount_minor)`
