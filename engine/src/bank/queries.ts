import type { CountryCode } from '../../../facts/countries.ts'
import type { IsoDate } from '../../../facts/dates.ts'
import type { Currency, Minor } from '../../../facts/money.ts'
import { json, sql } from '../db/sql.ts'
import type { Actor } from '../kernel/admin-context.ts'
import type { Mapping } from './mapping.ts'

export type MappingRow = {
  id: string
  country: CountryCode
  name: string
  mapping: Mapping
  modifiedAt: Date
}

const mappingColumns = sql`id, country, name, mapping, modified_at as "modifiedAt"`

export const selectMappings = (siteId: string, countries: readonly string[]) => sql<MappingRow>`
  select ${mappingColumns} from bank_mapping
  where site_id = ${siteId} and country = any(${countries}::text[]) order by id`

/** Whichever country it is of: an id is one for the whole shop. */
export const lockMapping = (siteId: string, id: string) => sql<MappingRow>`
  select ${mappingColumns} from bank_mapping where site_id = ${siteId} and id = ${id} for no key update`

export const upsertMapping = (siteId: string, one: MappingRow) => sql`
  insert into bank_mapping (site_id, id, country, name, mapping, modified_at)
  values (${siteId}, ${one.id}, ${one.country}, ${one.name}, ${json(one.mapping)}, ${one.modifiedAt})
  on conflict (site_id, id) do update set name = excluded.name, mapping = excluded.mapping,
    modified_at = excluded.modified_at`

export const lineStatuses = ['open', 'matched', 'ignored', 'split'] as const
export type LineStatus = (typeof lineStatuses)[number]

export type BankLine = {
  id: string
  mappingId: string
  country: CountryCode
  currency: Currency
  day: IsoDate
  amountMinor: Minor
  description: string
  reference: string
  digest: string
  parentId: string | null
  status: LineStatus
  note: string | null
  importedAt: Date
  modifiedAt: Date
}

const lineColumns = sql`
  id, mapping_id as "mappingId", country, currency, day, amount_minor as "amountMinor", description, reference, digest,
  parent_id as "parentId", status, note, imported_at as "importedAt", modified_at as "modifiedAt"`

/** Lines that are there already are left as they are; gives the number of new ones. */
export const insertLines = (siteId: string, lines: readonly BankLine[]) => sql`
  insert into bank_line (site_id, id, mapping_id, country, currency, day, amount_minor, description, reference, digest,
    parent_id, status, note, imported_at, modified_at)
  select ${siteId}, l.id, l."mappingId", l.country, l.currency, l.day, l."amountMinor", l.description, l.reference,
    l.digest, l."parentId", l.status, l.note, l."importedAt", l."modifiedAt"
  from jsonb_to_recordset(${json(lines)}::jsonb) as l (id text, "mappingId" text, country text, currency text, day date,
    "amountMinor" bigint, description text, reference text, digest text, "parentId" text, status text, note text,
    "importedAt" timestamptz, "modifiedAt" timestamptz)
  on conflict (site_id, digest) do nothing`

/** Of some lines, how many are there by their digests. */
export const countDigests = (siteId: string, digests: readonly string[]) => sql<{ known: number }>`
  select count(*)::int as known from bank_line where site_id = ${siteId} and digest = any(${digests}::text[])`

export type LineChoice = {
  countries: readonly string[]
  statuses: readonly string[] | null
  from: IsoDate | null
  to: IsoDate | null
  words: string | null
}

const matches = (siteId: string, { countries, statuses, from, to, words }: LineChoice) => sql`
  site_id = ${siteId} and country = any(${countries}::text[])
    and (${statuses}::text[] is null or status = any(${statuses}::text[]))
    and (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)
    and (${words}::text is null or position(public.fold(${words}::text) in
      public.fold(description || ' ' || reference)) > 0)`

export const selectLines = (
  siteId: string,
  choice: LineChoice,
  limit: number,
  offset: number,
) => sql<BankLine>`
  select ${lineColumns} from bank_line where ${matches(siteId, choice)}
  order by day desc, id limit ${limit} offset ${offset}`

export const countLines = (siteId: string, choice: LineChoice) => sql<{ total: number; sumMinor: Minor }>`
  select count(*)::int as total, coalesce(sum(amount_minor), 0)::bigint as "sumMinor" from bank_line
  where ${matches(siteId, choice)}`

/** Open lines, oldest first, or those of them that are named. */
export const selectOpenLines = (
  siteId: string,
  countries: readonly string[],
  ids: readonly string[] | null,
) => sql<BankLine>`
  select ${lineColumns} from bank_line
  where site_id = ${siteId} and country = any(${countries}::text[]) and status = 'open'
    and (${ids}::text[] is null or id = any(${ids}::text[]))
  order by day, id limit 1000`

export const lockLine = (siteId: string, countries: readonly string[], id: string) => sql<BankLine>`
  select ${lineColumns} from bank_line
  where site_id = ${siteId} and country = any(${countries}::text[]) and id = ${id} for no key update`

export const updateLine = (siteId: string, { id, status, note, modifiedAt }: BankLine) => sql`
  update bank_line set status = ${status}, note = ${note}, modified_at = ${modifiedAt}
  where site_id = ${siteId} and id = ${id}`

export type BankMatch = {
  id: string
  lineId: string
  orderNo: string
  amountMinor: Minor
  completes: boolean
  actor: Actor
  matchedAt: Date
}

const matchColumns = sql`
  id, line_id as "lineId", order_no as "orderNo", amount_minor as "amountMinor", completes, actor,
  matched_at as "matchedAt"`

export const insertMatch = (siteId: string, one: BankMatch) => sql`
  insert into bank_match (site_id, id, line_id, order_no, amount_minor, completes, actor, matched_at)
  values (${siteId}, ${one.id}, ${one.lineId}, ${one.orderNo}, ${one.amountMinor}, ${one.completes}, ${json(one.actor)},
    ${one.matchedAt})`

/** Matches that stand, of some lines. */
export const selectMatchesOf = (siteId: string, lineIds: readonly string[]) => sql<BankMatch>`
  select ${matchColumns} from bank_match
  where site_id = ${siteId} and line_id = any(${lineIds}::text[]) and undone_at is null order by order_no, id`

/** What lines have brought of some orders so far. */
export const selectReceivedAmounts = (siteId: string, orderNos: readonly string[]) => sql<{
  orderNo: string
  receivedMinor: Minor
}>`
  select order_no as "orderNo", sum(amount_minor)::bigint as "receivedMinor" from bank_match
  where site_id = ${siteId} and order_no = any(${orderNos}::text[]) and undone_at is null group by order_no`

export const undoMatches = (siteId: string, lineId: string, now: Date) => sql`
  update bank_match set undone_at = ${now} where site_id = ${siteId} and line_id = ${lineId} and undone_at is null`
