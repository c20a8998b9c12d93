import { sql } from '../db/sql.ts'

export const selectRedirect = (siteId: string, path: string) => sql<{ target: string; status: number }>`
  select target, status from redirect where site_id = ${siteId} and path = ${path}`

type Resource = { id: string; categoryId: string | null }

/** Something the country's shop shows under this id. */
export const selectResource = (
  siteId: string,
  country: string,
  kind: 'product' | 'category' | 'content',
  id: string,
) => {
  if (kind === 'product') {
    return sql<Resource>`
      select p.id, coalesce(p.primary_category_id, m.primary_category_id) as "categoryId" from product p
      left join product m on m.site_id = p.site_id and m.id = p.master_id
      where p.site_id = ${siteId} and p.id = ${id} and p.online and coalesce(m.online, true)
        and ${country}::text = any(p.countries)`
  }
  if (kind === 'category') {
    return sql<Resource>`
      select id, null as "categoryId" from category where site_id = ${siteId} and id = ${id} and online`
  }
  return sql<Resource>`
    select id, null as "categoryId" from content
    where site_id = ${siteId} and id = ${id} and (record ->> 'online')::boolean`
}
