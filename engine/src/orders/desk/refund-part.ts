import { toMajor } from '../../../../facts/money.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Db } from '../../db/db.ts'
import { type AdminContext, merchantContextOf } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { readAmount } from '../../kernel/read-amount.ts'
import type { Job } from '../../kernel/outbox.ts'
import {
  canRefundInPart,
  type Payment,
  paymentBalance,
  recordMovement,
  refundInPart,
  selectPayment,
  selectPaymentOfOrder,
} from '../../payments/index.ts'
import { requireOrderRight } from '../merchant/require-order.ts'
import type { deskOrderContract } from './contract.ts'
import { refundNotPossible } from './problems.ts'
import { finishRefund, insertRefund, selectRefund, selectRefunds } from './queries.ts'
import { deskReply, lockRead, recordEvent, requireDeskOrder } from './require-desk-order.ts'

const refundPartJob = 'orders.refund-part'
type RefundPart = { refundId: string }

/** What may still go back: taken, and neither returned nor promised. */
const availableMinor = async (ctx: AdminContext, tx: Db, { id, orderNo }: Payment): Promise<number> => {
  const balance = await paymentBalance(ctx, tx, id)
  const promised = (await tx.query(selectRefunds(ctx.site.siteId, orderNo)))
    .filter(({ status }) => status === 'asked')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return balance - promised
}

/**
 * A part of an order's money goes back; the order itself stays as it is. What a processor took a job gives back; money that
 * a person brought is given back by hand, and written down at once. Problems: 403, 404, 409, 412, 428.
 */
export const refundOrder = (async (ctx, { params: { orderNo }, body, headers }) => {
  await requireOrderRight(ctx, 'orders.refund', await requireDeskOrder(ctx, orderNo))
  const amountMinor = readAmount(body.amount, '$.amount')
  const { siteId } = ctx.site
  await ctx.db.transaction(async (tx) => {
    const order = await lockRead(ctx, tx, orderNo, headers['if-match'])
    const payment = await tx.maybe(selectPaymentOfOrder(siteId, orderNo))
    const available = payment && order.status !== 'cancelled' ? await availableMinor(ctx, tx, payment) : 0
    if (!payment || amountMinor > available)
      throw refundNotPossible(`Of this order ${toMajor(available)} can go back.`, {
        available: toMajor(available),
      })
    if (payment.currency !== order.currency || !canRefundInPart(merchantContextOf(ctx), payment))
      throw refundNotPossible('Who took this payment gives it back as a whole only.', {
        available: toMajor(available),
      })
    const isByHand = payment.reference === null
    const refund = {
      id: ctx.newId.uuid(),
      orderNo,
      paymentId: payment.id,
      amountMinor,
      reason: body.reason,
      status: isByHand ? ('done' as const) : ('asked' as const),
      createdAt: ctx.now,
    }
    await tx.run(insertRefund(siteId, refund))
    if (isByHand)
      await recordMovement(ctx, tx, payment, { kind: 'given_back', reference: refund.id, amountMinor })
    else
      await ctx.outbox.send(tx, {
        name: refundPartJob,
        siteId,
        locale: ctx.locale,
        data: { refundId: refund.id } satisfies RefundPart,
        key: refund.id,
      })
    await recordEvent(ctx, tx, orderNo, {
      kind: 'refund',
      note: body.reason,
      detail: { amount: body.amount },
    })
    await recordAudit(ctx, tx, {
      operation: 'refundOrder',
      subject: { kind: 'order', id: orderNo },
      country: order.country,
      after: { amount: body.amount, reason: body.reason, refundId: refund.id },
    })
  })
  return deskReply(ctx, orderNo, 201)
}) satisfies AdminOperation<typeof deskOrderContract.refundOrder>

/** Asks the processor for a part that was promised; retried until it has done it, and never done twice. */
export const refundPart: Job<RefundPart> = {
  name: refundPartJob,
  run: async (ctx, { refundId }) => {
    const { siteId } = ctx.site
    const refund = await ctx.db.maybe(selectRefund(siteId, refundId))
    if (refund?.status !== 'asked') return
    const payment = await ctx.db.one(selectPayment(siteId, refund.paymentId))
    const repayment = await refundInPart(ctx, payment, refund)
    await ctx.db.transaction(async (tx) => {
      const isFirst = (await tx.run(finishRefund(siteId, refundId, 'done', ctx.now))) > 0
      // A repeat after a lost answer is not told the processor's id: the movement has ours.
      const moved = repayment ?? { reference: refundId, amountMinor: refund.amountMinor }
      if (isFirst) await recordMovement(ctx, tx, payment, { kind: 'given_back', ...moved })
    })
  },
}
