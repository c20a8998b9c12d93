import { darken, lighten } from '../color.ts'
import { prism, rod } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { deformedBar, front, lathe } from '../solids.ts'
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

/** Ends of bars or tubes, one or a few together. */
export function barPicture({ outline, holes, length, color, cap, places }: BarScene): Scene {
  const parts = (places ?? [[0, 0, 0] as Vec]).flatMap((at) =>
    prism(outline, length, { color, cap: cap ?? lighten(color, 0.3) }, at, holes),
  )
  return compose(parts, { turn: 42, tilt: 27 })
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

/** Round stock nested in a triangle, each row lying in the grooves of the one below. */
export function roundPile(radius: number, rows: number, gap = 0.03): Vec[] {
  const step = 2 * radius * (1 + gap)
  const places: Vec[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let index = 0; index < rows - row; index += 1) {
      const ahead = ((index * 7 + row * 5) % 3) * radius * 0.5
      places.push([(index + row / 2) * step, row * step * (Math.sqrt(3) / 2), ahead])
    }
  }
  return places
}

/** Deformed or plain bars in a pile, their sawn ends towards the eye. */
export function rebarPicture(radius: number, rows: number, ribbed: boolean, color: string): Scene {
  const length = radius * 24
  // Ribs stand out of the bar: a pile of deformed bars lies that much wider.
  const parts = roundPile(radius, rows, ribbed ? 0.13 : 0.03).flatMap((at): Part[] => [
    ribbed ? deformedBar(radius, length, color, at) : prismOf(radius, length, color, at),
    lathe(
      [
        [-0.15, radius * 0.97],
        [0.1, radius * 0.97],
      ],
      lighten(color, 0.34),
      { ...front, at },
    ),
  ])
  return compose(parts, { turn: 42, tilt: 27 })
}

function prismOf(radius: number, length: number, color: string, at: Vec): Part {
  return lathe(
    [
      [0, radius],
      [length, radius],
    ],
    color,
    { ...front, at },
    56,
  )
}

/** A cage of three or four bars and its ties. */
export function cagePicture(width: number, height: number, color: string, bars: 3 | 4): Scene {
  const length = 1100
  const corners: Point[] =
    bars === 3
      ? [
          [0, 0],
          [width, 0],
          [width / 2, height],
        ]
      : [
          [0, 0],
          [width, 0],
          [width, height],
          [0, height],
        ]
  const middle: Point = [width / 2, bars === 3 ? height / 3 : height / 2]
  const ties = Array.from({ length: 8 }, (_, index) => length - 60 - index * 140).flatMap((z) =>
    rod(
      corners.map(([x, y]): Vec => {
        const away = Math.hypot(x - middle[0], y - middle[1])
        return [x + ((x - middle[0]) / away) * 9, y + ((y - middle[1]) / away) * 9, z]
      }),
      7,
      darken(color, 0.1),
      true,
    ),
  )
  const along = corners.map(([x, y]): Part => deformedBar(5.5, length, color, [x, y, 0]))
  return compose([...along, ...ties], { turn: 46, tilt: 24 })
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
  return compose(parts, { turn: 34, tilt: 20 })
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
  return compose(lay(0), { turn: 38, tilt: 38 })
}
