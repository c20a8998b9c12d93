import type { Ctx } from '../../kernel/context.ts'
import type { Job } from '../../kernel/outbox.ts'
import { Problem } from '../../kernel/problem.ts'
import { waitingMethods } from '../../payment-methods/index.ts'
import { isOpen, type Order } from '../order.ts'
import { lockOrder, selectWaitingOrders, updateOrder } from '../queries.ts'
import { queueOrderMail } from '../receipt/order-mail.ts'
import { transitionOrder } from '../transition-order.ts'
import { appendEvent } from './settle-payment.ts'

const hourMs = 3_600_000

/**
 * Orders that wait for money that a person brings: their owner is reminded once, and after their term they are given
 * up, with stock and coupon uses. Money that is noted at the same moment wins or loses under the order's lock.
 */
export const expireWaitingOrders: Job = {
  name: 'orders.transfers',
  everyMinute: true,
  run: async (ctx) => {
    for (const { id, waiting } of waitingMethods) {
      const hours = waiting?.hours?.(ctx.site)
      const hoursAgo = (ago: number | undefined) =>
        ago === undefined ? null : new Date(ctx.now.getTime() - ago * hourMs)
      const times = {
        now: ctx.now,
        remindBefore: hoursAgo(hours?.remind),
        expireBefore: hoursAgo(hours?.until),
      }
      for (const { isOver, ...order } of await ctx.db.query(
        selectWaitingOrders(ctx.site.siteId, id, times, 100),
      )) {
        if (isOver) await expire(ctx, order, waiting?.expired ?? '')
        else await remind(ctx, order)
      }
    }
  },
}

const expire = async (ctx: Ctx, { orderNo }: Order, note: string) => {
  try {
    await transitionOrder(ctx, orderNo, 'cancel', { note, isAllowed: isOpen })
  } catch (error) {
    // The money has come in between.
    if (!(error instanceof Problem) || error.kind.status !== 409) throw error
  }
}

const remind = (ctx: Ctx, { orderNo }: Order) =>
  ctx.db.transaction(async (tx) => {
    const order = await tx.one(lockOrder(ctx.site.siteId, orderNo))
    if (!isOpen(order) || order.history.some(({ what }) => what === 'reminded')) return
    await tx.run(updateOrder(ctx.site.siteId, appendEvent(ctx, order, 'reminded')))
    await queueOrderMail(ctx, tx, order, 'order-reminder')
  })
