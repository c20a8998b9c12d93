import { addDays, midnightIn } from '../../../../facts/dates.ts'
import {
  appliedCodes,
  type BasketState,
  loadBasketForOrder,
  payableOf,
  stockNeeds,
} from '../../baskets/index.ts'
import type { Db } from '../../db/db.ts'
import { findCustomer } from '../../customers/index.ts'
import { type Ctx, knownShopper } from '../../kernel/context.ts'
import type { IdempotencyKey } from '../../kernel/idempotency-key.ts'
import { collectJobs } from '../../kernel/outbox.ts'
import { Problem, unauthorized } from '../../kernel/problem.ts'
import type { Payment, PaymentDetails } from '../../payments/index.ts'
import type { Order } from '../order.ts'
import { paidOrder } from '../payment/settle-payment.ts'
import { productItemNotAvailable } from '../problems.ts'
import {
  insertOrder,
  type KeyRow,
  lockCoupons,
  nextOrderNo,
  selectOrderOfBasket,
  selectOwnOrder,
  setOrderOfKey,
  takeStock,
  useCoupons,
} from '../queries.ts'
import { queueMerchantMail, queueOrderMail } from '../receipt/order-mail.ts'
import { basketToOrder, type Orderer } from './basket-to-order.ts'
import { type CheckedBasket, checkBasket } from './check-basket.ts'
import { claimIdempotencyKey } from './idempotent-order.ts'
import { planStock } from './stock-plan.ts'
import { SerializationConflict, withRetry } from './with-retry.ts'

export type OrderRequest = {
  basketId: string
  shownTotal: number | undefined
  key: IdempotencyKey | undefined
  /** What is written along with a new order, in its transaction: who of the merchant's people placed it. */
  inTransaction?: ((tx: Db, order: Order) => Promise<void>) | undefined
}

/** What came of a wish: a new order that has to be paid now, an earlier one, or an earlier answer. */
export type PlacementResult =
  | { kind: 'new'; order: Order; payment: Payment; details: PaymentDetails }
  | { kind: 'earlier'; order: Order }
  | { kind: 'answered'; earlier: KeyRow & { status: number } }

/**
 * Makes the order in one transaction: the basket under its lock, judged and calculated once more; stock and coupon
 * uses taken; order, payment, mail and idempotency key written; the basket gone. Either all of it or nothing.
 * Problems: 400 and 409 of the check, 400 stock or coupon, 404 basket, 409 key.
 */
export const placeOrder = (ctx: Ctx, request: OrderRequest): Promise<PlacementResult> =>
  withRetry(() => ctx.db.transaction((tx) => place({ ...ctx, db: tx }, request)))

const place = async (ctx: Ctx, request: OrderRequest): Promise<PlacementResult> => {
  const { customerId } = knownShopper(ctx)
  const earlier = request.key && (await claimIdempotencyKey(ctx, ctx.db, customerId, request.key))
  if (earlier) return replayOrder(ctx, customerId, earlier, request)
  const state = await loadBasketOrOrder(ctx, customerId, request.basketId)
  if ('order' in state) {
    await saveOrderOfKey(ctx, request, state.order)
    return { kind: 'earlier', order: state.order }
  }
  const agreed = checkBasket(ctx, state, request.shownTotal)
  const customer = await ordererOf(ctx, customerId)
  const { orderNo } = await ctx.db.one(nextOrderNo())
  const asOrdered = basketToOrder(ctx, state, agreed, orderNo, customer)
  const order = agreed.totalMinor === 0 ? paidOrder(ctx, asOrdered) : asOrdered
  const payment = paymentOf(ctx, state, order, agreed)
  await ctx.db.run(insertOrder(ctx.site.siteId, order, payment))
  if (payment.status !== 'started') await queueMails(ctx, order, payment)
  await saveOrderOfKey(ctx, request, order)
  // Last, since other orders of the same goods wait from here to the commit.
  await reserveStock(ctx, state, orderNo)
  await redeemCoupons(ctx, state, order)
  await request.inTransaction?.(ctx.db, order)
  return { kind: 'new', order, payment, details: detailsOf(state, order, customer) }
}

/** Mails to everybody who is told of a new order, as one statement. */
const queueMails = async (ctx: Ctx, order: Order, { status }: Payment) => {
  const { outbox, sendAll } = collectJobs(ctx.outbox)
  const inside = { ...ctx, outbox }
  await queueOrderMail(inside, ctx.db, order, status === 'paid' ? 'order-paid' : 'order-received')
  await queueMerchantMail(inside, ctx.db, order)
  await sendAll(ctx.db)
}

/** Who orders: the customer, or a guest, of whom nothing is known but what the basket says. Problem: 401. */
const ordererOf = async (ctx: Ctx, customerId: string): Promise<Orderer> => {
  if (knownShopper(ctx).kind === 'guest') return { guest: true, customerNo: '', email: '', profile: {} }
  const customer = await findCustomer(ctx, customerId)
  if (!customer) throw unauthorized('The customer no longer exists.')
  return customer
}

/** From here on the key answers this order, whether its own request made it or an earlier one did. */
const saveOrderOfKey = async (ctx: Ctx, { key }: OrderRequest, { customerId, orderNo }: Order) => {
  if (key) await ctx.db.run(setOrderOfKey(ctx.site.siteId, customerId, key.key, orderNo))
}

/** The key is known: its answer, or while that is still being found, the order it made. */
const replayOrder = async (
  ctx: Ctx,
  customerId: string,
  earlier: KeyRow,
  request: OrderRequest,
): Promise<PlacementResult> => {
  if (earlier.status !== null) return { kind: 'answered', earlier: { ...earlier, status: earlier.status } }
  const order = await ctx.db.maybe(selectOwnOrder(ctx.site.siteId, customerId, earlier.orderNo ?? ''))
  if (order) return { kind: 'earlier', order }
  throw new Error(`the key of basket ${request.basketId} has neither answer nor order`)
}

/** A basket that became an order a moment ago is not missing: the shopper pressed twice. */
const loadBasketOrOrder = async (
  ctx: Ctx,
  customerId: string,
  basketId: string,
): Promise<BasketState | { order: Order }> => {
  try {
    return await loadBasketForOrder(ctx, ctx.db, basketId)
  } catch (error) {
    if (!(error instanceof Problem) || error.kind.status !== 404) throw error
    const order = await ctx.db.maybe(selectOrderOfBasket(ctx.site.siteId, customerId, basketId))
    if (!order) throw error
    return { order }
  }
}

/** What is taken and from where: the order's total, or what the method makes of it. */
const paymentOf = (
  ctx: Ctx,
  { basket, inputs }: BasketState,
  order: Order,
  agreed: CheckedBasket,
): Payment => {
  const { method, totalMinor } = agreed
  const taken = method.amountOf?.(payableOf(basket, inputs.country, totalMinor))
  return {
    id: ctx.newId.hex(),
    orderNo: order.orderNo,
    method: method.id,
    reference: null,
    status: statusOfPayment(agreed),
    amountMinor: totalMinor,
    currency: order.currency,
    ...taken,
    record: { country: order.country, ...dueRecord(order, inputs.country.timeZone), ...taken?.record },
    createdAt: ctx.now,
    modifiedAt: ctx.now,
  }
}

/** The last day on which the money may be brought ends at midnight where the order was placed. */
const dueRecord = ({ document: { payUntil } }: Order, timeZone: string): Payment['record'] =>
  payUntil === undefined ? {} : { dueAt: midnightIn(timeZone, addDays(payUntil, 1)).toISOString() }

/** Nothing to pay is paid at once, whatever the method: nobody is asked and nothing is waited for. */
const statusOfPayment = ({ method, totalMinor }: CheckedBasket): Payment['status'] => {
  if (totalMinor === 0) return 'paid'
  return method.waiting ? 'waiting' : 'started'
}

const reserveStock = async (ctx: Ctx, state: BasketState, orderNo: string) => {
  const plan = planStock(stockNeeds(state))
  if ('shortOf' in plan) throw shortage(state, plan.shortOf)
  if (plan.takes.length === 0) return
  const taken = await ctx.db.run(takeStock(ctx.site.siteId, orderNo, plan.takes))
  if (taken < plan.takes.length) throw new SerializationConflict()
}

const shortage = ({ basket, inputs, calculation }: BasketState, sku: string) => {
  // A component is told by the bundle the shopper knows.
  const line =
    calculation.lines.find(({ line: { productId } }) => productId === sku) ??
    calculation.lines.find(({ sellable }) => sellable?.components.some(({ productId }) => productId === sku))
  const productId = line?.line.productId ?? sku
  const productName = line?.sellable?.name ?? inputs.goods.get(sku)?.name ?? sku
  return productItemNotAvailable(`The product '${productName}' is not available in this quantity.`, {
    basketId: basket.id,
    errorCode: 'ERROR_STOCK',
    productId,
    productName,
    itemId: line?.line.itemId,
  })
}

const redeemCoupons = async (ctx: Ctx, state: BasketState, { orderNo, customerId }: Order) => {
  const codes = appliedCodes(state)
  if (codes.length === 0) return
  await ctx.db.run(lockCoupons(ctx.site.siteId, codes))
  const used = await ctx.db.run(useCoupons(ctx.site.siteId, { codes, customerId, orderNo, now: ctx.now }))
  // The next try tells which coupon it was, and which of its limits is reached.
  if (used < codes.length) throw new SerializationConflict()
}

const detailsOf = (
  { basket }: BasketState,
  { document, country }: Order,
  customer: Orderer,
): PaymentDetails => {
  const [instrument] = basket.paymentInstruments
  const { token, maskedNumber } = instrument?.card ?? {}
  const address = basket.billingAddress ?? {}
  return {
    ...(token === undefined ? {} : { cardToken: token }),
    ...(maskedNumber === undefined ? {} : { maskedNumber }),
    billTo: {
      firstName: address.firstName ?? customer.profile.firstName ?? '',
      lastName: address.lastName ?? customer.profile.lastName ?? '',
      address1: address.address1 ?? '',
      city: address.city ?? '',
      email: document.email,
      country,
    },
  }
}
