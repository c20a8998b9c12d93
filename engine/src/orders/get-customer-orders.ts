import { knownShopper } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import type { ordersContract } from './contract.ts'
import { countCustomerOrders, selectCustomerOrders } from './queries.ts'
import { orderView } from './view.ts'

/** The customer's orders, newest first. */
export const getCustomerOrders: Operation<typeof ordersContract.getCustomerOrders> = async (
  ctx,
  { params, query },
) => {
  const { customerId } = knownShopper(ctx)
  if (customerId !== params.customerId) throw notFound('The customer is unknown.')
  const { limit = 10, offset = 0, status = null } = query
  const { siteId } = ctx.site
  const rows = await ctx.db.query(selectCustomerOrders(siteId, { customerId, status, limit, offset }))
  // A page beyond the last has no row that could tell the total.
  const { total } = rows[0] ?? (await ctx.db.one(countCustomerOrders(siteId, customerId, status)))
  return {
    limit,
    offset,
    total,
    ...(rows.length > 0 ? { data: rows.map((order) => orderView(siteId, order)) } : {}),
  }
}
