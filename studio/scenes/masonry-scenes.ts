import { inkLine, prism } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { circle, rectangle } from '../sections/bars.ts'
import { flat, loft, solid } from '../solids.ts'
import type { Point, Vec } from '../vector.ts'

/** Two sacks in a pile, printed with what is in them. */
export function bagPicture(paper: string, band: string, words: string[]): Scene {
  const sack = (at: Vec, turned: boolean): Part[] => {
    const rings = [0, 14, 40, 90, 200, 420, 530, 580, 606, 620].map((along, index, all): readonly Vec[] => {
      const edge = Math.min(index, all.length - 1 - index)
      const thick = [8, 30, 46, 55, 59][Math.min(edge, 4)] ?? 59
      const wide = [186, 194, 199, 201, 202][Math.min(edge, 4)] ?? 202
      return Array.from({ length: 40 }, (_, side): Vec => {
        const a = (side / 40) * 2 * Math.PI
        const square = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power
        return [
          at[0] + 200 + square(Math.cos(a), 0.5) * wide,
          at[1] + 59 + square(Math.sin(a), 0.55) * thick,
          at[2] + along,
        ]
      })
    })
    const top = at[1] + 119
    const [left, right] = turned ? [350, 50] : [50, 350]
    const [near, far] = turned ? [510, 110] : [110, 510]
    return [
      loft(rings, paper),
      {
        decal: [
          [at[0] + left, top, at[2] + near],
          [at[0] + right, top, at[2] + near],
          [at[0] + right, top, at[2] + far],
          [at[0] + left, top, at[2] + far],
        ],
        label: { paper, ink: '#14181C', band, words },
      },
      inkLine(
        [
          [at[0] + 22, at[1] + 59, at[2] - 1],
          [at[0] + 378, at[1] + 59, at[2] - 1],
        ],
        2.4,
      ),
    ]
  }
  return compose([...sack([0, 0, 34], false), ...sack([14, 112, 0], false)], {
    turn: 34,
    tilt: 34,
    finish: 'matte',
  })
}

/** Hollow concrete blocks of a width in millimetres. */
export function concreteBlockPicture(wide: number): Scene {
  const wall = 28
  const cell = rectangle(145, wide - 2 * wall, Math.min(18, (wide - 2 * wall) / 3))
  const one = (at: Vec): Part[] =>
    prism(
      rectangle(400, wide),
      200,
      { color: '#B1B2AE', along: 'up', cap: '#C2C3BF' },
      at,
      [38, 218].map((x) => cell.map(([cx, cy]): Point => [cx + x, cy + wall])),
    )
  return compose([...one([60, 0, wide + 40]), ...one([0, 0, 0])], { turn: 32, tilt: 34, finish: 'matte' })
}

/** Pavers of interlocking shape laid in a bond, one standing on its edge in front. */
export function paverPicture(): Scene {
  const shape: Point[] = [
    [0, 0],
    [40, 10],
    [60, 0],
    [100, 0],
    [120, 10],
    [160, 0],
    [200, 0],
    [200, 30],
    [190, 50],
    [200, 70],
    [200, 100],
    [160, 100],
    [120, 110],
    [100, 100],
    [60, 100],
    [40, 110],
    [0, 100],
    [0, 70],
    [-10, 50],
    [0, 30],
  ]
  const tones = ['#B9B6AE', '#A9A59C', '#C3C0B8', '#B0785E']
  const laid = [0, 1, 2].flatMap((row) =>
    [0, 1].map(
      (column): Part =>
        solid(shape, 60, 5, tones[(row * 2 + column * 3) % 4] ?? '#B9B6AE', {
          ...flat,
          at: [column * 207 + (row % 2) * 100, 0, 130 + row * 106],
        }),
    ),
  )
  return compose([...laid, solid(shape, 60, 5, '#B0785E', { ...flat, at: [40, 0, 0] })], {
    turn: 32,
    tilt: 38,
    finish: 'matte',
  })
}

export function brickPicture(): Scene {
  const holes = [0, 1, 2, 3].map((index) => circle(17, 45 + index * 62, 70, 16))
  const brick = (at: Vec): Part[] =>
    prism(
      [
        [0, 0],
        [280, 0],
        [280, 140],
        [0, 140],
      ],
      70,
      { color: '#A9573C', along: 'up', cap: '#BB6A4D' },
      at,
      holes,
    )
  return compose([...brick([0, 0, 160]), ...brick([20, 0, 0]), ...brick([8, 74, 70])], {
    turn: 34,
    tilt: 32,
    finish: 'matte',
  })
}
