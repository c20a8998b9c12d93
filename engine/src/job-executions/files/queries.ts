import { json, sql } from '../../db/sql.ts'
import type { Actor } from '../../kernel/admin-context.ts'

type NewFile = { id: string; name: string; mediaType: string; createdAt: Date }

/** A file that a job makes. */
export const insertFile = (siteId: string, { id, name, mediaType, createdAt }: NewFile) => sql`
  insert into stored_file (site_id, id, name, media_type, created_at)
  values (${siteId}, ${id}, ${name}, ${mediaType}, ${createdAt})`

/** Appends bytes to a file; `at`: only if it has so many now. */
export const appendPiece = (siteId: string, fileId: string, bytes: Buffer, at: number | null = null) => sql`
  with longer as (
    update stored_file set pieces = pieces + 1, size = size + ${bytes.length}
    where site_id = ${siteId} and id = ${fileId} and size = coalesce(${at}, size)
      and size + ${bytes.length} <= coalesce(expected_size, size + ${bytes.length})
    returning pieces
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

/** A file that somebody sends, and how much of it is there. */
export type Upload = Omit<StoredFile, 'mediaType'> & { expectedSize: number | null; isComplete: boolean }

export const insertUpload = (siteId: string, file: Upload, actor: Actor) => sql`
  insert into stored_file (site_id, id, name, media_type, created_at, uploaded_by, expected_size, is_complete)
  values (${siteId}, ${file.id}, ${file.name}, 'application/octet-stream', ${file.createdAt}, ${json(actor)},
    ${file.expectedSize}, false)`

/** Of whoever sent it alone. */
export const selectUpload = (siteId: string, id: string, actorId: string) => sql<Upload>`
  select id, name, size, pieces, created_at as "createdAt", expected_size as "expectedSize",
    is_complete as "isComplete"
  from stored_file where site_id = ${siteId} and id = ${id} and uploaded_by ->> 'id' = ${actorId}`

export const completeFile = (siteId: string, id: string) => sql`
  update stored_file set is_complete = true where site_id = ${siteId} and id = ${id} and not is_complete`
