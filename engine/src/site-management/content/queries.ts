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
  },
  key: sql`c.id`,
}

export const selectFoundContent = (siteId: string, { where, orderBy, limit, offset }: CompiledSearch) =>
  unpreparedSql<StoredContent>`select c.record as row from content c where c.site_id = ${siteId} and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`

export const countFoundContent = (siteId: string, { where }: CompiledSearch) =>
  unpreparedSql<{
    total: number
  }>`select count(*) as total from content c where c.site_id = ${siteId} and ${where}`
