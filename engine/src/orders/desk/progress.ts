import { badRequest } from '../../kernel/problem.ts'
import type { OrderLine } from '../agreed/agreed.ts'
import type { Event, Order } from '../order.ts'

/** Steps that lines take one by one, in the order of the work. */
export const lineSteps = ['cut', 'ready', 'shipped', 'handed-over'] as const
export type LineStep = (typeof lineSteps)[number]

/** Pieces of each line that a step has reached, while it has not reached all of the order. */
export type Progress = Record<string, Partial<Record<LineStep, number>>>

/** Pieces of a line, as a caller names them. */
export type Pieces = { itemId: string; quantity: number }

const events: Record<LineStep, Event> = {
  cut: 'cut',
  ready: 'ready',
  shipped: 'shipped',
  'handed-over': 'handed_over',
}

/** Whether a step is for a line: what is cut, what is picked up, what is delivered. */
export const isStepFor = (
  step: LineStep,
  { lengthMm, pickUp }: Pick<OrderLine, 'lengthMm' | 'pickUp'>,
): boolean => {
  if (step === 'cut') return lengthMm !== undefined
  if (step === 'ready') return pickUp
  return step === 'handed-over' || !pickUp
}

type Worked = Pick<Order, 'history' | 'document'> & { progress: Progress }

/** Pieces of a line that a step has reached. */
export const piecesReached = ({ history, progress }: Worked, line: OrderLine, step: LineStep): number =>
  history.some(({ what }) => what === events[step]) ? line.quantity : (progress[line.itemId]?.[step] ?? 0)

/**
 * The progress of an order after a step of these pieces, or of all that is left, and whether the step has then reached
 * everything that it is for. Problem: 400 for a line that it is not for, or more pieces than are left.
 */
export const advance = (
  order: Worked,
  step: LineStep,
  wanted: readonly Pieces[] | undefined,
): { progress: Progress; moved: Pieces[]; isComplete: boolean } => {
  const lines = order.document.agreed.lines.filter((line) => isStepFor(step, line))
  const left = (line: OrderLine) => line.quantity - piecesReached(order, line, step)
  const moved = wanted ?? lines.map((line) => ({ itemId: line.itemId, quantity: left(line) }))
  const progress = structuredClone(order.progress)
  const total = new Map<string, number>()
  for (const [index, { itemId, quantity }] of moved.entries()) {
    const line = lines.find((one) => one.itemId === itemId)
    const property = `$.lines[${index}]`
    if (!line) throw badRequest(`'${step}' is not for the line '${itemId}'.`, { property })
    const sum = (total.get(itemId) ?? 0) + quantity
    if (sum > left(line))
      throw badRequest(`Of '${itemId}' only ${left(line)} pieces are left.`, { property, left: left(line) })
    total.set(itemId, sum)
    progress[itemId] = { ...progress[itemId], [step]: piecesReached(order, line, step) + sum }
  }
  const isComplete = lines.every((line) => left(line) === (total.get(line.itemId) ?? 0))
  return { progress, moved: moved.filter(({ quantity }) => quantity > 0), isComplete }
}
