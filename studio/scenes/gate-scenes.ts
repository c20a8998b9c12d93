import { darken, lighten } from '../color.ts'
import { prism } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { rectangle } from '../sections/bars.ts'
import { at, flat, front, hose, roundedBarProfile, smoothCorners, solid, lathe } from '../solids.ts'
import type { Point, Vec } from '../vector.ts'

const steel = '#8F979C'
const dark = '#23292D'
const upright = { at: [0, 0, 0] as Vec, x: [1, 0, 0] as Vec, y: [0, 0, 1] as Vec, z: [0, 1, 0] as Vec }

/** Barrel hinges, to be welded: two barrels on one pin, with a ring between them. */
export function barrelHingePicture(): Scene {
  const one = (x: number, z: number, s: number): Part[] => {
    const spot = (y: number) => ({ ...upright, at: [x, y, z] as Vec })
    return [
      lathe(roundedBarProfile(52 * s, 13 * s, 1.4), steel, spot(0)),
      lathe(roundedBarProfile(52 * s, 13 * s, 1.4), lighten(steel, 0.1), spot(55 * s)),
      lathe(roundedBarProfile(3 * s, 11 * s, 0.6), '#C79A3A', spot(52 * s)),
      lathe(roundedBarProfile(6 * s, 8 * s, 1.6), '#C9CED1', spot(107 * s)),
    ]
  }
  return compose([...one(48, 26, 1.25), ...one(0, 0, 1), ...one(-40, 20, 0.8)], { turn: 20, tilt: 20 })
}

/** A sliding bolt on its plate. */
export function boltPicture(): Scene {
  const clip = (x: number): Part[] => [
    solid(smoothCorners(rectangle(26, 40), 0.12), 3, 1, '#C9CED1', at(front, [x, 10, -3])),
    hose(
      [
        [x + 13, 14, -2],
        [x + 13, 18, -20],
        [x + 13, 30, -26],
        [x + 13, 42, -20],
        [x + 13, 46, -2],
      ],
      [
        [3, 12],
        [3, 12],
        [3, 12],
        [3, 12],
        [3, 12],
      ].map(([a = 1, b = 1]): Point => [b, a]),
      '#C9CED1',
    ),
  ]
  const along = (x: number) => ({
    at: [x, 30, -12] as Vec,
    x: [0, 1, 0] as Vec,
    y: [0, 0, 1] as Vec,
    z: [1, 0, 0] as Vec,
  })
  return compose(
    [
      solid(smoothCorners(rectangle(190, 60), 0.06), 4, 1, steel),
      ...[16, 84, 150].flatMap(clip),
      lathe(
        [
          [0, 4],
          [4, 9],
          [230, 9],
          [234, 7],
        ],
        '#C9CED1',
        along(-22),
      ),
      hose(
        [
          [60, 30, -14],
          [60, 30, -44],
          [60, 24, -52],
        ],
        [6, 6, 7],
        dark,
      ),
      ...[10, 180].flatMap((x) =>
        [10, 50].map((y) => lathe(roundedBarProfile(2, 4.6, 1), dark, at(front, [x, y, -2]))),
      ),
    ],
    { turn: 26, tilt: 22 },
  )
}

/** Rail for a sliding gate: an inverted V on its foot. */
export function railPicture(): Scene {
  const section: Point[] = [
    [0, 0],
    [50, 0],
    [50, 3],
    [33, 3],
    [25, 19],
    [17, 3],
    [0, 3],
  ]
  return compose(
    [
      ...prism(section, 300, { color: steel, cap: lighten(steel, 0.2) }),
      ...prism(section, 300, { color: darken(steel, 0.08), cap: lighten(steel, 0.14) }, [62, 0, 26]),
    ],
    { turn: 40, tilt: 28 },
  )
}

/** A grooved wheel in its housing. */
export function wheelPicture(): Scene {
  const across = { at: [-17, 40, 0] as Vec, x: [0, 1, 0] as Vec, y: [0, 0, 1] as Vec, z: [1, 0, 0] as Vec }
  const cheek = smoothCorners(
    [
      [-46, 14],
      [46, 14],
      [46, 70],
      [16, 92],
      [-16, 92],
      [-46, 70],
    ],
    0.15,
  )
  const side = (x: number) => ({
    at: [x, 0, 0] as Vec,
    x: [0, 0, 1] as Vec,
    y: [0, 1, 0] as Vec,
    z: [1, 0, 0] as Vec,
  })
  return compose(
    [
      solid(cheek, 4, 1, '#C9CED1', side(-26)),
      lathe(
        [
          [0, 34],
          [2, 40],
          [10, 40],
          [17, 31],
          [24, 40],
          [32, 40],
          [34, 34],
        ],
        '#6B747A',
        across,
        64,
      ),
      lathe(
        [
          [-14, 9],
          [50, 9],
        ],
        '#3A4146',
        across,
        24,
      ),
      lathe(
        [
          [34, 20],
          [35, 20],
        ],
        '#9AA2A7',
        across,
        40,
      ),
      solid(cheek, 4, 1, '#C9CED1', side(22)),
      lathe(roundedBarProfile(8, 15, 1), '#8A9196', { ...across, at: [26, 40, 0] }, 6),
      solid(smoothCorners(rectangle(60, 110), 0.1), 6, 1, '#C9CED1', { ...flat, at: [-30, 88, -55] }),
    ],
    { turn: 40, tilt: 18 },
  )
}
