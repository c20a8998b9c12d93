import type { Ctx } from '../../kernel/context.ts'
import type { Job } from '../../kernel/outbox.ts'
import { Problem } from '../../kernel/problem.ts'
import { moveOrder } from '../move-order.ts'
import { isOpen, type Order } from '../order.ts'
import { lockOrder, selectWaitingTransfers, updateOrder } from '../queries.ts'
import { queueOrderMail } from '../receipt/order-mail.ts'
import { appendEvent } from './settle-payment.ts'
import { transferTerm } from './transfer-term.ts'

/**
 * Orders that wait for a transfer: their owner is reminded once, and after the merchant's term they are given up, with
 * stock and coupon uses. A transfer that is noted at the same moment wins or loses under the order's lock.
 */
export const expireTransfers: Job = {
  name: 'orders.transfers',
  everyMinute: true,
  run: async (ctx) => {
    const { remindAt, until } = transferTerm(ctx.site, ctx.now)
    const age = (at: Date) => new Date(2 * ctx.now.getTime() - at.getTime())
    const times = { remindBefore: age(remindAt), expireBefore: age(until) }
    for (const order of await ctx.db.query(selectWaitingTransfers(ctx.site.siteId, times, 100))) {
      if (order.createdAt < times.expireBefore) await expire(ctx, order)
      else await remind(ctx, order)
    }
  },
}

const expire = async (ctx: Ctx, { orderNo }: Order) => {
  try {
    await moveOrder(ctx, orderNo, 'cancel', { note: 'transfer_expired', allowed: isOpen })
  } catch (error) {
    // The transfer has come in between.
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
