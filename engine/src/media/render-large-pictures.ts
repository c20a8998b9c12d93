import type { Job } from '../kernel/outbox.ts'
import { cardPath } from '../products/index.ts'
import { raiseCatalogVersion } from '../sites/index.ts'
import { oneAtATime } from './one-at-a-time.ts'
import {
  deleteStaleRenditions,
  type LargePicture,
  selectLargePicture,
  type ShownPicture,
  upsertShownPicture,
} from './queries.ts'
import { renderForPage } from './render-picture.ts'
import { digest } from './store-files.ts'

/** So many in a run: what comes after them waits for the next minute. */
const mostInARun = 20

/** What is shown of a picture; where it cannot be read nothing, which is kept too, so that nobody tries again. */
const shownOf = async ({ path, bytes }: LargePicture): Promise<ShownPicture[]> => {
  const made = await renderForPage(bytes).catch(() => undefined)
  if (!made) return [{ path, mediaType: null, bytes: null, sha256: null }]
  const { page, card } = made
  return [
    { path, mediaType: page.mediaType, bytes: page.bytes, sha256: digest(page.bytes) },
    { path: cardPath(path), mediaType: 'image/jpeg', bytes: card, sha256: digest(card) },
  ]
}

/**
 * Makes what pages show of pictures that an import has brought as a camera took them. The picture itself stays, as does every row
 * that names it: an export is the bundle that came.
 */
export const renderLargePictures: Job = {
  name: 'media.render-large-pictures',
  everyMinute: true,
  isMerchants: true,
  expireInSeconds: 600,
  run: (ctx) =>
    oneAtATime(async () => {
      const { siteId } = ctx.site
      await ctx.db.run(deleteStaleRenditions(siteId))
      let made = 0
      for (; made < mostInARun; made++) {
        const picture = await ctx.db.maybe(selectLargePicture(siteId))
        if (!picture) break
        for (const shown of await shownOf(picture))
          await ctx.db.run(upsertShownPicture(siteId, picture, shown))
      }
      // Links name the bytes: pages hear of them with the next version.
      if (made > 0) await ctx.db.one(raiseCatalogVersion(siteId))
    }),
}
