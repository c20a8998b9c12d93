import { unpreparedSql as sql } from '../db/sql.ts'
import { type SearchResource, wordsQuery } from '../kernel/search-request/index.ts'

/** Of fields that rows are only found by. */
const none = sql`null::text`

const nameOfMaster = sql`(
  select m.name from product m where m.site_id = product.site_id and m.id = product.master_id)`

/** The first tier's amount of a country in its currency; nothing where it is asked for. */
const firstAmount = (country: string) => sql`(
  select r.amount_minor / 100.0 from price r
  where r.site_id = product.site_id and r.sku = product.id and r.country = ${country} order by r.min_quantity limit 1)`

/** What the prices of a country are searched by. */
export const priceResource = (country: string): SearchResource => ({
  key: sql`id`,
  fields: {
    productId: { type: 'text', expression: sql`id` },
    amount: { type: 'number', expression: firstAmount(country) },
    online: { type: 'boolean', expression: sql`online` },
    categoryId: { type: 'text', expression: none, holds: (values) => sql`category_ids && ${values}::text[]` },
    words: {
      type: 'text',
      expression: none,
      findWords: (words) => sql`to_tsvector('simple'::regconfig, fold(regexp_replace(
        id || ' ' || name::text || ' ' || coalesce(${nameOfMaster}::text, ''), '[^[:alnum:]]+', ' ', 'g')))
        @@ to_tsquery('simple', ${wordsQuery(words)})`,
    },
  },
})

export type PricedProduct = { sku: string; name: Record<string, string> }

export const productTable = sql`product`
export const byProductId = sql`id`

/** A variant is called as its master, where it has no name of its own. */
export const pricedProducts = sql<PricedProduct>`
  select id as sku, coalesce(nullif(name, '{}'::jsonb), ${nameOfMaster}, '{}'::jsonb) as name from product`

/** What has a price of a country. */
export const isPriced = (siteId: string, country: string) => sql`
  site_id = ${siteId} and exists (
    select from price r where r.site_id = product.site_id and r.sku = product.id and r.country = ${country})`
