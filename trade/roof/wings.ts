import type { HalfPlane, Polygon } from './polygon.ts'
import { area, clip, rectangle, subtract } from './polygon.ts'

/** Where water runs: towards smaller or greater x or y. */
export type Fall = '-x' | '+x' | '-y' | '+y'

/**
 * One rectangle of a roof, overhangs included, in millimetres of the plan. A gable's ridge runs along `ridge`; a shed
 * falls towards `fall`; a hip falls to its four sides. `slope` is rise over run.
 */
export type Wing = {
  kind: 'gable' | 'hip' | 'shed'
  x0: number
  y0: number
  x1: number
  y1: number
  slope: number
  ridge?: 'x' | 'y'
  fall?: Fall
  /** Height of its eaves above those of the roof; a porch lies below. */
  eaveMm?: number
  /** Keeps its whole rectangle under the roof above, as a porch does under the main eave. */
  under?: boolean
}

/** A plane of the roof: its height is x·dx + y·dy + base. */
export type RoofPlane = { fall: Fall; slope: number; dx: number; dy: number; base: number }

/** A convex part of the plan where one plane of one wing is the roof. */
export type Piece = { wing: number; plane: RoofPlane; polygon: Polygon; under?: true }

/** The planes of a wing. Over its rectangle the wing is as high as the lowest of them. */
export function planesOf(wing: Wing): RoofPlane[] {
  return fallsOf(wing).map((fall) => planeOf(wing, fall))
}

/**
 * The roof as convex pieces. It is as high as the highest of its wings; where two wings share a plane, the first one
 * has it. Pieces do not overlap and together cover the union of the wings.
 */
export function roofPieces(wings: readonly Wing[]): Piece[] {
  return wings.flatMap((wing, index) => {
    const planes = planesOf(wing)
    return planes.flatMap((plane) => {
      const own = planes.filter((other) => other !== plane).map((other) => notAbove(plane, other))
      const whole = own.reduce<Polygon>(clip, rectangle(wing.x0, wing.y0, wing.x1, wing.y1))
      if (area(whole) === 0) return []
      const rivals = wing.under
        ? []
        : wings.map((rival, at) => ({ rival, at })).filter(({ at }) => at !== index)
      const parts = rivals.reduce<Polygon[]>(
        (left, { rival, at }) =>
          rival.under ? left : left.flatMap((part) => withoutRival(part, plane, rival, at < index)),
        [whole],
      )
      return parts.map((polygon) => ({ wing: index, plane, polygon, ...(wing.under ? { under: true } : {}) }))
    })
  })
}

const heightAt = (plane: RoofPlane, x: number, y: number): number => plane.dx * x + plane.dy * y + plane.base

export { heightAt }

function fallsOf(wing: Wing): Fall[] {
  if (wing.kind === 'shed') return [wing.fall ?? '-y']
  if (wing.kind === 'hip') return ['-y', '+x', '+y', '-x']
  return wing.ridge === 'y' ? ['-x', '+x'] : ['-y', '+y']
}

function planeOf(wing: Wing, fall: Fall): RoofPlane {
  const { slope } = wing
  const eave = wing.eaveMm ?? 0
  switch (fall) {
    case '-x':
      return { fall, slope, dx: slope, dy: 0, base: eave - slope * wing.x0 }
    case '+x':
      return { fall, slope, dx: -slope, dy: 0, base: eave + slope * wing.x1 }
    case '-y':
      return { fall, slope, dx: 0, dy: slope, base: eave - slope * wing.y0 }
    case '+y':
      return { fall, slope, dx: 0, dy: -slope, base: eave + slope * wing.y1 }
  }
}

/** Where `plane` is not above `other`. */
const notAbove = (plane: RoofPlane, other: RoofPlane): HalfPlane => ({
  a: other.dx - plane.dx,
  b: other.dy - plane.dy,
  c: other.base - plane.base,
})

/** A part without what a rival wing covers from above; of a shared plane the wing that comes first keeps it. */
function withoutRival(part: Polygon, plane: RoofPlane, rival: Wing, first: boolean): Polygon[] {
  const above = planesOf(rival).map((other) => notAbove(plane, other))
  const shared = above.some((half) => half.a === 0 && half.b === 0 && Math.abs(half.c) < 1e-6)
  if (shared && !first) return [part]
  const lines = above.filter((half) => half.a !== 0 || half.b !== 0)
  if (above.some((half) => half.a === 0 && half.b === 0 && half.c < -1e-6)) return [part]
  return subtract(part, [
    { a: 1, b: 0, c: -rival.x0 },
    { a: -1, b: 0, c: rival.x1 },
    { a: 0, b: 1, c: -rival.y0 },
    { a: 0, b: -1, c: rival.y1 },
    ...lines,
  ])
}
