/** Convex polygons in plan: corners in order, in millimetres. Only cutting by straight lines is needed here. */

export type Point = { x: number; y: number }
export type Polygon = readonly Point[]

/** The side of a straight line where a·x + b·y + c ≥ 0. */
export type HalfPlane = { a: number; b: number; c: number }

/** Less than a hundredth of a millimetre is no distance: what is left of sums of binary fractions. */
export const nothingMm = 0.01

export const rectangle = (x0: number, y0: number, x1: number, y1: number): Polygon => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
]

/** The part of a polygon inside a half-plane; empty when none of it is. */
export function clip(polygon: Polygon, half: HalfPlane): Polygon {
  const inside: Point[] = []
  polygon.forEach((to, index) => {
    const from = polygon.at(index - 1) ?? to
    const before = signedDistance(from, half)
    const after = signedDistance(to, half)
    if (before * after < 0) inside.push(between(from, to, before / (before - after)))
    if (after >= 0) inside.push(to)
  })
  return area(inside) > nothingMm * nothingMm ? withoutDoubles(inside) : []
}

/** A polygon without a convex region: convex parts that do not overlap. No half-plane means everything is taken. */
export function subtract(polygon: Polygon, region: readonly HalfPlane[]): Polygon[] {
  const parts: Polygon[] = []
  let inside = polygon
  for (const half of region) {
    const outside = clip(inside, { a: -half.a, b: -half.b, c: -half.c })
    if (outside.length > 0) parts.push(outside)
    inside = clip(inside, half)
    if (inside.length === 0) break
  }
  return parts
}

/** Square millimetres; corners may run either way. */
export function area(polygon: Polygon): number {
  let twice = 0
  polygon.forEach((to, index) => {
    const from = polygon.at(index - 1) ?? to
    twice += from.x * to.y - to.x * from.y
  })
  return Math.abs(twice) / 2
}

/** Distance from the line, in millimetres and signed, so that polygons of any size meet the same tolerance. */
function signedDistance(point: Point, { a, b, c }: HalfPlane): number {
  const size = Math.hypot(a, b) || 1
  const distance = (a * point.x + b * point.y + c) / size
  return Math.abs(distance) < nothingMm / 10 ? 0 : distance
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

function withoutDoubles(polygon: Point[]): Polygon {
  return polygon.filter((point, index) => {
    const before = polygon.at(index - 1) ?? point
    return Math.hypot(point.x - before.x, point.y - before.y) > nothingMm
  })
}
