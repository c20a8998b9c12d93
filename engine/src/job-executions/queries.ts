import { json, sql } from '../db/sql.ts'
import type { Execution } from './execution.ts'

const columns = sql`
  id, job_id as "jobId", status, parameters, countries, actor, done, total, cursor_key as "cursorKey", fault,
  file_id as "fileId", report, outcomes, created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt"`

export const insertExecution = (siteId: string, execution: Execution) => sql`
  insert into job_execution (site_id, id, job_id, status, parameters, countries, actor, total, file_id, created_at)
  values (${siteId}, ${execution.id}, ${execution.jobId}, ${execution.status}, ${json(execution.parameters)},
    ${execution.countries}, ${json(execution.actor)}, ${execution.total}, ${execution.fileId}, ${execution.createdAt})`

type Named = { jobId: string; id: string }
/** What somebody asked for, and what lies within countries that somebody may see all of. */
type Reach = { actorId: string; countries: readonly string[] }

const isInReach = ({ actorId, countries }: Reach) => sql`
  (actor ->> 'id' = ${actorId} or countries <@ ${countries}::text[])`

export const selectExecution = (siteId: string, { jobId, id }: Named, reach: Reach) => sql<Execution>`
  select ${columns} from job_execution
  where site_id = ${siteId} and id = ${id} and job_id = ${jobId} and ${isInReach(reach)}`

export const lockExecution = (siteId: string, id: string) => sql<Execution>`
  select ${columns} from job_execution where site_id = ${siteId} and id = ${id} for no key update`

/** An execution that has not ended. */
export const selectOpenExecution = (siteId: string, id: string) => sql<Execution>`
  select ${columns} from job_execution
  where site_id = ${siteId} and id = ${id} and status in ('pending', 'running', 'aborting')`

export const updateExecution = (siteId: string, execution: Execution) => sql`
  update job_execution set status = ${execution.status}, done = ${execution.done}, cursor_key = ${execution.cursorKey},
    fault = ${execution.fault}, total = ${execution.total}, file_id = ${execution.fileId},
    report = ${json(execution.report)}, outcomes = ${json(execution.outcomes)}, started_at = ${execution.startedAt}, ended_at = ${execution.endedAt}
  where site_id = ${siteId} and id = ${execution.id}`

export const selectExecutions = (
  siteId: string,
  actorId: string,
  { limit, offset }: { limit: number; offset: number },
) => sql<Execution>`
  select ${columns} from job_execution where site_id = ${siteId} and actor ->> 'id' = ${actorId}
  order by created_at desc, id limit ${limit} offset ${offset}`

export const countExecutions = (siteId: string, actorId: string) => sql<{ total: number; open: number }>`
  select count(*) as total, count(*) filter (where status in ('pending', 'running', 'aborting')) as open
  from job_execution where site_id = ${siteId} and actor ->> 'id' = ${actorId}`

/** What has ended and nobody was told of, the oldest hundred; they are told of from here on. */
export const takeUntold = (siteId: string, now: Date) => sql<Execution>`
  update job_execution set told_at = ${now} where site_id = ${siteId} and id in (
    select id from job_execution where site_id = ${siteId} and told_at is null and ended_at is not null
    order by ended_at limit 100 for no key update skip locked)
  returning ${columns}`

/** What was begun so long ago and has not ended was given up by the queue. */
export const failLostExecutions = (before: Date, now: Date) => sql`
  update job_execution set status = 'failed', fault = 'It was tried again and again and did not end.', ended_at = ${now}
  where created_at < ${before} and status in ('pending', 'running', 'aborting')`

export const deleteOldExecutions = (before: Date) =>
  sql`delete from job_execution where created_at < ${before}`

/** How far long work is that has no batches, and whether it is to be given up. Without `done` what was written stands. */
export const moveExecution = (
  siteId: string,
  id: string,
  { done = null, total }: { done?: number | null; total: number },
) =>
  sql<{ status: Execution['status'] }>`
  update job_execution set done = coalesce(${done}, done), total = ${total} where site_id = ${siteId} and id = ${id}
  returning status`
