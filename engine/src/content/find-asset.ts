import type { ContentFile } from '../bundle/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { selectContent } from './queries.ts'

/** A published asset by id. */
export const findAsset = async (ctx: Ctx, id: string): Promise<ContentFile | undefined> =>
  (await ctx.db.maybe(selectContent(ctx.site.siteId, [id])))?.record
