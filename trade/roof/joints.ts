import type { Point } from './polygon.ts'
import { nothingMm } from './polygon.ts'
import type { Roof } from './roof.ts'
import type { Side } from './sides.ts'
import { overlap, pointAlong, sides } from './sides.ts'
import type { Slope } from './slopes.ts'
import { heightAt } from './wings.ts'

/**
 * What runs along a side of a slope: `eave` where water leaves, `verge` where the roof ends beside the fall, `top`
 * where a single slope ends above; `wall` where one part of the roof stands over another; the rest between two slopes.
 */
export type JointKind = 'eave' | 'verge' | 'top' | 'wall' | 'ridge' | 'hip' | 'valley'

/** One straight run. `lengthMm` is its true length on the roof; `plan` is where it lies. */
export type Joint = { kind: JointKind; slope: number; other?: number; lengthMm: number; plan: Side }

/** All runs of a roof; a run between two slopes is given once, a straight one in one piece. */
export function jointsOf(slopes: readonly Slope[]): Joint[] {
  const all = slopes.map(({ parts }) => parts.map(sides))
  const found = all.flatMap((parts, slope) =>
    parts.flatMap((part, at) => part.flatMap((side) => runsOfSide(slopes, all, { slope, at, side }))),
  )
  return inOnePiece(found.filter((joint) => joint.other === undefined || joint.slope < joint.other))
}

/** Whether two slopes fall to one level line: a gutter between roofs, in which water stands. */
export const hasLevelValley = ({ joints, slopes }: Pick<Roof, 'joints' | 'slopes'>): boolean =>
  joints.some(({ kind, slope, plan }) => {
    const laid = slopes[slope]
    return kind === 'valley' && laid !== undefined && Math.abs(riseOf(laid.slope, plan)) < nothingMm
  })

/** Sides of each part of each slope. */
type AllSides = readonly (readonly (readonly Side[])[])[]

/** The side cut at its neighbours: each neighbour's share is a joint, what is left over is the roof's edge. */
function runsOfSide(
  slopes: readonly Slope[],
  all: AllSides,
  { slope: index, at, side }: { slope: number; at: number; side: Side },
): Joint[] {
  const slope = slopes[index]
  if (!slope) return []
  const joints: Joint[] = []
  const taken: { from: number; to: number }[] = []
  all.forEach((parts, otherIndex) => {
    // What hangs below another roof meets nothing of it.
    if (slopes[otherIndex]?.under !== slope.under) return
    parts.forEach((part, otherAt) => {
      if (otherIndex === index && otherAt === at) return
      for (const its of part) {
        const shared = overlap(side, its)
        if (!shared) continue
        taken.push(shared)
        if (otherIndex === index) continue
        const plan = { from: pointAlong(side, shared.from), to: pointAlong(side, shared.to) }
        joints.push(between(slopes, index, otherIndex, plan))
      }
    })
  })
  return [...joints, ...freeSides(side, taken).map((plan) => edge(slope, index, plan))]
}

function between(slopes: readonly Slope[], slope: number, other: number, plan: Side): Joint {
  const [a, b] = [slopes[slope], slopes[other]]
  if (!a || !b) throw new RangeError('no such slope')
  const apart = ({ x, y }: Point) => Math.abs(heightAt(a.plane, x, y) - heightAt(b.plane, x, y))
  const step = Math.max(apart(plan.from), apart(plan.to))
  const lengthMm = trueLength(a, plan)
  if (step > 1) return { kind: 'wall', slope, other, lengthMm, plan }
  const level = Math.abs(riseOf(a, plan)) < nothingMm
  const rising = awayFrom(a, plan) + awayFrom(b, plan)
  if (rising > 0) return { kind: 'valley', slope, other, lengthMm, plan }
  return { kind: level ? 'ridge' : 'hip', slope, other, lengthMm, plan }
}

function edge(slope: Slope, index: number, plan: Side): Joint {
  const lengthMm = trueLength(slope, plan)
  if (Math.abs(riseOf(slope, plan)) > 1) return { kind: 'verge', slope: index, lengthMm, plan }
  return { kind: awayFrom(slope, plan) > 0 ? 'eave' : 'top', slope: index, lengthMm, plan }
}

const riseOf = ({ plane }: Slope, { from, to }: Side): number =>
  heightAt(plane, to.x, to.y) - heightAt(plane, from.x, from.y)

const trueLength = (slope: Slope, plan: Side): number =>
  Math.hypot(plan.to.x - plan.from.x, plan.to.y - plan.from.y, riseOf(slope, plan))

/** How the slope rises from this side towards its own middle, per millimetre of plan. */
function awayFrom({ plane, parts }: Slope, { from, to }: Side): number {
  const size = Math.hypot(to.x - from.x, to.y - from.y)
  const normal = { x: -(to.y - from.y) / size, y: (to.x - from.x) / size }
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const inward = parts.some((part) => holds(part, { x: middle.x + normal.x * 2, y: middle.y + normal.y * 2 }))
    ? 1
    : -1
  return inward * (plane.dx * normal.x + plane.dy * normal.y)
}

function holds(polygon: readonly Point[], point: Point): boolean {
  const turns = sides(polygon).map(
    ({ from, to }) => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x),
  )
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)
}

function freeSides(side: Side, taken: { from: number; to: number }[]): Side[] {
  const length = Math.hypot(side.to.x - side.from.x, side.to.y - side.from.y)
  const free: Side[] = []
  let at = 0
  for (const { from, to } of [...taken].sort((a, b) => a.from - b.from)) {
    if (from - at > 1) free.push({ from: pointAlong(side, at), to: pointAlong(side, from) })
    at = Math.max(at, to)
  }
  if (length - at > 1) free.push({ from: pointAlong(side, at), to: side.to })
  return free
}

/** Runs of one kind between the same slopes that continue each other become one. */
function inOnePiece(joints: readonly Joint[]): Joint[] {
  const whole: Joint[] = []
  for (const joint of joints) {
    const before = whole.findIndex((other) => continues(other, joint))
    const other = whole[before]
    if (!other) whole.push(joint)
    else
      whole[before] = {
        ...other,
        lengthMm: other.lengthMm + joint.lengthMm,
        plan: ends(other.plan, joint.plan),
      }
  }
  return whole.length < joints.length ? inOnePiece(whole) : whole
}

function continues(one: Joint, next: Joint): boolean {
  if (one.kind !== next.kind || one.slope !== next.slope || one.other !== next.other) return false
  const { from, to } = ends(one.plan, next.plan)
  const whole = Math.hypot(to.x - from.x, to.y - from.y)
  const parts = [one.plan, next.plan].reduce(
    (sum, side) => sum + Math.hypot(side.to.x - side.from.x, side.to.y - side.from.y),
    0,
  )
  return Math.abs(whole - parts) < 1
}

/** The two points of two sides that lie farthest from each other. */
function ends(one: Side, next: Side): Side {
  const points = [one.from, one.to, next.from, next.to]
  let best: Side = one
  let most = -1
  for (const from of points) {
    for (const to of points) {
      const distance = Math.hypot(to.x - from.x, to.y - from.y)
      if (distance > most) [most, best] = [distance, { from, to }]
    }
  }
  return best
}
