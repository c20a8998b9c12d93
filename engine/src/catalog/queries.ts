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

/** The same of several, by their ids. */
export const selectGroups = (siteId: string, productIds: readonly string[]) => sql<{
  id: string
  groupId: string
}>`
  select id, coalesce(master_id, id) as "groupId" from product
  where site_id = ${siteId} and id = any(${productIds}::text[])`

/** Until the end of the transaction nobody else changes a master, its variants, or what stands alone. */
export const lockFamily = (siteId: string, groupId: string) => sql`
  select pg_advisory_xact_lock(hashtextextended(${`product ${siteId} ${groupId}`}, 0))`

/** The same for several, in one order for all who do so. */
export const lockFamilies = (siteId: string, productIds: readonly string[]) => sql`
  select pg_advisory_xact_lock(hashtextextended('product ' || ${siteId}::text || ' ' || f.id, 0))
  from (select distinct coalesce(master_id, id) as id from product
    where site_id = ${siteId} and id = any(${productIds}::text[]) order by 1) f`

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

/** Some values of an attribute (any without), or a category and what lies below it. */
export type HitsWith =
  | { attributeId: string; values?: readonly string[] | undefined }
  | { categoryId: string }

const having = (siteId: string, what: HitsWith) => {
  if ('categoryId' in what)
    return sql`from product where site_id = ${siteId} and category_ids @> array[${what.categoryId}::text]`
  const { attributeId, values } = what
  const value = sql`coalesce(variation_values ->> ${attributeId}, attributes ->> ${attributeId})`
  const carried = values === undefined ? sql`${value} is not null` : sql`${value} = any(${values}::text[])`
  return sql`from product where site_id = ${siteId} and ${carried}`
}

/** Hits (masters, or what stands alone) of which that is so, by their ids. */
export const selectGroupsWith = (
  siteId: string,
  what: HitsWith,
  { after = '', most }: { after?: string; most: number },
) => sql<{ id: string }>`
  select distinct coalesce(master_id, id) as id ${having(siteId, what)} and coalesce(master_id, id) > ${after}
  order by 1 limit ${most}`

/** How many products have a value of an attribute. */
export const countWith = (siteId: string, attributeId: string, value: string) =>
  sql<{ products: number }>`select count(*) as products ${having(siteId, { attributeId, values: [value] })}`
