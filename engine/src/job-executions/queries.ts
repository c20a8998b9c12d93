import { json, sql } from '../db/sql.ts'
import type { Execution } from './execution.ts'

const columns = sql`
  id, job_id as "jobId", status, parameters, countries, actor, done, total, cursor_key as "cursorKey", fault,
  file_id as "fileId", created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt"`

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
  select ${columns} from job_execution where site_id = ${siteId} and id = ${id} for update`

export const updateExecution = (siteId: string, execution: Execution) => sql`
  update job_execution set status = ${execution.status}, done = ${execution.done}, cursor_key = ${execution.cursorKey},
    fault = ${execution.fault}, started_at = ${execution.startedAt}, ended_at = ${execution.endedAt}
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

type NewFile = { id: string; name: string; mediaType: string; createdAt: Date }

export const insertFile = (siteId: string, { id, name, mediaType, createdAt }: NewFile) => sql`
  insert into stored_file (site_id, id, name, media_type, created_at)
  values (${siteId}, ${id}, ${name}, ${mediaType}, ${createdAt})`

/** Appends bytes to a file that is being made. */
export const appendPiece = (siteId: string, fileId: string, bytes: Buffer) => sql`
  with longer as (
    update stored_file set pieces = pieces + 1, size = size + ${bytes.length}
    where site_id = ${siteId} and id = ${fileId} returning pieces
  )
  insert into stored_file_piece (site_id, file_id, place, bytes) select ${siteId}, ${fileId}, pieces, ${bytes} from longer`

export type StoredFile = NewFile & { size: number; pieces: number }

export const selectFile = (siteId: string, id: string) => sql<StoredFile>`
  select id, name, media_type as "mediaType", size, pieces, created_at as "createdAt" from stored_file
  where site_id = ${siteId} and id = ${id}`

export const selectPiece = (siteId: string, fileId: string, place: number) => sql<{ bytes: Buffer }>`
  select bytes from stored_file_piece where site_id = ${siteId} and file_id = ${fileId} and place = ${place}`

export const deleteFile = (siteId: string, id: string) =>
  sql`delete from stored_file where site_id = ${siteId} and id = ${id}`

export const deleteOldFiles = (before: Date) => sql`delete from stored_file where created_at < ${before}`

/** What was begun so long ago and has not ended was given up by the queue. */
export const failLostExecutions = (before: Date, now: Date) => sql`
  update job_execution set status = 'failed', fault = 'It was tried again and again and did not end.', ended_at = ${now}
  where created_at < ${before} and status in ('pending', 'running', 'aborting')`

export const deleteOldExecutions = (before: Date) =>
  sql`delete from job_execution where created_at < ${before}`
