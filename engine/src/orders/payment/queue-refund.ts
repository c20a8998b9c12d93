import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'

export type Refund = { orderNo: string }
export const refundJob = 'orders.refund'

/** Asks for the money of an order to be given back, within the transaction that cancels it. */
export const queueRefund = (ctx: Ctx, tx: Db, orderNo: string): Promise<void> =>
  ctx.outbox.send(tx, {
    name: refundJob,
    siteId: ctx.site.siteId,
    locale: ctx.locale,
    data: { orderNo } satisfies Refund,
    key: orderNo,
  })
