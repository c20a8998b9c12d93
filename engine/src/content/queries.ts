import { sql } from '../db/sql.ts'
import type { ContentFile } from '../bundle/index.ts'

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
