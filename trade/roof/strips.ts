import { ceilExact, upToCut } from '../rounding.ts'
import type { Joined, LinesWith } from './end-laps.ts'
import { joinCutSheets, joinStockSheets } from './end-laps.ts'
import { nothingMm } from './polygon.ts'
import type { Profile } from './profile.ts'
import { endLapOf, percentOf } from './profile.ts'
import type { Slope } from './slopes.ts'
import { onSlope } from './slopes.ts'

/** One column of sheets on a slope, eave to top. Lengths on the slope, in millimetres. */
export type Strip = {
  /** Where its left edge lies along the eave, from the slope's own start. */
  acrossMm: number
  /** Distance of its lower end from the slope's lowest point. */
  fromMm: number
  reachMm: number
  /** What is cut for it, eave first; several where one sheet does not reach. */
  piecesMm: readonly number[]
  /** The middle of each lap, from the slope's lowest point. */
  jointsMm: readonly number[]
  /** A translucent sheet lies here in place of one of the roof's own. */
  skylight?: true
}

/** What lays the sheets out: the longest one that is made, carried and lifted, and the width under the edge flashing. */
export type LayRules = {
  longestMm: number
  edgeMm: number
  /** The only lengths there are, for sheets of stock. */
  stockMm?: readonly number[]
  /** How many lines of purlins the slope has where joints so far from its lowest point lie on one each. */
  linesWith: LinesWith
}

/** Why a slope cannot be laid. */
export type LayFault = { reason: 'no-end-lap' | 'too-long'; reachMm: number; longestMm: number }

/** Sheets beside each other that cover a width: the last one may end under the edge flashing. */
export function columnsOf(widthMm: number, { coverMm, totalMm }: Profile, edgeMm: number): number {
  return Math.max(1, ceilExact((widthMm - (totalMm - coverMm) - edgeMm) / coverMm))
}

/**
 * Millimetres by which the roof would have to be narrower to need one sheet less on each slope; undefined when that is
 * more than `worthMm`.
 */
export function narrowerBy(
  widthMm: number,
  profile: Profile,
  edgeMm: number,
  worthMm: number,
): number | undefined {
  const columns = columnsOf(widthMm, profile, edgeMm)
  const covered = (columns - 1) * profile.coverMm + (profile.totalMm - profile.coverMm) + edgeMm
  const over = Math.ceil(widthMm - covered - 1e-6)
  return columns > 1 && over > 0 && over <= worthMm ? over : undefined
}

/**
 * The strips of a slope, or why it cannot be laid. `lines` are its purlins: sheets are joined over one of them, or where one
 * is still to be set.
 */
export function stripsOf(
  slope: Slope,
  profile: Profile,
  lines: readonly number[],
  rules: LayRules,
): Strip[] | LayFault {
  const { from, to } = slope.acrossMm
  const columns = columnsOf(to - from, profile, rules.edgeMm)
  const outline = outlineOf(slope)
  const strips: Strip[] = []
  for (let column = 0; column < columns; column++) {
    const acrossMm = column * profile.coverMm
    const reach = reachBetween(slope, outline, from + acrossMm, from + acrossMm + profile.totalMm)
    if (!reach) continue
    const pieces = sheetsOf(reach, slope, profile, lines, rules)
    if ('reason' in pieces) return pieces
    const jointsMm = pieces.jointsMm.map((at) => at + reach.fromMm)
    strips.push({ acrossMm, ...reach, piecesMm: pieces.mm, jointsMm })
  }
  return strips
}

/** Corners of the parts of a slope, along its eave and up from it. */
type Outline = readonly (readonly { across: number; up: number }[])[]

const outlineOf = ({ parts, plane }: Slope): Outline =>
  parts.map((part) => part.map(({ x, y }) => onSlope(plane, x, y)))

/** Less of a column's width under a part is no roof. */
const touchMm = nothingMm / 10

/**
 * Where the slope lies under a column: its lowest point and how far up it goes. A part is convex, so its corners in the
 * column and its sides at the column's edges are all that counts.
 */
function reachBetween(
  slope: Slope,
  outline: Outline,
  from: number,
  to: number,
): { fromMm: number; reachMm: number } | undefined {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  const see = (up: number) => {
    low = Math.min(low, up)
    high = Math.max(high, up)
  }
  for (const part of outline) {
    const left = Math.max(from, Math.min(...part.map(({ across }) => across)))
    const right = Math.min(to, Math.max(...part.map(({ across }) => across)))
    if (right - left < touchMm) continue
    let before = part.at(-1)
    for (const corner of part) {
      if (corner.across >= left && corner.across <= right) see(corner.up)
      if (before)
        for (const edge of [left, right])
          if ((before.across - edge) * (corner.across - edge) < 0)
            see(
              before.up +
                ((corner.up - before.up) * (edge - before.across)) / (corner.across - before.across),
            )
      before = corner
    }
  }
  if (high < low) return undefined
  return {
    fromMm: (low - slope.upMm.from) * slope.stretch,
    reachMm: ceilExact((high - low) * slope.stretch),
  }
}

function sheetsOf(
  { fromMm, reachMm }: { fromMm: number; reachMm: number },
  slope: Slope,
  profile: Profile,
  lines: readonly number[],
  { longestMm: most, stockMm, linesWith }: LayRules,
): Joined | LayFault {
  const lap = endLapOf(profile, percentOf(slope.plane.slope))
  const column = { reachMm, linesMm: lines.map((line) => line - fromMm) }
  if (stockMm) {
    const lengths = stockMm.filter((mm) => mm <= most)
    const one = lengths.filter((mm) => mm >= reachMm).toSorted((a, b) => a - b)[0]
    const joined = lap
      ? joinStockSheets(column, lap, lengths, (joints) => linesWith(joints.map((at) => at + fromMm)))
      : one === undefined
        ? undefined
        : { mm: [one], jointsMm: [] }
    return joined ?? { reason: lap ? 'too-long' : 'no-end-lap', reachMm, longestMm: Math.max(0, ...lengths) }
  }
  const longestMm = Math.min(most, profile.cut.maxMm)
  const one = upToCut(reachMm, profile.cut)
  // What is cut may be longer than what it covers: a tile is whole.
  if (one !== undefined && one <= longestMm) return { mm: [one], jointsMm: [] }
  if (!lap) return { reason: 'no-end-lap', reachMm, longestMm }
  return joinCutSheets(column, lap, longestMm, profile) ?? { reason: 'too-long', reachMm, longestMm }
}
