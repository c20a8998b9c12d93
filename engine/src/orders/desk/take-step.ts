import { recordAudit } from '../../audit/index.ts'
import type { Db } from '../../db/db.ts'
import { type AdminContext, merchantContextOf } from '../../kernel/admin-context.ts'
import { doneBefore } from '../../kernel/done-before.ts'
import { transitionOrder } from '../transition-order.ts'
import { advance, type LineStep, type Pieces } from './progress.ts'
import { type DeskOrder, updateProgress } from './queries.ts'
import { recordEvent } from './require-desk-order.ts'

type Taken = {
  operation: string
  step: LineStep
  /** Without, all that is left. */
  lines: readonly Pieces[] | undefined
  note?: string | undefined
  /** What the merchant's people are told of it beside the pieces. */
  detail?: { collector: string; byCode: boolean } | undefined
  /** How long ago it was done, by a device that had no signal. */
  secondsAgo?: number | undefined
}

/** When pieces took a step: not before what happened to the order before it. */
const doneAt = ({ now }: AdminContext, { createdAt, history }: DeskOrder, secondsAgo: number | undefined) =>
  doneBefore(now, secondsAgo, new Date(history.at(-1)?.at ?? createdAt))

/** What has left, wholly or in part: dispatched, or handed over. */
const shippingStatusAfter = (order: DeskOrder, step: LineStep) =>
  order.shippingStatus === 'not_shipped' && (step === 'shipped' || step === 'handed-over')
    ? 'part_shipped'
    : order.shippingStatus

/**
 * Takes pieces of a locked order one step on, within the transaction, with its event and audit entry; with the last of them
 * the whole order takes the step, and its owner is told. Problems: 400, 409.
 */
export const takeStep = async (
  ctx: AdminContext,
  tx: Db,
  order: DeskOrder,
  { operation, step, lines, note, detail: more, secondsAgo }: Taken,
): Promise<void> => {
  const { orderNo } = order
  const { progress, moved, isComplete } = advance(order, step, lines)
  const shippingStatus = shippingStatusAfter(order, step)
  const at = doneAt(ctx, order, secondsAgo)
  await tx.run(updateProgress(ctx.site.siteId, { orderNo, progress, shippingStatus }, ctx.now))
  if (isComplete) await transitionOrder({ ...merchantContextOf(ctx), db: tx }, orderNo, step, { at })
  const detail = { lines: moved, isComplete, ...more }
  await recordEvent(ctx, tx, orderNo, { kind: step, note: note ?? null, detail, at })
  await recordAudit(ctx, tx, {
    operation,
    subject: { kind: 'order', id: orderNo },
    country: order.country,
    before: { progress: order.progress, shippingStatus: order.shippingStatus },
    // The entry's own moment is that of the call.
    after: {
      step,
      ...detail,
      shippingStatus: isComplete ? undefined : shippingStatus,
      ...(secondsAgo ? { doneAt: at } : {}),
    },
  })
}
