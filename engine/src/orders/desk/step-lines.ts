import type { Db } from '../../db/db.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import type { AdminRight } from '../../kernel/admin-rights.ts'
import { runOnce } from '../../kernel/run-once.ts'
import { requireOrderRight } from '../merchant/require-order.ts'
import { orderStatusTransition } from '../problems.ts'
import { withRetry } from '../placing/with-retry.ts'
import type { deskOrderContract } from './contract.ts'
import { requirePickupCode } from './pickup-code.ts'
import type { LineStep, Pieces } from './progress.ts'
import { type DeskOrder, usePickupCode } from './queries.ts'
import { deskReply, lockRead, requireDeskOrder } from './require-desk-order.ts'
import { takeStep } from './take-step.ts'

const rights: Record<LineStep, AdminRight> = {
  cut: 'orders.cut',
  ready: 'orders.hand-over',
  shipped: 'orders.dispatch',
  'handed-over': 'orders.hand-over',
}

type Work = {
  operation: string
  orderNo: string
  step: LineStep
  lines: readonly Pieces[] | undefined
  ifMatch: string | undefined
  note?: string | undefined
  /** What the merchant's people are told of it beside the pieces. */
  detail?: { collector: string; byCode: boolean }
  secondsAgo?: number | undefined
}

/** What a step in part needs: the money is there, and the order is not over. Problem: 409. */
export const requireUnderWay = ({ orderNo, status, paymentStatus }: DeskOrder, step: LineStep) => {
  if (status === 'new' && paymentStatus === 'paid') return
  throw orderStatusTransition(
    `Order ${orderNo} is ${status} and ${paymentStatus}: '${step}' is not possible.`,
    {
      status,
      paymentStatus,
    },
  )
}

/**
 * Takes pieces of an order one step on, in one transaction with its event and audit entry; with the last of them the
 * whole order takes the step, and its owner is told. Problems: 400, 403, 404, 409, 412, 428.
 */
const moveLines = async (
  ctx: AdminContext,
  work: Work,
  before: (tx: Db, order: DeskOrder) => Promise<void> = async () => undefined,
): Promise<void> => {
  const { operation, orderNo, step, note } = work
  await requireOrderRight(ctx, rights[step], await requireDeskOrder(ctx, orderNo))
  await withRetry(() =>
    ctx.db.transaction(async (tx) => {
      const order = await lockRead(ctx, tx, orderNo, work.ifMatch)
      requireUnderWay(order, step)
      await before(tx, order)
      const { lines, detail, secondsAgo } = work
      await takeStep(ctx, tx, order, { operation, step, lines, note, detail, secondsAgo })
    }),
  )
}

/** Lines that are cut, ready, dispatched or handed over: those named, or all that is left. */
export const stepOrderLines = (async (ctx, { params: { orderNo }, body, headers }) => {
  const { step, lines, note } = body
  await moveLines(ctx, {
    operation: 'stepOrderLines',
    orderNo,
    step,
    lines,
    note,
    ifMatch: headers['if-match'],
  })
  return deskReply(ctx, orderNo)
}) satisfies AdminOperation<typeof deskOrderContract.stepOrderLines>

/**
 * Goods leave the counter: to whom, whether by the code of the receipt, wholly or in part. Once for one `Idempotency-Key`: a
 * phone that had no signal sends what it kept until it is answered, and how long that took. Problems as above, and 409 for a key of another request.
 */
export const handOverOrder = ((ctx, { params: { orderNo }, body: { secondsAgo, ...body }, headers }) => {
  const { code, collector, lines } = body
  const work = { operation: 'handOverOrder', orderNo, step: 'handed-over', lines, secondsAgo } as const
  const detail = { collector, byCode: code !== undefined }
  return runOnce(ctx, { operation: `handOverOrder ${orderNo}`, headers, body }, async (inside) => {
    await moveLines(inside, { ...work, ifMatch: headers['if-match'], detail }, async (tx, order) => {
      if (code === undefined) return
      requirePickupCode(ctx, order, code)
      await tx.run(usePickupCode(ctx.site.siteId, orderNo))
    })
    return deskReply(inside, orderNo)
  })
}) satisfies AdminOperation<typeof deskOrderContract.handOverOrder>
