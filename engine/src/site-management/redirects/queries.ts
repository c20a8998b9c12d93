import type { RedirectRow } from '../../bundle/redirects.ts'
import { sql } from '../../db/sql.ts'

type Stored = { row: RedirectRow }
const line = sql`jsonb_build_object('from', path, 'to', target, 'status', status::text) as row`

export const selectRedirect = (siteId: string, from: string) =>
  sql<Stored>`select ${line} from redirect where site_id = ${siteId} and path = ${from}`

const matching = (siteId: string, words: string) => sql`
  from redirect where site_id = ${siteId} and (position(${words} in path) > 0 or position(${words} in target) > 0)`

export const selectRedirects = (siteId: string, words: string, limit: number, offset: number) =>
  sql<Stored>`select ${line} ${matching(siteId, words)} order by path limit ${limit} offset ${offset}`

export const countRedirects = (siteId: string, words: string) =>
  sql<{ total: number }>`select count(*) as total ${matching(siteId, words)}`

/** Until the end of the transaction nobody else changes where paths lead. */
export const lockRedirects = (siteId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`redirects ${siteId}`}, 0))`

export const deleteRedirectRow = (siteId: string, from: string) =>
  sql`delete from redirect where site_id = ${siteId} and path = ${from}`
