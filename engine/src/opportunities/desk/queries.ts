import { json, sql, type Statement } from '../../db/sql.ts'
import type { Actor } from '../../kernel/admin-context.ts'
import { type SearchResource, wordsQuery } from '../../kernel/search-request/index.ts'
import type { Opportunity } from '../opportunity.ts'
import { opportunityColumns } from '../queries.ts'
import type { QuoteDraft } from './price-lines.ts'

/** A request with what the merchant's people made of it. */
export type DeskQuote = Opportunity & {
  owner: Actor | null
  draft: QuoteDraft | null
  revision: number
  /** Its owner was written to that its last day comes. */
  isReminded: boolean
}

export const deskQuotes: Statement<DeskQuote> = sql<DeskQuote>`
  select ${opportunityColumns}, owner, draft, revision,
    coalesce(reminded_of = valid_until, false) as "isReminded" from opportunity`
export const opportunityTable = sql`opportunity`
export const oldestFirst = sql`created_at, id`

/** Quotes of the countries that a caller may see. */
export const isOfCountries = (siteId: string, countries: readonly string[]) =>
  sql`site_id = ${siteId} and country = any(${countries}::text[])`

type Reach = { siteId: string; countries: readonly string[] }

export const selectDeskQuote = ({ siteId, countries }: Reach, id: string) => sql<DeskQuote>`
  ${deskQuotes} where ${isOfCountries(siteId, countries)} and id = ${id}`

/** Until the end of the transaction nobody else changes it. */
export const lockDeskQuote = (reach: Reach, id: string) => sql<DeskQuote>`
  ${selectDeskQuote(reach, id)} for no key update`

export const updateDesk = (siteId: string, { id, owner, draft }: DeskQuote) => sql`
  update opportunity set owner = ${owner === null ? null : json(owner)}, draft = ${draft === null ? null : json(draft)}
  where site_id = ${siteId} and id = ${id}`

/** Notes that the owner of an offer was told of its last day: nobody tells them again of the same. */
export const noteReminder = (siteId: string, id: string) =>
  sql`update opportunity set reminded_of = valid_until where site_id = ${siteId} and id = ${id}`

export const selectFile = (siteId: string, opportunityId: string, id: string) => sql<{
  name: string
  mediaType: string
  bytes: Buffer
}>`
  select name, media_type as "mediaType", bytes from opportunity_file
  where site_id = ${siteId} and opportunity_id = ${opportunityId} and id = ${id}`

const state = sql`case when state = 'priced' and valid_until < current_date then 'expired' else state end`

/** Of fields that rows are only found by. */
const none = sql`null::text`

/** What quotes are searched by. */
export const quoteResource: SearchResource = {
  key: sql`id`,
  fields: {
    quoteId: { type: 'text', expression: sql`id` },
    number: { type: 'text', expression: sql`number` },
    creationDate: { type: 'moment', expression: sql`created_at` },
    lastModified: { type: 'moment', expression: sql`modified_at` },
    state: { type: 'text', expression: state },
    country: { type: 'text', expression: sql`country` },
    customerId: { type: 'text', expression: sql`customer_id` },
    ownerId: { type: 'text', expression: sql`owner ->> 'id'` },
    /** ISO days compare as texts. */
    validUntil: { type: 'text', expression: sql`valid_until::text` },
    offeredTotal: {
      type: 'number',
      expression: sql`((offers -> -1 ->> 'totalMinor')::numeric / 100)`,
    },
    /** What it is worth: as it was offered, else as it was asked for, where each line had a price. */
    total: {
      type: 'number',
      expression: sql`(coalesce((offers -> -1 ->> 'totalMinor')::numeric, (
        select case when bool_and(line ? 'pieceMinor')
          then sum((line ->> 'pieceMinor')::numeric * (line ->> 'quantity')::numeric) end
        from jsonb_array_elements(document -> 'lines') as lines (line))) / 100)`,
    },
    /** The last message is the customer's. */
    isUnanswered: {
      type: 'boolean',
      expression: sql`coalesce(messages -> -1 ->> 'from' = 'customer', state = 'requested')`,
    },
    sku: {
      type: 'text',
      expression: none,
      holds: (values) => sql`jsonb_path_query_array(document, '$.lines[*].sku') ?| ${values}::text[]`,
    },
    words: {
      type: 'text',
      expression: none,
      findWords: (words) =>
        sql`opportunity_words(number, document) @@ to_tsquery('simple', ${wordsQuery(words)})`,
    },
  },
}
