import { knownShopper } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { ordersContract } from './contract.ts'
import { orderNotFound } from './problems.ts'
import { selectOwnOrder } from './queries.ts'
import { orderView } from './view.ts'

/** An order of the customer; one of somebody else is as missing as one that never was. */
export const getOrder: Operation<typeof ordersContract.getOrder> = async (ctx, { params }) => {
  const { customerId } = knownShopper(ctx)
  const order = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, customerId, params.orderNo))
  if (!order) throw noOrder(params.orderNo)
  return orderView(ctx.site.siteId, order)
}

export const noOrder = (orderNo: string) => orderNotFound(`No order with number '${orderNo}' could be found.`)
