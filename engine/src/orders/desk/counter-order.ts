import type { AdminContext } from '../../kernel/admin-context.ts'
import { Reply } from '../../kernel/operation.ts'
import { selectCounterOrder } from '../merchant/queries.ts'
import { reachOf } from '../merchant/require-order.ts'
import { etagOf } from '../merchant/view.ts'
import { orderView } from '../view.ts'

/** The order that a basket of the counter became, with its entity tag; undefined while it is not ordered. */
export const counterOrder = async (ctx: AdminContext, basketId: string) => {
  const order = await ctx.db.maybe(selectCounterOrder(await reachOf(ctx), basketId))
  return order && new Reply(200, orderView(ctx.site.siteId, order), { etag: etagOf(order) })
}
