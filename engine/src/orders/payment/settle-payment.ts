import { reopenBasket } from '../../baskets/index.ts'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import {
  isFinal,
  type Payment,
  type PaymentResult,
  recordMovement,
  selectPayment,
  updatePayment,
} from '../../payments/index.ts'
import { type Event, isOpen, type Order } from '../order.ts'
import { withRetry } from '../placing/with-retry.ts'
import { lockOrder, returnCoupons, returnStock, updateOrder } from '../queries.ts'
import { queueMerchantMail, queueOrderMail } from '../receipt/order-mail.ts'
import { queueLatePaymentRefund } from './refund-late-payment.ts'

/** An order and its payment after a processor's result was recorded. */
export type PaymentOutcome = { order: Order; payment: Payment }

/**
 * Writes down what the processor says, once: paid makes the order new, refused makes it fail and opens the basket
 * again. Under the order's lock, so of several that bring a result (the shopper's return, the sweep) one decides and
 * the others learn what it was.
 */
export const settlePayment = (
  ctx: Ctx,
  { orderNo, id }: Payment,
  result: PaymentResult,
): Promise<PaymentOutcome> =>
  withRetry(() =>
    ctx.db.transaction(async (tx) => {
      const order = await tx.one(lockOrder(ctx.site.siteId, orderNo))
      const payment = await tx.one(selectPayment(ctx.site.siteId, id))
      if (isFinal(payment) || !isOpen(order)) {
        // The order was given up before the money came: nothing will be delivered for it.
        if (result.state === 'paid' && payment.status !== 'paid') {
          const { reference, amountMinor } = result
          // What the ledger has of old was given back long ago, and is not given back again.
          const isNew = await recordMovement(ctx, tx, payment, { kind: 'taken', reference, amountMinor })
          if (isNew) await queueLatePaymentRefund(ctx, tx, payment, reference)
        }
        return { order, payment }
      }
      const settled = settle(ctx, order, payment, result)
      await tx.run(updatePayment(ctx.site.siteId, settled.payment))
      if (result.state === 'paid')
        await recordMovement(ctx, tx, payment, { kind: 'taken', reference: result.reference })
      if (settled.order.status === 'failed') await reopenForBuyer(ctx, tx, settled.order)
      await tx.run(updateOrder(ctx.site.siteId, settled.order))
      const { what } = settled.order.history.at(-1) ?? {}
      if (what === 'paid') {
        await queueOrderMail(ctx, tx, settled.order, 'order-paid')
        await queueMerchantMail(ctx, tx, settled.order)
      }
      if (what === 'payment_review') await queueOrderMail(ctx, tx, settled.order, 'order-received')
      // Whoever was told of a review waits for its end; after any other refusal they are back at the payment.
      if (what === 'payment_refused' && payment.status === 'review')
        await queueOrderMail(ctx, tx, settled.order, 'order-not-paid')
      return settled
    }),
  )

const settle = (ctx: Ctx, order: Order, payment: Payment, result: PaymentResult): PaymentOutcome => {
  switch (result.state) {
    case 'paid': {
      return {
        order: paidOrder(ctx, order),
        payment: {
          ...payment,
          status: 'paid',
          reference: result.reference,
          record: withoutQuestion(payment),
          modifiedAt: ctx.now,
        },
      }
    }
    case 'review': {
      const document = { ...order.document, paymentResult: 'AUTHORIZED_PENDING_REVIEW' }
      const again = payment.status === 'review'
      return {
        order: again ? order : appendEvent(ctx, { ...order, document }, 'payment_review'),
        payment: { ...payment, status: 'review', reference: result.reference, modifiedAt: ctx.now },
      }
    }
    case 'challenge': {
      const { reference, challenge, resumption } = result
      return {
        order,
        payment: {
          ...payment,
          status: 'challenge',
          reference,
          record: { ...payment.record, challenge, resumption },
          modifiedAt: ctx.now,
        },
      }
    }
    default:
      return failWithRefusal(ctx, order, payment, result)
  }
}

/** The order once nothing is left to pay. */
export const paidOrder = (ctx: Ctx, order: Order): Order => {
  const { paymentResult: _review, ...document } = order.document
  return appendEvent(ctx, { ...order, document, status: 'new', paymentStatus: 'paid' }, 'paid')
}

/** Once a payment is decided, nothing leads to the bank's page any more. */
const withoutQuestion = ({ record }: Payment) => {
  const { challenge: _answered, resumption: _used, code: _code, doubt: _cleared, ...rest } = record
  return rest
}

const failWithRefusal = (
  ctx: Ctx,
  order: Order,
  payment: Payment,
  result: Extract<PaymentResult, { state: 'refused' | 'none' }>,
): PaymentOutcome => {
  const code = result.state === 'refused' ? result.code : (payment.record.doubt ?? 'SYSTEM_ERROR')
  const reference = (result.state === 'refused' ? result.reference : undefined) ?? payment.reference
  const document = { ...order.document, paymentResult: code }
  return {
    order: appendEvent(ctx, { ...order, document, status: 'failed' }, 'payment_refused', code),
    payment: {
      ...payment,
      status: 'refused',
      reference,
      record: { ...withoutQuestion(payment), code },
      modifiedAt: ctx.now,
    },
  }
}

/** The order with one more entry in its history; `at`: when it happened, where that was before now. */
export const appendEvent = (
  ctx: Pick<Ctx, 'now'>,
  order: Order,
  what: Event,
  note?: string,
  at = ctx.now,
): Order => ({
  ...order,
  modifiedAt: ctx.now,
  history: [...order.history, { at: at.toISOString(), what, ...(note === undefined ? {} : { note }) }],
})

/**
 * Gives back what a failed order took. The basket comes first: whoever places an order locks in this order too.
 * The shopper may have begun another basket meanwhile; then this one is open beside it.
 */
export const reopenForBuyer = async (ctx: Ctx, tx: Db, order: Order, reopen = true): Promise<void> => {
  if (reopen) {
    const basket = parseStoredBasket(order)
    const alone = await reopenBasket(ctx, tx, basket)
    if (!alone) await reopenBasket(ctx, tx, { ...basket, temporary: true })
  }
  await tx.run(returnStock(ctx.site.siteId, order.orderNo))
  await tx.run(returnCoupons(ctx.site.siteId, order.orderNo))
}

/** Dates are texts in the document. */
const parseStoredBasket = ({ document: { basket } }: Order) => ({
  ...basket,
  createdAt: new Date(basket.createdAt),
  modifiedAt: new Date(basket.modifiedAt),
})
