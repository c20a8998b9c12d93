import type { Ctx } from '../kernel/context.ts'
import { selectImage } from './queries.ts'
import type { readProduct } from './read-product.ts'

/** The dimensioned drawing of a product that was read with its `drawing` pictures, as SVG; undefined where it has none. */
export const readDrawing = async (
  ctx: Ctx,
  { imageGroups = [] }: Awaited<ReturnType<typeof readProduct>>,
): Promise<string | undefined> => {
  const drawing = imageGroups.find(({ viewType }) => viewType === 'drawing')?.images[0]
  const path = /\/images\/([^?]+)/.exec(drawing?.link ?? '')?.[1]
  const image = path && (await ctx.db.maybe(selectImage(ctx.site.siteId, decodeURI(path), [])))
  return image && image.mediaType === 'image/svg+xml' ? image.bytes.toString('utf8') : undefined
}
