import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { rectangle } from '../sections/bars.ts'
import { at, flat, front, hose, loft, roundedBarProfile, smoothCorners, solid, lathe } from '../solids.ts'
import type { Point, Vec } from '../vector.ts'

const dark = '#23292D'
const steel = '#B8BEC2'
const red = '#B5301A'

/** Half width and half thickness of the bristles from ferrule to tip. */
const bristleSizes: [Point, ...Point[]] = [
  [50, 8],
  [51, 8.6],
  [50, 8.4],
  [46, 6.6],
  [38, 3],
]

/** A flat brush: handle, ferrule and bristles. */
export function brushPicture(): Scene {
  const handle = smoothCorners(
    [
      [30, 0],
      [70, 0],
      [62, -40],
      [58, -80],
      [66, -130],
      [50, -152],
      [34, -130],
      [42, -80],
      [38, -40],
    ],
    0.3,
  )
  const bristles = [0, 20, 45, 62, 68].map((along, index): readonly Vec[] => {
    const [wide, thick] = bristleSizes[index] ?? bristleSizes[0]
    return Array.from({ length: 30 }, (_, side): Vec => {
      const a = (side / 30) * 2 * Math.PI
      const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.4
      return [50 + square(Math.cos(a)) * wide, 46 + along, 10 + square(Math.sin(a)) * thick]
    })
  })
  const hairs = Array.from({ length: 26 }, (_, index): Vec[] => [
    [2 + index * 3.8, 52, 1],
    [4 + index * 3.65, 106, 1.2],
  ])
  return compose(
    [
      solid(handle, 14, 5, '#C58B4A', at(front, [0, 4, 3])),
      solid(smoothCorners(rectangle(102, 46), 0.06), 19, 3, steel, at(front, [-1, 2, 0.5])),
      ...[12, 38].map((y): Part => solid(rectangle(102.6, 3), 19.6, 1, '#8A9196', at(front, [-1.3, y, 0.2]))),
      loft(bristles, '#3A2C20'),
      { line: hairs[0] ?? [], also: hairs.slice(1), color: '#57422F', mm: 0.9 },
    ],
    { turn: 26, tilt: 24, finish: 'matte' },
  )
}

/** A roller on its frame. */
export function rollerPicture(): Scene {
  return compose(
    [
      lathe(
        [
          [0, 23],
          [3, 26],
          [6, 27],
          [224, 27],
          [227, 26],
          [230, 23],
        ],
        '#EFEAD9',
        at(front, [0, 28, 0]),
      ),
      lathe(
        [
          [-4, 17],
          [234, 17],
        ],
        '#3A4146',
        at(front, [0, 28, 0]),
      ),
      hose(
        [
          [0, 28, 232],
          [0, 28, 262],
          [4, 28, 270],
          [60, 28, 282],
          [96, 28, 270],
          [104, 28, 240],
          [104, 28, 150],
        ],
        [4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2],
        steel,
        14,
      ),
      lathe(
        [
          [0, 8],
          [8, 15],
          [60, 17],
          [110, 15],
          [130, 17],
          [140, 12],
        ],
        red,
        at(front, [104, 28, 10]),
      ),
      lathe(
        [
          [0, 9],
          [10, 9],
        ],
        dark,
        at(front, [104, 28, 2]),
      ),
    ],
    { turn: 52, tilt: 32 },
  )
}

/** A tray with its sloping grid and well. */
export function trayPicture(): Scene {
  const [wide, long] = [270, 360]
  const rim = smoothCorners(rectangle(wide, long), 0.07)
  const inner = smoothCorners(rectangle(wide - 26, long - 26), 0.07).map(([x, y]): Point => [x + 13, y + 13])
  const floor = smoothCorners(rectangle(wide - 60, long - 60), 0.1).map(([x, y]): Point => [x + 30, y + 30])
  const deep = (z: number) => 8 + Math.max(0, Math.min(1, (z - 110) / 200)) * 42
  const ringAt = (outline: Point[], y: (z: number) => number): Vec[] =>
    outline.map(([x, z]): Vec => [x, y(z), z])
  const ribs = Array.from({ length: 6 }, (_, row): Vec[] => [
    [48, deep(150 + row * 28) + 2, 150 + row * 28],
    [wide - 48, deep(150 + row * 28) + 2, 150 + row * 28],
  ])
  return compose(
    [
      loft(
        [
          ringAt(floor, (z) => deep(z) - 6),
          ringAt(rim, () => 62),
          ringAt(rim, () => 70),
          ringAt(inner, () => 68),
          ringAt(floor, deep),
        ],
        '#33393E',
      ),
      { line: ribs[0] ?? [], also: ribs.slice(1), color: '#565E64', mm: 6 },
    ],
    { turn: 30, tilt: 38 },
  )
}

/** A telescopic pole: two tubes with their twist lock, grip and threaded tip. */
export function polePicture(): Scene {
  const along = (z: number) => at(front, [0, 14, z])
  return compose(
    [
      lathe(
        [
          [0, 13],
          [420, 13],
        ],
        steel,
        along(180),
      ),
      lathe(
        [
          [0, 10],
          [260, 10],
        ],
        '#D4D8DA',
        along(-60),
      ),
      lathe(roundedBarProfile(70, 17, 4), dark, along(160)),
      lathe(
        [
          [0, 11],
          [4, 14],
          [90, 15],
          [110, 12],
        ],
        red,
        along(560),
      ),
      lathe(
        [
          [0, 6],
          [8, 8],
          [34, 8],
          [40, 12],
          [58, 12],
        ],
        dark,
        along(-116),
      ),
      lathe(roundedBarProfile(30, 8.6, 1), '#6B747A', along(-112)),
      solid(smoothCorners(rectangle(16, 20), 0.2), 8, 3, '#B8BEC2', { ...flat, at: [-8, 26, 186] }),
    ],
    { turn: 50, tilt: 26 },
  )
}
