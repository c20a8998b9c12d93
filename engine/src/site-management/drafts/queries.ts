import { json, sql } from '../../db/sql.ts'
import type { ContentDraft, ContentDraftStatus } from './content-draft.ts'

const columns = sql`
  id, content_id as "contentId", status, changes, replaced, publish_at as "publishAt", end_at as "endAt",
  published_at as "publishedAt", fault, revision, created_at as "createdAt"`

export const insertContentDraft = (siteId: string, draft: ContentDraft) => sql`
  insert into content_draft (site_id, id, content_id, status, changes, publish_at, end_at, revision, created_at)
  values (${siteId}, ${draft.id}, ${draft.contentId}, ${draft.status}, ${json(draft.changes)}, ${draft.publishAt},
    ${draft.endAt}, ${draft.revision}, ${draft.createdAt})`

type Wanted = { contentId: string | undefined; status: ContentDraftStatus | undefined }

const isWanted = (siteId: string, { contentId, status }: Wanted) => sql`
  site_id = ${siteId} and (${contentId ?? null}::text is null or content_id = ${contentId ?? null})
  and (${status ?? null}::text is null or status = ${status ?? null})`

/** The newest first. */
export const selectContentDrafts = (
  siteId: string,
  { limit, offset, ...wanted }: Wanted & { limit: number; offset: number },
) => sql<ContentDraft>`
  select ${columns} from content_draft where ${isWanted(siteId, wanted)}
  order by created_at desc, id limit ${limit} offset ${offset}`

export const countContentDrafts = (siteId: string, wanted: Wanted) => sql<{ total: number }>`
  select count(*) as total from content_draft where ${isWanted(siteId, wanted)}`

export const selectContentDraft = (siteId: string, id: string) => sql<ContentDraft>`
  select ${columns} from content_draft where site_id = ${siteId} and id = ${id}`

/** Until the end of the transaction nobody else changes or publishes it. */
export const lockContentDraft = (siteId: string, id: string) => sql<ContentDraft>`
  select ${columns} from content_draft where site_id = ${siteId} and id = ${id} for no key update`

export const updateContentDraftRow = (siteId: string, draft: ContentDraft) => sql`
  update content_draft set status = ${draft.status}, changes = ${json(draft.changes)},
    replaced = ${draft.replaced === null ? null : json(draft.replaced)}, publish_at = ${draft.publishAt},
    end_at = ${draft.endAt}, published_at = ${draft.publishedAt}, fault = ${draft.fault}, revision = ${draft.revision}
  where site_id = ${siteId} and id = ${draft.id}`

export const deleteContentDraftRow = (siteId: string, id: string) =>
  sql`delete from content_draft where site_id = ${siteId} and id = ${id}`

/** What is to be published or taken back now, in the order of its moment. */
export const selectDueContentDrafts = (siteId: string, now: Date) => sql<{ id: string }>`
  select id from content_draft
  where site_id = ${siteId} and (status = 'scheduled' and publish_at <= ${now}
    or status = 'published' and end_at <= ${now})
  order by case status when 'scheduled' then publish_at else end_at end, id`
