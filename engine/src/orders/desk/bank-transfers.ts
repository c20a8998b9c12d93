import { recordAudit } from '../../audit/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { merchantContextOf } from '../../kernel/admin-context.ts'
import type { Db } from '../../db/db.ts'
import { findPaymentMethod, waitingMethods } from '../../payment-methods/index.ts'
import { recordMovement, selectPaymentOfOrder, updatePayment } from '../../payments/index.ts'
import { reachOf, requireOrderRight } from '../merchant/require-order.ts'
import { isCancellable, type Order } from '../order.ts'
import { appendEvent } from '../payment/settle-payment.ts'
import { updateOrder } from '../queries.ts'
import { noOrder } from '../require-own-order.ts'
import { transitionOrder } from '../transition-order.ts'
import { type DeskOrder, lockDeskOrder, selectOrdersNamed, selectWaitingTransfers } from './queries.ts'
import { recordEvent } from './require-desk-order.ts'

/** An order as a bank's line is held against it. */
export const transferView = ({
  orderNo,
  customerId,
  country,
  currency,
  totalMinor,
  createdAt,
  document,
  ...order
}: Order) => {
  const { billing } = document.agreed
  const names = [document.customerName, billing?.address.companyName, billing?.taxpayer.legalName]
  return {
    orderNo,
    customerId,
    country,
    currency,
    totalMinor,
    createdAt,
    status: order.status,
    customerName: document.customerName,
    names: [...new Set(names.flatMap((name) => (name?.trim() ? [name.trim()] : [])))],
  }
}

/** Methods whose money comes to an account of the merchant. */
const transferMethods = () =>
  waitingMethods.map(({ id }) => id).filter((id) => findPaymentMethod(id)?.type === 'TB')

/** Orders of the caller's countries that wait for a transfer. */
export const waitingTransfers = async (ctx: AdminContext) =>
  (await ctx.db.query(selectWaitingTransfers(ctx.site.siteId, ctx.countries, transferMethods()))).map(
    transferView,
  )

/** Orders of the caller's countries by their numbers, whatever became of them. */
export const findOrdersByNumber = async (ctx: AdminContext, orderNos: readonly string[]) =>
  (await ctx.db.query(selectOrdersNamed(ctx.site.siteId, ctx.countries, orderNos))).map(transferView)

const lockOf = async (ctx: AdminContext, tx: Db, orderNo: string): Promise<DeskOrder> => {
  const order = await tx.maybe(lockDeskOrder(await reachOf(ctx), orderNo))
  if (!order) throw noOrder(orderNo)
  await requireOrderRight(ctx, 'orders.paid', order)
  return order
}

/** Money of an order that has come to the account. */
export type Transfer = {
  orderNo: string
  matchId: string
  amount: number
  completes: boolean
  reference: string
}

/**
 * Notes a transfer for the desk; with what completes it the order is paid, and the ledger names its proof. In the caller's
 * transaction. Problems: 403, 404, 409 for an order that waits for no money.
 */
export const payByTransfer = async (ctx: AdminContext, tx: Db, transfer: Transfer): Promise<void> => {
  const { orderNo, matchId, amount, completes, reference } = transfer
  const { country } = await lockOf(ctx, tx, orderNo)
  if (completes)
    await transitionOrder({ ...merchantContextOf(ctx), db: tx }, orderNo, 'paid', { proof: matchId })
  const detail = { tender: 'transfer', amount, reference, isComplete: completes }
  await recordEvent(ctx, tx, orderNo, { kind: completes ? 'payment' : 'part-payment', detail })
  // Beside the line's own entry: who looks an order up in the log finds its money there too.
  const subject = { kind: 'order', id: orderNo } as const
  await recordAudit(ctx, tx, { operation: 'confirmMatches', subject, country, after: detail })
}

/**
 * Takes a transfer back that was noted by mistake: the order waits for its money again. False where work on it has begun,
 * or its money is no longer that transfer alone; then nothing is written. In the caller's transaction.
 */
export const undoTransfer = async (ctx: AdminContext, tx: Db, transfer: Transfer): Promise<boolean> => {
  const { orderNo, matchId, amount, completes, reference } = transfer
  const order = await lockOf(ctx, tx, orderNo)
  const detail = { tender: 'transfer', amount, reference }
  if (completes) {
    const { siteId } = ctx.site
    const payment = await tx.maybe(selectPaymentOfOrder(siteId, orderNo))
    const isUntouched =
      order.status === 'new' &&
      order.paymentStatus === 'paid' &&
      order.shippingStatus === 'not_shipped' &&
      Object.keys(order.progress).length === 0 &&
      isCancellable(order)
    if (!isUntouched || payment?.status !== 'paid') return false
    const waits = { ...order, status: 'created', paymentStatus: 'not_paid' } as const
    await tx.run(updateOrder(siteId, appendEvent(merchantContextOf(ctx), waits, 'payment_reversed')))
    await tx.run(updatePayment(siteId, { ...payment, status: 'waiting', modifiedAt: ctx.now }))
    await recordMovement(ctx, tx, payment, { kind: 'taken_back', reference: matchId })
  }
  await recordEvent(ctx, tx, orderNo, { kind: 'payment-undone', detail })
  const subject = { kind: 'order', id: orderNo } as const
  await recordAudit(ctx, tx, { operation: 'undoMatch', subject, country: order.country, before: detail })
  return true
}
