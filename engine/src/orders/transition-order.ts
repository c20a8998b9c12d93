import type { Minor } from '../../../facts/money.ts'
import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import {
  paymentBalance,
  type Payment,
  recordMovement,
  refund,
  selectPaymentOfOrder,
  updatePayment,
} from '../payments/index.ts'
import { type Event, isOpen, type Order } from './order.ts'
import { queueRefund } from './payment/queue-refund.ts'
import { releasePayment } from './payment/release-payment.ts'
import { appendEvent } from './payment/settle-payment.ts'
import { withRetry } from './placing/with-retry.ts'
import { orderStatusTransition } from './problems.ts'
import { lockOrder, returnCoupons, returnStock, selectOrder, updateOrder } from './queries.ts'
import { queueMerchantMail, queueOrderMail } from './receipt/order-mail.ts'
import { noOrder } from './require-own-order.ts'

type Mail = Parameters<typeof queueOrderMail>[3]

/** What a merchant does to an order: when it may be done, and what it makes of the order. */
type Step = {
  isAllowed(order: Order, payment: Payment | undefined): boolean
  to: Partial<Pick<Order, 'status' | 'paymentStatus' | 'shippingStatus'>>
  event: Event
  mail: Mail
}

type Line = Order['document']['basket']['lines'][number]
const some = ({ document }: Order, is: (line: Line) => boolean) => document.basket.lines.some(is)

/** Paid, not over, and none of these has happened to it. */
const isUnderWay = (order: Order, ...before: Event[]) =>
  order.status === 'new' &&
  order.paymentStatus === 'paid' &&
  !order.history.some(({ what }) => before.includes(what))

const steps = {
  /** The money that was waited for is there: a transfer, or paid at the counter. */
  paid: {
    isAllowed: (order, payment) => isOpen(order) && payment?.status === 'waiting',
    to: { status: 'new', paymentStatus: 'paid' },
    event: 'paid',
    mail: 'order-paid',
  },
  /** Where there is something to cut, before it leaves the saw. */
  cut: {
    isAllowed: (order) =>
      isUnderWay(order, 'cut', 'ready', 'shipped') && some(order, ({ lengthMm }) => lengthMm !== undefined),
    to: {},
    event: 'cut',
    mail: 'order-cut',
  },
  /** What is picked up waits at the counter. */
  ready: {
    isAllowed: (order) => isUnderWay(order, 'ready') && some(order, ({ pickUp }) => pickUp),
    to: {},
    event: 'ready',
    mail: 'order-ready',
  },
  /** What is delivered is on the truck. */
  shipped: {
    isAllowed: (order) => isUnderWay(order, 'shipped') && some(order, ({ pickUp }) => !pickUp),
    to: { shippingStatus: 'shipped' },
    event: 'shipped',
    mail: 'order-shipped',
  },
  'handed-over': {
    isAllowed: (order) => isUnderWay(order),
    to: { status: 'completed', shippingStatus: 'shipped' },
    event: 'handed_over',
    mail: 'order-handed-over',
  },
  /** Stock and coupon uses return, and what a processor took goes back. */
  cancel: {
    isAllowed: (order) => isOpen(order) || (order.status === 'new' && order.shippingStatus === 'not_shipped'),
    to: { status: 'cancelled' },
    event: 'cancelled',
    mail: 'order-cancelled',
  },
  refund: {
    isAllowed: (order) => order.status === 'cancelled' && order.paymentStatus === 'paid',
    to: { paymentStatus: 'not_paid' },
    event: 'refunded',
    mail: 'order-refunded',
  },
} as const satisfies Record<string, Step>

export type OrderStep = keyof typeof steps
export const orderSteps = Object.keys(steps) as OrderStep[]

/** Writes down a change of an order within its transaction. */
export type RecordChange = (tx: Db, before: Order, after: Order) => Promise<void>

type TransitionOptions = {
  /** Why, for the history. */
  note?: string
  /** When it happened, where that was before now. */
  at?: Date
  /** A further condition of who asks, judged under the order's lock. */
  isAllowed?: (order: Order) => boolean
  /** What proves the money of the step `paid`: the ledger names it. */
  proof?: string
  /** What is written along with it, in the same transaction: who did it. */
  inTransaction?: RecordChange
}

/** Money that a processor took and can give back; a transfer the merchant sends back by hand. */
const isRefundable = (order: Order, { status, reference }: Payment) =>
  order.paymentStatus === 'paid' && status === 'paid' && reference !== null

/**
 * Moves an order one step on, with an entry in its history and a mail to its owner.
 * Problems: 404, 409 when the order is not at that point, 503 while the card processor is silent.
 */
export const transitionOrder = async (
  ctx: Ctx,
  orderNo: string,
  name: OrderStep,
  { note, at, proof, isAllowed = () => true, inTransaction }: TransitionOptions = {},
): Promise<Order> => {
  const step: Step = steps[name]
  const known = await ctx.db.maybe(selectOrder(ctx.site.siteId, orderNo))
  if (!known) throw noOrder(orderNo)
  if (name === 'cancel' && !isAllowed(known)) throw transitionProblem(known, name)
  if (name === 'cancel' && isOpen(known)) await releasePayment(ctx, orderNo)
  const returned =
    name === 'refund' && step.isAllowed(known, undefined) ? await returnMoney(ctx, orderNo) : undefined
  return withRetry(() =>
    ctx.db.transaction(async (tx) => {
      const order = await tx.one(lockOrder(ctx.site.siteId, orderNo))
      const payment = await tx.maybe(selectPaymentOfOrder(ctx.site.siteId, orderNo))
      if (!step.isAllowed(order, payment) || !isAllowed(order)) throw transitionProblem(order, name)
      const moved = appendEvent(ctx, { ...order, ...step.to }, step.event, note, at)
      if (name === 'cancel') {
        await tx.run(returnStock(ctx.site.siteId, orderNo))
        await tx.run(returnCoupons(ctx.site.siteId, orderNo))
        if (payment && isRefundable(order, payment)) await queueRefund(ctx, tx, orderNo)
      }
      const status = paymentStatusAfter(name, order)
      if (payment && status)
        await tx.run(updatePayment(ctx.site.siteId, { ...payment, status, modifiedAt: ctx.now }))
      if (payment && name === 'paid')
        await recordMovement(ctx, tx, payment, {
          kind: 'taken',
          ...(proof === undefined ? {} : { reference: proof }),
        })
      if (payment && returned) await recordMovement(ctx, tx, payment, { kind: 'given_back', ...returned })
      await tx.run(updateOrder(ctx.site.siteId, moved))
      await queueOrderMail(ctx, tx, moved, step.mail)
      if (name === 'paid') await queueMerchantMail(ctx, tx, moved)
      await inTransaction?.(tx, order, moved)
      return moved
    }),
  )
}

const paymentStatusAfter = (name: OrderStep, order: Order): Payment['status'] | undefined => {
  if (name === 'paid') return 'paid'
  return name === 'refund' || (name === 'cancel' && isOpen(order)) ? 'refused' : undefined
}

/**
 * Cards are paid back by the processor; a transfer the merchant sends back by hand. Gives what moved: nothing where the
 * processor had given it back before.
 */
const returnMoney = async (ctx: Ctx, orderNo: string): Promise<ReturnedMoney | undefined> => {
  const payment = await ctx.db.maybe(selectPaymentOfOrder(ctx.site.siteId, orderNo))
  if (payment?.status !== 'paid') return undefined
  const amountMinor = await paymentBalance(ctx, ctx.db, payment.id)
  if (amountMinor <= 0) return undefined
  return payment.reference === null ? { amountMinor } : refund(ctx, payment, payment.reference, amountMinor)
}

type ReturnedMoney = { reference?: string; amountMinor: Minor }

const transitionProblem = ({ orderNo, status, paymentStatus }: Order, name: OrderStep) =>
  orderStatusTransition(`Order ${orderNo} is ${status} and ${paymentStatus}: '${name}' is not possible.`, {
    status,
    paymentStatus,
  })
