import { circle } from '../sections/bars.ts'
import type { Point } from '../vector.ts'
import type { Shape } from './plan.ts'
import { drawing } from './plan.ts'

function rect(x: number, y: number, w: number, h: number): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}

/** Width and height from the front, depth from the side. */
export function boxPlan(
  [w, h, d]: [number, number, number],
  [tw, th, td]: [string, string, string],
  extra: Shape[] = [],
): string {
  const away = w * 1.25
  return drawing([
    {
      shapes: [
        { points: rect(0, 0, w, h), closed: true },
        { points: rect(away, 0, d, h), closed: true },
        ...extra,
      ],
      measures: [
        { from: [0, 0], to: [w, 0], side: 'below', text: tw },
        { from: [away, h], to: [away + d, h], side: 'above', text: td },
        { from: [0, 0], to: [0, h], side: 'left', text: th },
      ],
    },
  ])
}

/** A round body from the front, its axis dotted. */
export function drumPlan(
  diameter: number,
  height: number,
  [td, th]: [string, string],
  profile?: Point[],
): string {
  const body = profile ?? rect(-diameter / 2, 0, diameter, height)
  return drawing([
    {
      shapes: [{ points: body, closed: true }, axis([0, -height * 0.06], [0, height * 1.06])],
      measures: [
        { from: [-diameter / 2, 0], to: [diameter / 2, 0], side: 'below', text: td },
        { from: [-diameter / 2, 0], to: [-diameter / 2, height], side: 'left', text: th },
      ],
    },
  ])
}

function axis(from: Point, to: Point): Shape {
  return { points: [from, to], thin: true }
}

/** The outline of a turned body from its radii, bottom to top. */
export function turnedOutline(radii: readonly Point[]): Point[] {
  return [...radii, ...[...radii].reverse().map(([radius, y]): Point => [-radius, y])]
}

/** A disc from its face. */
export function discPlan(outer: number, inner: number, [to, ti]: [string, string]): string {
  return drawing([
    {
      shapes: [
        { center: [0, 0], radius: outer },
        { center: [0, 0], radius: inner, fill: '#F5F4F1' },
      ],
      measures: [
        { from: [-outer, 0], to: [outer, 0], side: 'below', text: to },
        { from: [-inner, 0], to: [inner, 0], side: 'above', text: ti },
      ],
    },
  ])
}

export type FastenerPlan = {
  length: number
  diameter: number
  head: number
  headHeight: number
  point: boolean
  thread: number
}

/** A fastener lying down: length under the head, diameter, thread. */
export function fastenerPlan(f: FastenerPlan, [tl, td]: [string, string]): string {
  const [r, tip] = [f.diameter / 2, f.point ? f.diameter * 1.6 : 0]
  const shaft: Point[] = [
    [0, -r],
    [f.length - tip, -r],
    [f.length, f.point ? 0 : -r],
    ...(f.point ? [] : [[f.length, r] as Point]),
    [f.length - tip, r],
    [0, r],
  ]
  const threads = Array.from(
    { length: Math.floor((f.length * f.thread) / (f.diameter * 0.5)) },
    (_, index): Shape => {
      const x = f.length - tip - index * f.diameter * 0.5
      return {
        points: [
          [x, -r],
          [x - f.diameter * 0.18, r],
        ],
        thin: true,
      }
    },
  )
  return drawing([
    {
      shapes: [
        { points: shaft, closed: true },
        ...threads,
        { points: rect(-f.headHeight, -f.head / 2, f.headHeight, f.head), closed: true },
      ],
      measures: [
        { from: [0, -f.head / 2], to: [f.length, -f.head / 2], side: 'below', text: tl },
        { from: [f.length * 0.94, -r], to: [f.length * 0.94, r], side: 'right', text: td },
      ],
    },
  ])
}

/** A bent rod seen flat. */
export function rodPlan(points: Point[], [tw, th]: [string, string]): string {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const [l, r, b, t] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return drawing([
    {
      shapes: [{ points }],
      measures: [
        { from: [l, b], to: [r, b], side: 'below', text: tw },
        { from: [l, b], to: [l, t], side: 'left', text: th },
      ],
    },
  ])
}

/** Netting: its opening and its height. */
export function nettingPlan(
  kind: 'square' | 'diamond' | 'hexagon',
  [cell, width]: [string, string],
  dense = 6,
): string {
  const shapes = Array.from({ length: dense + 1 }, (_, index) => index).flatMap((index) =>
    strands(kind, index, dense),
  )
  return drawing([
    {
      shapes,
      measures: [
        {
          from: kind === 'diamond' ? [0, 1] : [0, 0],
          to: kind === 'diamond' ? [0, 2] : [1, 0],
          side: kind === 'diamond' ? 'left' : 'below',
          text: cell,
        },
        { from: [dense, 0], to: [dense, dense], side: 'right', text: width },
      ],
    },
  ])
}

function strands(kind: 'square' | 'diamond' | 'hexagon', index: number, dense: number): Shape[] {
  if (kind === 'square') {
    return [
      {
        points: [
          [index, 0],
          [index, dense],
        ],
      },
      {
        points: [
          [0, index],
          [dense, index],
        ],
      },
    ]
  }
  const zigzag = Array.from({ length: dense * 2 + 1 }, (_, step): Point => {
    const up = (step + index) % 2 === 0
    return kind === 'diamond'
      ? [step / 2, index === dense ? index : index + (up ? 0 : 1)]
      : [step / 2, index + (up ? 0 : 0.34)]
  })
  if (kind === 'diamond') return index === dense ? [] : [{ points: zigzag }]
  const posts = zigzag
    .filter(([, y]) => y !== index && index < dense - 1)
    .map(
      ([x, y]): Shape => ({
        points: [
          [x, y],
          [x, index + 1],
        ],
      }),
    )
  return index === dense ? [] : [{ points: zigzag }, ...posts]
}

/** Outline of a thing with its overall width and height. */
export function outlinePlan(points: Point[], [tw, th]: [string, string], extra: Shape[] = []): string {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const [l, r, b, t] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return drawing([
    {
      shapes: [{ points, closed: true }, ...extra],
      measures: [
        { from: [l, b], to: [r, b], side: 'below', text: tw },
        { from: [l, b], to: [l, t], side: 'left', text: th },
      ],
    },
  ])
}

export function round(x: number, y: number, radius: number): Shape {
  return { points: circle(radius, x, y, 32), closed: true, fill: '#F5F4F1' }
}
