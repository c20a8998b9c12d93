import { unpreparedSql as sql } from '../db/sql.ts'
import { type SearchResource, wordsQuery } from '../kernel/search-request/index.ts'

/** Of fields that rows are only found by. */
const none = sql`null::text`

/** What stock is searched by. */
export const stockResource = (siteId: string): SearchResource => ({
  key: sql`id`,
  fields: {
    productId: { type: 'text', expression: sql`id` },
    stockPattern: { type: 'text', expression: sql`stock_pattern` },
    online: { type: 'boolean', expression: sql`online` },
    categoryId: { type: 'text', expression: none, holds: (values) => sql`category_ids && ${values}::text[]` },
    /** Products of which a store has any. */
    storeId: {
      type: 'text',
      expression: none,
      holds: (values) => sql`exists (
      select from inventory i join store s on s.site_id = i.site_id and s.inventory_id = i.inventory_id
      where i.site_id = ${siteId} and i.sku = product.id and s.id = any(${values}::text[]) and i.on_hand > 0)`,
    },
    words: {
      type: 'text',
      expression: none,
      findWords: (words) => sql`to_tsvector('simple'::regconfig, fold(
      regexp_replace(id || ' ' || name::text || ' ' || coalesce((
          select m.name::text from product m where m.site_id = product.site_id and m.id = product.master_id), ''),
        '[^[:alnum:]]+', ' ', 'g'))) @@ to_tsquery('simple', ${wordsQuery(words)})`,
    },
  },
})
