import { json, sql, type Statement, unpreparedSql } from '../../db/sql.ts'
import type { ChangedItem } from './bulk-job.ts'
import type { Item } from './outcomes.ts'

/** What an execution is about: what a statement finds now. */
export const insertItems = (siteId: string, executionId: string, found: Statement<{ id: string }>) =>
  unpreparedSql`
    insert into job_execution_item (site_id, execution_id, id)
    select ${siteId}::text, ${executionId}::uuid, found.id from (${found}) found`

/** What an execution has changed. */
export const selectChanged = (siteId: string, executionId: string) => sql<{ id: string }>`
  select id from job_execution_item
  where site_id = ${siteId} and execution_id = ${executionId} and outcome = 'changed'`

/** The next things, in the order of their ids. */
export const selectItems = (
  siteId: string,
  executionId: string,
  { after, limit }: { after: string; limit: number },
) => sql<{ id: string }>`
  select id from job_execution_item where site_id = ${siteId} and execution_id = ${executionId} and id > ${after}
  order by id limit ${limit}`

/** Those of some things that an execution has changed, with what they were. */
export const selectChangesOf = (
  siteId: string,
  executionId: string,
  ids: readonly string[],
) => sql<ChangedItem>`
  select id, before, after from job_execution_item
  where site_id = ${siteId} and execution_id = ${executionId} and outcome = 'changed' and id = any(${ids}::text[])
  order by id`

export const updateItems = (siteId: string, executionId: string, items: readonly Item[]) => sql`
  update job_execution_item i set outcome = done.outcome, before = done.before, after = done.after,
    problem = done.problem, detail = done.detail
  from jsonb_to_recordset(${json(items)}::jsonb) as done (id text, outcome text, before jsonb, after jsonb, problem text,
    detail text)
  where i.site_id = ${siteId} and i.execution_id = ${executionId} and i.id = done.id`

type Row = { id: string; outcome: string | null; problem: string | null; detail: string | null }

/** The same with what became of them; null: their turn has not come. */
export const selectOutcomes = (
  siteId: string,
  executionId: string,
  { after, limit }: { after: string; limit: number },
) => sql<Row>`
  select id, outcome, problem, detail from job_execution_item
  where site_id = ${siteId} and execution_id = ${executionId} and id > ${after} order by id limit ${limit}`
