import { block, rod } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { circle, rectangle } from '../sections/bars.ts'
import { aside, at, flat, front, hose, roundedBarProfile, smoothCorners, solid, lathe } from '../solids.ts'
import type { Point, Vec } from '../vector.ts'
import { roundPile } from './bar-scenes.ts'

const yellow = '#F2B705'
const dark = '#23292D'
const metal = '#C9CED1'

/** A cutting, grinding or flap disc, its face towards the eye, and a smaller one in front of it. */
export function discPicture(kind: string): Scene {
  const label = { corte: '#1F6FB2', desbaste: '#B5301A', flap: '#1B7F4D' }[kind] ?? '#1F6FB2'
  const disc = (radius: number, spot: Vec): Part[] => {
    const place = { ...front, at: [spot[0], spot[1] + radius, spot[2]] as Vec }
    const thick = kind === 'corte' ? 2.5 : kind === 'desbaste' ? 7 : 5
    const center = kind === 'corte' ? 0 : 5
    return [
      lathe(
        [
          [center, radius * 0.24],
          [0, radius * 0.38],
          [0, radius * 0.99],
          [0.6, radius],
          [thick, radius],
          [thick, radius * 0.24],
        ],
        '#3A3F43',
        place,
        72,
      ),
      ...(kind === 'flap' ? flaps(radius, place.at) : grit(radius, place.at)),
      lathe(
        [
          [center - 0.6, radius * 0.12],
          [center - 0.6, radius * 0.24],
        ],
        '#C9CED1',
        place,
        40,
      ),
      {
        decal: [
          [place.at[0] - radius * 0.55, place.at[1] + radius * 0.3, place.at[2] - 0.9],
          [place.at[0] + radius * 0.55, place.at[1] + radius * 0.3, place.at[2] - 0.9],
          [place.at[0] + radius * 0.55, place.at[1] + radius * 0.74, place.at[2] - 0.9],
          [place.at[0] - radius * 0.55, place.at[1] + radius * 0.74, place.at[2] - 0.9],
        ],
        label: {
          paper: '#F6F4EC',
          ink: dark,
          band: label,
          words: [kind.toUpperCase(), 'METAL', '13,300 rpm'],
        },
      },
    ]
  }
  return compose([...disc(88, [58, 0, 58]), ...disc(57, [-26, 0, 0])], { turn: 28, tilt: 16 })
}

/** Ribs of the fibre below the grit. */
function grit(radius: number, [x, y, z]: Vec): Part[] {
  return [0.46, 0.6, 0.74, 0.88].map((share): Part => {
    const line = circle(radius * share, x, y, 60).map(([a, b]): Vec => [a, b, z - 0.4])
    return { line, closed: true, color: '#2B3034', mm: 1 }
  })
}

/** Cloth flaps, one on another round the disc. */
function flaps(radius: number, [x, y, z]: Vec): Part[] {
  return Array.from({ length: 44 }, (_, index): Part => {
    const [a, b] = [(index / 44) * 2 * Math.PI, ((index + 1.5) / 44) * 2 * Math.PI]
    const corner = (angle: number, share: number, out: number): Vec => [
      x + Math.cos(angle) * radius * share,
      y + Math.sin(angle) * radius * share,
      z - out,
    ]
    const points = [corner(a, 0.5, 1), corner(a, 1, 1), corner(b, 1, 4), corner(b, 0.5, 4)]
    const color = index % 2 === 0 ? '#8C5A3C' : '#7A4C31'
    return { faces: [{ points, color, under: color }] }
  })
}

/** The tip by which each electrode is told apart, and its coating. */
const coatings: Record<string, [coat: string, tip: string]> = {
  E6013: ['#A9947C', '#1B7F4D'],
  E6011: ['#8F8A84', '#1F6FB2'],
  E7018: ['#6E6A66', '#B5301A'],
}

/** A handful of coated rods with bare ends beside their box. */
export function electrodePicture(kind: string): Scene {
  const [coat, tip] = coatings[kind] ?? ['#A9947C', '#1B7F4D']
  const rods = roundPile(3.3, 4, 0.05).flatMap(([x, y, ahead]): Part[] => {
    const place = (z: number) => ({ ...front, at: [x, y + 3.3, z + ahead * 2] as Vec })
    return [
      lathe(
        [
          [0, 1.6],
          [22, 1.6],
        ],
        '#B8BEC2',
        place(0),
        16,
      ),
      lathe(
        [
          [0, 3.2],
          [5, 3.3],
        ],
        tip,
        place(22),
        20,
      ),
      lathe(
        [
          [0, 3.3],
          [160, 3.3],
        ],
        coat,
        place(27),
        20,
      ),
    ]
  })
  const box = [
    ...block([64, 40, 180], '#E4E0D6', [44, 0, 10], false),
    {
      decal: [
        [44, 40.3, 30],
        [108, 40.3, 30],
        [108, 40.3, 170],
        [44, 40.3, 170],
      ],
      label: { paper: '#F6F4EC', ink: dark, band: tip, words: [kind, 'ELECTRODO', '1 lb'] },
    } satisfies Part,
  ]
  return compose([...box, ...rods], { turn: 36, tilt: 32 })
}

/** A welding inverter with its panel. */
export function welderPicture(): Scene {
  const body = [
    solid(smoothCorners(rectangle(330, 230), 0.07), 150, 9, '#B5301A', { ...aside, at: [150, 0, 0] }),
    solid(smoothCorners(rectangle(340, 16), 0.3), 130, 4, dark, { ...aside, at: [140, -8, -4] }),
  ]
  const face: Part[] = [
    solid(smoothCorners(rectangle(154, 234), 0.08), 12, 4, dark, at(front, [-2, -2, -11])),
    panel([20, 150, -11.5], [110, 52], '#0E1418'),
    panel([30, 160, -11.8], [56, 32], '#1B7F4D'),
    knob([112, 176], 12),
    knob([42, 48], 19),
    knob([108, 48], 19),
    knob([75, 106], 15),
  ].flat()
  const slots = Array.from({ length: 7 }, (_, index): Vec[] => [
    [150.5, 60 + index * 18, 90],
    [150.5, 60 + index * 18, 250],
  ])
  const grip = rod(
    [
      [75, 230, 40],
      [75, 285, 70],
      [75, 285, 260],
      [75, 230, 290],
    ],
    26,
    dark,
  )
  return compose(
    [...body, { line: slots[0] ?? [], also: slots.slice(1), color: '#6E1C10', width: 6 }, ...grip, ...face],
    {
      turn: 36,
      tilt: 20,
    },
  )
}

function panel([x, y, z]: Vec, [w, h]: Point, color: string): Part {
  const points: Vec[] = [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + h, z],
    [x, y + h, z],
  ]
  return { faces: [{ points, color, under: color }] }
}

function knob([x, y]: Point, radius: number): Part[] {
  return [
    lathe(roundedBarProfile(16, radius, 3), '#3C4247', at(front, [x, y, -26])),
    lathe(
      [
        [0, radius * 0.4],
        [1, radius * 0.4],
      ],
      '#8A9196',
      at(front, [x, y, -27]),
    ),
  ]
}

/** A drill: barrel with vents, chuck, grip with trigger; a battery below it, or a cord where it has none. */
export function drillPicture(): Scene {
  const upright = { ...aside, at: [22, 0, 0] as Vec }
  const grip = smoothCorners(
    [
      [52, -166],
      [108, -166],
      [104, -96],
      [92, -18],
      [30, -18],
      [44, -90],
    ],
    0.22,
  )
  const chuck: Point[] = [
    [0, 8],
    [2, 15],
    [18, 19],
    [24, 21],
    [44, 22],
    [47, 18],
  ]
  return compose(
    [
      lathe(roundedBarProfile(132, 33, 9), yellow, front),
      lathe(roundedBarProfile(26, 30, 5), dark, at(front, [0, 0, -20])),
      lathe(roundedBarProfile(18, 34, 4), dark, at(front, [0, 0, 118])),
      lathe(chuck, '#4A5056', at(front, [0, 0, -66])),
      lathe(
        [
          [0, 2],
          [4, 4.6],
          [58, 5],
        ],
        metal,
        at(front, [0, 0, -122]),
        12,
      ),
      ...[0, 1, 2, 3].map((index) =>
        solid(smoothCorners(rectangle(34, 5), 0.3), 2, 1, dark, { ...aside, at: [34, 8 - index * 10, 72] }),
      ),
      solid(grip, 44, 11, dark, upright),
      solid(smoothCorners(rectangle(18, 34), 0.3), 18, 6, '#B5301A', { ...aside, at: [9, -58, 28] }),
      solid(smoothCorners(rectangle(122, 44), 0.16), 70, 9, '#33393E', { ...aside, at: [35, -206, 20] }),
      solid(smoothCorners(rectangle(118, 12), 0.2), 72, 3, yellow, { ...aside, at: [36, -176, 22] }),
      lathe(roundedBarProfile(12, 33.4, 2), '#33393E', at(front, [0, 0, 30])),
    ],
    { turn: 58, tilt: 15 },
  )
}

/** Sockets on their rail beside the ratchet. */
export function socketsPicture(): Scene {
  const upright = { at: [0, 0, 0] as Vec, x: [1, 0, 0] as Vec, y: [0, 0, 1] as Vec, z: [0, 1, 0] as Vec }
  const socket = (index: number): Part[] => {
    const radius = 8 + index * 1.5
    const spot: Vec = [index * 34, 6, 0]
    return [
      lathe(roundedBarProfile(34 + index, radius, 1.6), '#C9CED1', { ...upright, at: spot }),
      lathe(
        [
          [0, radius * 0.7],
          [0.4, radius * 0.7],
        ],
        dark,
        { ...upright, at: [spot[0], 40.4 + index, 0] },
        6,
      ),
      lathe(
        [
          [0, radius * 1.01],
          [3, radius * 1.01],
        ],
        '#8A9196',
        { ...upright, at: [spot[0], 16, 0] },
      ),
    ]
  }
  const handle: Vec[] = [0, 30, 60, 130, 190].map((x): Vec => [x + 20, 14, -70])
  return compose(
    [
      solid(smoothCorners(rectangle(300, 34), 0.2), 7, 2, '#B5301A', { ...flat, at: [-22, 0, -17] }),
      ...Array.from({ length: 8 }, (_, index) => socket(index)).flat(),
      hose(
        handle,
        [
          [8, 7],
          [7, 6],
          [8, 8],
          [12, 11],
          [9, 9],
        ].map(([a = 1, b = 1]): Point => [a, b]),
        '#C9CED1',
      ),
      hose(
        handle.slice(2),
        [
          [10, 9],
          [13, 12],
          [10, 10],
        ].map(([a = 1, b = 1]): Point => [a, b]),
        dark,
      ),
      lathe(roundedBarProfile(16, 21, 3), '#C9CED1', { ...upright, at: [6, 6, -70] }),
      lathe(roundedBarProfile(3, 13, 1), '#8A9196', { ...upright, at: [6, 21, -70] }),
    ],
    { turn: 28, tilt: 34 },
  )
}

/** An angle grinder: body, gear head, guard, disc and side handle. */
export function grinderPicture(): Scene {
  const down = { at: [0, 0, 0] as Vec, x: [1, 0, 0] as Vec, y: [0, 0, 1] as Vec, z: [0, -1, 0] as Vec }
  const guard = [
    ...Array.from({ length: 19 }, (_, index): Point => {
      const a = (index / 18) * Math.PI * 1.1 - 0.15
      return [Math.cos(a) * 66, Math.sin(a) * 66]
    }),
    [-20, -10] as Point,
    [20, -10] as Point,
  ]
  return compose(
    [
      lathe(
        [
          [16, 22],
          [22, 29],
          [60, 31],
          [140, 31],
          [150, 28],
          [158, 25],
          [250, 25],
          [276, 28],
          [286, 22],
        ],
        '#0B5563',
        front,
      ),
      lathe(roundedBarProfile(96, 26.6, 4), dark, at(front, [0, 0, 170])),
      lathe(
        [
          [-40, 20],
          [-34, 30],
          [-4, 35],
          [18, 33],
          [26, 26],
        ],
        '#AEB6BA',
        { ...down, at: [0, 4, -14] },
      ),
      lathe(
        [
          [0, 14],
          [26, 14],
        ],
        '#7C858B',
        { ...down, at: [0, -20, -14] },
      ),
      solid(guard, 20, 2, '#8A9196', { ...down, at: [0, -32, -14] }),
      lathe(
        [
          [0, 12],
          [0, 59],
          [3, 60],
          [3, 12],
        ],
        '#33383C',
        { ...down, at: [0, -50, -14] },
        64,
      ),
      lathe(
        [
          [0, 12],
          [5, 12],
        ],
        '#C9CED1',
        { ...down, at: [0, -53, -14] },
      ),
      lathe(
        [
          [0, 9],
          [8, 14],
          [20, 15],
          [88, 17],
          [104, 14],
          [108, 8],
        ],
        dark,
        {
          at: [30, 2, -14],
          x: [0, 1, 0],
          y: [0, 0, 1],
          z: [1, 0.1, 0],
        },
      ),
      solid(smoothCorners(rectangle(54, 16), 0.3), 10, 3, '#B5301A', { ...aside, at: [5, 24, 186] }),
      hose(
        [
          [0, 0, 284],
          [2, -8, 320],
          [20, -36, 350],
          [60, -48, 366],
        ],
        [5, 5, 5, 5],
        '#2B3136',
        12,
      ),
    ],
    { turn: 50, tilt: 30 },
  )
}

/** A chop saw for metal: base with its vice, arm, disc under its guard and the handle with the motor. */
export function chopSawPicture(): Scene {
  const side = { at: [0, 0, 0] as Vec, x: [0, 0, 1] as Vec, y: [0, 1, 0] as Vec, z: [1, 0, 0] as Vec }
  const guard = Array.from({ length: 22 }, (_, index): Point => {
    const a = -0.35 + (index / 21) * Math.PI * 1.25
    return [Math.cos(a) * 186, Math.sin(a) * 186]
  })
  return compose(
    [
      solid(smoothCorners(rectangle(250, 480), 0.08), 30, 6, '#3A4146', { ...flat, at: [-125, 0, -240] }),
      lathe(
        [
          [0, 12],
          [0, 176],
          [3.4, 178],
          [3.4, 12],
        ],
        '#4A4F53',
        { ...side, at: [-6, 230, -20] },
        72,
      ),
      solid(guard, 46, 6, '#0B5563', { ...side, at: [-26, 232, -20] }),
      lathe(roundedBarProfile(130, 62, 12), '#0B5563', { ...side, at: [22, 236, -20] }),
      lathe(roundedBarProfile(40, 50, 8), dark, { ...side, at: [140, 236, -20] }),
      hose(
        [
          [0, 60, 190],
          [0, 150, 150],
          [0, 236, 30],
        ],
        [
          [26, 30],
          [24, 28],
          [22, 26],
        ].map(([a = 1, b = 1]): Point => [a, b]),
        '#33393E',
      ),
      hose(
        [
          [0, 380, -40],
          [0, 420, -110],
          [0, 404, -190],
          [0, 360, -200],
        ],
        [13, 14, 14, 11],
        dark,
      ),
      ...block([150, 60, 26], '#8A9196', [-75, 30, 60], false),
      ...block([110, 50, 22], '#8A9196', [-55, 30, -90], false),
      lathe(
        [
          [0, 9],
          [150, 9],
        ],
        '#AEB6BA',
        { ...front, at: [0, 54, -236] },
      ),
      ...block([50, 50, 300], '#7C858B', [-230, 32, 8], false).map((part) => part),
    ],
    { turn: 42, tilt: 22 },
  )
}
