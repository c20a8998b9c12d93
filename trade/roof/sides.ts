import type { Point, Polygon } from './polygon.ts'
import { nothingMm } from './polygon.ts'

/** One side of a polygon. */
export type Side = { from: Point; to: Point }

export function sides(polygon: Polygon): Side[] {
  return polygon.map((to, index) => ({ from: polygon.at(index - 1) ?? to, to }))
}

/** Where another side lies on this one, as distances from `side.from`; nothing when it does not. */
export function overlap(side: Side, other: Side): { from: number; to: number } | undefined {
  const length = Math.hypot(side.to.x - side.from.x, side.to.y - side.from.y)
  if (length < nothingMm) return undefined
  const [ux, uy] = [(side.to.x - side.from.x) / length, (side.to.y - side.from.y) / length]
  const off = ({ x, y }: Point) => Math.abs((x - side.from.x) * uy - (y - side.from.y) * ux)
  if (off(other.from) > 1 || off(other.to) > 1) return undefined
  const along = ({ x, y }: Point) => (x - side.from.x) * ux + (y - side.from.y) * uy
  const [a, b] = [along(other.from), along(other.to)]
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
