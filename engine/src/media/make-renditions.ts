import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Job } from '../kernel/outbox.ts'
import { cardPath } from '../products/index.ts'
import { folderOf, pageFiles, type Rendition } from './media.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { lockMedia, selectMedia, selectOriginal, updateRenditions } from './queries.ts'
import { renderPicture } from './render-picture.ts'
import { storeFiles } from './store-files.ts'

export const makeRenditionsJob = 'media.make-renditions'

/** `revision`: of the picture as it was when this was asked for. */
type Wanted = { mediaId: string; revision: number }

/** Asks for the renditions of a picture, within the transaction that makes or changes it. One statement. */
export const queueRenditions = (
  { outbox, site }: Pick<Ctx, 'outbox' | 'site'>,
  tx: Db,
  data: Wanted,
): Promise<void> =>
  outbox.send(tx, {
    name: makeRenditionsJob,
    siteId: site.siteId,
    locale: site.defaultLocale,
    data,
    key: `${data.mediaId} ${data.revision}`,
  })

/** Makes what pages show of a picture. One that cannot be read to its end is marked and shown nowhere. */
export const makeRenditions: Job<Wanted> = {
  name: makeRenditionsJob,
  isMerchants: true,
  run: (ctx, { mediaId }) =>
    oneAtATime(async () => {
      const { siteId } = ctx.site
      const media = await ctx.db.maybe(selectMedia(siteId, mediaId))
      const source = await ctx.db.maybe(selectOriginal(siteId, mediaId))
      if (!media || !source) return
      const focus = { x: media.focusX, y: media.focusY }
      const made = await renderPicture(source.original, focus).catch(() => ({
        renditions: [],
        card: undefined,
      }))
      const pictures = made.renditions.map(({ width, height, mediaType, ending, bytes }) => ({
        path: `${folderOf(mediaId)}${width}.${ending}`,
        width,
        height,
        mediaType,
        bytes,
      }))
      const renditions: Rendition[] = pictures.map(({ bytes, ...one }) => ({ ...one, size: bytes.length }))
      const page = pageFiles(renditions)
      const card =
        page && made.card ? [{ path: cardPath(page.path), mediaType: 'image/jpeg', bytes: made.card }] : []
      await ctx.db.transaction(async (tx) => {
        // Deleted meanwhile, or told of another focus: whoever did so asks again.
        const now = await tx.maybe(lockMedia(siteId, mediaId))
        if (!now || now.focusX !== media.focusX || now.focusY !== media.focusY) return
        await storeFiles(tx, siteId, [...pictures, ...card])
        await tx.run(updateRenditions(siteId, mediaId, renditions))
      })
    }),
}
