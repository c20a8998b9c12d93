import { accent } from '../color.ts'
import { ridge } from '../sections/flashings.ts'
import { trapezoidal } from '../sections/sheets.ts'
import type { Point } from '../vector.ts'
import type { Shape } from './plan.ts'
import { drawing } from './plan.ts'

function box(x: number, y: number, w: number, h: number): Shape {
  return {
    points: [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    closed: true,
  }
}

/** The slope from ridge to eave, on its walls. */
export function slopePlan(): string {
  const roof: Point[] = [
    [-500, 2350],
    [3600, 4000],
    [7700, 2350],
    [7700, 2480],
    [3600, 4140],
    [-500, 2480],
  ]
  return drawing([
    {
      shapes: [
        box(0, 0, 200, 2550),
        box(7000, 0, 200, 2550),
        { points: roof, closed: true, fill: accent },
        {
          points: [
            [-900, 0],
            [8100, 0],
          ],
        },
      ],
      measures: [
        { from: [3600, 4140], to: [7700, 4140], side: 'above', text: '4.25 m + 0.10 m' },
        { from: [200, 0], to: [7000, 0], side: 'below', text: '6.80 m' },
      ],
    },
  ])
}

/** Sheets side by side over the width of the roof. */
export function coverPlan(): string {
  const one = trapezoidal({ width: 850, cover: 810, pitch: 202.5, height: 40, crest: 40, foot: 84, pans: 0 })
  const shapes = [0, 1, 2].map(
    (index): Shape => ({ points: one.map(([x, y]): Point => [x + index * 810, y + index * 8]) }),
  )
  return drawing([
    {
      shapes,
      measures: [
        { from: [20, 0], to: [830, 0], side: 'below', text: '0.81' },
        { from: [830, 0], to: [1640, 0], side: 'below', text: '0.81' },
        { from: [1640, 0], to: [2450, 0], side: 'below', text: '0.81' },
        { from: [20, 40], to: [2450, 40], side: 'above', text: '2.43 m' },
      ],
    },
  ])
}

/** Ridge cap over two slopes, screws at its feet. */
export function closingPlan(): string {
  const cap = ridge(457)
  const slope = (side: 1 | -1): Point[] => [
    [215 + side * 60, 42],
    [215 + side * 520, -112],
    [215 + side * 520, -124],
    [215 + side * 60, 30],
  ]
  const screw = (x: number, y: number): Shape[] => [box(x - 9, y + 16, 18, 10), box(x - 3, y - 44, 6, 60)]
  return drawing([
    {
      shapes: [
        { points: slope(-1), closed: true, fill: accent },
        { points: slope(1), closed: true, fill: accent },
        { points: cap },
        ...screw(60, 8),
        ...screw(370, 8),
      ],
      measures: [
        { from: [0, 70], to: [430, 70], side: 'above', text: '457 mm' },
        { from: [60, -124], to: [370, -124], side: 'below', text: '6 / m²' },
      ],
    },
  ])
}
