import { ceilExact } from '../rounding.ts'

/** Rules of the house for purlins, in millimetres; from `demo/trade.json`. */
export type PurlinRules = {
  /** The first line stands in from the eave by the overhang, within these. */
  eaveMinMm: number
  eaveMaxMm: number
  /** The last line stands this far below the top. */
  topMm: number
  barMm: number
  /** One bar laps the next by this much. */
  spliceMm: number
}

/** Lines of purlins of one slope: distances from the eave along the slope, and the widest between two. */
export type PurlinLines = {
  atMm: readonly number[]
  gapMm: number
  /** How many more there are than evenly spaced ones, where sheets lap over lines that would stand elsewhere. */
  more?: number
}

/**
 * Lines no farther apart than `maxMm` on a slope of this length, evenly spaced. `eaveMm` is the overhang along the slope;
 * `throughMm` are places that need a line of their own: those beside them are spaced evenly between.
 */
export function purlinLines(
  slopeMm: number,
  eaveMm: number,
  maxMm: number,
  rules: PurlinRules,
  throughMm: readonly number[] = [],
): PurlinLines {
  const first = Math.min(rules.eaveMaxMm, Math.max(rules.eaveMinMm, eaveMm))
  const between = slopeMm - first - rules.topMm
  if (between <= 0) return { atMm: apart([Math.min(first, slopeMm / 2), ...throughMm]), gapMm: 0 }
  const fixed = apart([first, first + between, ...throughMm])
  const bays = fixed.slice(1).map((to, index) => {
    const from = fixed[index] ?? 0
    const gaps = ceilExact((to - from) / maxMm)
    return { from, gaps, gapMm: (to - from) / gaps }
  })
  const inner = bays.flatMap(({ from, gaps, gapMm }) =>
    Array.from({ length: gaps }, (_, index) => from + index * gapMm),
  )
  const last = bays.at(-1) ?? { from: first, gaps: 0, gapMm: 0 }
  const atMm = [...inner, last.from + last.gaps * last.gapMm]
  const gapMm = Math.max(...bays.map((bay) => bay.gapMm))
  return throughMm.length === 0
    ? { atMm, gapMm }
    : { atMm, gapMm, more: atMm.length - 1 - ceilExact(between / maxMm) }
}

/** In order; two at one place are one. */
const apart = (places: readonly number[]): number[] =>
  places
    .toSorted((a, b) => a - b)
    .filter((at, index, sorted) => index === 0 || at - (sorted[index - 1] ?? 0) >= nearMm)

/** Places so near to each other are one. */
const nearMm = 1

/** Whether a line of purlins runs there. */
export const isOnLine = (atMm: number, { atMm: lines }: Pick<PurlinLines, 'atMm'>): boolean =>
  lines.some((line) => Math.abs(line - atMm) < nearMm)

/**
 * The bars of one line: whole ones and what is cut for the rest, with splices. What binary fractions add to a line as long as
 * a bar is no reason for another.
 */
export function barsOfLine(lineMm: number, rules: PurlinRules): { whole: number; restMm: number } {
  const { barMm, spliceMm } = rules
  const wholeMm = ceilExact(lineMm)
  if (wholeMm <= barMm) return { whole: 0, restMm: wholeMm }
  const pieces = ceilExact((lineMm - spliceMm) / (barMm - spliceMm))
  const rest = wholeMm + (pieces - 1) * spliceMm - (pieces - 1) * barMm
  return rest === barMm ? { whole: pieces, restMm: 0 } : { whole: pieces - 1, restMm: rest }
}
