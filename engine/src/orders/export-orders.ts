import type { Ctx } from '../kernel/context.ts'
import type { Order } from './order.ts'
import { selectCustomerOrders } from './queries.ts'
import { orderView } from './view.ts'

const statuses = ['created', 'new', 'completed', 'cancelled', 'replaced', 'failed']
const pageSize = 100

/** Every order of a customer as they see it, newest first. */
export const exportOrders = async (ctx: Pick<Ctx, 'db' | 'site'>, customerId: string) => {
  const { siteId } = ctx.site
  const orders: Order[] = []
  for (;;) {
    const page = { customerId, statuses, from: null, until: null, limit: pageSize, offset: orders.length }
    const rows = await ctx.db.query(selectCustomerOrders(siteId, page))
    orders.push(...rows)
    if (rows.length < pageSize) return orders.map((order) => orderView(siteId, order))
  }
}
