import type { Part, Scene } from '../scene.ts'
import type { Vec } from '../vector.ts'
import { block } from '../extrude.ts'

/**
 * A mason's rule beside a thing whose size is hard to read: one metre in tenths, two tenths of a metre in centimetres, or
 * one tenth in half centimetres, in yellow and black by turns of five.
 */
export function withRule(scene: Scene, mm: 1000 | 200 | 100, stands = false): Scene {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let right = Number.NEGATIVE_INFINITY
  for (const point of scene.parts.flatMap(pointsOf)) {
    point.forEach((value, axis) => {
      low[axis] = Math.min(low[axis] ?? value, value)
    })
    right = Math.max(right, point[0])
  }
  const [left = 0, bottom = 0, near = 0] = low
  const wide = mm * 0.055
  const gap = mm * 0.09
  const rule = stands
    ? upright(mm, wide, [left - gap - wide, bottom, 0])
    : lying(mm, wide, [Math.max(left, (left + right - mm) / 2), bottom, near - gap - wide])
  return { ...scene, parts: [...scene.parts, ...rule] }
}

const [yellow, black] = ['#F2B705', '#1B1F22']

function lying(mm: number, wide: number, [x, y, z]: Vec): Part[] {
  const thin = mm * 0.008
  return [
    ...bands(mm).flatMap(([from, length, color]) =>
      block([length, thin, wide], color, [x + from, y, z], false),
    ),
    ...ticks(mm).map(([at, long]): Part => {
      const to = z + wide * (long ? 0.75 : 0.4)
      return {
        line: [
          [x + at, y + thin, z],
          [x + at, y + thin, to],
        ],
        color: black,
        mm: mm * 0.003,
      }
    }),
  ]
}

function upright(mm: number, wide: number, [x, y, z]: Vec): Part[] {
  const thin = mm * 0.008
  return [
    ...bands(mm).flatMap(([from, length, color]) =>
      block([wide, length, thin], color, [x, y + from, z], false),
    ),
    ...ticks(mm).map(([at, long]): Part => {
      const from = x + wide * (long ? 0.25 : 0.6)
      return {
        line: [
          [from, y + at, z],
          [x + wide, y + at, z],
        ],
        color: black,
        mm: mm * 0.003,
      }
    }),
  ]
}

function bands(mm: number): [from: number, length: number, color: string][] {
  const long = mm / 4
  return [0, 1, 2, 3].map((index) => [index * long, long, index % 2 === 0 ? yellow : '#F6F4EC'])
}

function ticks(mm: number): [at: number, long: boolean][] {
  const step = mm === 1000 ? 50 : mm === 200 ? 10 : 5
  return Array.from({ length: mm / step - 1 }, (_, index) => [(index + 1) * step, (index + 1) % 5 === 0])
}

function pointsOf(part: Part): readonly Vec[] {
  if ('faces' in part) return part.faces.flatMap((face) => face.points)
  if ('line' in part) return [part.line, ...(part.also ?? [])].flat()
  if ('decal' in part) return part.decal
  if ('ring' in part) return around(part.ring.at, part.ring.radius)
  const { at, low, high, radiusLow, radiusHigh } = part.round
  const radius = Math.max(radiusLow, radiusHigh)
  return [...around([at[0], low, at[2]], radius), ...around([at[0], high, at[2]], radius)]
}

function around([x, y, z]: Vec, radius: number): Vec[] {
  return [
    [x - radius, y, z],
    [x + radius, y, z],
    [x, y, z - radius],
    [x, y, z + radius],
  ]
}
