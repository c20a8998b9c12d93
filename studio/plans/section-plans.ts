import type { Point } from '../vector.ts'
import type { Measure, Shape, View } from './plan.ts'
import { drawing } from './plan.ts'

export type SheetPlan = {
  section: readonly Point[]
  /** Overall and useful width in metres as sold. */
  total?: string
  useful: string
  pitch: number
  height: number
  /** First crest to show enlarged, in millimetres from the left. */
  from?: number
  below?: Shape[]
}

/** Whole section above, one repeat of it enlarged below. */
export function sheetPlan({
  section,
  total,
  useful,
  pitch,
  height,
  from = 0,
  below = [],
}: SheetPlan): string {
  const width = section.at(-1)?.[0] ?? 0
  const whole: View = {
    shapes: [{ points: section }, ...below],
    measures: [
      {
        from: [(width - Number(useful) * 1000) / 2, 0],
        to: [(width + Number(useful) * 1000) / 2, 0],
        side: 'below',
        text: `${useful} m`,
      },
      ...(total
        ? [{ from: [0, 0], to: [width, 0], side: 'above', text: `${total} m` } satisfies Measure]
        : []),
    ],
  }
  const to = from + pitch * 1.5
  const part = section.filter(([x]) => x >= from - 0.01 && x <= to + 0.01)
  const last: Point = part.at(-1) ?? [to, 0]
  const detail: View = {
    shapes: [{ points: part }],
    measures: [
      { from: [from, 0], to: [from + pitch, 0], side: 'below', text: `${Math.round(pitch)} mm` },
      { from: [last[0], 0], to: [last[0], height], side: 'right', text: `${Math.round(height)} mm` },
    ],
  }
  return drawing([whole, detail])
}

export type BarPlan = {
  outline: readonly Point[]
  holes?: readonly (readonly Point[])[]
  width: string
  height: string
  wall?: { from: Point; to: Point; side: Measure['side']; text: string; far?: number }
}

/** A section with its two outer measures and the wall. */
export function barPlan({ outline, holes = [], width, height, wall }: BarPlan): string {
  const xs = outline.map((point) => point[0])
  const ys = outline.map((point) => point[1])
  const [l, r, b, t] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return drawing([
    {
      shapes: [
        { points: outline, closed: true },
        ...holes.map((points): Shape => ({ points, closed: true, fill: '#F5F4F1' })),
      ],
      measures: [
        { from: [l, b], to: [r, b], side: 'below', text: width },
        { from: [l, b], to: [l, t], side: 'left', text: height },
        ...(wall ? [wall] : []),
      ],
    },
  ])
}

/** An open bent section with overall width and height, and its developed width above. */
export function bentPlan(
  section: readonly Point[],
  texts: { width: string; height: string; girth?: string },
): string {
  const xs = section.map((point) => point[0])
  const ys = section.map((point) => point[1])
  const [l, r, b, t] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return drawing([
    {
      shapes: [{ points: section }],
      measures: [
        { from: [l, b], to: [r, b], side: 'below', text: texts.width },
        { from: [l, b], to: [l, t], side: 'left', text: texts.height },
        ...(texts.girth
          ? [{ from: [l, t], to: [r, t], side: 'above', text: texts.girth } satisfies Measure]
          : []),
      ],
    },
  ])
}
