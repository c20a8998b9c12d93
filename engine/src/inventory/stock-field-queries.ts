import { unpreparedSql as sql } from '../db/sql.ts'
import { type SearchResource, wordsQuery } from '../kernel/search-request/index.ts'
import type { Store } from '../stores/index.ts'

/** Of fields that rows are only found by. */
const none = sql`null::text`

type Place = Pick<Store, 'id' | 'inventoryId' | 'countryCode'>

/** Products that last fewer days in some stores together than the most that is asked for, as they sold since a moment. */
const lastsLess = (
  siteId: string,
  stores: readonly Place[],
  { since, days }: { since: Date; days: number },
) => sql`
  id in (select sold.sku from (
      select m.sku, sum(m.amount) as amount from stock_move m join orders o using (site_id, order_no)
      where m.site_id = ${siteId} and m.inventory_id = any(${stores.map(({ inventoryId }) => inventoryId)}::text[])
        and o.created_at > ${since}
      group by m.sku) sold
    where 30 * coalesce((select sum(i.on_hand) from inventory i where i.site_id = ${siteId} and i.sku = sold.sku
      and i.inventory_id = any(${stores.map(({ inventoryId }) => inventoryId)}::text[])), 0) < ${days}::numeric * sold.amount)`

/** Products of which a store has promised other stores more than it has: transfers that were made and not sent. */
const isOverpromised = (siteId: string, stores: readonly Place[]) => sql`
  id in (select promised.sku from (
      select s.inventory_id, line ->> 'sku' as sku, sum((line ->> 'amount')::bigint) as amount
      from stock_transfer t join store s on s.site_id = t.site_id and s.id = t.from_store
        cross join jsonb_array_elements(t.lines) as line
      where t.site_id = ${siteId} and t.status = 'created' and t.from_store = any(${stores.map(({ id }) => id)}::text[])
      group by s.inventory_id, line ->> 'sku') promised
    where promised.amount > coalesce((select i.on_hand from inventory i where i.site_id = ${siteId}
      and i.inventory_id = promised.inventory_id and i.sku = promised.sku), 0))`

/** Of the stores in reach those of a country, or one by its id. */
const storesAt = (stores: readonly Place[], place: string): readonly Place[] =>
  stores.filter(({ id, countryCode }) => place === id || place === countryCode)

/** What stock is searched by. `stores`: those in the caller's reach; `since`: from when on sales count. */
export const stockResource = (
  siteId: string,
  { stores, since }: { stores: readonly Place[]; since: Date },
): SearchResource => ({
  key: sql`id`,
  families: {
    /** Is a number: products that last fewer days there (`all`, a country, a store). */
    'coverBelow.': (rest) => {
      const there = rest === 'all' ? stores : storesAt(stores, rest)
      if (there.length === 0) return undefined
      return {
        type: 'number',
        expression: sql`null::numeric`,
        holds: (values) => lastsLess(siteId, there, { since, days: Math.max(...values.map(Number)) }),
      }
    },
    /** Whether transfers take more of it from a store there than the store has. */
    'overpromised.': (rest) => {
      const there = rest === 'all' ? stores : storesAt(stores, rest)
      if (there.length === 0) return undefined
      return {
        type: 'boolean',
        expression: sql`null::boolean`,
        holds: ([value]) =>
          value === 'true' ? isOverpromised(siteId, there) : sql`not (${isOverpromised(siteId, there)})`,
      }
    },
  },
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
      where i.site_id = ${siteId} and i.sku = product.id and s.id = any(${values}::text[])
        and s.id = any(${stores.map(({ id }) => id)}::text[]) and i.on_hand > 0)`,
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
