import { darker, lighter } from '../color.ts'
import { prism, rod } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { circle } from '../sections/bars.ts'
import type { Point, Vec } from '../vector.ts'

export type BarScene = {
  outline: Point[]
  holes?: Point[][]
  length: number
  color: string
  cap?: string
  /** Where each piece lies; far ones first. */
  places?: Vec[]
}

function grain(length: number): [Vec, Vec] {
  return [
    [0, 0, 0],
    [0, 0, length],
  ]
}

/** Ends of bars or tubes, one or a few together. */
export function barPicture({ outline, holes, length, color, cap, places }: BarScene): Scene {
  const parts = (places ?? [[0, 0, 0] as Vec]).flatMap((at) =>
    prism(outline, length, { color, cap: cap ?? lighter(color, 0.3) }, at, holes),
  )
  return compose(parts, { turn: 42, tilt: 27, margin: 80, grain: grain(length) })
}

/** A pile of three: two below, one above, with a gap between. */
export function pileOfThree(width: number, height: number, gap = 0.06): Vec[] {
  const step = width * (1 + gap)
  return [
    [0, 0, 0],
    [step, 0, width * 0.3],
    [step / 2, height, width * 0.15],
  ]
}

/** Round stock nested in a triangle. */
export function roundPile(radius: number, rows: number): Vec[] {
  const places: Vec[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let index = 0; index < rows - row; index += 1) {
      places.push([
        (index + row / 2) * 2 * radius,
        row * radius * 1.74,
        ((index * 7 + row * 5) % 3) * radius * 0.5,
      ])
    }
  }
  return places
}

/** Deformed or plain bars, with their slanted ribs. */
export function rebarPicture(radius: number, rows: number, ribbed: boolean, color: string): Scene {
  const length = radius * 26
  const parts = roundPile(radius, rows).flatMap((at) => [
    ...prism(circle(radius, 0, 0, 12), length, { color, cap: lighter(color, 0.35) }, at),
    ...(ribbed ? ribs(radius, length, at, color) : []),
  ])
  return compose(parts, { turn: 42, tilt: 27, margin: 80, grain: grain(length) })
}

function ribs(radius: number, length: number, at: Vec, color: string): Part[] {
  const lines: Vec[][] = []
  for (let z = radius * 1.2; z < length - radius; z += radius * 1.6) {
    lines.push(
      [5, 50, 95, 140, 185].map((degrees, index): Vec => {
        const a = (degrees * Math.PI) / 180
        return [
          at[0] + Math.cos(a) * radius * 1.05,
          at[1] + Math.sin(a) * radius * 1.05,
          at[2] + z + index * radius * 0.18,
        ]
      }),
    )
  }
  const [line = [], ...also] = lines
  return [
    { line, also, mm: radius * 0.3, color: darker(color, 0.42) },
    { line, also, mm: radius * 0.13, color: lighter(color, 0.2) },
  ]
}

/** A cage of four bars and its ties. */
export function cagePicture(width: number, height: number, color: string): Scene {
  const length = 1100
  const corner = (x: number, y: number): Part[] =>
    rod(
      [
        [x, y, 0],
        [x, y, length],
      ],
      11,
      color,
    )
  const ties = Array.from({ length: 8 }, (_, index) => length - 60 - index * 140).flatMap((z) =>
    stirrup(width, height, z, 7, darker(color, 0.1)),
  )
  const parts = [
    ...corner(0, 0),
    ...corner(0, height),
    ...ties,
    ...corner(width, 0),
    ...corner(width, height),
  ]
  return compose(parts, { turn: 46, tilt: 24, margin: 76 })
}

function stirrup(width: number, height: number, z: number, mm: number, color: string): Part[] {
  const ring: Vec[] = [
    [-8, -8, z],
    [width + 8, -8, z],
    [width + 8, height + 8, z],
    [-8, height + 8, z],
  ]
  return rod(ring, mm, color, true)
}

/** Ties stacked one behind the other, hooks up. */
export function stirrupPicture(width: number, height: number, color: string): Scene {
  const parts = Array.from({ length: 5 }, (_, index) => (4 - index) * 42).flatMap((z) => [
    ...rod(
      [
        [width * 0.24, height * 0.74, z],
        [0, height, z],
        [0, 0, z],
        [width, 0, z],
        [width, height, z],
        [0, height, z],
        [width * 0.2, height * 0.8, z + 14],
      ],
      9,
      color,
    ),
  ])
  return compose(parts, { turn: 34, tilt: 20, margin: 110 })
}

/** Bars bent by schedule. */
export function bentPicture(color: string): Scene {
  const bend = (z: number, mm: number, rise: number): Part[] =>
    rod(
      [
        [0, rise, z],
        [0, 0, z],
        [560, 0, z],
        [700, 140, z],
        [980, 140, z],
        [980, rise + 140, z],
      ],
      mm,
      color,
    )
  return compose([...bend(330, 16, 180), ...bend(220, 16, 180), ...bend(110, 16, 180), ...bend(0, 16, 180)], {
    turn: 30,
    tilt: 30,
    margin: 84,
  })
}

/** A grid of crossing wires. */
export function meshPicture(across: number, along: number, cell: number, wire: number, color: string): Scene {
  const width = across * cell
  const length = along * cell
  const lay = (y: number): Part[] => [
    ...Array.from({ length: along + 1 }, (_, index) =>
      rod(
        [
          [-cell * 0.16, y, (along - index) * cell],
          [width + cell * 0.16, y, (along - index) * cell],
        ],
        wire,
        color,
      ),
    ).flat(),
    ...Array.from({ length: across + 1 }, (_, index) =>
      rod(
        [
          [index * cell, y + wire, -cell * 0.16],
          [index * cell, y + wire, length + cell * 0.16],
        ],
        wire,
        color,
      ),
    ).flat(),
  ]
  return compose(lay(0), { turn: 38, tilt: 38, margin: 62 })
}
