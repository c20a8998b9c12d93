import type { AdminContext } from '../../kernel/admin-context.ts'
import { noOrder } from '../require-own-order.ts'
import { preconditionFailed } from './problems.ts'
import { type MerchantOrder, type OrdersInReach, selectMerchantOrder } from './queries.ts'
import { etagOf, merchantOrderView } from './view.ts'

/** The orders that a caller may see. */
export const reachOf = ({ site, countries }: AdminContext): OrdersInReach => ({
  siteId: site.siteId,
  countries,
})

/** An order that the caller may see. Problem: 404, for one of another country too. */
export const requireOrder = async (ctx: AdminContext, orderNo: string): Promise<MerchantOrder> => {
  const order = await ctx.db.maybe(selectMerchantOrder(reachOf(ctx), orderNo))
  if (!order) throw noOrder(orderNo)
  return order
}

/** Problem: 412 with the order as it is now, where the caller has read another revision (`If-Match`). */
export const requireMatch = (ctx: AdminContext, order: MerchantOrder, ifMatch: string | undefined): void => {
  if (ifMatch === undefined || ifMatch === '*') return
  const etag = etagOf(order)
  if (ifMatch.split(/,\s*/).includes(etag)) return
  throw preconditionFailed(`Order ${order.orderNo} was changed meanwhile.`, {
    etag,
    current: merchantOrderView(ctx.site.siteId, order),
  })
}
