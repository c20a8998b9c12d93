import { json, sql } from '../../db/sql.ts'
import type { Difference } from './compare-movements.ts'

/** Of several processes one begins: a day after the last comparison that came to its end, an hour after one that did not. */
export const claimReconciliation = (siteId: string, method: string, now: Date) => sql`
  insert into payment_reconciliation as r (site_id, method, begun_at) values (${siteId}, ${method}, ${now})
  on conflict (site_id, method) do update set begun_at = excluded.begun_at
  where r.begun_at < ${now}::timestamptz - interval '1 hour'
    and (r.finished_at is null or r.finished_at < ${now}::timestamptz - interval '24 hours')`

export const saveReconciliation = (
  siteId: string,
  method: string,
  { now, knownUntil, differences }: { now: Date; knownUntil: Date; differences: Difference[] },
) => sql`
  insert into payment_reconciliation (site_id, method, begun_at, finished_at, known_until, differences)
  values (${siteId}, ${method}, ${now}, ${now}, ${knownUntil}, ${json(differences)})
  on conflict (site_id, method) do update set finished_at = excluded.finished_at, known_until = excluded.known_until,
    differences = excluded.differences`

/** How many differences the last comparison found, and when it was, of all sites. */
export const selectReconciliations = () => sql<{
  method: string
  differences: number
  finishedAt: Date | null
}>`
  select method, sum(jsonb_array_length(differences))::int as differences, min(finished_at) as "finishedAt"
  from payment_reconciliation group by method`
