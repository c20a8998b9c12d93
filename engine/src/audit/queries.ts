import { json, type Statement, sql } from '../db/sql.ts'
import { type AuditEntry, type AuditRecord, chainStart, hashedRest } from './chain.ts'
import type { PriceEntry } from './price-entries-of.ts'

export type ChainHead = { seq: number; hash: string }

export const insertHead = (siteId: string, hash: string) => sql`
  insert into audit_head (site_id, seq, hash) values (${siteId}, 0, ${hash}) on conflict do nothing`

export const selectHead = (siteId: string) => sql<ChainHead>`
  select seq, hash from audit_head where site_id = ${siteId}`

/** The hash of an entry, as `hashOfEntry` reckons it. */
const entryHash = (previous: Statement<unknown>, seq: Statement<unknown>, record: AuditRecord) => sql`
  translate(rtrim(encode(sha256(convert_to(
    '["' || ${previous} || '",' || ${seq} || ',' || ${hashedRest(record)}::text, 'UTF8')), 'base64'), '='), '+/', '-_')`

/**
 * Appends an entry, a site's first too: the chain ends with it from now on. Its number and its hash follow from the end that the
 * row's lock shows, so one statement does both.
 */
export const appendEntry = (siteId: string, record: AuditRecord) => sql`
  with moved as (
    insert into audit_head as head (site_id, seq, hash)
    values (${siteId}, 1, ${entryHash(sql`${chainStart(siteId)}::text`, sql`1`, record)})
    on conflict (site_id) do update set seq = head.seq + 1,
      hash = ${entryHash(sql`head.hash`, sql`(head.seq + 1)`, record)}
    returning seq, hash
  )
  insert into audit_entry (site_id, seq, at, actor, operation, subject_kind, subject_id, country, request_id, ip,
    change, hash)
  select ${siteId}, seq, ${record.at}::timestamptz, ${json(record.actor)}::jsonb, ${record.operation}, ${record.subjectKind},
    ${record.subjectId}, ${record.country}::text, ${record.requestId}, ${record.ip}, ${record.change}, hash from moved`

/** The end of the chain; nobody else appends to it until the end of the transaction. */
export const lockHead = (siteId: string) => sql<ChainHead>`${selectHead(siteId)} for no key update`

export const moveHead = (siteId: string, { seq, hash }: ChainHead) => sql`
  update audit_head set seq = ${seq}, hash = ${hash} where site_id = ${siteId}`

/** Entries that follow the end of the chain, which is moved behind them by `moveHead`. */
export const insertEntries = (siteId: string, entries: readonly AuditEntry[]) => sql`
  insert into audit_entry (site_id, seq, at, actor, operation, subject_kind, subject_id, country, request_id, ip,
    change, hash)
  select ${siteId}, e.seq, e.at, e.actor, e.operation, e."subjectKind", e."subjectId", e.country, e."requestId", e.ip,
    e.change, e.hash
  from jsonb_to_recordset(${json(entries)}::jsonb) as e (seq bigint, at timestamptz, actor jsonb, operation text,
    "subjectKind" text, "subjectId" text, country text, "requestId" text, ip text, change text, hash text)`

const columns = sql`
  seq, at, actor, operation, subject_kind as "subjectKind", subject_id as "subjectId", country,
  request_id as "requestId", ip, change, hash`

/** Entries behind a number, in the order of the chain. */
export const selectChain = (siteId: string, after: number, limit: number) => sql<AuditEntry>`
  select ${columns} from audit_entry where site_id = ${siteId} and seq > ${after} order by seq limit ${limit}`

/** Whose entries: all of a site, or those of some countries and what one person did anywhere. */
export type EntriesInReach = {
  siteId: string
  only: { countries: readonly string[]; actorId: string } | undefined
}

const isInReach = ({ siteId, only }: EntriesInReach) =>
  only
    ? sql`site_id = ${siteId} and (country = any(${only.countries}::text[]) or actor ->> 'id' = ${only.actorId})`
    : sql`site_id = ${siteId}`

export const selectEntry = (reach: EntriesInReach, seq: number) => sql<AuditEntry>`
  select ${columns} from audit_entry where ${isInReach(reach)} and seq = ${seq}`

type Choice = {
  subjectKind: string | null
  subjectId: string | null
  actorId: string | null
  operation: string | null
  country: string | null
  from: Date | null
  until: Date | null
}
type Page = { limit: number; offset: number }

const matches = (reach: EntriesInReach, choice: Choice) => sql`
  ${isInReach(reach)}
    and (${choice.subjectKind}::text is null or subject_kind = ${choice.subjectKind})
    and (${choice.subjectId}::text is null or subject_id = ${choice.subjectId})
    and (${choice.actorId}::text is null or actor ->> 'id' = ${choice.actorId})
    and (${choice.operation}::text is null or operation = ${choice.operation})
    and (${choice.country}::text is null or country = ${choice.country})
    and (${choice.from}::timestamptz is null or at >= ${choice.from})
    and (${choice.until}::timestamptz is null or at < ${choice.until})`

/** The latest entries first. */
export const selectEntries = (
  reach: EntriesInReach,
  choice: Choice,
  { limit, offset }: Page,
) => sql<AuditEntry>`
  select ${columns} from audit_entry where ${matches(reach, choice)}
  order by seq desc limit ${limit} offset ${offset}`

export const countEntries = (reach: EntriesInReach, choice: Choice) =>
  sql<{ total: number }>`select count(*) as total from audit_entry where ${matches(reach, choice)}`

/** Members, or parts of them by a path with dots, that anything but one operation has changed. */
export const selectChangedMembers = (
  siteId: string,
  {
    kind,
    ids,
    paths,
    except,
  }: { kind: string; ids: readonly string[]; paths: readonly string[]; except: string },
) => sql<{ id: string; path: string }>`
  select s.id, m.path from unnest(${ids}::text[]) s (id) cross join unnest(${paths}::text[]) m (path)
  where exists (
    select from audit_entry e
    where e.site_id = ${siteId} and e.subject_kind = ${kind} and e.subject_id = s.id and e.operation <> ${except}
      and (e.change::jsonb -> 'before') #> string_to_array(m.path, '.')
        is distinct from (e.change::jsonb -> 'after') #> string_to_array(m.path, '.'))`

type Priced = { country: string; sku: string }

/** Entries that change a product's price in a country: of its own, or of a list in which it stands. */
const changesPrice = (siteId: string, { country, sku }: Priced) => sql`
  e.site_id = ${siteId} and e.subject_kind = 'price'
    and jsonb_path_query_array(e.change::jsonb, '$.after[*].productId') @> jsonb_build_array(${sku}::text)
    and e.subject_id in (${country}, ${`${country} ${sku}`})`

const tiersOf = (part: 'before' | 'after', sku: string) => sql`
  jsonb_path_query_first(e.change::jsonb, ${`$.${part}[*] ? (@.productId == $sku).tiers`}::jsonpath,
    jsonb_build_object('sku', ${sku}::text))`

/**
 * The latest first. A price change that is put in place or back has its own entry next in the chain; who planned it is
 * in an entry before.
 */
export const selectPriceEntries = (
  siteId: string,
  priced: Priced,
  { limit, offset }: Page,
) => sql<PriceEntry>`
  select e.seq, e.at, e.actor, e.operation, ${tiersOf('before', priced.sku)} as before,
    ${tiersOf('after', priced.sku)} as after, c.subject_id as "priceChangeId",
    (select p.actor from audit_entry p where p.site_id = e.site_id and p.subject_kind = 'price-change'
      and p.subject_id = c.subject_id and p.operation = 'schedulePriceChange' and p.seq < e.seq
      order by p.seq desc limit 1) as planner
  from audit_entry e
  left join audit_entry c on c.site_id = e.site_id and c.seq = e.seq + 1 and c.subject_kind = 'price-change'
    and c.operation = e.operation and c.request_id = e.request_id
  where ${changesPrice(siteId, priced)}
  order by e.seq desc limit ${limit} offset ${offset}`

export const countPriceEntries = (siteId: string, priced: Priced) =>
  sql<{ total: number }>`select count(*) as total from audit_entry e where ${changesPrice(siteId, priced)}`
