import { sql } from '../db/sql.ts'

/** The master of a variant, else the product itself, where it is sold in one of these countries. */
export const selectGroupOf = (siteId: string, productId: string, countries: readonly string[]) => sql<{
  groupId: string
}>`
  select coalesce(master_id, id) as "groupId" from product
  where site_id = ${siteId} and id = ${productId} and countries && ${countries}::text[]`

/** The same, wherever it is sold. */
export const selectGroup = (siteId: string, productId: string) => sql<{ groupId: string }>`
  select coalesce(master_id, id) as "groupId" from product where site_id = ${siteId} and id = ${productId}`

/** Until the end of the transaction nobody else changes a master, its variants, or what stands alone. */
export const lockFamily = (siteId: string, groupId: string) => sql`
  select pg_advisory_xact_lock(hashtextextended(${`product ${siteId} ${groupId}`}, 0))`

/** Products that name one as a part of theirs or link to it. */
export const selectNaming = (siteId: string, productId: string) => sql<{ id: string }>`
  select id from product
  where site_id = ${siteId} and id <> ${productId} and (members @> jsonb_build_array(jsonb_build_object('productId', ${productId}::text))
    or content -> 'links' @> jsonb_build_array(jsonb_build_object('productId', ${productId}::text)))
  order by id limit 20`

/** The product with its prices and its counts. */
export const deleteProductRows = (siteId: string, productId: string) => [
  sql`delete from price where site_id = ${siteId} and sku = ${productId}`,
  sql`delete from inventory where site_id = ${siteId} and sku = ${productId}`,
  sql`delete from product where site_id = ${siteId} and id = ${productId}`,
]

const carrying = (siteId: string, attributeId: string, values: readonly string[] | undefined) => {
  const value = sql`coalesce(variation_values ->> ${attributeId}, attributes ->> ${attributeId})`
  const carried = values === undefined ? sql`${value} is not null` : sql`${value} = any(${values}::text[])`
  return sql`from product where site_id = ${siteId} and ${carried}`
}

/** Hits (masters, or what stands alone) that have one of these values of an attribute; any value without. */
export const selectGroupsWith = (
  siteId: string,
  attributeId: string,
  { values, after = '', most }: { values?: readonly string[] | undefined; after?: string; most: number },
) => sql<{ id: string }>`
  select distinct coalesce(master_id, id) as id ${carrying(siteId, attributeId, values)}
    and coalesce(master_id, id) > ${after}
  order by 1 limit ${most}`

/** How many products have a value of an attribute. */
export const countWith = (siteId: string, attributeId: string, value: string) =>
  sql<{ products: number }>`select count(*) as products ${carrying(siteId, attributeId, [value])}`
