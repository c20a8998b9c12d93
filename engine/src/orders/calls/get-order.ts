import type { Operation } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { ownOrder } from '../own-order.ts'
import { orderView } from '../view.ts'

/** An order of the customer; one of somebody else is as missing as one that never was. */
export const getOrder = (async (ctx, { params }) => {
  const order = await ownOrder(ctx, params.orderNo)
  return orderView(ctx.site.siteId, order)
}) satisfies Operation<typeof ordersContract.getOrder>
