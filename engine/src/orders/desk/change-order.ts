import { recordAudit } from '../../audit/index.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { maskId, maskPhone } from '../../kernel/mask-text.ts'
import { stepOrder } from '../merchant/change-status.ts'
import { requireOrderRight } from '../merchant/require-order.ts'
import type { deskOrderContract } from './contract.ts'
import { refundNotPossible } from './problems.ts'
import { type StoredCollector, selectRefunds, updateCollectors } from './queries.ts'
import { deskReply, lockRead, recordEvent, requireDeskOrder } from './require-desk-order.ts'

/** A note for the merchant's people. Whoever works on orders may write one. Problem: 404. */
export const addOrderNote = (async (ctx, { params: { orderNo }, body }) => {
  const { country } = await requireDeskOrder(ctx, orderNo)
  await ctx.db.transaction(async (tx) => {
    await recordEvent(ctx, tx, orderNo, { kind: 'note', note: body.note })
    const subject = { kind: 'order', id: orderNo } as const
    await recordAudit(ctx, tx, { operation: 'addOrderNote', subject, country, after: { note: body.note } })
  })
  return deskReply(ctx, orderNo)
}) satisfies AdminOperation<typeof deskOrderContract.addOrderNote>

/** The log keeps no id and no phone in full. */
const auditable = (collectors: readonly StoredCollector[]) =>
  collectors.map(({ name, idNumber, phone }) => ({
    name,
    ...(idNumber === undefined ? {} : { idNumber: maskId(idNumber) }),
    ...(phone === undefined ? {} : { phone: maskPhone(phone) }),
  }))

/** Who else may pick the order up. Problems: 403, 404, 412, 428. */
export const replaceOrderCollectors = (async (ctx, { params: { orderNo }, body, headers }) => {
  const { collectors } = body
  await requireOrderRight(ctx, 'orders.hand-over', await requireDeskOrder(ctx, orderNo))
  await ctx.db.transaction(async (tx) => {
    const order = await lockRead(ctx, tx, orderNo, headers['if-match'])
    await tx.run(updateCollectors(ctx.site.siteId, orderNo, collectors, ctx.now))
    await recordAudit(ctx, tx, {
      operation: 'replaceOrderCollectors',
      subject: { kind: 'order', id: orderNo },
      country: order.country,
      before: { collectors: auditable(order.collectors) },
      after: { collectors: auditable(collectors) },
    })
  })
  return deskReply(ctx, orderNo)
}) satisfies AdminOperation<typeof deskOrderContract.replaceOrderCollectors>

/** Gives an order up: stock and coupons return, and what was paid goes back. Problems: 403, 404, 409, 412, 428, 503. */
export const cancelDeskOrder = (async (ctx, { params: { orderNo }, body, headers }) => {
  const order = await requireDeskOrder(ctx, orderNo)
  await requireOrderRight(ctx, 'orders.cancel', order)
  if (order.paymentStatus !== 'not_paid') await requireOrderRight(ctx, 'orders.refund', order)
  const refunds = await ctx.db.query(selectRefunds(ctx.site.siteId, orderNo))
  if (refunds.some(({ status }) => status === 'asked'))
    throw refundNotPossible('A part of its money is on its way back; try again when it is there.', {
      available: 0,
    })
  await stepOrder(ctx, orderNo, 'cancel', {
    operation: 'cancelDeskOrder',
    note: body.reason,
    ifMatch: headers['if-match'],
  })
  return deskReply(ctx, orderNo)
}) satisfies AdminOperation<typeof deskOrderContract.cancelDeskOrder>
