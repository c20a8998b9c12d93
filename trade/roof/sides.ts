import type { Point, Polygon } from './polygon.ts'
import { nothingMm } from './polygon.ts'

/** One side of a polygon. */
export type Side = { from: Point; to: Point }

export function sides(polygon: Polygon): Side[] {
  return polygon.map((to, index) => ({ from: polygon.at(index - 1) ?? to, to }))
}

/** Where another side lies on this one, as distances from `side.from`; nothing when it does not. */
export function overlap(
  { from: start, to: end }: Side,
  other: Side,
): { from: number; to: number } | undefined {
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  if (length < nothingMm) return undefined
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length]
  const [ax, ay] = [other.from.x - start.x, other.from.y - start.y]
  if (Math.abs(ax * uy - ay * ux) > 1) return undefined
  const [bx, by] = [other.to.x - start.x, other.to.y - start.y]
  if (Math.abs(bx * uy - by * ux) > 1) return undefined
  const [a, b] = [ax * ux + ay * uy, bx * ux + by * uy]
  const from = Math.max(0, Math.min(a, b))
  const to = Math.min(length, Math.max(a, b))
  return to - from > 1 ? { from, to } : undefined
}

/** Millimetres of plan that two sides share. */
export function commonLength(side: Side, other: Side): number {
  const shared = overlap(side, other)
  return shared ? shared.to - shared.from : 0
}

/** The point so many millimetres along a side. */
export function pointAlong({ from, to }: Side, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  }
}
