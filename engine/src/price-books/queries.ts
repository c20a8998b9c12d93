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

export type NewTier = { sku: string; minQuantity: number; minor: number | null }

/** All tiers of some products in a country from now on. */
export const replaceTiers = (
  siteId: string,
  country: string,
  { skus, tiers }: { skus: readonly string[]; tiers: readonly NewTier[] },
) => sql`
  with wanted as (
    select * from unnest(${tiers.map(({ sku }) => sku)}::text[], ${tiers.map(({ minQuantity }) => minQuantity)}::bigint[],
      ${tiers.map(({ minor }) => minor)}::bigint[]) as t (sku, min_quantity, amount_minor)
  ), gone as (
    delete from price p where site_id = ${siteId} and country = ${country} and sku = any(${skus}::text[])
      and not exists (select from wanted w where w.sku = p.sku and w.min_quantity = p.min_quantity)
  )
  insert into price (site_id, country, sku, min_quantity, amount_minor)
  select ${siteId}, ${country}, sku, min_quantity, amount_minor from wanted
  on conflict (site_id, country, sku, min_quantity)
  do update set amount_minor = excluded.amount_minor, list_minor = null`
