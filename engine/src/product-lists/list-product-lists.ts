import type { Ctx } from '../kernel/context.ts'
import { selectLists } from './queries.ts'
import { listView } from './view.ts'

/** Every list of a customer as they see it. */
export const listProductLists = async (ctx: Pick<Ctx, 'db' | 'site'>, customerId: string) =>
  (await ctx.db.query(selectLists(ctx.site.siteId, customerId))).map(listView)
