import type { CutPlan, PlannedPiece } from '../../api/plant.ts'
import type { Cut } from '../../features/outbox/index.ts'

/** A group, a strip's share of it, or pieces of a line. */
export type Wanted = Pick<Cut, 'groupId' | 'runId'> & { pieces?: Cut['pieces'] }

/** Pieces of several cuts together. */
export const amountOf = (some: readonly Pick<Cut, 'pieces'>[]): number =>
  some.reduce((sum, { pieces }) => sum + pieces.reduce((own, { quantity }) => own + quantity, 0), 0)

const isOf = ({ orderNo, itemId }: PlannedPiece, wanted: Cut['pieces'][number]) =>
  orderNo === wanted.orderNo && itemId === wanted.itemId

/** What is left of a group or of one of its strips, piece by piece: "all of it" may be more by the time it is sent. */
export const piecesLeft = ({ groups }: Pick<CutPlan, 'groups'>, { groupId, runId, pieces }: Wanted) => {
  if (pieces) return pieces
  const runs = groups.find(({ id }) => id === groupId)?.runs ?? []
  const left = new Map<string, Cut['pieces'][number]>()
  for (const { orderNo, itemId, quantity, cut } of runs
    .filter(({ id }) => runId === undefined || id === runId)
    .flatMap((run) => run.pieces)) {
    if (quantity === cut) continue
    const key = `${orderNo} ${itemId}`
    left.set(key, { orderNo, itemId, quantity: (left.get(key)?.quantity ?? 0) + quantity - cut })
  }
  return [...left.values()]
}

/** The plan as it is once what waits on this device has been sent. */
export const withCuts = <Plan extends Pick<CutPlan, 'groups'>>(
  plan: Plan,
  waiting: readonly Wanted[],
): Plan => {
  if (waiting.length === 0) return plan
  const groups = plan.groups.map((group) => {
    const own = waiting
      .filter(({ groupId }) => groupId === group.id)
      .flatMap(({ runId, pieces = [] }) => pieces.map((piece) => ({ ...piece, runId })))
    if (own.length === 0) return group
    const runs = group.runs.map((run) => {
      const pieces = run.pieces.map((piece) => {
        let { cut } = piece
        for (const one of own) {
          if (!isOf(piece, one) || (one.runId !== undefined && one.runId !== run.id)) continue
          const taken = Math.min(one.quantity, piece.quantity - cut)
          one.quantity -= taken
          cut += taken
        }
        return { ...piece, cut }
      })
      return { ...run, pieces, isDone: pieces.every(({ quantity, cut }) => quantity === cut) }
    })
    return { ...group, runs }
  })
  return { ...plan, groups }
}
