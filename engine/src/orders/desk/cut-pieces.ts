import type { Db } from '../../db/db.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { type Pieces, piecesReached } from './progress.ts'
import { lockDeskOrder } from './queries.ts'
import { takeStep } from './take-step.ts'

/**
 * Says within a transaction that a plant has cut pieces of an order, wherever the order is handed over; its last piece takes
 * the whole order through the step. False where the order does not wait for them (any more), and nothing is written.
 */
export const cutOrderPieces = async (
  ctx: AdminContext,
  tx: Db,
  orderNo: string,
  { lines, secondsAgo }: { lines: readonly Pieces[]; secondsAgo: number | undefined },
): Promise<boolean> => {
  const { siteId, countries } = ctx.site
  const everywhere = { siteId, countries: countries.map(({ code }) => code), inventoryIds: [], storeIds: [] }
  const order = await tx.maybe(lockDeskOrder(everywhere, orderNo))
  if (order?.step !== 'paid') return false
  const areLeft = lines.every(({ itemId, quantity }) => {
    const line = order.document.agreed.lines.find((one) => one.itemId === itemId)
    return line?.lengthMm !== undefined && line.quantity - piecesReached(order, line, 'cut') >= quantity
  })
  if (areLeft) await takeStep(ctx, tx, order, { operation: 'confirmCut', step: 'cut', lines, secondsAgo })
  return areLeft
}
