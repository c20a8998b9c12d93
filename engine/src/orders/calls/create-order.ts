import type { Ctx } from '../../kernel/context.ts'
import { readIdempotencyKey } from '../../kernel/idempotency-key.ts'
import type { Input } from '../../kernel/contract.ts'
import type { Operation } from '../../kernel/operation.ts'
import { forbidden, Problem } from '../../kernel/problem.ts'
import { charge, type Payment, selectPaymentOfOrder } from '../../payments/index.ts'
import type { ordersContract } from '../contract.ts'
import type { Order } from '../order.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { replayAnswer, storeIdempotentAnswer } from '../placing/idempotent-order.ts'
import { type OrderRequest, placeOrder } from '../placing/place-order.ts'
import { paymentDeclined } from '../problems.ts'
import { orderView, paymentStepView } from '../view.ts'

/** Whether the shopper may order: a guest only where the site says so, and never without having seen the price. */
const mayOrder = ({ shopper, audience, site }: Ctx) =>
  shopper.kind === 'registered' || (audience === 'registered' && site.preferences.guestOrders === true)

/**
 * Makes an order of a basket and has it paid, for the order's amount: transfers wait, cards are asked for at once.
 * A second call for the same basket, or with the same `Idempotency-Key`, answers the order of the first and charges
 * nothing. No lock is held while the processor works. Problem beside those of placing: 403 for a guest who may not order.
 */
export const createOrder = ((ctx, input) => orderBasket(ctx, input)) satisfies Operation<
  typeof ordersContract.createOrder
>

/** The same for the merchant's people, who write along who it was. */
export const orderBasket = async (
  ctx: Ctx,
  { body, headers }: Pick<Input<typeof ordersContract.createOrder>, 'body' | 'headers'>,
  inTransaction?: OrderRequest['inTransaction'],
) => {
  if (!mayOrder(ctx)) throw forbidden('Orders are for registered customers.')
  const shownTotal = typeof body.c_orderTotal === 'number' ? body.c_orderTotal : undefined
  const key = readIdempotencyKey(headers['idempotency-key'], body)
  const placed = await placeOrder(ctx, { basketId: body.basketId, shownTotal, key, inTransaction })
  if (placed.kind === 'answered') return replayAnswer(placed.earlier)
  if (placed.kind === 'earlier') return viewOfPlaced(ctx, placed.order)
  const { customerId } = placed.order
  try {
    const answer = await payOrder(ctx, placed.order, placed.payment, placed.details)
    await storeIdempotentAnswer(ctx, customerId, key, 200, answer)
    return answer
  } catch (error) {
    if (error instanceof Problem)
      await storeIdempotentAnswer(ctx, customerId, key, error.kind.status, error.body())
    throw error
  }
}

/** The problem of an order that failed with its payment: the code, and the basket that is open again. */
const declinedPayment = ({ document, orderNo, basketId }: Order) =>
  paymentDeclined('The payment was not accepted. The basket is open again.', {
    resultCode: document.paymentResult,
    orderNo,
    basketId,
  })

const payOrder = async (ctx: Ctx, order: Order, payment: Payment, details: Parameters<typeof charge>[2]) => {
  if (payment.status !== 'started') return view(ctx, order, payment)
  const result = await charge(ctx, payment, details)
  // Nobody knows yet whether the money has moved: the order stands and the sweep asks again.
  if (!result) return view(ctx, order, payment)
  const settled = await settlePayment(ctx, payment, result)
  if (settled.order.status === 'failed') throw declinedPayment(settled.order)
  return view(ctx, settled.order, settled.payment)
}

/** An order that was placed before, as it stands. */
const viewOfPlaced = async (ctx: Ctx, order: Order) => {
  const payment = await ctx.db.maybe(selectPaymentOfOrder(ctx.site.siteId, order.orderNo))
  return view(ctx, order, payment)
}

const isToBePaid = (order: Order, payment: Payment) =>
  order.paymentStatus === 'not_paid' && payment.status !== 'waiting'

const view = (ctx: Ctx, order: Order, payment: Payment | undefined) => ({
  ...orderView(ctx.site.siteId, order),
  ...(payment && isToBePaid(order, payment) ? paymentStepView(payment) : undefined),
})
