import { json, sql } from '../db/sql.ts'
import type { WrittenCase } from './read-case.ts'

export type StoredCase = { id: string; country: string; document: WrittenCase; createdAt: Date }
export type CaseRow = StoredCase & { files: number }
export type CaseFile = {
  id: string
  caseId: string
  name: string
  mediaType: string
  bytes: Buffer
  now: Date
}

type NewCase = {
  customerId: string | null
  usid: string
  country: string
  document: WrittenCase
  /** What it is about. */
  orderNo: string | null
  now: Date
}

export const insertCase = (siteId: string, one: NewCase) =>
  sql<{ id: string }>`
    insert into service_case (site_id, id, customer_id, usid, country, document, order_no, created_at)
    values (${siteId}, 'C' || nextval('service_case_number'), ${one.customerId}, ${one.usid}, ${one.country},
      ${json(one.document)}, ${one.orderNo}, ${one.now})
    returning id`

/** The case of this session, its row held. Its files are counted by a statement of their own, which sees what the wait was for. */
export const lockOwnCase = (siteId: string, usid: string, id: string) =>
  sql<{ id: string }>`
    select id from service_case where site_id = ${siteId} and usid = ${usid} and id = ${id} for no key update`

export const countFiles = (siteId: string, caseId: string) =>
  sql<{ files: number }>`
    select count(*)::int as files from service_case_file where site_id = ${siteId} and case_id = ${caseId}`

export const insertCaseFile = (siteId: string, file: CaseFile) => sql`
    insert into service_case_file (site_id, id, case_id, name, media_type, bytes, created_at)
    values (${siteId}, ${file.id}, ${file.caseId}, ${file.name}, ${file.mediaType}, ${file.bytes}, ${file.now})`

export const selectCasesOf = (siteId: string, customerId: string) =>
  sql<CaseRow>`
    select c.id, c.country, c.document, c.created_at as "createdAt",
      (select count(*)::int from service_case_file f where f.site_id = c.site_id and f.case_id = c.id) as files
    from service_case c where c.site_id = ${siteId} and c.customer_id = ${customerId}
    order by c.created_at desc, c.id desc limit 100`

export const selectCase = (siteId: string, id: string) =>
  sql<StoredCase>`
    select id, country, document, created_at as "createdAt" from service_case
    where site_id = ${siteId} and id = ${id}`

export const selectCaseFile = (siteId: string, id: string) =>
  sql<{ caseId: string; name: string; bytes: Buffer }>`
    select case_id as "caseId", name, bytes from service_case_file where site_id = ${siteId} and id = ${id}`

/** What a customer who leaves had written, files included. */
export const eraseCases = (siteId: string, customerId: string) =>
  sql`delete from service_case where site_id = ${siteId} and customer_id = ${customerId}`
