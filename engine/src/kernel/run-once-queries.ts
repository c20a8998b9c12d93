import { json, sql } from '../db/sql.ts'
import type { Reply } from './operation.ts'

/** A call that was done, and what it answered. */
type Row = {
  hash: string
  status: number | null
  headers: Record<string, string> | null
  answer: unknown
}
/** One call of one caller. */
export type Named = { siteId: string; actor: string; operation: string; key: string }

export const insertRequest = ({ siteId, actor, operation, key }: Named, hash: string, now: Date) => sql`
  insert into admin_request (site_id, actor, operation, key, request_hash, created_at)
  values (${siteId}, ${actor}, ${operation}, ${key}, ${hash}, ${now}) on conflict do nothing`

export const selectRequest = ({ siteId, actor, operation, key }: Named) => sql<Row>`
  select request_hash as hash, status, headers, answer from admin_request
  where site_id = ${siteId} and actor = ${actor} and operation = ${operation} and key = ${key}`

export const storeReply = ({ siteId, actor, operation, key }: Named, { status, headers, body }: Reply) => sql`
  update admin_request set status = ${status}, headers = ${json(headers)}, answer = ${json(body ?? null)}
  where site_id = ${siteId} and actor = ${actor} and operation = ${operation} and key = ${key}`

export const deleteOldRequests = (siteId: string, actor: string, before: Date) => sql`
  delete from admin_request where site_id = ${siteId} and actor = ${actor} and created_at < ${before}`
