import type { Operation } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { qrDrawing } from '../../documents/qr/index.ts'
import { pickupPass } from '../desk/pickup-code.ts'
import { requireOwnOrder } from '../require-own-order.ts'
import { orderView } from '../view.ts'

/** An order of the customer; one of somebody else is as missing as one that never was. */
export const getOrder = (async (ctx, { params }) => {
  const order = await requireOwnOrder(ctx, params.orderNo)
  const pass = pickupPass(ctx, order)
  return {
    ...orderView(ctx.site.siteId, order),
    ...(pass ? { c_pickupCode: pass.code, c_pickupQr: qrDrawing(pass.link) } : {}),
  }
}) satisfies Operation<typeof ordersContract.getOrder>
