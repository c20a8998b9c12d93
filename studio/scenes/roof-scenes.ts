import { darken, galvanisedGrey, lighten } from '../color.ts'
import type { Face, Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { gutterK, ridge } from '../sections/flashings.ts'
import { corrugatedProfile, seamedProfile, tileWave, trapezoidalProfile } from '../sections/sheets.ts'
import { lathe } from '../solids.ts'
import type { Point, Vec } from '../vector.ts'
import { box, onSlope, type Roof, sheetOn, slab, strut, tilesOn, walls } from './building.ts'

const view = { turn: 47, tilt: 25 }
const wide: [number, number] = [3, 2]

const ribbed = trapezoidalProfile({
  width: 850,
  cover: 810,
  pitch: 202.5,
  height: 34,
  crest: 34,
  foot: 74,
  pans: 0,
})

/** A house frame with its purlins, half roofed, the next sheet on its way down. */
export function framePicture(color: string): Scene {
  const roof: Roof = { half: 3600, eave: 2700, top: 4150, long: 9720, overhang: 500 }
  const { half, eave, top, long } = roof
  const frames = [long, long * 0.75, long / 2, long / 4, 0]
  const truss = (z: number): Part[] => [
    ...[-half, half].flatMap((x) => [
      strut([x, 0, z], [x, eave, z], 150),
      strut([x, eave, z], [0, top, z], 150),
    ]),
    strut([-half, eave, z], [half, eave, z], 110),
    strut([0, eave, z], [0, top, z], 90),
    ...[-half / 2, half / 2].map((x) => strut([x, eave, z], [0, (eave + top) / 2 + 200, z], 80)),
  ]
  const sheets = (side: 1 | -1, places: number[]) =>
    places.map((index) => sheetOn(roof, side, index * 810, { section: ribbed, color }))
  return compose(
    [
      ...slab(roof),
      ...frames.flatMap(truss),
      ...purlins(roof, -1, 7),
      ...purlins(roof, 1, 7),
      ...sheets(-1, [6, 7, 8, 9, 10, 11]),
      ...sheets(1, [11, 10, 9, 8, 7, 6, 5, 4]),
      ridgeCap(roof, color, 4 * 810),
      sheetOn(roof, 1, 1.55 * 810, { section: ribbed, color: lighten(color, 0.06) }, 800),
    ],
    { ...view, box: wide },
  )
}

/** A finished house under metal tiles, with gutter, door and windows. */
export function tiledHousePicture(color: string): Scene {
  const roof: Roof = { half: 3600, eave: 2600, top: 4300, long: 9000, overhang: 600 }
  const { half, long } = roof
  const section = tileWave(long + 800, 190, 34)
    .filter((_, index) => index % 2 === 0)
    .map(([x, y]): Point => [x - 400, y])
  const wall = '#EFE7D6'
  return compose(
    [
      ...slab(roof),
      ...walls(roof, wall),
      ...opening([half, 0, 1100], 950, 2100, '#5A3A28'),
      ...[2900, 5000, 7100].flatMap((z) => opening([half, 950, z], 1300, 1050, '#40535E', wall)),
      ...gableOpening(-1100, 950, 1500, 1050, wall),
      ...gableOpening(1500, 950, 1200, 1050, wall),
      tilesOn(roof, -1, section, color),
      tilesOn(roof, 1, section, color),
      ridgeCap(roof, color, -400),
      gutter(roof, '#ECECE7'),
      ...[-320, long + 320].map((z) => strut([half + 560, 20, z], [half + 560, 2480, z], 90, '#ECECE7')),
    ],
    { ...view, box: wide },
  )
}

/** An open shed of one slope under zinc-alum sheets, every fifth of them letting light through. */
export function shedPicture(color: string): Scene {
  const roof: Roof = { half: 6200, eave: 3000, top: 4300, long: 8100, overhang: 500 }
  const { half, eave, top, long } = roof
  const section = corrugatedProfile(830, 76, 18, 6)
  const frames = [0, long / 2, long]
  const posts = frames.flatMap((z) => [
    strut([half, 0, z], [half, eave, z], 140),
    strut([100, 0, z], [100, top, z], 140),
    strut([100, top, z], [half + 380, eave - 100, z], 160),
  ])
  const sheets = Array.from({ length: 11 }, (_, index) =>
    sheetOn(
      roof,
      1,
      index * 740 - 20,
      index % 5 === 2 ? { section, color: '#DCEBF0', opacity: 0.62 } : { section, color },
    ),
  )
  const wall = box([-60, 0, 0], [60, 2200, long], '#C9C7C0')
  return compose(
    [...shedSlab(half, long), ...wall, ...posts, ...purlins(roof, 1, 8), ...sheets, ...shedGoods()],
    { turn: 52, tilt: 24, box: wide },
  )
}

/** A warehouse of standing seam, its walls clad, with turbines on the ridge and light bands in the slope. */
export function warehousePicture(color: string): Scene {
  const roof: Roof = { half: 8000, eave: 5200, top: 7000, long: 16000, overhang: 500 }
  const { half, eave, long } = roof
  const seam = seamedProfile(820, 1, 60, false)
  const sheets = ([1, -1] as const).flatMap((side) =>
    Array.from({ length: 20 }, (_, index) =>
      sheetOn(
        roof,
        side,
        index * 820 - 200,
        index % 6 === 3
          ? {
              section: [
                [0, 0],
                [820, 0],
              ],
              color: '#DCEBF0',
              opacity: 0.7,
            }
          : { section: seam, color },
      ),
    ),
  )
  const turbines = [2600, 6300, 10000, 13700].map((z) => turbine([0, 7150, z]))
  return compose(
    [
      ...slab(roof, 900),
      ...walls(roof, '#E4E4DF'),
      ...cladding(roof, '#D7DADA'),
      ...opening([half + 60, 0, 2200], 3600, 3900, '#5C666C'),
      ...opening([half + 60, 0, 8200], 3600, 3900, '#5C666C'),
      ...opening([half + 60, 0, 13600], 1000, 2200, '#30424C'),
      ...sheets,
      ridgeCap(roof, color, -200),
      ...turbines.flat(),
      strut([half + 40, eave - 250, -100], [half + 40, eave - 250, long + 100], 240, '#C9CED1'),
    ],
    { ...view, box: wide },
  )
}

function purlins(roof: Roof, side: 1 | -1, count: number): Part[] {
  return Array.from({ length: count }, (_, index) => 0.02 + (index * 1.08) / (count - 1)).map((share) => {
    const [x, y] = onSlope(roof, side, share)
    return strut([x, y + 130, -300], [x, y + 130, roof.long + 300], 100)
  })
}

function ridgeCap({ top, long }: Roof, color: string, from: number): Part {
  const cap = ridge(900, 0.37)
  const middle = cap[2]?.[0] ?? 0
  const base = top + 110
  const corner = ([x, y]: Point, z: number): Vec => [x - middle, base + y, z]
  return {
    faces: cap.slice(1).map((point, index): Face => {
      const before = cap[index] ?? point
      return {
        points: [
          corner(before, from),
          corner(before, long + 300),
          corner(point, long + 300),
          corner(point, from),
        ],
        color: darken(color, 0.12),
        under: color,
      }
    }),
  }
}

/** A door or window in the right-hand wall; a window has a sill and a frame in the wall's colour. */
function opening([x, y, z]: Vec, length: number, height: number, color: string, wall?: string): Part[] {
  const frame = wall ? lighten(wall, 0.5) : darken(color, 0.25)
  return [
    ...box([x, y - 60, z - 60], [x + 30, y + height + 60, z + length + 60], frame),
    ...box([x, y, z], [x + 40, y + height, z + length], color),
    ...(wall ? box([x, y, z + length / 2 - 25], [x + 55, y + height, z + length / 2 + 25], frame) : []),
  ]
}

function gableOpening(x: number, y: number, length: number, height: number, wall: string): Part[] {
  return [
    ...box([x - 60, y - 60, -30], [x + length + 60, y + height + 60, 0], lighten(wall, 0.5)),
    ...box([x, y, -40], [x + length, y + height, 0], '#40535E'),
  ]
}

function gutter({ half, eave, top, long, overhang }: Roof, color: string): Part {
  const section = gutterK(150, 130)
  const [x, y] = [half + overhang - 20, eave - ((top - eave) * overhang) / half + 60]
  return {
    faces: section.slice(1).map((point, index): Face => {
      const before = section[index] ?? point
      const corner = ([px, py]: Point, z: number): Vec => [x + px, y + py, z]
      return {
        points: [
          corner(before, -420),
          corner(before, long + 420),
          corner(point, long + 420),
          corner(point, -420),
        ],
        color,
        under: color,
      }
    }),
  }
}

/** Ribs of the sheets that clad the gable and the right-hand wall. */
function cladding({ half, eave, top, long }: Roof, color: string): Part[] {
  const alongWall = Array.from({ length: Math.floor(long / 400) }, (_, index) => index * 400 + 150)
  const onGable = Array.from(
    { length: Math.floor((2 * half) / 400) },
    (_, index) => -half + 200 + index * 400,
  )
  return [
    ...alongWall.flatMap((z) => box([half, 0, z], [half + 40, eave - 200, z + 110], color)),
    ...onGable.flatMap((x) =>
      box([x, 0, -40], [x + 110, eave - 150 + (top - eave) * (1 - Math.abs(x) / half), 0], color),
    ),
  ]
}

function turbine([x, y, z]: Vec): Part[] {
  const globe = Array.from({ length: 11 }, (_, index): Point => {
    const a = -1.3 + (index / 10) * 2.6
    return [420 + Math.sin(a) * 300, Math.max(60, Math.cos(a) * 380)]
  })
  const upright = { at: [x, y, z] as Vec, x: [1, 0, 0] as Vec, y: [0, 0, 1] as Vec, z: [0, 1, 0] as Vec }
  return [
    lathe(
      [
        [-250, 240],
        [140, 240],
      ],
      galvanisedGrey,
      upright,
    ),
    lathe(globe, '#C9CED1', upright),
  ]
}

function shedSlab(half: number, long: number): Part[] {
  return box([-500, -160, -500], [half + 700, 0, long + 500], '#D9D7D0')
}

/** What stands in the shed: a stack of blocks and a workbench, for its size. */
function shedGoods(): Part[] {
  const blocks = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => [900 + column * 460, row * 200, 1200 + row * 30] as const),
  )
  return [
    ...blocks.flatMap(([x, y, z]) => box([x, y, z], [x + 440, y + 190, z + 900], '#A9A8A2')),
    ...box([2600, 820, 4600], [3400, 880, 6400], '#8E6B45'),
    ...[4680, 6300].flatMap((z) => [2660, 3330].map((x) => strut([x, 0, z], [x, 820, z], 70, '#6E5335'))),
  ]
}
