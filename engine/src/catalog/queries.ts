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
