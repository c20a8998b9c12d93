import type { Ctx } from '../kernel/context.ts'
import type { ImageVersions } from './images.ts'
import { selectImageVersions } from './queries.ts'

/** Digests of the pictures at these paths, in one statement (none for no path). */
export const loadImageVersions = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  paths: string[],
): Promise<ImageVersions> => {
  const distinct = [...new Set(paths)]
  if (distinct.length === 0) return new Map()
  const rows = await ctx.db.query(selectImageVersions(ctx.site.siteId, distinct))
  return new Map(rows.map(({ path, version }) => [path, version]))
}
