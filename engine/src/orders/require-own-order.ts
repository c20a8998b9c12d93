import { type Ctx, knownShopper } from '../kernel/context.ts'
import type { Order } from './order.ts'
import { orderNotFound } from './problems.ts'
import { selectOwnOrder } from './queries.ts'

/** The shopper's order. Problem: 404, for one of somebody else too. */
export const requireOwnOrder = async (ctx: Ctx, orderNo: string): Promise<Order> => {
  const order = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, knownShopper(ctx).customerId, orderNo))
  if (!order) throw noOrder(orderNo)
  return order
}

export const noOrder = (orderNo: string) => orderNotFound(`No order with number '${orderNo}' could be found.`)
