import { galvanisedGrey, lighten } from '../color.ts'
import type { Face, Part } from '../scene.ts'
import type { Point, Vec } from '../vector.ts'
import { cross, minus, unit } from '../vector.ts'

/** A roof over a rectangular house, its ridge along z: half span, heights of eave and ridge, length, overhang, in mm. */
export type Roof = { half: number; eave: number; top: number; long: number; overhang: number }

/** A point of the slope, 0 at the ridge and 1 above the wall. */
export function onSlope({ half, eave, top }: Roof, side: number, share: number): Point {
  return [side * half * share, top - (top - eave) * share]
}

export type Sheet = { section: readonly Point[]; color: string; opacity?: number }

/** One sheet from ridge to eave, its section along z from `z` on, lifted from its place. */
export function sheetOn(
  roof: Roof,
  side: 1 | -1,
  z: number,
  { section, color, opacity }: Sheet,
  lift = 0,
): Part {
  const [x1, y1] = onSlope(roof, side, 0.01)
  const [x2, y2] = onSlope(roof, side, 1 + roof.overhang / roof.half)
  const corner = (x: number, y: number, [along, height]: Point): Vec => [
    x,
    y + 200 + height + lift,
    z + along,
  ]
  return {
    faces: section.slice(1).map((point, index): Face => {
      const from = section[index] ?? point
      return {
        points: [corner(x1, y1, from), corner(x2, y2, from), corner(x2, y2, point), corner(x1, y1, point)],
        color,
        under: color,
        ...(opacity === undefined ? {} : { opacity }),
      }
    }),
  }
}

/** Steps of a tile roof: courses from eave to ridge, each with the wave of its section and a step down to the next. */
export function tilesOn(
  roof: Roof,
  side: 1 | -1,
  section: readonly Point[],
  color: string,
  module = 350,
): Part {
  const reach = 1 + roof.overhang / roof.half
  const length = Math.hypot(roof.half * reach, (roof.top - roof.eave) * reach)
  const courses = Math.round(length / module)
  const faces: Face[] = []
  for (let course = 0; course < courses; course += 1) {
    const [upper, lower] = [(course / courses) * reach, ((course + 1) / courses) * reach]
    const at = (share: number, [along, height]: Point, step: number): Vec => {
      const [x, y] = onSlope(roof, side, share)
      return [x, y + 200 + height + step, along]
    }
    section.slice(1).forEach((point, index) => {
      const from = section[index] ?? point
      const quad = (points: Vec[]): Face => ({ points, color, under: color })
      faces.push(quad([at(upper, from, 0), at(lower, from, 34), at(lower, point, 34), at(upper, point, 0)]))
      faces.push(quad([at(lower, from, 34), at(lower, from, -6), at(lower, point, -6), at(lower, point, 34)]))
    })
  }
  return { faces }
}

/** A slab of concrete below the house. */
export function slab({ half, long }: Roof, margin = 400): Part[] {
  return box([-half - margin, -160, -margin], [half + margin, 0, long + margin], '#D9D7D0')
}

/** A box between two corners. */
export function box([x1, y1, z1]: Vec, [x2, y2, z2]: Vec, color: string): Part[] {
  const face = (points: Vec[]): Face => ({ points, color, under: color })
  return [
    {
      faces: [
        face([
          [x1, y1, z1],
          [x2, y1, z1],
          [x2, y2, z1],
          [x1, y2, z1],
        ]),
        face([
          [x1, y1, z2],
          [x2, y1, z2],
          [x2, y2, z2],
          [x1, y2, z2],
        ]),
        face([
          [x1, y1, z1],
          [x1, y1, z2],
          [x1, y2, z2],
          [x1, y2, z1],
        ]),
        face([
          [x2, y1, z1],
          [x2, y1, z2],
          [x2, y2, z2],
          [x2, y2, z1],
        ]),
        face([
          [x1, y2, z1],
          [x2, y2, z1],
          [x2, y2, z2],
          [x1, y2, z2],
        ]),
      ],
    },
  ]
}

/** Both gables of a house and its long walls. */
export function walls({ half, eave, top, long }: Roof, color: string): Part[] {
  const gable = (z: number): Part => ({
    faces: [
      {
        points: [
          [-half, 0, z],
          [half, 0, z],
          [half, eave, z],
          [0, top, z],
          [-half, eave, z],
        ],
        color,
        under: color,
      },
    ],
  })
  const long_ = (x: number): Part => ({
    faces: [
      {
        points: [
          [x, 0, 0],
          [x, 0, long],
          [x, eave, long],
          [x, eave, 0],
        ],
        color,
        under: color,
      },
    ],
  })
  return [gable(0), gable(long), long_(half), long_(-half)]
}

/** A square bar between two points. */
export function strut(from: Vec, to: Vec, thick: number, color = galvanisedGrey): Part {
  const along = unit(minus(to, from))
  const helper: Vec = Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
  const u = unit(cross(along, helper))
  const v = unit(cross(u, along))
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(
    ([a = 0, b = 0]): Vec => [
      (u[0] * a + v[0] * b) * (thick / 2),
      (u[1] * a + v[1] * b) * (thick / 2),
      (u[2] * a + v[2] * b) * (thick / 2),
    ],
  )
  const near = (point: Vec, corner: Vec): Vec => [
    point[0] + corner[0],
    point[1] + corner[1],
    point[2] + corner[2],
  ]
  const faces = corners.map((corner, index): Face => {
    const next = corners[(index + 1) % 4] ?? corner
    return {
      points: [near(from, corner), near(from, next), near(to, next), near(to, corner)],
      color,
      under: color,
    }
  })
  const cap = (point: Vec): Face => ({
    points: corners.map((corner) => near(point, corner)),
    color: lighten(color, 0.2),
    under: lighten(color, 0.2),
  })
  return { faces: [cap(to), ...faces, cap(from)] }
}
