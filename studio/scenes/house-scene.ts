import { accent, darker, galvanised, ink, lighter, pencil } from '../color.ts'
import type { Face, Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { ridge } from '../sections/flashings.ts'
import { trapezoidal } from '../sections/sheets.ts'
import type { Vec } from '../vector.ts'
import { cross, minus, unit } from '../vector.ts'

/** Half span, eave and ridge height and length of the house, in millimetres. */
const half = 3600
const eave = 2700
const top = 4150
const long = 9720
const overhang = 500

const section = trapezoidal({
  width: 850,
  cover: 810,
  pitch: 202.5,
  height: 34,
  crest: 34,
  foot: 74,
  pans: 0,
})

/** A house frame with its purlins, half roofed: the picture that opens the shop, with its measures where it is drawn. */
export function housePicture(color: string, measured = true): Scene {
  const frames = [long, long * 0.75, long / 2, long / 4, 0]
  const parts: Part[] = [
    slab(),
    ...frames.flatMap((z) => leftHalf(z)),
    ...purlins(-1),
    ...sheets(-1, [6, 7, 8, 9, 10, 11], color),
    ...frames.flatMap((z) => rightHalf(z)),
    ...purlins(1),
    ...sheets(1, [11, 10, 9, 8, 7, 6, 5, 4], color),
    ridgeCap(color),
    ...lifted(color, measured),
    ...(measured ? measures() : []),
  ]
  const box: [number, number] = measured ? [1600, 1000] : [3, 2]
  return compose(parts, { turn: 47, tilt: 25, margin: 70, box, shadow: !measured })
}

function slab(): Part {
  const [w, t] = [half + 400, 160]
  const ring: Vec[] = [
    [-w, 0, -400],
    [w, 0, -400],
    [w, 0, long + 400],
    [-w, 0, long + 400],
  ]
  const low = ring.map(([x, , z]): Vec => [x, -t, z])
  const side = (a: number, b: number): Face => ({
    points: [ring[a], ring[b], low[b], low[a]].filter((point) => point !== undefined),
    color: '#D5D4CE',
    under: '#D5D4CE',
    line: true,
  })
  return { faces: [{ points: ring, color: '#E4E2DB', under: '#E4E2DB', line: true }, side(0, 1), side(1, 2)] }
}

function leftHalf(z: number): Part[] {
  return [
    strut([-half, 0, z], [-half, eave, z], 150),
    strut([-half, eave, z], [0, top, z], 150),
    strut([-half, eave, z], [half, eave, z], 110),
  ]
}

function rightHalf(z: number): Part[] {
  return [
    strut([0, eave, z], [0, top, z], 90),
    strut([half / 2, eave, z], [0, (eave + top) / 2 + 200, z], 80),
    strut([-half / 2, eave, z], [0, (eave + top) / 2 + 200, z], 80),
    strut([half, 0, z], [half, eave, z], 150),
    strut([half, eave, z], [0, top, z], 150),
  ]
}

function purlins(side: 1 | -1): Part[] {
  return [0.02, 0.2, 0.38, 0.56, 0.74, 0.92, 1.1].map((share) => {
    const [x, y] = onSlope(side, share)
    return strut([x, y + 130, -300], [x, y + 130, long + 300], 100)
  })
}

/** A point of the slope, 0 at the ridge and 1 above the wall. */
function onSlope(side: number, share: number): [number, number] {
  return [side * half * share, top - (top - eave) * share]
}

function sheets(side: 1 | -1, places: number[], color: string): Part[] {
  return places.map((index) => sheetOnSlope(side, index * 810, color, 0))
}

function sheetOnSlope(side: 1 | -1, z: number, color: string, lift: number): Part {
  const reach = 1 + overhang / half
  const [x1, y1] = onSlope(side, 0.01)
  const [x2, y2] = onSlope(side, reach)
  const faces = section.slice(1).map((point, index): Face => {
    const from = section[index] ?? point
    const corner = (x: number, y: number, [along, height]: readonly [number, number]): Vec => [
      x,
      y + 200 + height + lift,
      z + along,
    ]
    return {
      points: [corner(x1, y1, from), corner(x2, y2, from), corner(x2, y2, point), corner(x1, y1, point)],
      color,
      under: color,
    }
  })
  return { faces }
}

function ridgeCap(color: string): Part {
  const cap = ridge(900, 0.37)
  const middle = (cap[2]?.[0] ?? 0) - (cap[0]?.[0] ?? 0) + (cap[0]?.[0] ?? 0)
  const base = top + 110
  const faces = cap.slice(1).map((point, index): Face => {
    const from = cap[index] ?? point
    const at = ([x, y]: readonly [number, number], z: number): Vec => [x - middle, base + y, z]
    const [z1, z2] = [4 * 810, long + 300]
    return {
      points: [at(from, z1), at(from, z2), at(point, z2), at(point, z1)],
      color: darker(color, 0.12),
      under: color,
    }
  })
  return { faces }
}

/** The next sheet on its way down to its place. */
function lifted(color: string, measured: boolean): Part[] {
  const z = 1.55 * 810
  const [x, y] = onSlope(1, 1 + overhang / half)
  const [rx, ry] = onSlope(1, 0.01)
  const hanging = sheetOnSlope(1, z, lighter(color, 0.06), 800)
  if (!measured) return [hanging]
  const drop = (px: number, py: number, along: number): Part => ({
    line: [
      [px, py + 900, along],
      [px, py + 240, along],
    ],
    color: pencil,
    width: 2,
  })
  return [drop(x, y, z + 20), drop(rx, ry, z + 20), drop(rx, ry, z + 830), hanging, drop(x, y, z + 830)]
}

function measures(): Part[] {
  const [x1, y1] = onSlope(1, 0.01)
  const [x2, y2] = onSlope(1, 1 + overhang / half)
  const z = long + 1300
  const away = 200
  const line = (from: Vec, to: Vec): Part => ({ line: [from, to], color: ink, width: 2 })
  return [
    line([x1, y1 + away, z], [x2, y2 + away, z]),
    line([x1, y1 + away + 120, z], [x1, y1 + away - 120, z]),
    line([x2, y2 + away + 120, z], [x2, y2 + away - 120, z]),
    {
      words: '4.35 m',
      at: [(x1 + x2) / 2 + 700, (y1 + y2) / 2 + away + 620, z + 500],
      px: 34,
      color: accent,
    },
    line([half + 1250, 0, 0], [half + 1250, 0, long]),
    line([half + 1100, 0, 0], [half + 1400, 0, 0]),
    line([half + 1100, 0, long], [half + 1400, 0, long]),
    { words: '12 × 0.81 m', at: [half + 2750, 0, long / 2], px: 34, color: accent },
  ]
}

/** A square bar between two points. */
function strut(from: Vec, to: Vec, thick: number, color = galvanised): Part {
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
  const at = (point: Vec, corner: Vec): Vec => [
    point[0] + corner[0],
    point[1] + corner[1],
    point[2] + corner[2],
  ]
  const faces = corners.map((corner, index): Face => {
    const next = corners[(index + 1) % 4] ?? corner
    return {
      points: [at(from, corner), at(from, next), at(to, next), at(to, corner)],
      color,
      under: color,
      line: true,
    }
  })
  const cap = (point: Vec): Face => ({
    points: corners.map((corner) => at(point, corner)),
    color: lighter(color, 0.2),
    under: lighter(color, 0.2),
    line: true,
  })
  return { faces: [cap(to), ...faces, cap(from)] }
}
