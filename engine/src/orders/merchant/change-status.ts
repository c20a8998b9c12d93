import { recordAudit } from '../../audit/index.ts'
import { type AdminContext, merchantContextOf } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent } from '../../kernel/operation.ts'
import { failUnpaidOrder } from '../fail-unpaid-order.ts'
import { isOpen, type Order } from '../order.ts'
import { orderNotOpen } from '../payment/order-not-open.ts'
import { orderStatusTransition } from '../problems.ts'
import { type OrderStep, type RecordChange, transitionOrder } from '../transition-order.ts'
import type { merchantOrderContract } from './contract.ts'
import type { MerchantOrder } from './queries.ts'
import { requireMatch, requireOrder, requireOrderRight } from './require-order.ts'

const standing = ({ status, paymentStatus, shippingStatus }: Order) => ({
  status,
  paymentStatus,
  shippingStatus,
})

/** Writes who moved an order, in the transaction that moves it. */
const audited =
  (ctx: AdminContext, operation: string): RecordChange =>
  (tx, before, after) =>
    recordAudit(ctx, tx, {
      operation,
      subject: { kind: 'order', id: before.orderNo },
      country: before.country,
      before: standing(before),
      after: { ...standing(after), what: after.history.at(-1)?.what },
    })

/**
 * Moves an order one step on for the merchant, with its audit entry. Problems: 404, 409 when the order is not at that
 * point, 503 while the card processor is silent.
 */
export const stepOrder = async (
  ctx: AdminContext,
  orderNo: string,
  step: OrderStep,
  { operation, note, ifMatch }: { operation: string; note?: string; ifMatch?: string | undefined },
): Promise<Order> => {
  const read = await requireOrder(ctx, orderNo)
  requireMatch(ctx, read, ifMatch)
  const isUnchanged = ({ modifiedAt }: Order) =>
    ifMatch === undefined || modifiedAt.getTime() === read.modifiedAt.getTime()
  return transitionOrder(merchantContextOf(ctx), orderNo, step, {
    isAllowed: isUnchanged,
    ...(note === undefined ? {} : { note }),
    inTransaction: audited(ctx, operation),
  })
}

const notPossible = (order: MerchantOrder, advice: string) =>
  orderStatusTransition(`Order ${order.orderNo} is ${order.status} and ${order.paymentStatus}: ${advice}`, {
    status: order.status,
    paymentStatus: order.paymentStatus,
  })

const isPaid = ({ status, paymentStatus }: MerchantOrder) => status === 'new' && paymentStatus === 'paid'

/**
 * The platform's statuses are doors to the steps of an order. What it is already is answered without a change: other
 * systems repeat themselves. Problems: 403 for a person whose roles do not allow it, 404, 409, 412, 428, 503.
 */
export const updateOrderStatus = (async (ctx, { params, body, headers }) => {
  const { orderNo } = params
  const order = await requireOrder(ctx, orderNo)
  const ifMatch = headers['if-match']
  requireMatch(ctx, order, ifMatch)
  const operation = 'updateOrderStatus'
  switch (body.status) {
    case order.status:
      return noContent()
    case 'new':
      if (isPaid(order)) return noContent()
      throw notPossible(order, "it becomes 'new' when it is paid: say payment-status 'paid'.")
    case 'completed':
      await requireOrderRight(ctx, 'orders.hand-over', order)
      await stepOrder(ctx, orderNo, 'handed-over', { operation, ifMatch })
      return noContent()
    case 'cancelled':
      await requireOrderRight(ctx, 'orders.cancel', order)
      // What was paid goes back with it.
      if (order.paymentStatus !== 'not_paid') await requireOrderRight(ctx, 'orders.refund', order)
      await stepOrder(ctx, orderNo, 'cancel', {
        operation,
        ifMatch,
        ...(body.c_reason === undefined ? {} : { note: body.c_reason }),
      })
      return noContent()
    case 'failed':
    case 'failed_with_reopen': {
      await requireOrderRight(ctx, 'orders.cancel', order)
      if (!isOpen(order)) throw orderNotOpen(order.status)
      const reason = body.c_reason ?? 'merchant'
      const reopen = body.status === 'failed_with_reopen'
      const inTransaction = audited(ctx, operation)
      await failUnpaidOrder(merchantContextOf(ctx), orderNo, { reopen, reason, inTransaction })
      return noContent()
    }
    default:
      throw notPossible(order, 'an order that is over is not taken up again; place a new one.')
  }
}) satisfies AdminOperation<typeof merchantOrderContract.updateOrderStatus>

/** Money that was waited for has come, or went back. Cards and PayPal: the processor's word counts. Problems as above. */
export const updateOrderPaymentStatus = (async (ctx, { params, body, headers }) => {
  const order = await requireOrder(ctx, params.orderNo)
  requireMatch(ctx, order, headers['if-match'])
  if (body.status === order.paymentStatus) return noContent()
  if (body.status === 'part_paid') throw notPossible(order, 'payments in part are not kept.')
  const step = body.status === 'paid' ? 'paid' : 'refund'
  await requireOrderRight(ctx, `orders.${step}`, order)
  const ifMatch = headers['if-match']
  await stepOrder(ctx, params.orderNo, step, { operation: 'updateOrderPaymentStatus', ifMatch })
  return noContent()
}) satisfies AdminOperation<typeof merchantOrderContract.updateOrderPaymentStatus>

/** What is delivered has left. Problems as above. */
export const updateOrderShippingStatus = (async (ctx, { params, body, headers }) => {
  const order = await requireOrder(ctx, params.orderNo)
  requireMatch(ctx, order, headers['if-match'])
  if (body.status === order.shippingStatus) return noContent()
  await requireOrderRight(ctx, 'orders.dispatch', order)
  if (body.status !== 'shipped') throw notPossible(order, `its goods cannot be said to be ${body.status}.`)
  const ifMatch = headers['if-match']
  await stepOrder(ctx, params.orderNo, 'shipped', { operation: 'updateOrderShippingStatus', ifMatch })
  return noContent()
}) satisfies AdminOperation<typeof merchantOrderContract.updateOrderShippingStatus>
