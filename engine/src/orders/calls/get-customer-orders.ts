import { knownShopper } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'
import type { ordersContract } from '../contract.ts'
import { countCustomerOrders, selectCustomerOrders } from '../queries.ts'
import { orderView } from '../view.ts'

/** A failed order gave its basket back: it is listed only on request. */
const usual = ['created', 'new', 'completed', 'cancelled', 'replaced']

/** The customer's orders, newest first. */
export const getCustomerOrders = (async (ctx, { params, query }) => {
  const { customerId } = knownShopper(ctx)
  if (customerId !== params.customerId) throw notFound('The customer is unknown.')
  const { limit = 10, offset = 0, status } = query
  const choice = {
    customerId,
    statuses: status === undefined ? usual : [status],
    from: query.from === undefined ? null : new Date(query.from),
    until: query.until === undefined ? null : new Date(query.until),
  }
  const { siteId } = ctx.site
  const rows = await ctx.db.query(selectCustomerOrders(siteId, { ...choice, limit, offset }))
  // A page beyond the last has no row that could tell the total.
  const { total } = rows[0] ?? (await ctx.db.one(countCustomerOrders(siteId, choice)))
  return {
    limit,
    offset,
    total,
    ...(rows.length > 0 ? { data: rows.map((order) => orderView(siteId, order)) } : {}),
  }
}) satisfies Operation<typeof ordersContract.getCustomerOrders>
