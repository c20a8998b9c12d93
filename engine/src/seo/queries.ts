import { sql } from '../db/sql.ts'

export const selectRedirect = (siteId: string, path: string) => sql<{ target: string; status: number }>`
  select target, status from redirect where site_id = ${siteId} and path = ${path}`
