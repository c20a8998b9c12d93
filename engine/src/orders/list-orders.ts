import type { Ctx } from '../kernel/context.ts'
import type { Order } from './order.ts'
import { selectOrder, selectOrders, selectProofs } from './queries.ts'
import { noOrder } from './require-own-order.ts'
import { orderView } from './view.ts'

type Shop = Pick<Ctx, 'db' | 'site'>

/** The latest orders of the shop, newest first. */
export const listOrders = (ctx: Shop, limit = 50): Promise<Order[]> =>
  ctx.db.query(selectOrders(ctx.site.siteId, limit))

/** An order as its owner sees it, for the merchant. Problem: 404 order-not-found. */
export const showOrder = async (ctx: Shop, orderNo: string) => {
  const order = await ctx.db.maybe(selectOrder(ctx.site.siteId, orderNo))
  if (!order) throw noOrder(orderNo)
  return orderView(ctx.site.siteId, order)
}

/** What the owner of an order has sent to show its transfer, oldest first. */
export const listProofs = (ctx: Shop, orderNo: string) => ctx.db.query(selectProofs(ctx.site.siteId, orderNo))
