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

/** Lines of purlins of one slope: distances from the eave along the slope, evenly spaced. */
export type PurlinLines = { atMm: readonly number[]; gapMm: number }

/** Lines no farther apart than `maxMm` on a slope of this length. `eaveMm` is the overhang along the slope. */
export function purlinLines(slopeMm: number, eaveMm: number, maxMm: number, rules: PurlinRules): PurlinLines {
  const first = Math.min(rules.eaveMaxMm, Math.max(rules.eaveMinMm, eaveMm))
  const between = slopeMm - first - rules.topMm
  if (between <= 0) return { atMm: [Math.min(first, slopeMm / 2)], gapMm: 0 }
  const gaps = ceilExact(between / maxMm)
  const gapMm = between / gaps
  return { atMm: Array.from({ length: gaps + 1 }, (_, index) => first + index * gapMm), gapMm }
}

/** The bars of one line: whole ones and what is cut for the rest, with splices. */
export function barsOfLine(lineMm: number, rules: PurlinRules): { whole: number; restMm: number } {
  const { barMm, spliceMm } = rules
  if (lineMm <= barMm) return { whole: 0, restMm: Math.ceil(lineMm) }
  const pieces = ceilExact((lineMm - spliceMm) / (barMm - spliceMm))
  const rest = Math.ceil(lineMm + (pieces - 1) * spliceMm - (pieces - 1) * barMm)
  return rest === barMm ? { whole: pieces, restMm: 0 } : { whole: pieces - 1, restMm: rest }
}
