import { json, sql } from '../db/sql.ts'
import type { Opportunity } from './opportunity.ts'

export const opportunityColumns = sql`
  id, number, customer_id as "customerId", basket_id as "basketId", country, currency, state,
  valid_until as "validUntil", share_token as "shareToken", document, offers, messages, history,
  sent_at as "sentAt", created_at as "createdAt", modified_at as "modifiedAt"`

export const nextNumber = () =>
  sql<{ number: string }>`select 'COT-' || lpad(nextval('opportunity_number')::text, 6, '0') as number`

export type KeyOf = { key: string; hash: string }

export const insertOpportunity = (siteId: string, row: Opportunity, key: KeyOf | undefined) => sql`
  insert into opportunity (site_id, id, number, customer_id, basket_id, country, currency, state, valid_until,
    share_token, request_key, request_hash, document, offers, messages, history, created_at, modified_at)
  values (${siteId}, ${row.id}, ${row.number}, ${row.customerId}, ${row.basketId}, ${row.country},
    ${row.currency}, ${row.state}, ${row.validUntil}, ${row.shareToken}, ${key?.key ?? null},
    ${key?.hash ?? null}, ${json(row.document)}, ${json(row.offers)}, ${json(row.messages)},
    ${json(row.history)}, ${row.createdAt}, ${row.modifiedAt})`

export const updateOpportunity = (siteId: string, row: Opportunity) => sql`
  update opportunity set state = ${row.state}, valid_until = ${row.validUntil}, offers = ${json(row.offers)},
    messages = ${json(row.messages)}, history = ${json(row.history)}, modified_at = ${row.modifiedAt}
  where site_id = ${siteId} and id = ${row.id}`

export const selectOwn = (siteId: string, customerId: string, id: string) => sql<Opportunity>`
  select ${opportunityColumns} from opportunity where site_id = ${siteId} and id = ${id} and customer_id = ${customerId}`

/** Until the end of the transaction nobody else changes it. */
export const lockOwn = (siteId: string, customerId: string, id: string) => sql<Opportunity>`
  select ${opportunityColumns} from opportunity where site_id = ${siteId} and id = ${id} and customer_id = ${customerId}
  for no key update`

/** For whoever was given the link. */
export const selectSharedOpportunity = (siteId: string, id: string, token: string) => sql<Opportunity>`
  select ${opportunityColumns} from opportunity where site_id = ${siteId} and id = ${id} and share_token = ${token}`

/** The customer's quote that a request with this key created. */
export const selectByKey = (siteId: string, customerId: string, key: string) => sql<
  Opportunity & { hash: string }
>`select ${opportunityColumns}, request_hash as hash from opportunity
  where site_id = ${siteId} and customer_id = ${customerId} and request_key = ${key}`

/** Until the end of the transaction nobody else asks for a quote of a list as this customer. */
export const lockRequestsOf = (siteId: string, customerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`quotes ${siteId} ${customerId}`}, 0))`

/** The latest that was made of a basket since then. */
export const selectLatestOfBasket = (
  siteId: string,
  { customerId, basketId, since }: { customerId: string; basketId: string; since: Date },
) => sql<Opportunity>`
  select ${opportunityColumns} from opportunity where site_id = ${siteId} and basket_id = ${basketId}
    and customer_id = ${customerId} and created_at > ${since}
  order by created_at desc, number desc limit 1`

type Page = { customerId: string; limit: number; offset: number }

export const selectOpportunitiesOf = (siteId: string, page: Page) => sql<Opportunity & { total: number }>`
  select ${opportunityColumns}, count(*) over () as total from opportunity
  where site_id = ${siteId} and customer_id = ${page.customerId}
  order by created_at desc, number desc limit ${page.limit} offset ${page.offset}`

export const countOpportunitiesOf = (siteId: string, customerId: string) => sql<{ total: number }>`
  select count(*) as total from opportunity where site_id = ${siteId} and customer_id = ${customerId}`

/** The order that holds its agreed lines. */
export const selectOrderOf = (siteId: string, customerId: string, id: string) => sql<{ orderNo: string }>`
  select order_no as "orderNo" from orders
  where site_id = ${siteId} and customer_id = ${customerId} and status not in ('failed', 'cancelled')
    and document -> 'basket' -> 'lines'
      @> jsonb_build_array(jsonb_build_object('agreed', jsonb_build_object('opportunityId', ${id}::text)))
  order by created_at limit 1`

export type FileRow = { id: string; name: string; size: number }

export const selectFilesOf = (siteId: string, id: string) => sql<FileRow>`
  select id, name, length(bytes) as size from opportunity_file
  where site_id = ${siteId} and opportunity_id = ${id} order by created_at, id`

export type NewFile = {
  id: string
  opportunityId: string
  name: string
  mediaType: string
  bytes: Buffer
  now: Date
}

export const insertFile = (siteId: string, file: NewFile) => sql`
  insert into opportunity_file (site_id, id, opportunity_id, name, media_type, bytes, created_at)
  values (${siteId}, ${file.id}, ${file.opportunityId}, ${file.name}, ${file.mediaType}, ${file.bytes}, ${file.now})`

// ---------------------------------------------------------------- jobs, which act for the shop

export const selectForCrm = (siteId: string, id: string) => sql<Opportunity>`
  select ${opportunityColumns} from opportunity where site_id = ${siteId} and id = ${id}`

export const lockForCrm = (siteId: string, id: string) => sql<Opportunity>`
  select ${opportunityColumns} from opportunity where site_id = ${siteId} and id = ${id} for no key update`

export const selectFileContent = (siteId: string, id: string) => sql<{ name: string; bytes: Buffer }>`
  select name, bytes from opportunity_file where site_id = ${siteId} and id = ${id}`

export const markSent = (siteId: string, id: string, now: Date | null) => sql`
  update opportunity set sent_at = ${now} where site_id = ${siteId} and id = ${id}`

/** Claims open quotes for a poll, longest unpolled first, and records the time of the poll. */
export const claimForPoll = (
  siteId: string,
  { now, since, limit }: { now: Date; since: Date; limit: number },
) => sql<{
  id: string
}>`
  with next as (
    select id from opportunity where site_id = ${siteId} and state in ('requested', 'priced')
      and sent_at is not null and modified_at > ${since}
    order by asked_at nulls first limit ${limit} for no key update skip locked
  )
  update opportunity o set asked_at = ${now} from next
  where o.site_id = ${siteId} and o.id = next.id returning o.id`

/**
 * Notes which offers are about to end and answers them, each once per last day: those that end until `until` and were made
 * before `madeBefore`, since an offer of a single day is told by its own mail.
 */
export const claimEnding = (
  siteId: string,
  { today, until, madeBefore, limit }: { today: string; until: string; madeBefore: Date; limit: number },
) => sql<Opportunity>`
  with next as (
    select id as ending from opportunity where site_id = ${siteId} and state = 'priced'
      and valid_until between ${today} and ${until} and modified_at < ${madeBefore}
      and reminded_of is distinct from valid_until
    limit ${limit} for no key update skip locked
  )
  update opportunity set reminded_of = valid_until from next
  where site_id = ${siteId} and id = next.ending returning ${opportunityColumns}`

/** Every quote of a customer who leaves, files included. */
export const eraseOpportunities = (siteId: string, customerId: string) => sql`
  with gone as (
    delete from opportunity where site_id = ${siteId} and customer_id = ${customerId} returning id
  )
  delete from opportunity_file where site_id = ${siteId} and opportunity_id in (select id from gone)`

type OwnQuote = Pick<
  Opportunity,
  | 'number'
  | 'country'
  | 'currency'
  | 'state'
  | 'validUntil'
  | 'document'
  | 'offers'
  | 'messages'
  | 'createdAt'
>

/** Every quote of a customer as they know it, for those who take their data along. */
export const opportunitiesOf = (siteId: string, customerId: string) => sql<OwnQuote>`
  select number, country, currency, state, valid_until as "validUntil", document, offers, messages,
    created_at as "createdAt"
  from opportunity where site_id = ${siteId} and customer_id = ${customerId} order by created_at, number`

/** Quotes of a country that ask for some of these goods: how many wait for an offer, and how many have one out. */
export const countOpenOpportunities = (siteId: string, country: string, skus: readonly string[]) => sql<{
  requested: number
  priced: number
}>`
  select count(*) filter (where state = 'requested') as requested, count(*) filter (where state = 'priced') as priced
  from opportunity
  where site_id = ${siteId} and country = ${country}
    and (state = 'requested' or (state = 'priced' and valid_until >= current_date))
    and exists (select 1 from jsonb_array_elements(document -> 'lines') line where line ->> 'sku' = any(${skus}::text[]))`

/** Millimetres of goods that are cut, in open requests and offers of a country. */
export const selectLengthsAsked = (siteId: string, country: string) => sql<{
  source: string
  sku: string
  mm: number
}>`
  select o.id as source, line ->> 'sku' as sku,
    ((line ->> 'quantity')::bigint * (line ->> 'lengthMm')::bigint) as mm
  from opportunity o cross join jsonb_array_elements(o.document -> 'lines') line
  where o.site_id = ${siteId} and o.country = ${country} and line ? 'lengthMm'
    and (o.state = 'requested' or (o.state = 'priced' and o.valid_until >= current_date))`

/** Some open requests and offers that hold one of these goods. */
export const selectOpenOpportunitiesHolding = (siteId: string, skus: readonly string[]) => sql<{
  number: string
}>`
  select number from opportunity
  where site_id = ${siteId} and (state = 'requested' or (state = 'priced' and valid_until >= current_date))
    and exists (select 1 from jsonb_array_elements(document -> 'lines') line where line ->> 'sku' = any(${skus}::text[]))
  order by created_at desc limit 20`
