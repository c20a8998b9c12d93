import { sql } from '../db/sql.ts'

/** What was recorded of a customer's visits. */
export const activitiesOf = (siteId: string, customerId: string) =>
  sql<{ at: Date; kind: string; record: Record<string, unknown> }>`
    select at, kind, record from activity where site_id = ${siteId} and user_id = ${customerId} order by at desc`

/** The visits of a customer who leaves. */
export const eraseActivities = (siteId: string, customerId: string) =>
  sql`delete from activity where site_id = ${siteId} and user_id = ${customerId}`
