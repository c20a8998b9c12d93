import type { CategoryRow } from '../../bundle/categories.ts'
import { json, sql, unpreparedSql } from '../../db/sql.ts'
import type { CompiledSearch, SearchResource } from '../../kernel/search-request/index.ts'

/** The category as a line of a bundle; `c` is the row. */
const line = sql`
  jsonb_strip_nulls(jsonb_build_object('id', c.id, 'parentId', c.parent_id, 'position', c.position, 'online', c.online,
    'name', c.name, 'image', c.image, 'slotBannerImage', c.banner_image, 'showInMenu', c.show_in_menu,
    'alternativeUrl', c.alternative_url)) || c.content`

export type StoredCategory = { row: CategoryRow }

/** In menu order, parents before those below them. */
export const selectCategories = (siteId: string) => sql<StoredCategory>`
  select ${line} as row from category c where c.site_id = ${siteId} order by c.position, c.id`

export const selectCategory = (siteId: string, id: string) =>
  sql<StoredCategory>`select ${line} as row from category c where c.site_id = ${siteId} and c.id = ${id}`

/** Until the end of the transaction nobody else changes where categories lie. */
export const lockCategories = (siteId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`categories ${siteId}`}, 0))`

export const upsertCategory = (siteId: string, row: CategoryRow) => {
  const { description, pageTitle, pageDescription } = row
  return sql`
    insert into category (site_id, id, parent_id, position, online, name, content, show_in_menu, alternative_url,
      banner_image, image)
    values (${siteId}, ${row.id}, ${row.parentId ?? null}, ${row.position}, ${row.online}, ${json(row.name)},
      ${json({ description, pageTitle, pageDescription })}, ${row.showInMenu}, ${row.alternativeUrl ?? null},
      ${row.slotBannerImage ?? null}, ${row.image ?? null})
    on conflict (site_id, id) do update set parent_id = excluded.parent_id, position = excluded.position,
      online = excluded.online, name = excluded.name, content = excluded.content, show_in_menu = excluded.show_in_menu,
      alternative_url = excluded.alternative_url, banner_image = excluded.banner_image, image = excluded.image`
}

export const deleteCategory = (siteId: string, id: string) =>
  sql`delete from category where site_id = ${siteId} and id = ${id}`

/** Categories right below one, and products in it. */
export const selectUsesOfCategory = (siteId: string, id: string) => sql<{ kind: string; id: string }>`
  (select 'category' as kind, id from category where site_id = ${siteId} and parent_id = ${id} order by id limit 20)
  union all
  (select 'product', id from product
    where site_id = ${siteId} and category_ids @> array[${id}::text] and kind <> 'variant' order by id limit 20)`

export type Shelved = { id: string; primaryCategoryId: string; categoryIds: string[] }

/** Products in a category or below it, with where they lie. */
export const selectCategoryProducts = (siteId: string, categoryId: string) => sql<Shelved>`
  select id, primary_category_id as "primaryCategoryId", category_ids as "categoryIds" from product
  where site_id = ${siteId} and category_ids @> array[${categoryId}::text]`

export const updateCategoryProducts = (
  siteId: string,
  products: readonly { id: string; categoryIds: string[] }[],
) => sql`
  update product p set category_ids = array(select jsonb_array_elements_text(n.category_ids))
  from jsonb_to_recordset(${json(products.map(({ id, categoryIds }) => ({ id, category_ids: categoryIds })))}::jsonb)
    as n (id text, category_ids jsonb)
  where p.site_id = ${siteId} and p.id = n.id`

export const countCatalog = (siteId: string) => sql<{ categories: number; products: number }>`
  select (select count(*) from category where site_id = ${siteId}) as categories,
    (select count(*) from product where site_id = ${siteId}) as products`

/** The rows of a category search: `category c`. */
export const categoryResource: SearchResource = {
  fields: {
    id: { type: 'text', expression: sql`c.id` },
    name: {
      type: 'text',
      expression: sql`c.name ->> 'es'`,
      words: sql`concat_ws(' ', c.name ->> 'es', c.name ->> 'en')`,
    },
    description: {
      type: 'text',
      expression: sql`c.content -> 'description' ->> 'es'`,
      words: sql`concat_ws(' ', c.content -> 'description' ->> 'es', c.content -> 'description' ->> 'en')`,
    },
    online: { type: 'boolean', expression: sql`c.online` },
    parentCategoryId: { type: 'text', expression: sql`c.parent_id` },
    catalogId: { type: 'text', expression: sql`c.site_id` },
    position: { type: 'number', expression: sql`c.position` },
    c_showInMenu: { type: 'boolean', expression: sql`c.show_in_menu` },
  },
  key: sql`c.id`,
}

export const selectFoundCategories = (siteId: string, { where, orderBy, limit, offset }: CompiledSearch) =>
  unpreparedSql<StoredCategory>`select ${line} as row from category c where c.site_id = ${siteId} and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`

export const countFoundCategories = (siteId: string, { where }: CompiledSearch) =>
  unpreparedSql<{
    total: number
  }>`select count(*) as total from category c where c.site_id = ${siteId} and ${where}`

/** The rows of a search of catalogs: `site s`, the one that the shop has. */
export const catalogResource: SearchResource = {
  fields: {
    id: { type: 'text', expression: sql`s.id` },
    name: { type: 'text', expression: sql`s.config ->> 'name'` },
    online: { type: 'boolean', expression: sql`true` },
  },
  key: sql`s.id`,
}

export const selectFoundCatalogs = (siteId: string, { where }: CompiledSearch) =>
  unpreparedSql<{ id: string }>`select s.id from site s where s.id = ${siteId} and ${where}`
