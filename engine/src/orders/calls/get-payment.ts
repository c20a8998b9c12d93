import type { Operation } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { findPayment } from '../payment/find-payment.ts'
import type { PaymentOutcome } from '../payment/settle-payment.ts'

/**
 * How a payment went (S2.019): asked of the processor, finished or failed once, and told to whoever knows the
 * unguessable id. `pending`: the bank's page is not answered yet, or the processor is silent.
 */
export const getPayment = (async (ctx, { params }) =>
  paymentView(await findPayment(ctx, params.transactionId))) satisfies Operation<
  typeof ordersContract.getPayment
>

const words = {
  waiting: 'pending',
  started: 'pending',
  challenge: 'pending',
  review: 'review',
  paid: 'paid',
  refused: 'failed',
} as const

export const paymentView = ({ order, payment }: PaymentOutcome) => ({
  transactionId: payment.id,
  status: words[payment.status],
  orderNo: order.orderNo,
  ...(payment.status === 'challenge' ? { challenge: payment.record.challenge } : {}),
  ...(payment.record.code === undefined ? {} : { resultCode: payment.record.code }),
  ...(payment.status === 'review' ? { resultCode: 'AUTHORIZED_PENDING_REVIEW' } : {}),
  ...(order.status === 'failed' ? { basketId: order.basketId } : {}),
})
