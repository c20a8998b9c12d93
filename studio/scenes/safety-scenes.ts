import { darken, lighten } from '../color.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { rectangle } from '../sections/bars.ts'
import { at, flat, front, hose, loft, roundedBarProfile, smoothCorners, solid, lathe } from '../solids.ts'
import type { Point, Vec } from '../vector.ts'

const yellow = '#F2B705'
const dark = '#23292D'
const steel = '#B8BEC2'

/** A hard hat: shell with its ridges and peak. */
export function helmetPicture(): Scene {
  const rings = Array.from({ length: 13 }, (_, index) => {
    const a = (index / 12) * (Math.PI / 2) * 0.985
    return Array.from({ length: 60 }, (_, side): Vec => {
      const turn = (side / 60) * 2 * Math.PI
      const ridge = 1 + 0.035 * Math.max(0, Math.cos(turn * 2)) ** 24 * Math.cos(a)
      const [wide, long] = [112 * Math.cos(a) * ridge, 138 * Math.cos(a) * ridge]
      return [Math.cos(turn) * wide, 18 + Math.sin(a) * 128, Math.sin(turn) * long]
    })
  })
  const brim = (low: number, out: number) =>
    Array.from({ length: 60 }, (_, side): Vec => {
      const turn = (side / 60) * 2 * Math.PI
      const peak = Math.max(0, -Math.sin(turn)) ** 3 * 46
      return [Math.cos(turn) * (114 + out), low, Math.sin(turn) * (140 + out + peak)]
    })
  const crest = [-1, 0, 1].map((side): Part => {
    const path = Array.from({ length: 13 }, (_, index): Vec => {
      const a = 0.25 + (index / 12) * (Math.PI - 0.7)
      return [side * 30 * Math.sin(a), 16 + Math.sin(a) * 131 - Math.abs(side) * 4, -Math.cos(a) * 136]
    })
    return hose(
      path,
      path.map((_, index) => (index === 0 || index === 12 ? 2 : side === 0 ? 9 : 6)),
      yellow,
      12,
    )
  })
  return compose(
    [
      loft([brim(8, -6), brim(6, 4), brim(10, 8), brim(18, 4), brim(20, -2)], darken(yellow, 0.04)),
      loft(rings, yellow),
      ...crest,
    ],
    { turn: 38, tilt: 24 },
  )
}

/** A welding mask: curved shell, window and the band that holds it. */
export function maskPicture(): Scene {
  const rows = [
    [-150, 62, 30],
    [-120, 92, 62],
    [-60, 112, 92],
    [0, 118, 104],
    [60, 116, 104],
    [110, 104, 90],
    [140, 84, 62],
    [152, 50, 26],
  ]
  const shell = rows.map(([y = 0, wide = 0, deep = 0]): readonly Vec[] =>
    Array.from({ length: 44 }, (_, side): Vec => {
      const a = (side / 44) * 2 * Math.PI
      const out = Math.sin(a)
      return [Math.cos(a) * wide, y + 150, out < 0 ? out * deep : out * 26]
    }),
  )
  const strap = Array.from({ length: 21 }, (_, index): Vec => {
    const a = (index / 20) * Math.PI
    return [Math.cos(a) * 104, 190, 10 + Math.sin(a) * 120]
  })
  return compose(
    [
      hose(
        strap,
        strap.map((): Point => [2.4, 13]),
        '#3A4146',
        12,
      ),
      loft(shell, '#1F2528'),
      solid(smoothCorners(rectangle(126, 74), 0.12), 16, 4, '#33393E', at(front, [-63, 172, -112])),
      solid(smoothCorners(rectangle(106, 50), 0.08), 4, 1, '#16351F', at(front, [-53, 184, -115])),
      lathe(roundedBarProfile(18, 19, 4), '#33393E', {
        at: [104, 196, 4],
        x: [0, 1, 0],
        y: [0, 0, 1],
        z: [1, 0, 0],
      }),
    ],
    { turn: 30, tilt: 16 },
  )
}

/** A pair of work gloves, palm up and back up. */
export function glovesPicture(): Scene {
  const glove = (x: number, y: number, z: number, side: 1 | -1, palm: string): Part[] => {
    const finger = (from: number, length: number, lean: number): Part => {
      const path: Vec[] = [0, 0.3, 0.6, 0.85, 1].map(
        (share): Vec => [
          x + side * (from + lean * share),
          y + 14 + Math.sin(share * 2.4) * 9,
          z + 116 + length * share,
        ],
      )
      return hose(
        path,
        [
          [13, 12],
          [13, 12],
          [12, 11],
          [10, 9],
          [3, 3],
        ].map(pair),
        palm,
      )
    }
    const body = [0, 18, 40, 70, 100, 122].map((along, index): Vec => [x, y + 14 + index, z + along])
    return [
      hose(
        body,
        [
          [41, 13],
          [40, 14],
          [42, 16],
          [48, 17],
          [49, 16],
          [47, 12],
        ].map(pair),
        palm,
      ),
      hose(
        [-74, -50, -20, 4].map((along): Vec => [x, y + 15, z + along]),
        [
          [47, 19],
          [44, 18],
          [41, 15],
          [41, 14],
        ].map(pair),
        '#E9D9A6',
      ),
      hose(
        [-82, -74].map((along): Vec => [x, y + 15, z + along]),
        [
          [48, 20],
          [48, 20],
        ].map(pair),
        '#B5301A',
      ),
      finger(-34, 62, -9),
      finger(-12, 76, -3),
      finger(11, 72, 3),
      finger(33, 54, 10),
      hose(
        [
          [x + side * -44, y + 14, z + 36],
          [x + side * -66, y + 18, z + 62],
          [x + side * -78, y + 20, z + 92],
          [x + side * -80, y + 20, z + 104],
        ],
        [
          [16, 13],
          [15, 13],
          [12, 11],
          [4, 4],
        ].map(pair),
        palm,
      ),
    ]
  }
  return compose([...glove(0, 0, 0, 1, '#C99A4B'), ...glove(150, 0, 20, -1, '#D9AE62')], {
    turn: 22,
    tilt: 42,
    finish: 'matte',
  })
}

function pair([a = 1, b = 1]: number[]): Point {
  return [a, b]
}

/** Safety glasses with side shields. */
export function glassesPicture(): Scene {
  const lens = smoothCorners(
    [
      [6, 2],
      [62, 0],
      [68, 24],
      [58, 44],
      [12, 46],
      [0, 26],
    ],
    0.3,
  )
  const pane = (x: number, mirror: 1 | -1): Part => {
    const place = {
      at: [x, 0, 0] as Vec,
      x: [mirror, 0, 0.12] as Vec,
      y: [0, 1, 0] as Vec,
      z: [0, 0, 1] as Vec,
    }
    const part = solid(lens, 2.2, 0.8, '#CFE3EA', place)
    return 'faces' in part ? { faces: part.faces.map((face) => ({ ...face, opacity: 0.55 })) } : part
  }
  const brow: Vec[] = [-74, -50, -20, 0, 20, 50, 74].map(
    (x): Vec => [x, 47 - Math.abs(x) * 0.04, Math.abs(x) * 0.1],
  )
  const arm = (side: 1 | -1): Part =>
    hose(
      [
        [side * 74, 44, 8],
        [side * 80, 42, 40],
        [side * 80, 40, 110],
        [side * 78, 22, 142],
        [side * 77, 10, 150],
      ],
      [
        [3, 6],
        [2.6, 5],
        [2.6, 5],
        [2.6, 4],
        [2, 3],
      ].map(pair),
      dark,
      12,
    )
  return compose(
    [
      arm(-1),
      arm(1),
      pane(6, 1),
      pane(-6, -1),
      hose(brow, [3, 4, 4, 4, 4, 4, 3], dark, 14),
      hose(
        [
          [-9, 26, 1],
          [0, 36, -2],
          [9, 26, 1],
        ],
        [3, 3, 3],
        dark,
        12,
      ),
    ],
    { turn: 30, tilt: 22 },
  )
}

/** A pair of safety boots: sole with heel, toe cap, shaft and laces. */
export function bootsPicture(): Scene {
  const leather = '#8A5A34'
  const boot = (x: number, z: number): Part[] => {
    const foot = [
      [0, 40, 44],
      [20, 46, 60],
      [60, 47, 78],
      [110, 46, 88],
      [150, 48, 92],
      [200, 52, 72],
      [240, 52, 60],
      [270, 46, 48],
      [288, 30, 34],
    ].map(([along = 0, wide = 0, high = 0]): readonly Vec[] => ring(x, z - along, 18, wide, high))
    const shaft = [
      [70, 52, 78],
      [110, 50, 74],
      [150, 52, 70],
      [190, 56, 72],
      [206, 58, 74],
    ].map(([y = 0, wide = 0, long = 0]): readonly Vec[] =>
      Array.from({ length: 28 }, (_, side): Vec => {
        const a = (side / 28) * 2 * Math.PI
        return [x + Math.cos(a) * wide, y, z - 62 + Math.sin(a) * long * 0.82]
      }),
    )
    const sole = smoothCorners(
      [
        [-50, 6],
        [-46, -60],
        [-44, -150],
        [-56, -220],
        [-36, -296],
        [36, -296],
        [56, -220],
        [44, -150],
        [46, -60],
        [50, 6],
      ],
      0.3,
    )
    const laces = [0, 1, 2, 3, 4].map((step): Part => {
      const [y, out] = [96 + step * 22, 124 - step * 2]
      return hose(
        [
          [x - 26, y, z - out],
          [x, y + 5, z - out - 5],
          [x + 26, y, z - out],
        ],
        [3.4, 3.4, 3.4],
        yellow,
        10,
      )
    })
    return [
      solid(sole, 20, 5, dark, { ...flat, at: [x, 0, z] }),
      solid(smoothCorners(rectangle(94, 78), 0.2), 14, 3, dark, { ...flat, at: [x - 47, -12, z - 74] }),
      loft([...foot].reverse(), leather),
      loft(shaft, darken(leather, 0.08)),
      lathe(roundedBarProfile(26, 57, 12), lighten(leather, 0.14), { ...flat, at: [x, 196, z - 62] }),
      lathe(
        [
          [0, 44],
          [2, 44],
        ],
        '#3A2A1C',
        { ...flat, at: [x, 222, z - 62] },
      ),
      ...laces,
    ]
  }
  return compose([...boot(0, 0), ...boot(150, 40)], { turn: 50, tilt: 20, finish: 'matte' })
}

/** Half of an oval standing on the sole. */
function ring(x: number, z: number, y: number, wide: number, high: number): Vec[] {
  return Array.from({ length: 28 }, (_, side): Vec => {
    const a = (side / 28) * 2 * Math.PI
    const up = Math.sin(a)
    return [x + Math.cos(a) * wide, y + (up > 0 ? up * high : up * 3), z]
  })
}

/** A full-body harness hung up: straps over shoulders and thighs, chest strap and the ring at the back. */
export function harnessPicture(): Scene {
  const strap = (path: Vec[], color = yellow): Part =>
    hose(
      path,
      path.map((): Point => [22, 2.4]),
      color,
      14,
    )
  const side = (s: 1 | -1): Part[] => [
    strap([
      [s * 26, 700, 40],
      [s * 70, 740, 10],
      [s * 96, 690, -50],
      [s * 92, 560, -82],
      [s * 84, 420, -80],
      [s * 92, 300, -60],
    ]),
    strap([
      [s * 92, 300, -60],
      [s * 132, 230, -30],
      [s * 140, 150, 20],
      [s * 100, 96, 50],
      [s * 54, 110, 20],
      [s * 50, 190, -40],
      [s * 92, 300, -60],
    ]),
    strap([
      [s * 26, 700, 40],
      [s * 12, 620, 64],
      [s * 40, 480, 80],
      [s * 110, 380, 50],
      [s * 92, 300, -60],
    ]),
    buckle([s * 88, 450, -86]),
    buckle([s * 118, 150, -6]),
  ]
  const ringBack = Array.from({ length: 25 }, (_, index): Vec => {
    const a = (index / 24) * 2 * Math.PI
    return [Math.cos(a) * 26, 670 + Math.sin(a) * 30, 66]
  })
  return compose(
    [
      ...side(-1),
      ...side(1),
      strap(
        [
          [-90, 520, -84],
          [-40, 516, -96],
          [40, 516, -96],
          [90, 520, -84],
        ],
        dark,
      ),
      buckle([0, 517, -100]),
      strap(
        [
          [-92, 300, -60],
          [-50, 290, -90],
          [50, 290, -90],
          [92, 300, -60],
        ],
        dark,
      ),
      hose(
        ringBack,
        ringBack.map(() => 5),
        steel,
        10,
      ),
      solid(smoothCorners(rectangle(90, 70), 0.2), 8, 3, dark, at(front, [-45, 600, 62])),
    ],
    { turn: 24, tilt: 10, shadow: false },
  )
}

function buckle([x, y, z]: Vec): Part {
  return solid(smoothCorners(rectangle(56, 34), 0.2), 9, 3, steel, at(front, [x - 28, y - 17, z - 5]))
}

/** A lifeline coiled up, with its snap hooks. */
export function lifelinePicture(): Scene {
  const turns = Array.from({ length: 5 }, (_, layer) =>
    [104, 119, 134, 149].map((radius) => [layer, radius] as const),
  )
  const coil = turns.flat().map(
    ([layer, radius]): Part => ({
      ring: { at: [0, 8 + layer * 13.5, 0], radius: radius + Math.sin(layer * 2.1 + radius) * 2 },
      color: (layer + radius) % 2 === 0 ? yellow : '#DFA500',
      mm: 14,
    }),
  )
  const hook = (x: number, z: number, s: 1 | -1): Part[] => {
    const path = [
      [0, 0],
      [s * 4, -36],
      [s * 26, -70],
      [s * 24, -100],
      [0, -112],
      [s * -20, -98],
      [s * -20, -60],
      [0, -40],
    ].map(([dx = 0, dz = 0]): Vec => [x + dx, 14, z + dz])
    return [
      hose(
        path,
        path.map(() => 6.5),
        steel,
        14,
      ),
      hose(
        [
          [x, 14, z + 26],
          [x, 14, z],
        ],
        [9, 9],
        dark,
        14,
      ),
    ]
  }
  const tail = (x: number, z: number): Part =>
    hose(
      [
        [x * 0.6, 70, z * 0.3],
        [x * 0.85, 50, z * 0.6],
        [x, 20, z + 30],
        [x, 14, z + 14],
      ],
      [7, 7, 7, 7],
      yellow,
      16,
    )
  return compose(
    [...coil, tail(120, -120), ...hook(120, -130, 1), tail(-110, -110), ...hook(-110, -120, -1)],
    { turn: 0, tilt: 36 },
  )
}
