import type { Fall, Wing } from './wings.ts'

/** How a part is covered: a gable along or across the plan, a hip, or a single slope that falls to one side. */
export const partRoofs = [
  'gable-x',
  'gable-y',
  'hip',
  'shed-s',
  'shed-n',
  'shed-e',
  'shed-w',
  'porch-s',
  'porch-n',
  'porch-e',
  'porch-w',
] as const

export type PartRoof = (typeof partRoofs)[number]

/**
 * A rectangle of walls on a plan, in millimetres; `y` grows away from the front. A porch hangs below the eave beside it.
 * `slope` where it has its own.
 */
export type PlanPart = { roof: PartRoof; x0: number; y0: number; x1: number; y1: number; slope?: number }

/** What the parts of a roof share, unless one says otherwise: rise over run, and how far it stands over its walls at eaves and verges. */
export type Overhangs = { slope: number; eaveMm: number; gableMm: number }

type Axis = 'x' | 'y'
type Span = { from: number; to: number }

/** Ridges this near to each other are of one height. */
const levelMm = 0.05

/** How far below the main eave the top of a porch hangs. */
const porchDropMm = 200

/**
 * The wings of a plan, overhangs included: where a part's end meets another part it goes on under that one's roof, to the
 * ridge where it is no higher, else right through it. Undefined where two parts meet along a side that neither has whole:
 * such a roof has no ridge that follows from its walls.
 */
export function wingsOfPlan(parts: readonly PlanPart[], overhangs: Overhangs): Wing[] | undefined {
  if (parts.length === 0 || !parts.every((part, index) => fits(part, parts.slice(0, index)))) return undefined
  const main = parts.filter((part) => !isPorch(part))
  const through = main.map((part) => throughLower(part, main, overhangs))
  return [
    ...main.map((_, index) => wingOf(index, through, overhangs)),
    ...parts.filter(isPorch).map((part) => porchOf(part, overhangs)),
  ]
}

const isPorch = ({ roof }: PlanPart): boolean => roof.startsWith('porch')
const other = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x')
const spanOf = (part: PlanPart, axis: Axis): Span =>
  axis === 'x' ? { from: part.x0, to: part.x1 } : { from: part.y0, to: part.y1 }
const sizeOf = ({ from, to }: Span): number => to - from
const within = (inner: Span, outer: Span): boolean => inner.from >= outer.from - 1 && inner.to <= outer.to + 1
const overlapOf = (one: Span, its: Span): number => Math.min(one.to, its.to) - Math.max(one.from, its.from)
const ridgeOf = ({ roof }: PlanPart): Axis | undefined =>
  roof === 'gable-x' ? 'x' : roof === 'gable-y' ? 'y' : undefined

/** Whether a part meets those before it along whole sides, or not at all. */
function fits(part: PlanPart, before: readonly PlanPart[]): boolean {
  if (sizeOf(spanOf(part, 'x')) < 1 || sizeOf(spanOf(part, 'y')) < 1) return false
  if (isPorch(part)) return true
  return before.every((host) => {
    if (isPorch(host)) return true
    const [x, y] = (['x', 'y'] as const).map((axis) => overlapOf(spanOf(part, axis), spanOf(host, axis)))
    if ((x ?? 0) < -1 || (y ?? 0) < -1 || ((x ?? 0) < 1 && (y ?? 0) < 1)) return true
    return (['x', 'y'] as const).some((axis) => {
      const [own, its] = [spanOf(part, axis), spanOf(host, axis)]
      return within(own, its) || within(its, own)
    })
  })
}

/** The part that an end runs into: the whole end lies in it. Of two that end in one corner the lower, later one does. */
function hostAt(
  part: PlanPart,
  axis: Axis,
  end: 'from' | 'to',
  parts: readonly PlanPart[],
  overhangs: Overhangs,
): PlanPart | undefined {
  const at = spanOf(part, axis)[end]
  const own = heightOf(part, other(axis), overhangs)
  return parts.find((host, index) => {
    if (host === part || !within(spanOf(part, other(axis)), spanOf(host, other(axis)))) return false
    const { from, to } = spanOf(host, axis)
    if (at < from - 1 || at > to + 1) return false
    const beyond = end === 'from' ? from < at - 1 : to > at + 1
    const higher = heightOf(host, axis, overhangs) - own
    return beyond || higher > levelMm || (Math.abs(higher) <= levelMm && index < parts.indexOf(part))
  })
}

/** A gable higher than the roof it runs into ends on the far side of that one, where both show. */
function throughLower(part: PlanPart, parts: readonly PlanPart[], overhangs: Overhangs): PlanPart {
  const axis = ridgeOf(part)
  if (!axis) return part
  const high = heightOf(part, other(axis), overhangs)
  const ends = (['from', 'to'] as const).map((end) => {
    const host = hostAt(part, axis, end, parts, overhangs)
    const across = host && !isAlong(host, axis) && high > heightOf(host, axis, overhangs) + levelMm
    return across ? spanOf(host, axis)[end] : spanOf(part, axis)[end]
  })
  const [from = 0, to = 0] = ends
  return axis === 'x' ? { ...part, x0: from, x1: to } : { ...part, y0: from, y1: to }
}

/** How high the ridge lies above the eaves of a part that is so wide. */
const heightOf = (part: PlanPart, across: Axis, { slope, eaveMm }: Overhangs): number =>
  (sizeOf(spanOf(part, across)) / 2 + eaveMm) * (part.slope ?? slope)

const isAlong = (part: PlanPart, axis: Axis): boolean => ridgeOf(part) === axis

function wingOf(index: number, parts: readonly PlanPart[], overhangs: Overhangs): Wing {
  const { slope: usual, eaveMm, gableMm } = overhangs
  const part = parts[index]
  if (!part) throw new RangeError('no such part')
  const { slope = usual } = part
  const ridge = ridgeOf(part)
  const sides = (axis: Axis): { from: number; to: number } => {
    const out = (end: 'from' | 'to') => {
      const at = spanOf(part, axis)[end]
      const by = end === 'from' ? -1 : 1
      const host = hostAt(part, axis, end, parts, overhangs)
      if (part.roof === 'hip') return hipEnd(at, by, host, spanOfHost(host, axis, end), eaveMm)
      if (ridge === axis) {
        // What has gone through another roof covers the eave of that one on its far side.
        const over = parts.some((one) => isOverEave(one, part, axis, end))
        return (
          at + gableEnd(part, host, axis, { at, by, gableMm: over ? Math.max(eaveMm, gableMm) : gableMm })
        )
      }
      const verge = ridge === undefined ? fallsAlong(part, axis) : true
      return at + by * (verge && !besideVerge(part, axis, end, parts, overhangs) ? eaveMm : gableMm)
    }
    return { from: out('from'), to: out('to') }
  }
  const [x, y] = [sides('x'), sides('y')]
  const rect = { x0: x.from, x1: x.to, y0: y.from, y1: y.to, slope }
  if (part.roof === 'hip') return { kind: 'hip', ...rect }
  if (ridge) return { kind: 'gable', ridge, ...rect }
  return { kind: 'shed', fall: fallOf(part), ...rect }
}

const spanOfHost = (host: PlanPart | undefined, axis: Axis, end: 'from' | 'to') =>
  host && spanOf(host, axis)[end]

/** A hip that runs into another goes on to that one's far eave, where the slopes of both are one. */
function hipEnd(
  at: number,
  by: number,
  host: PlanPart | undefined,
  far: number | undefined,
  eaveMm: number,
): number {
  return (host && far !== undefined ? far : at) + by * eaveMm
}

type End = { at: number; by: number; gableMm: number }

/** How far a gable stands out at its end; under another roof it goes on to the ridge of that one. */
function gableEnd(part: PlanPart, host: PlanPart | undefined, axis: Axis, { at, by, gableMm }: End): number {
  if (!host) return by * gableMm
  const { from, to } = spanOf(host, axis)
  const own = sizeOf(spanOf(part, other(axis)))
  if (isAlong(host, axis)) return own > sizeOf(spanOf(host, other(axis))) + 1 ? by * gableMm : 0
  if (ridgeOf(host) === undefined && host.roof !== 'hip') {
    // A single slope that falls this way hides the end as soon as it is as high.
    return fallsAlong(host, axis) ? (by < 0 ? from : to) - at : 0
  }
  return (from + to) / 2 - at
}

/** Whether a gable ends in one line with the eave of a roof below it. */
function isOverEave(below: PlanPart, part: PlanPart, axis: Axis, end: 'from' | 'to'): boolean {
  const level = Math.abs(spanOf(below, axis)[end] - spanOf(part, axis)[end]) < 1
  return (
    level &&
    isAlong(below, other(axis)) &&
    overlapOf(spanOf(below, other(axis)), spanOf(part, other(axis))) > 1
  )
}

/** Where an eave lies in one line with the verge of the roof it runs into, it stands out no farther than that. */
function besideVerge(
  part: PlanPart,
  axis: Axis,
  end: 'from' | 'to',
  parts: readonly PlanPart[],
  overhangs: Overhangs,
): boolean {
  const at = spanOf(part, axis)[end]
  const along = other(axis)
  return (['from', 'to'] as const).some((tip) => {
    const host = hostAt(part, along, tip, parts, overhangs)
    return host !== undefined && isAlong(host, axis) && Math.abs(spanOf(host, axis)[end] - at) < 1
  })
}

const falls: Record<string, Fall> = { s: '-y', n: '+y', e: '+x', w: '-x' }
const fallOf = ({ roof }: PlanPart): Fall => falls[roof.at(-1) ?? ''] ?? '-y'
const fallsAlong = (part: PlanPart, axis: Axis): boolean => fallOf(part).endsWith(axis)

/** A porch leans on a wall: no overhang there, and all of it below the eave of the main roof. */
function porchOf(part: PlanPart, { slope: usual, eaveMm, gableMm }: Overhangs): Wing {
  const { slope = usual } = part
  const fall = fallOf(part)
  const side = (which: Fall): number => {
    if (which === fall) return eaveMm
    return which.endsWith(fall.slice(1)) ? 0 : gableMm
  }
  const rect = {
    x0: part.x0 - side('-x'),
    x1: part.x1 + side('+x'),
    y0: part.y0 - side('-y'),
    y1: part.y1 + side('+y'),
  }
  const run = fall.endsWith('x') ? rect.x1 - rect.x0 : rect.y1 - rect.y0
  return { kind: 'shed', fall, ...rect, slope, under: true, eaveMm: -(porchDropMm + run * slope) }
}
