import { json, sql } from '../db/sql.ts'
import type { Media, Rendition } from './media.ts'

const columns = sql`
  m.id, m.name, m.alt, m.focus_x as "focusX", m.focus_y as "focusY", m.media_type as "mediaType", m.width, m.height,
  m.status, m.renditions, m.created_by as "createdBy", m.created_at as "createdAt", m.revision`

export const mediaTable = sql`media m`
export const isOfSite = (siteId: string) => sql`m.site_id = ${siteId}`
export const mediaLines = sql<Media>`select ${columns} from ${mediaTable}`
export const newestFirst = sql`m.created_at desc, m.id`

export const insertMedia = (siteId: string, media: Media, original: Buffer) => sql`
  insert into media (site_id, id, name, alt, focus_x, focus_y, media_type, width, height, original, status, created_by,
    created_at, renditions)
  values (${siteId}, ${media.id}, ${media.name}, ${json(media.alt)}, ${media.focusX}, ${media.focusY},
    ${media.mediaType}, ${media.width}, ${media.height}, ${original}, ${media.status}, ${json(media.createdBy)},
    ${media.createdAt}, ${json(media.renditions)})`

export const selectMedia = (siteId: string, id: string) => sql<Media>`
  ${mediaLines} where m.site_id = ${siteId} and m.id = ${id}`

export const lockMedia = (siteId: string, id: string) =>
  sql<Media>`${selectMedia(siteId, id)} for no key update`

export const selectOriginal = (siteId: string, id: string) =>
  sql<{ original: Buffer }>`select original from media where site_id = ${siteId} and id = ${id}`

export const updateMediaRow = (siteId: string, media: Media) => sql`
  update media set name = ${media.name}, alt = ${json(media.alt)}, focus_x = ${media.focusX},
    focus_y = ${media.focusY}, revision = revision + 1
  where site_id = ${siteId} and id = ${media.id}`

/** What was made of a picture; none where it could not be read. */
export const updateRenditions = (siteId: string, id: string, renditions: readonly Rendition[]) => sql`
  update media set renditions = ${json(renditions)},
    status = ${renditions.length > 0 ? 'ready' : 'failed'}, revision = revision + 1
  where site_id = ${siteId} and id = ${id}`

export const deleteMediaRow = (siteId: string, id: string) =>
  sql`delete from media where site_id = ${siteId} and id = ${id}`

type Picture = { path: string; mediaType: string; bytes: Buffer; sha256: string }

export const upsertPicture = (siteId: string, { path, mediaType, bytes, sha256 }: Picture) => sql`
  insert into image (site_id, path, media_type, bytes, sha256)
  values (${siteId}, ${path}, ${mediaType}, ${bytes}, ${sha256})
  on conflict (site_id, path) do update
  set media_type = excluded.media_type, bytes = excluded.bytes, sha256 = excluded.sha256`

/** Takes away what lies in a folder, and its cards. */
export const deletePictures = (siteId: string, folder: string) => sql`
  delete from image where site_id = ${siteId}
    and (starts_with(path, ${folder}) or starts_with(path, ${`cards/${folder}`}))`

/** What shows a picture of a folder: the first 20. */
export const selectUses = (siteId: string, folder: string) => sql<{ kind: string; id: string }>`
  select kind, id from (
    select 'product' as kind, id from product
    where site_id = ${siteId} and position(${folder} in images::text || content::text) > 0
    union all
    select 'category', id from category
    where site_id = ${siteId} and position(${folder} in concat_ws(' ', image::text, banner_image::text)) > 0
    union all
    select 'content', id from content where site_id = ${siteId} and position(${folder} in record::text) > 0
    union all
    select 'promotion', id from promotion where site_id = ${siteId} and position(${folder} in record::text) > 0
  ) as uses order by kind, id limit 20`

/** A picture of a bundle of more bytes than a page should send, of which nothing was made that pages show. */
export type LargePicture = { path: string; sha256: string; bytes: Buffer }

/** The first of them. Those that were uploaded have their renditions from the start. */
export const selectLargePicture = (siteId: string) => sql<LargePicture>`
  select i.path, i.sha256, i.bytes from image i
  where i.site_id = ${siteId} and octet_length(i.bytes) > 500000
    and i.media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')
    and not starts_with(i.path, 'media/') and not starts_with(i.path, 'cards/media/')
    and not exists (select from image_rendition r
      where r.site_id = i.site_id and r.path = i.path and r.of_path = i.path and r.of_sha256 = i.sha256)
  order by i.path limit 1`

/** What is shown at a path in the place of a picture; all null where it could not be read. */
export type ShownPicture = {
  path: string
  mediaType: string | null
  bytes: Buffer | null
  sha256: string | null
}

export const upsertShownPicture = (siteId: string, of: LargePicture, shown: ShownPicture) => sql`
  insert into image_rendition (site_id, path, of_path, of_sha256, media_type, bytes, sha256)
  values (${siteId}, ${shown.path}, ${of.path}, ${of.sha256}, ${shown.mediaType}, ${shown.bytes}, ${shown.sha256})
  on conflict (site_id, path, of_path) do update
  set of_sha256 = excluded.of_sha256, media_type = excluded.media_type, bytes = excluded.bytes, sha256 = excluded.sha256`

/** Takes away what was made of pictures that are gone or have other bytes. */
export const deleteStaleRenditions = (siteId: string) => sql`
  delete from image_rendition r where r.site_id = ${siteId} and not exists (select from image i
    where i.site_id = r.site_id and i.path = r.of_path and i.sha256 = r.of_sha256)`
