import type { Operation } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { pickupCodeMember } from '../desk/pickup-code.ts'
import { requireOwnOrder } from '../require-own-order.ts'
import { orderView } from '../view.ts'

/** An order of the customer; one of somebody else is as missing as one that never was. */
export const getOrder = (async (ctx, { params }) => {
  const order = await requireOwnOrder(ctx, params.orderNo)
  return { ...orderView(ctx.site.siteId, order), ...pickupCodeMember(ctx, order) }
}) satisfies Operation<typeof ordersContract.getOrder>
