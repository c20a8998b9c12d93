import { type Statement, sql } from '../db/sql.ts'
import type { MatchQuestion } from './match-question.ts'

const noFilter = sql``

/**
 * Everything one piece of which can be had: what lies in the store, what plants send, what is made to order, and what
 * consists of such parts. As one set, since asking of each variant by itself takes seconds for a large catalogue.
 */
export const availableSkus = ({ siteId, refinement, inventories: { own, plants } }: MatchQuestion) =>
  refinement.orderableOnly
    ? sql`
  available as materialized (
    select sku from inventory where site_id = ${siteId} and inventory_id = any(${own}::text[]) and on_hand > 0
    union
    select i.sku from inventory i join search_variant s on s.site_id = i.site_id and s.sku = i.sku and s.stock_pattern = 'S2'
    where i.site_id = ${siteId} and i.inventory_id = any(${plants}::text[]) and i.on_hand > 0
    union
    select sku from search_variant where site_id = ${siteId} and stock_pattern = 'S3'
    union
    select p.id from product p
    where p.site_id = ${siteId} and p.members <> '[]' and not exists (
      select 1 from jsonb_array_elements(p.members) m
      where not is_available(p.site_id, m ->> 'productId', ${own}::text[], ${plants}::text[]))
  ),`
    : noFilter

/**
 * Asked row by row of a set that was hashed once. As a join its cost would hang on how many rows the planner expects,
 * and a plan that is made once for all values expects one.
 */
export const isAvailable = (sku: Statement<unknown>) => sql`(${sku} in (select sku from available)) is true`

/** Only what one piece of can be had, or what lies in the named inventories. */
export const inStock = ({ refinement }: MatchQuestion): Statement<unknown> => {
  const orderable = refinement.orderableOnly ? sql` and ${isAvailable(sql`v.sku`)}` : noFilter
  const listed =
    refinement.inventoryIds.length > 0
      ? sql` and exists (select 1 from inventory i where i.site_id = v.site_id and i.sku = v.sku
          and i.inventory_id = any(${refinement.inventoryIds}::text[]) and i.on_hand > 0)`
      : noFilter
  return sql`${orderable}${listed}`
}
