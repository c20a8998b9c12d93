import { toMajor } from '../../../../facts/money.ts'
import { recordAudit } from '../../audit/index.ts'
import { merchantContextOf } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { readAmount } from '../../kernel/read-amount.ts'
import { requireOrderRight } from '../merchant/require-order.ts'
import { withRetry } from '../placing/with-retry.ts'
import { transitionOrder } from '../transition-order.ts'
import type { deskOrderContract } from './contract.ts'
import { amountDiffers } from './problems.ts'
import { deskReply, lockRead, recordEvent, requireDeskOrder } from './require-desk-order.ts'

/**
 * Money of an order that waits for it, taken at the counter. That a transfer has come is for who reads the bank's list.
 * Problems: 403, 404, 409, 412, 428.
 */
export const takeOrderPayment = (async (ctx, { params: { orderNo }, body, headers }) => {
  const { tender, amount, reference } = body
  const right = tender === 'transfer' ? 'orders.paid' : 'orders.take-payment'
  await requireOrderRight(ctx, right, await requireDeskOrder(ctx, orderNo))
  await withRetry(() =>
    ctx.db.transaction(async (tx) => {
      const order = await lockRead(ctx, tx, orderNo, headers['if-match'])
      if (readAmount(amount, '$.amount') !== order.totalMinor)
        throw amountDiffers(`The order comes to ${toMajor(order.totalMinor)}, not ${amount}.`, {
          expected: toMajor(order.totalMinor),
        })
      await transitionOrder({ ...merchantContextOf(ctx), db: tx }, orderNo, 'paid')
      const detail = { tender, amount, ...(reference === undefined ? {} : { reference }) }
      await recordEvent(ctx, tx, orderNo, { kind: 'payment', detail })
      await recordAudit(ctx, tx, {
        operation: 'takeOrderPayment',
        subject: { kind: 'order', id: orderNo },
        country: order.country,
        before: { paymentStatus: order.paymentStatus },
        after: { paymentStatus: 'paid', ...detail },
      })
    }),
  )
  return deskReply(ctx, orderNo)
}) satisfies AdminOperation<typeof deskOrderContract.takeOrderPayment>
