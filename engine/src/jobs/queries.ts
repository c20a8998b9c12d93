import { sql } from '../db/sql.ts'

export type DeadLetter = {
  id: string
  name: string
  data: { siteId: string; data: object }
  reason: unknown
  givenUpAt: Date
}

export const selectDeadLetters = (queue: string) => sql<DeadLetter>`
  select id, source_name as name, data, output as reason, created_on as "givenUpAt"
  from pgboss.job where name = ${queue} and state < 'active' order by created_on desc limit 200`

export const selectQueueDepths = () => sql<{ name: string; state: string; count: number }>`
  select name, state::text as state, count(*) as count from pgboss.job group by name, state order by name, state`

/** By name. pg-boss keeps an index of these rows alone, however many are done; the words are those of that index. */
export const selectWaiting = () => sql<{ name: string; count: number }>`
  select name, count(*) as count from pgboss.job where state < 'active' and not blocked group by name`

/** The queues that have a job whose time has come, by the same index. */
export const selectDueQueues = () => sql<{ name: string }>`
  select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`
