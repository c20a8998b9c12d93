import { latestEntry } from '../../audit/versions/index.ts'
import type { ContentFile } from '../../bundle/content.ts'
import { json, sql, unpreparedSql } from '../../db/sql.ts'
import type { CompiledSearch, SearchResource } from '../../kernel/search-request/index.ts'

export type StoredContent = { row: ContentFile }

export const selectContent = (siteId: string, id: string) =>
  sql<StoredContent>`select record as row from content where site_id = ${siteId} and id = ${id}`

/** Until the end of the transaction nobody else changes it, or makes it. */
export const lockContent = (siteId: string, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`content ${siteId} ${id}`}, 0))`

export const upsertContent = (siteId: string, row: ContentFile) => sql`
  insert into content (site_id, id, record) values (${siteId}, ${row.id}, ${json(row)})
  on conflict (site_id, id) do update set record = excluded.record`

export const deleteContent = (siteId: string, id: string) =>
  sql`delete from content where site_id = ${siteId} and id = ${id}`

const lastEdit = (part: Parameters<typeof latestEntry>[1]) =>
  latestEntry({ siteId: sql`c.site_id`, kind: 'content', id: sql`c.id` }, part)

/** The next moment at which changes of it are shown. */
const plannedAt = sql`(select min(d.publish_at) from content_draft d
  where d.site_id = c.site_id and d.content_id = c.id and d.status = 'scheduled')`

/** The rows of a search of content: `content c`. */
export const contentResource: SearchResource = {
  fields: {
    id: { type: 'text', expression: sql`c.id` },
    name: {
      type: 'text',
      expression: sql`c.record -> 'name' ->> 'es'`,
      words: sql`concat_ws(' ', c.record -> 'name' ->> 'es', c.record -> 'name' ->> 'en')`,
    },
    text: { type: 'text', expression: sql`c.record ->> 'body'`, words: sql`c.record::text` },
    online: { type: 'boolean', expression: sql`(c.record ->> 'online')::boolean` },
    folderId: { type: 'text', expression: sql`c.record ->> 'folderId'` },
    isPage: { type: 'boolean', expression: sql`c.record ? 'page'` },
    /** Whether every text that there is in Spanish is there in English. */
    isTranslated: {
      type: 'boolean',
      expression: sql`not jsonb_path_exists(c.record, '$.** ? (@.es != "" && !(@.en != ""))')`,
    },
    plannedAt: { type: 'moment', expression: plannedAt },
    editedAt: { type: 'moment', expression: lastEdit('at') },
    /** The id of who edited it last. */
    editedBy: { type: 'text', expression: lastEdit('actorId') },
  },
  key: sql`c.id`,
}

export type FoundContent = StoredContent & {
  plannedAt: Date | null
  editedAt: Date | null
  editedBy: string | null
}

export const selectFoundContent = (siteId: string, { where, orderBy, limit, offset }: CompiledSearch) =>
  unpreparedSql<FoundContent>`select c.record as row, ${plannedAt} as "plannedAt", ${lastEdit('at')} as "editedAt",
    ${lastEdit('actorName')} as "editedBy" from content c where c.site_id = ${siteId} and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`

export const countFoundContent = (siteId: string, { where }: CompiledSearch) =>
  unpreparedSql<{
    total: number
  }>`select count(*) as total from content c where c.site_id = ${siteId} and ${where}`
