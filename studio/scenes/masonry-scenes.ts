import { darker } from '../color.ts'
import { block, inkLine, prism, rod } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { circle, rectangle } from '../sections/bars.ts'
import type { Point, Vec } from '../vector.ts'

/** Sacks in a pile with a printed band. */
export function bagPicture(paper: string, band: string): Scene {
  const pillow = (at: Vec, turned: number): Part[] => {
    const outline = rectangle(400, 118, 50)
    const strip = (z1: number, z2: number): Part => ({
      faces: [
        {
          points: [
            [at[0] + 46, at[1] + 118.6, at[2] + z1],
            [at[0] + 354, at[1] + 118.6, at[2] + z1],
            [at[0] + 354, at[1] + 118.6, at[2] + z2],
            [at[0] + 46, at[1] + 118.6, at[2] + z2],
          ],
          color: band,
          under: band,
        },
      ],
    })
    const seam = inkLine(
      [
        [at[0] + 26, at[1] + 59, at[2] - 1],
        [at[0] + 374, at[1] + 59, at[2] - 1],
      ],
      2,
      0.5,
    )
    return [
      ...prism(outline, 620, { color: paper, cap: darker(paper, 0.06) }, at),
      strip(150 + turned, 300 + turned),
      strip(340 + turned, 372 + turned),
      seam,
    ]
  }
  return compose([...pillow([0, 0, 30], 0), ...pillow([14, 112, 0], 40)], {
    turn: 40,
    tilt: 30,
    margin: 84,
    finish: 'matte',
  })
}

/** Hollow concrete blocks. */
export function concreteBlockPicture(): Scene {
  const one = (at: Vec): Part[] =>
    prism(
      [
        [0, 0],
        [400, 0],
        [400, 150],
        [0, 150],
      ],
      200,
      { color: '#B1B2AE', along: 'up', cap: '#C2C3BF' },
      at,
      [rectangle(145, 90, 18), rectangle(145, 90, 18)].map((ring, index) =>
        ring.map(([x, y]): Point => [x + 38 + index * 180, y + 30]),
      ),
    )
  return compose([...one([60, 0, 190]), ...one([0, 0, 0])], {
    turn: 32,
    tilt: 34,
    margin: 84,
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
    margin: 84,
    finish: 'matte',
  })
}

export function ladderPicture(): Scene {
  const metal = '#C9CED1'
  const rail = (x: number, lean: number, color: string): Part[] =>
    rod(
      [
        [x, 0, lean],
        [x + (x > 0 ? -50 : 50), 1750, 300],
      ],
      34,
      color,
    )
  const rungs = Array.from({ length: 6 }, (_, index): Part[] => {
    const share = (index + 1) / 7
    const inset = 50 * share
    return rod(
      [
        [inset, 1750 * share, 300 * share],
        [420 - inset, 1750 * share, 300 * share],
      ],
      26,
      metal,
    )
  }).flat()
  return compose(
    [
      ...rail(0, 760, '#9AA2A7'),
      ...rail(420, 760, '#9AA2A7'),
      ...rod(
        [
          [25, 870, 530],
          [395, 870, 530],
        ],
        20,
        '#9AA2A7',
      ),
      ...rail(0, 0, '#F2B705'),
      ...rungs,
      ...rail(420, 0, '#F2B705'),
      ...block([340, 44, 120], '#2B3136', [40, 1740, 250]),
    ],
    { turn: 32, tilt: 14, margin: 70, shadow: false },
  )
}
