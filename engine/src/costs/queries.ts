import type { IsoDate } from '../../../facts/dates.ts'
import type { Minor } from '../../../facts/money.ts'
import { sql } from '../db/sql.ts'

export type Cost = { sku: string; amountMinor: Minor; validFrom: IsoDate }

/** What some products cost on a day. */
export const selectCosts = (
  siteId: string,
  { country, skus, day }: { country: string; skus: readonly string[]; day: IsoDate },
) => sql<Cost>`
  select distinct on (sku) sku, amount_minor as "amountMinor", valid_from as "validFrom" from cost
  where site_id = ${siteId} and country = ${country} and sku = any(${skus}::text[]) and valid_from <= ${day}
  order by sku, valid_from desc`

/** The class of tax that a country takes of some products. */
export const selectTaxClasses = (siteId: string, country: string, skus: readonly string[]) => sql<{
  sku: string
  taxClass: string | null
}>`
  select id as sku, tax_classes ->> ${country}::text as "taxClass" from product
  where site_id = ${siteId} and id = any(${skus}::text[])`

export const selectPriceable = (siteId: string, skus: readonly string[]) => sql<{ sku: string }>`
  select id as sku from product
  where site_id = ${siteId} and id = any(${skus}::text[]) and kind in ('variant', 'item', 'bundle')`

export const upsertCosts = (siteId: string, country: string, costs: readonly Cost[]) => sql`
  insert into cost (site_id, country, sku, valid_from, amount_minor)
  select ${siteId}, ${country}, sku, valid_from, amount_minor
  from unnest(${costs.map(({ sku }) => sku)}::text[], ${costs.map(({ validFrom }) => validFrom)}::date[],
    ${costs.map(({ amountMinor }) => amountMinor)}::bigint[]) as c (sku, valid_from, amount_minor)
  on conflict (site_id, country, sku, valid_from) do update set amount_minor = excluded.amount_minor`
