import { unpreparedSql as sql } from '../../db/sql.ts'
import { type SearchResource, wordsQuery } from '../../kernel/search-request/index.ts'

const skus = sql`jsonb_path_query_array(document, '$.agreed.lines[*].sku')`

/** Of fields that rows are only found by. */
const none = sql`null::text`

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What orders are searched by. Each that sorts has an index, or follows one. */
export const orderResource = (siteId: string): SearchResource => ({
  key: sql`order_no`,
  fields: {
    orderNo: { type: 'text', expression: sql`order_no` },
    creationDate: { type: 'moment', expression: sql`created_at` },
    lastModified: { type: 'moment', expression: sql`modified_at` },
    status: { type: 'text', expression: sql`status` },
    paymentStatus: { type: 'text', expression: sql`payment_status` },
    shippingStatus: { type: 'text', expression: sql`shipping_status` },
    exportStatus: { type: 'text', expression: sql`export_status` },
    step: { type: 'text', expression: sql`order_step(status, payment_status, history)` },
    channel: { type: 'text', expression: sql`channel` },
    country: { type: 'text', expression: sql`country` },
    orderTotal: { type: 'number', expression: sql`(total_minor::numeric / 100)` },
    /** ISO days compare as texts. */
    promisedDate: { type: 'text', expression: sql`promised` },
    paymentMethodId: { type: 'text', expression: sql`payment_method_id` },
    customerId: { type: 'text', expression: sql`customer_id` },
    hasCut: { type: 'boolean', expression: sql`has_cut` },
    isFromQuote: { type: 'boolean', expression: sql`is_from_quote` },
    sku: { type: 'text', expression: none, holds: (values) => sql`${skus} ?| ${values}::text[]` },
    storeId: {
      type: 'text',
      expression: none,
      holds: (values) => sql`inventory_ids ?| array(
      select inventory_id from store where site_id = ${siteId} and id = any(${values}::text[]))`,
    },
    /** `pickup` and `delivery`; an order may be both. */
    delivery: {
      type: 'text',
      expression: none,
      holds: (values) => sql`(
      ('pickup' = any(${values}::text[]) and has_pickup)
      or ('delivery' = any(${values}::text[]) and has_delivery))`,
    },
    /** Phones and ids of persons: whole, in any writing. */
    number: {
      type: 'text',
      expression: none,
      holds: (values) => sql`order_numbers(document) && ${values.map(plain)}::text[]`,
    },
    /** Its number, and the names and address of its persons. */
    words: {
      type: 'text',
      expression: none,
      findWords: (words) =>
        sql`order_words(order_no, document) @@ to_tsquery('simple', ${wordsQuery(words)})`,
    },
  },
})
