import { darken, lighten } from '../color.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { rectangle } from '../sections/bars.ts'
import { at, flat, front, hose, roundedBarProfile, smoothCorners, solid, lathe } from '../solids.ts'
import type { Point, Vec } from '../vector.ts'

const dark = '#23292D'
const steel = '#B8BEC2'
const yellow = '#F2B705'

/** Colours that tell how aviation snips cut, as makers give them everywhere. */
const grips: Record<string, string> = { recta: yellow, izquierda: '#B5301A', derecha: '#1B7F4D' }

/** Aviation snips, or the wide tongs of a hand seamer. */
export function snipsPicture(kind: string): Scene {
  const grip = grips[kind] ?? '#1F6FB2'
  const turn = kind === 'izquierda' ? -7 : kind === 'derecha' ? 7 : 0
  const handle = (side: 1 | -1): Part[] => {
    const bow: Vec[] = [
      [side * 7, 112, 6],
      [side * 24, 92, 6],
      [side * 40, 52, 6],
      [side * 46, 4, 6],
      [side * 43, -46, 6],
      [side * 35, -92, 6],
      [side * 30, -112, 6],
    ]
    return [
      hose(bow, [5, 6, 7, 7, 7, 7, 5], steel),
      hose(
        bow.slice(2),
        [
          [5, 8],
          [10, 12],
          [11, 13],
          [10.5, 12],
          [9, 11],
          [4, 6],
        ].map(asPoint),
        grip,
      ),
    ]
  }
  const jaws = kind === 'engargoladora' ? seamerJaws() : blades(turn)
  const screw = [
    lathe(roundedBarProfile(9, 12, 2), '#7C858B', at(front, [0, 112, -3])),
    lathe(roundedBarProfile(4, 5, 1), dark, at(front, [0, 112, -6])),
  ]
  return compose([...jaws, ...handle(-1), ...handle(1), ...screw, latch()], { turn: 24, tilt: 30 })
}

function asPoint([a = 1, b = 1]: number[]): Point {
  return [a, b]
}

function latch(): Part {
  return hose(
    [
      [-30, -104, 6],
      [0, -112, 6],
      [28, -104, 6],
    ],
    [2.4, 2.4, 2.4],
    '#7C858B',
    10,
  )
}

/** Two hollow-ground blades; those for curves are bent to their side. */
function blades(turn: number): Part[] {
  const blade = (side: 1 | -1): Point[] => [
    [side * -14, 92],
    [side * 15, 96],
    [side * 17, 128],
    [side * 20 + turn, 176],
    [side * 8 + turn * 1.6, 214],
    [side * 2 + turn * 1.8, 218],
    [side * -4 + turn, 172],
    [side * -8, 132],
  ]
  return [
    solid(blade(-1), 5, 1.2, steel, at(front, [0, 0, 4])),
    solid(blade(1), 5, 1.2, lighten(steel, 0.16), at(front, [0, 0, -1])),
  ]
}

function seamerJaws(): Part[] {
  const arm = (side: 1 | -1): Point[] => [
    [side * -10, 96],
    [side * 14, 98],
    [side * 20, 140],
    [side * 9, 178],
    [side * 2, 176],
    [side * 4, 140],
  ]
  const lip = (side: 1 | -1) =>
    solid(rectangle(82, 30, 3), 4, 1, lighten(steel, side > 0 ? 0.12 : 0), {
      at: [side * 3 + (side > 0 ? 4 : -4), 172, -34],
      x: [0, 0, 1],
      y: [0, 1, 0],
      z: [side, 0, 0],
    })
  return [solid(arm(-1), 8, 1.5, steel), solid(arm(1), 8, 1.5, lighten(steel, 0.1)), lip(-1), lip(1)]
}

/** A tape with its tongue out. */
export function tapePicture(metres: 5 | 8): Scene {
  const s = metres === 8 ? 1.16 : 1
  const shell = smoothCorners(
    [
      [0, 0],
      [82, 0],
      [86, 22],
      [78, 58],
      [52, 76],
      [16, 74],
      [0, 52],
    ].map(([x = 0, y = 0]): Point => [x * s, y * s]),
    0.3,
  )
  const wide = metres === 8 ? 42 : 34
  const tongue = rectangle(150, 1.2).map(([x, y]): Point => [x + 80 * s, y + 7])
  const ticks = Array.from({ length: 14 }, (_, index): Vec[] => [
    [90 * s + index * 10, 8.6, wide * 0.2],
    [90 * s + index * 10, 8.6, wide * (index % 5 === 0 ? 0.7 : 0.45)],
  ])
  return compose(
    [
      solid(tongue, wide * 0.64, 0, '#F4D04A', at(front, [0, 0, wide * 0.18])),
      { line: ticks[0] ?? [], also: ticks.slice(1), color: dark, mm: 0.9 },
      solid(
        [
          [0, -8],
          [2.4, -8],
          [2.4, 9],
          [0, 9],
        ],
        wide * 0.64,
        0,
        steel,
        at(front, [80 * s + 150, 0, wide * 0.18]),
      ),
      solid(shell, wide, 7, metres === 8 ? '#1F6FB2' : yellow),
      lathe(roundedBarProfile(3, 25 * s, 1.5), dark, at(front, [40 * s, 39 * s, -2])),
      {
        decal: quad([40 * s - 17 * s, 39 * s - 17 * s, -2.4], 34 * s, 34 * s),
        label: { paper: '#FFFFFF', ink: dark, band: dark, words: [`${metres} m`, '×'] },
      },
      solid(rectangle(26, 12, 5), 12, 3, dark, { ...flat, at: [44 * s, 73 * s, wide * 0.32] }),
    ],
    { turn: 32, tilt: 26 },
  )
}

function quad([x, y, z]: Vec, wide: number, high: number): [Vec, Vec, Vec, Vec] {
  return [
    [x, y, z],
    [x + wide, y, z],
    [x + wide, y + high, z],
    [x, y + high, z],
  ]
}

/** A box level of 24 inches with three vials. */
export function levelPicture(): Scene {
  const vial = (x: number, y: number, leans: number): Part[] => {
    const a = (leans * Math.PI) / 180
    const axis: Vec = [Math.cos(a), Math.sin(a), 0]
    const place = { at: [x, y, -3] as Vec, x: [0, 0, 1] as Vec, y: [-axis[1], axis[0], 0] as Vec, z: axis }
    return [
      lathe(
        [
          [-24, 7],
          [24, 7],
        ],
        '#C8E06A',
        place,
      ),
      lathe(
        [
          [-9, 7.2],
          [-8, 7.2],
        ],
        dark,
        place,
      ),
      lathe(
        [
          [8, 7.2],
          [9, 7.2],
        ],
        dark,
        place,
      ),
    ]
  }
  return compose(
    [
      solid(smoothCorners(rectangle(610, 60), 0.04), 24, 2, yellow),
      ...[4, 56].map((y) => solid(rectangle(612, 5), 27, 1, '#C9CED1', at(front, [-1, y - 3, -1.5]))),
      ...[130, 480].map((x) =>
        solid(smoothCorners(rectangle(90, 26), 0.45), 3, 1, dark, at(front, [x - 45, 17, -1.2])),
      ),
      lathe(roundedBarProfile(3, 26, 1), dark, at(front, [305, 30, -2])),
      lathe(roundedBarProfile(3, 26, 1), dark, at(front, [40, 30, -2])),
      lathe(roundedBarProfile(3, 26, 1), dark, at(front, [570, 30, -2])),
      ...vial(305, 30, 0),
      ...vial(40, 30, 90),
      ...vial(570, 30, 45),
      solid(rectangle(26, 62, 2), 27, 2, dark, at(front, [-18, -1, -1.5])),
      solid(rectangle(26, 62, 2), 27, 2, dark, at(front, [602, -1, -1.5])),
    ],
    { turn: 24, tilt: 24 },
  )
}

/** A framing square of steel with its graduation. */
export function squarePicture(): Scene {
  const outline: Point[] = [
    [0, 0],
    [600, 0],
    [600, 50],
    [40, 50],
    [40, 400],
    [0, 400],
  ]
  const ticks = [
    ...Array.from({ length: 54 }, (_, index): Vec[] => [
      [50 + index * 10, 3.3, 50],
      [50 + index * 10, 3.3, index % 5 === 0 ? 30 : 40],
    ]),
    ...Array.from({ length: 34 }, (_, index): Vec[] => [
      [40, 3.3, 60 + index * 10],
      [index % 5 === 0 ? 20 : 30, 3.3, 60 + index * 10],
    ]),
  ]
  return compose(
    [
      solid(outline, 3, 0.6, '#AEB6BA', flat),
      { line: ticks[0] ?? [], also: ticks.slice(1), color: dark, mm: 1.6 },
    ],
    { turn: 26, tilt: 44 },
  )
}

/** A step ladder: rails with flanges, flat steps, a top and its rear legs; fibreglass rails are orange. */
export function ladderPicture(kind: string): Scene {
  const rail = kind === 'fibra' ? '#E0701B' : '#C9CED1'
  const steps = 6
  const leg = (x: number, z: number, color: string): Part =>
    hose(
      [
        [x, 0, z],
        [x + (x > 0 ? -55 : 55), 1760, 300],
      ],
      [
        [26, 15],
        [24, 14],
      ],
      color,
      4,
    )
  const treads = Array.from({ length: steps }, (_, index): Part => {
    const share = (index + 1) / (steps + 1)
    const inset = 50 * share
    return solid(rectangle(430 - 2 * inset, 76, 4), 22, 4, '#C9CED1', {
      ...flat,
      at: [inset - 5, 1760 * share, 300 * share - 40],
    })
  })
  const shoe = (x: number, z: number): Part =>
    solid(rectangle(64, 90, 10), 44, 6, dark, { ...flat, at: [x - 32, 0, z - 46] })
  return compose(
    [
      leg(0, 820, darken(rail, 0.12)),
      leg(420, 820, darken(rail, 0.12)),
      ...[420, 900, 1340].map((y): Part => {
        const share = y / 1760
        return hose(
          [
            [50 * share, y, 820 - 520 * share],
            [420 - 50 * share, y, 820 - 520 * share],
          ],
          [11, 11],
          '#AEB6BA',
          12,
        )
      }),
      ...treads,
      leg(0, 0, rail),
      leg(420, 0, rail),
      ...[0, 420].flatMap((x) => [shoe(x, 0), shoe(x, 820)]),
      solid(smoothCorners(rectangle(380, 170), 0.12), 46, 10, dark, { ...flat, at: [20, 1742, 205] }),
    ],
    { turn: 34, tilt: 16 },
  )
}
