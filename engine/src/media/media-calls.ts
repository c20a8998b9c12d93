import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { fileNotAccepted } from '../kernel/attachment.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { requireEverywhere } from '../kernel/outside-your-places.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { searchRows } from '../kernel/search-request/index.ts'
import { stillInUse } from '../kernel/still-in-use.ts'
import { readTexts } from '../kernel/texts-by-locale.ts'
import { loadImageVersions } from '../products/index.ts'
import { changeCatalogue } from '../sites/index.ts'
import { type mediaContract, mostMediaBytes } from './contract.ts'
import { queueRenditions } from './make-renditions.ts'
import { folderOf, type Media, type Rendition } from './media.ts'
import { mediaResource } from './media-field-queries.ts'
import { mediaView } from './media-view.ts'
import {
  deleteMediaRow,
  deletePictures,
  insertMedia,
  isOfSite,
  lockMedia,
  mediaLines,
  mediaTable,
  newestFirst,
  selectMedia,
  selectUses,
  updateMediaRow,
} from './queries.ts'
import { isWholePdf, pdfName, pdfType } from './read-pdf.ts'
import { inspectPicture } from './render-picture.ts'
import { storeFiles } from './store-files.ts'

const etagOf = ({ revision }: Media) => `"${revision}"`
const noMedia = (id: string) => notFound(`There is no picture '${id}'.`)

const viewOf = async (ctx: AdminContext, media: readonly Media[]) => {
  const versions = await loadImageVersions(
    ctx,
    media.flatMap(({ renditions }) => renditions.map(({ path }) => path)),
  )
  return media.map((one) => mediaView(ctx.site, one, versions))
}

const replyWithTag = async (ctx: AdminContext, media: Media, status = 200) => {
  const [view] = await viewOf(ctx, [media])
  if (!view) throw new Error('a picture has no view')
  return new Reply(status, view, { etag: etagOf(media) })
}

const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** The bytes of a picture or paper and what it is. Problem: 400 file-not-accepted. */
const readFile = async (content: string) => {
  const refuse = (detail: string) => fileNotAccepted(detail, { property: '$.fileContent' })
  if (content.length % 4 !== 0 || !base64.test(content)) throw refuse('The content is not base64.')
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > mostMediaBytes) throw refuse('The file is larger than 25 MB.')
  if (isWholePdf(bytes)) return { bytes, mediaType: pdfType, width: 0, height: 0 }
  const found = await inspectPicture(bytes)
  if (!found)
    throw refuse('It has to be a JPEG, PNG, WebP or AVIF of at most 64 million pixels, or a whole PDF.')
  return { bytes, ...found }
}

/** A paper is shown as it came. */
const paperOf = (id: string, filename: string, size: number): Rendition => ({
  path: `${folderOf(id)}${pdfName(filename)}`,
  width: 0,
  height: 0,
  mediaType: pdfType,
  size,
})

/**
 * Takes a picture, whose renditions are made within seconds, or a paper, which is there at once.
 * Problem: 400 file-not-accepted.
 */
export const uploadMedia = (async (ctx, { body }) => {
  const { bytes, mediaType, width, height } = await readFile(body.fileContent)
  const id = ctx.newId.uuid()
  const paper = mediaType === pdfType ? paperOf(id, body.filename, bytes.length) : undefined
  const media: Media = {
    id,
    name: body.filename,
    alt: readTexts('alt', body.alt) ?? {},
    focusX: body.focus?.x ?? 0.5,
    focusY: body.focus?.y ?? 0.5,
    mediaType,
    width,
    height,
    status: paper ? 'ready' : 'waiting',
    renditions: paper ? [paper] : [],
    createdBy: ctx.actor,
    createdAt: ctx.now,
    revision: 1,
  }
  await ctx.db.transaction(async (tx) => {
    await tx.run(insertMedia(ctx.site.siteId, media, bytes))
    if (paper) await storeFiles(tx, ctx.site.siteId, [{ ...paper, bytes }])
    else await queueRenditions(ctx, tx, { mediaId: media.id, revision: 1 })
    await recordAudit(ctx, tx, {
      operation: 'uploadMedia',
      subject: { kind: 'media', id: media.id },
      after: { name: media.name, mediaType, width, height, size: bytes.length },
    })
  })
  return replyWithTag(ctx, media, 201)
}) satisfies AdminOperation<typeof mediaContract.uploadMedia>

/** Pictures by name and words, the newest first unless sorted. Problem: 400. */
export const searchMedia = (async (ctx, { body }) => {
  const { rows, page } = await searchRows(
    ctx.db,
    {
      resource: mediaResource,
      order: newestFirst,
      select: mediaLines,
      from: mediaTable,
      within: isOfSite(ctx.site.siteId),
    },
    body,
  )
  return { ...page, hits: await viewOf(ctx, rows) }
}) satisfies AdminOperation<typeof mediaContract.searchMedia>

/** A picture, its renditions and where they are. Problem: 404. */
export const getMedia = (async (ctx, { params }) => {
  const media = await ctx.db.maybe(selectMedia(ctx.site.siteId, params.mediaId))
  if (!media) throw noMedia(params.mediaId)
  return replyWithTag(ctx, media)
}) satisfies AdminOperation<typeof mediaContract.getMedia>

/** Pictures are shown in all countries: who works in some changes those that they brought. Problem: 403. */
const requireOwn = (ctx: AdminContext, { createdBy }: Media) => {
  if (createdBy.id !== ctx.actor.id) requireEverywhere(ctx, 'Pictures of others')
}

/** Changes a picture's words or focus; a moved focus cuts its card again. Problems: 400, 403, 404, 412, 428. */
export const updateMedia = (async (ctx, { params, body, headers }) => {
  const { siteId } = ctx.site
  const after = await ctx.db.transaction(async (tx) => {
    const before = await tx.maybe(lockMedia(siteId, params.mediaId))
    if (!before) throw noMedia(params.mediaId)
    requireOwn(ctx, before)
    requireIfMatch(ctx, headers['if-match'], {
      etag: etagOf(before),
      current: () => mediaView(ctx.site, before, new Map()),
    })
    const { name = before.name, focus = { x: before.focusX, y: before.focusY } } = body
    const alt = { ...before.alt, ...readTexts('alt', body.alt) }
    const changed: Media = {
      ...before,
      name,
      alt,
      focusX: focus.x,
      focusY: focus.y,
      revision: before.revision + 1,
    }
    await tx.run(updateMediaRow(siteId, changed))
    if (body.focus && before.mediaType !== pdfType)
      await queueRenditions(ctx, tx, { mediaId: before.id, revision: changed.revision })
    await recordAudit(ctx, tx, {
      operation: 'updateMedia',
      subject: { kind: 'media', id: before.id },
      before: { name: before.name, alt: before.alt, focus: { x: before.focusX, y: before.focusY } },
      after: { name, alt, focus },
    })
    return changed
  })
  return replyWithTag(ctx, after)
}) satisfies AdminOperation<typeof mediaContract.updateMedia>

/** Takes a picture away that nothing shows. Problems: 403, 404, 409 still-in-use, 412, 428. */
export const deleteMedia = (async (ctx, { params, headers }) => {
  const { mediaId } = params
  const plan = async (tx: AdminContext['db']) => {
    const before = await tx.maybe(lockMedia(ctx.site.siteId, mediaId))
    if (!before) throw noMedia(mediaId)
    requireOwn(ctx, before)
    requireIfMatch(ctx, headers['if-match'], {
      etag: etagOf(before),
      current: () => mediaView(ctx.site, before, new Map()),
    })
    const usedBy = await tx.query(selectUses(ctx.site.siteId, folderOf(mediaId)))
    if (usedBy.length > 0) throw stillInUse('It is still shown.', { usedBy })
    return {
      write: async (db: AdminContext['db'], site: string) => {
        await db.run(deletePictures(site, folderOf(mediaId)))
        await db.run(deleteMediaRow(site, mediaId))
      },
      audit: {
        operation: 'deleteMedia',
        subject: { kind: 'media', id: mediaId } as const,
        before: { name: before.name },
      },
    }
  }
  await changeCatalogue(ctx, plan, true)
  return noContent()
}) satisfies AdminOperation<typeof mediaContract.deleteMedia>
