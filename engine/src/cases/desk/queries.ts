import type { CountryCode } from '../../../../facts/countries.ts'
import { json, sql, type Statement } from '../../db/sql.ts'
import type { Actor } from '../../kernel/admin-context.ts'
import { type SearchResource, wordsQuery } from '../../kernel/search-request/index.ts'
import type { WrittenCase } from '../read-case.ts'
import type { caseStatuses } from './contract.ts'

export type DeskCase = {
  id: string
  customerId: string | null
  country: CountryCode
  document: WrittenCase
  createdAt: Date
  modifiedAt: Date
  owner: Actor | null
  /** What it is about. */
  orderNo: string | null
  status: (typeof caseStatuses)[number]
  answers: { at: string; actor: Actor; text: string }[]
  revision: number
  files: number
}

export const deskCases: Statement<DeskCase> = sql<DeskCase>`
  select id, customer_id as "customerId", country, document, created_at as "createdAt",
    coalesce(modified_at, created_at) as "modifiedAt", owner, order_no as "orderNo", status, answers, revision,
    (select count(*)::int from service_case_file f where f.site_id = service_case.site_id and f.case_id = service_case.id) as files
  from service_case`
export const caseTable = sql`service_case`
export const newestFirst = sql`created_at desc, id desc`

/** Cases of the countries that a caller may see. */
export const isOfCountries = (siteId: string, countries: readonly string[]) =>
  sql`site_id = ${siteId} and country = any(${countries}::text[])`

type Reach = { siteId: string; countries: readonly string[] }

export const selectDeskCase = ({ siteId, countries }: Reach, id: string) => sql<DeskCase>`
  ${deskCases} where ${isOfCountries(siteId, countries)} and id = ${id}`

/** Until the end of the transaction nobody else changes it. */
export const lockDeskCase = (reach: Reach, id: string) => sql<DeskCase>`
  ${selectDeskCase(reach, id)} for no key update`

export const updateCase = (
  siteId: string,
  { id, owner, orderNo, status, answers }: DeskCase,
  now: Date,
) => sql`
  update service_case set owner = ${owner === null ? null : json(owner)}, status = ${status}, answers = ${json(answers)},
    order_no = ${orderNo}, modified_at = ${now}, revision = revision + 1
  where site_id = ${siteId} and id = ${id}`

export const selectFilesOf = (siteId: string, caseId: string) => sql<{
  id: string
  name: string
  mediaType: string
  size: number
}>`
  select id, name, media_type as "mediaType", length(bytes) as size from service_case_file
  where site_id = ${siteId} and case_id = ${caseId} order by created_at, id`

export const selectFile = (siteId: string, caseId: string, id: string) => sql<{
  name: string
  mediaType: string
  bytes: Buffer
}>`
  select name, media_type as "mediaType", bytes from service_case_file
  where site_id = ${siteId} and case_id = ${caseId} and id = ${id}`

/** Of fields that rows are only found by. */
const none = sql`null::text`

/** What cases are searched by. */
export const caseResource: SearchResource = {
  key: sql`id`,
  fields: {
    caseId: { type: 'text', expression: sql`id` },
    status: { type: 'text', expression: sql`status` },
    country: { type: 'text', expression: sql`country` },
    subject: { type: 'text', expression: sql`document ->> 'subject'` },
    customerId: { type: 'text', expression: sql`customer_id` },
    orderNo: { type: 'text', expression: sql`order_no` },
    ownerId: { type: 'text', expression: sql`owner ->> 'id'` },
    creationDate: { type: 'moment', expression: sql`created_at` },
    lastModified: { type: 'moment', expression: sql`coalesce(modified_at, created_at)` },
    words: {
      type: 'text',
      expression: none,
      findWords: (words) => sql`case_words(id, document) @@ to_tsquery('simple', ${wordsQuery(words)})`,
    },
  },
}
