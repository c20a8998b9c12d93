import { accent } from '../color.ts'
import { ridge } from '../sections/flashings.ts'
import { trapezoidalProfile } from '../sections/sheets.ts'
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

/** The slope from ridge to eave, on its walls: the tape lies along it, the level span is no length of a sheet. */
export function slopePlan(): string {
  const roof: Point[] = [
    [-600, 2280],
    [3600, 4100],
    [7800, 2280],
    [7800, 2410],
    [3600, 4240],
    [-600, 2410],
  ]
  return drawing([
    {
      shapes: [
        box(0, 0, 200, 2500),
        box(7000, 0, 200, 2500),
        { points: roof, closed: true, fill: accent },
        {
          points: [
            [-900, 0],
            [8100, 0],
          ],
        },
      ],
      measures: [{ from: [200, 0], to: [7000, 0], side: 'below', text: '6.80 m' }],
      slopes: [
        {
          along: [
            [3600, 4240],
            [7800, 2410],
          ],
          text: '4.48 m + 0.10 m',
          color: accent,
        },
      ],
    },
  ])
}

/** Sheets side by side over the width of the roof. */
export function coverPlan(): string {
  const one = trapezoidalProfile({
    width: 850,
    cover: 810,
    pitch: 202.5,
    height: 40,
    crest: 40,
    foot: 84,
    pans: 0,
  })
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

/** Ridge cap over two slopes whose sheets reach under it, a screw at each foot. */
export function closingPlan(): string {
  const cap = ridge(457)
  const slope = (side: 1 | -1): Point[] => [
    [215 + side * 12, 62],
    [215 + side * 520, -100],
    [215 + side * 520, -112],
    [215 + side * 12, 50],
  ]
  const screw = (x: number, y: number): Shape[] => [box(x - 9, y + 16, 18, 10), box(x - 3, y - 44, 6, 60)]
  return drawing([
    {
      shapes: [
        { points: slope(-1), closed: true, fill: accent },
        { points: slope(1), closed: true, fill: accent },
        { points: cap.map(([x, y]): Point => [x, y + 18]) },
        ...screw(60, 26),
        ...screw(370, 26),
      ],
      measures: [{ from: [0, 88], to: [430, 88], side: 'above', text: '457 mm' }],
    },
  ])
}
