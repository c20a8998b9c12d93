import { json, sql } from '../db/sql.ts'
import type { ContentFile } from '../bundle/index.ts'
import type { Audience } from '../kernel/shopper.ts'

export const selectContent = (siteId: string, ids: string[]) => sql<{ record: ContentFile }>`
  select record from content where site_id = ${siteId} and id = any(${ids}) and (record ->> 'online')::boolean`

type MadeFor = { aspectTypeId: string; categoryId: string | undefined; productId: string | undefined }

/** Pages made for a category or a product. */
export const selectPages = (siteId: string, { aspectTypeId, categoryId, productId }: MadeFor) => sql<{
  record: ContentFile
}>`
  select record from content
  where site_id = ${siteId} and (record ->> 'online')::boolean
    and record -> 'page' ->> 'aspectTypeId' = ${aspectTypeId}
    and (record -> 'page' -> 'categoryIds' ? ${categoryId ?? ''}::text
      or record -> 'page' -> 'productIds' ? ${productId ?? ''}::text)
  order by id limit 50`

type Wanted = {
  words: string[]
  folderIds: string[] | undefined
  language: string
  limit: number
  offset: number
}

/** Assets whose name, title and text hold every word; always a row, for the total. */
export const selectMatching = (siteId: string, { words, folderIds, language, limit, offset }: Wanted) => sql<{
  total: number
  record: ContentFile | null
}>`
  with found as (
    select id, record from content c
    where site_id = ${siteId} and (record ->> 'online')::boolean
      and (${folderIds ?? null}::text[] is null or record ->> 'folderId' = any(${folderIds ?? null}::text[]))
      and not exists (
      select from unnest(${words}::text[]) word
      where position(fold(word) in fold(concat_ws(' ', record -> 'name' ->> ${language},
        record -> 'pageTitle' ->> ${language}, record -> 'body' ->> ${language}))) = 0)
  )
  select (select count(*)::int from found) as total, page.record
  from (select 1) one left join lateral (
    select record from found order by id limit ${limit} offset ${offset}) page on true`

type NewPreview = { secretHash: string; record: ContentFile; audience: Audience; expiresAt: Date }

export const insertPreview = (siteId: string, preview: NewPreview) => sql`
  insert into content_preview (site_id, secret_hash, content_id, record, audience, expires_at)
  values (${siteId}, ${preview.secretHash}, ${preview.record.id}, ${json(preview.record)}, ${preview.audience},
    ${preview.expiresAt})`

export const selectPreview = (siteId: string, secretHash: string, now: Date) => sql<{
  record: ContentFile
  audience: Audience
}>`
  select record, audience from content_preview
  where site_id = ${siteId} and secret_hash = ${secretHash} and expires_at > ${now}`

export const deleteOldPreviews = (siteId: string, now: Date) =>
  sql`delete from content_preview where site_id = ${siteId} and expires_at <= ${now}`
