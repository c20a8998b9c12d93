import { darker, lighter } from '../color.ts'
import { block, inkLine, prism, rod } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { circle } from '../sections/bars.ts'
import type { Point, Vec } from '../vector.ts'
import { cone, drum } from './round-scenes.ts'

const yellow = '#F2B705'
const dark = '#2B3136'
const metal = '#C9CED1'

/** Aviation snips, open. */
export function snipsPicture(): Scene {
  const blade = (points: Point[], color: string): Part => ({
    faces: [{ points: points.map(([x, y]): Vec => [x, y, 0]), color, under: color, line: true }],
  })
  const bow = (side: number): Vec[] => [
    [side * 4, 120, 0],
    [side * 34, 90, 0],
    [side * 46, 20, 0],
    [side * 40, -60, 0],
    [side * 30, -110, 0],
  ]
  return compose(
    [
      blade(
        [
          [-14, 110],
          [-20, 150],
          [-30, 250],
          [-6, 200],
          [8, 150],
          [14, 116],
        ],
        '#AEB6BA',
      ),
      blade(
        [
          [14, 110],
          [20, 150],
          [34, 246],
          [8, 200],
          [-6, 150],
          [-14, 116],
        ],
        '#D4D8DA',
      ),
      ...rod(bow(-1), 22, '#B5301A'),
      ...rod(bow(1), 22, '#B5301A'),
      ...prism(circle(11, 0, 118, 20), 6, { color: '#6B747A', cap: '#8A9196' }, [0, 0, -6]),
      ...prism(circle(4, 0, 118, 12), 4, { color: dark, cap: dark }, [0, 0, -10]),
    ],
    { turn: 16, tilt: 10, margin: 84, shadow: false },
  )
}

/** A tape with its tongue out and a level behind. */
export function measurePicture(): Scene {
  const shell: Point[] = [
    [0, 0],
    [78, 0],
    [84, 10],
    [84, 44],
    [60, 74],
    [16, 74],
    [0, 56],
  ]
  const tongue = block([150, 1.5, 22], '#F4D35E', [84, 5, 9], false)
  const ticks = Array.from({ length: 14 }, (_, index): Vec[] => [
    [94 + index * 10, 6.6, 9],
    [94 + index * 10, 6.6, index % 5 === 0 ? 24 : 17],
  ])
  const hook = block([2, 12, 22], metal, [234, -2, 9])
  const level = [
    ...block([300, 54, 22], yellow, [-30, 0, 120]),
    ...block([60, 24, 1], '#CFE8B8', [90, 15, 119.4]),
    inkLine(
      [
        [112, 15, 119],
        [112, 39, 119],
      ],
      2,
    ),
    inkLine(
      [
        [128, 15, 119],
        [128, 39, 119],
      ],
      2,
    ),
    ...prism(circle(15, 230, 27, 24), 1, { color: '#CFE8B8', cap: '#CFE8B8' }, [0, 0, 119]),
  ]
  return compose(
    [
      ...level,
      ...tongue,
      { line: ticks[0] ?? [], also: ticks.slice(1), color: dark, width: 1.8 },
      ...hook,
      ...prism(shell, 40, { color: yellow, cap: '#F6C93B' }),
      ...prism(circle(20, 40, 38, 24), 1, { color: dark, cap: dark }, [0, 0, -1]),
    ],
    { turn: 28, tilt: 26, margin: 92 },
  )
}

/** A paint roller on its frame. */
export function rollerPicture(): Scene {
  const frame = rod(
    [
      [0, 24, 250],
      [0, 24, 290],
      [90, 24, 300],
      [90, 24, 110],
    ],
    10,
    '#9AA2A7',
  )
  const handle = prism(circle(16, 90, 24, 20), 130, { color: '#B5301A', cap: '#8A2414' }, [0, 0, -20])
  return compose(
    [...frame, ...prism(circle(25, 0, 24, 28), 240, { color: '#ECE6D6', cap: '#F6F2E6' }), ...handle],
    {
      turn: 50,
      tilt: 32,
      margin: 92,
    },
  )
}

/** A hard hat: dome, ridge and brim. */
export function helmetPicture(): Scene {
  const shell: Part[] = []
  const steps = 8
  for (let index = 0; index < steps; index += 1) {
    const [a, b] = [(index / steps) * 1.45, ((index + 1) / steps) * 1.45]
    shell.push(
      cone(
        [0, 0, 0],
        14 + Math.sin(a) * 118,
        14 + Math.sin(b) * 118,
        [Math.cos(a) * 112, Math.cos(b) * 112],
        yellow,
        { top: false },
      ),
    )
  }
  const crest = (side: number): Vec[] =>
    Array.from({ length: 9 }, (_, index): Vec => {
      const a = 0.12 + (index / 8) * 1.5
      return [side * 26 * Math.sin(a + 0.4), 16 + Math.sin(a) * 118, -Math.cos(a) * 112]
    })
  return compose(
    [
      cone([0, 0, -26], 0, 9, [132, 126], darker(yellow, 0.08), { top: lighter(yellow, 0.16) }),
      drum([0, 0, 0], 7, 18, 114, darker(yellow, 0.12), { top: yellow }),
      ...shell,
      ...[-1, 1, 0].flatMap((side) => rod(crest(side), side === 0 ? 15 : 9, yellow)),
    ],
    { turn: 0, tilt: 24, margin: 108 },
  )
}

/** A lifeline coiled up, with its hooks. */
export function lifelinePicture(): Scene {
  const parts: Part[] = []
  for (let layer = 0; layer < 5; layer += 1) {
    for (const share of [0.7, 0.85, 1]) {
      parts.push({
        ring: { at: [0, layer * 15, 0], radius: 150 * share },
        color: layer % 2 === 0 ? '#F2B705' : '#D99F00',
        mm: 15,
      })
    }
  }
  const hook = (x: number, z: number, turn: number): Part[] =>
    rod(
      [
        [x, 60, z],
        [x + turn * 18, 34, z - 40],
        [x + turn * 6, 20, z - 84],
        [x - turn * 26, 22, z - 78],
        [x - turn * 26, 46, z - 26],
        [x, 60, z],
      ],
      9,
      metal,
    )
  return compose(
    [
      drum([0, 0, 0], 0, 0.1, 150, '#B79A3A', { top: false }),
      ...parts,
      ...rod(
        [
          [70, 70, -60],
          [120, 62, -140],
          [150, 60, -150],
        ],
        15,
        '#F2B705',
      ),
      ...hook(150, -150, 1),
      ...rod(
        [
          [-80, 70, -50],
          [-110, 62, -150],
        ],
        15,
        '#F2B705',
      ),
      ...hook(-110, -150, -1),
    ],
    { turn: 0, tilt: 34, margin: 92 },
  )
}
