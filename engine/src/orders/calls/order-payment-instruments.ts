import type { Operation } from '../../kernel/operation.ts'
import type { clientOrderContract } from '../client-contract.ts'
import { orderStatusTransition } from '../problems.ts'
import { requireOwnOrder } from '../require-own-order.ts'

/**
 * An order is paid by what it was placed with, since it is charged at once: who wants to pay otherwise fails it with
 * `reopenBasket` and orders anew. Problems: 404 for somebody else's, else 409.
 */
export const changePaymentOfOrder = (async (ctx, { params }) => {
  const { orderNo, status } = await requireOwnOrder(ctx, params.orderNo)
  throw orderStatusTransition('The payment of an order cannot be changed: fail it and reopen its basket.', {
    orderNo,
    status,
  })
}) satisfies Operation<typeof clientOrderContract.createPaymentInstrumentForOrder>
