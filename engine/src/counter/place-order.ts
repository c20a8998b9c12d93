import { toMajor } from '../../../facts/money.ts'
import { recordAudit } from '../audit/index.ts'
import { promoteTemporaryBasket, sharedOperations } from '../baskets/counter/index.ts'
import { loadBasket } from '../baskets/index.ts'
import { queueMail } from '../mail/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { badRequest, Problem } from '../kernel/problem.ts'
import { runOnce } from '../kernel/run-once.ts'
import { counterOrder, orderBasket } from '../orders/desk/index.ts'
import type { counterContract } from './contract.ts'
import { auditBasket, inTheirLanguage, openOnBehalf } from './on-behalf.ts'

type Contract = typeof counterContract

type Placing = Parameters<AdminOperation<Contract['placeCounterOrder']>>[1]

const placeNow = async (ctx: AdminContext, { body, headers }: Placing) => {
  const { basketId, paymentMethodId, c_orderTotal } = body
  const { customer, theirs } = await openOnBehalf(ctx, basketId)
  await sharedOperations.addPaymentInstrumentToBasket(theirs, {
    params: { basketId },
    query: {},
    body: { paymentMethodId },
    headers,
  })
  const request = { body: { basketId, ...(c_orderTotal === undefined ? {} : { c_orderTotal }) }, headers }
  return orderBasket(inTheirLanguage(theirs, customer), request, (tx, order) =>
    recordAudit(ctx, tx, {
      operation: 'placeCounterOrder',
      subject: { kind: 'order', id: order.orderNo },
      country: order.country,
      after: {
        basketId,
        customerId: customer.id,
        channel: order.document.placedBy?.channel,
        orderTotal: toMajor(order.totalMinor),
        paymentMethodId,
      },
    }),
  )
}

/**
 * Makes the order of a basket that the counter has filled, in the name of its customer and by the way a shopper orders. A
 * repeat answers the order of the first. Problems: those of placing.
 */
export const placeCounterOrder = (async (ctx, input) => {
  const { basketId } = input.body
  try {
    const placed = await placeNow(ctx, input)
    return (await counterOrder(ctx, basketId)) ?? placed
  } catch (error) {
    const isGone = error instanceof Problem && error.kind.status === 404
    const earlier = isGone ? await counterOrder(ctx, basketId) : undefined
    if (!earlier) throw error
    return earlier
  }
}) satisfies AdminOperation<Contract['placeCounterOrder']>

/**
 * Gives the basket to its customer, who pays it in the shop by any way there is, and mails them the link. Where they have a
 * basket of their own its lines become part of that. Problems: 400 for an empty basket, 404, 409.
 */
export const sendPaymentLink = (async (ctx, { params, body, headers }) => {
  const { basketId } = params
  return runOnce(ctx, { operation: `sendPaymentLink ${basketId}`, headers, body }, async (inside) => {
    const { customer, theirs } = await openOnBehalf(inside, basketId)
    const { basket, calculation } = await loadBasket(theirs, basketId)
    if (basket.lines.length === 0) throw badRequest('The basket is empty.', { property: '$' })
    const { basketId: becomes } = await promoteTemporaryBasket(theirs, {
      params,
      query: { merge: true },
      body: undefined,
      headers,
    })
    const { firstName = '' } = customer.profile
    const { totalMinor } = calculation
    await queueMail(inTheirLanguage(theirs, customer), inside.db, {
      template: 'payment-link',
      to: customer.email,
      values: {
        firstName,
        currency: basket.currency,
        lineCount: basket.lines.length,
        ...(totalMinor === undefined ? {} : { totalMinor }),
        isMerged: becomes !== basketId,
      },
    })
    await auditBasket(inside, 'sendPaymentLink', basket, { customerId: customer.id, basketId: becomes })
    return new Reply(200, { email: customer.email, basketId: becomes })
  })
}) satisfies AdminOperation<Contract['sendPaymentLink']>
