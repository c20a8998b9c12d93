import { ceilExact, upToCut } from '../rounding.ts'
import type { EndLap, Profile } from './profile.ts'
import { stockLengths } from './stock-lengths.ts'

/** Sheets of a column, eave first, and the middle of each lap, in millimetres from the column's lower end. */
export type Joined = { mm: readonly number[]; jointsMm: readonly number[] }

/** A column too long for one sheet, and the purlins it lies on, in millimetres from its lower end. */
export type Column = { reachMm: number; linesMm: readonly number[] }

/** How many lines of purlins there are where these joints lie on one each. */
export type LinesWith = (jointsMm: readonly number[]) => number

/** More sheets in one column are no roof anybody lays. */
const mostSheets = 24

/**
 * Sheets cut for a column: the fewest, joined on the purlins nearest to even parts. Where purlins lie too far apart for
 * sheets so short, even parts, whose joints need purlins of their own. Undefined where no number of sheets does.
 */
export function joinCutSheets(
  { reachMm, linesMm }: Column,
  { lapMm }: EndLap,
  longestMm: number,
  { cut }: Pick<Profile, 'cut'>,
): Joined | undefined {
  if (longestMm <= lapMm) return undefined
  const own = linesMm.filter((line) => line > 0 && line < reachMm)
  const fewest = Math.max(2, ceilExact((reachMm - lapMm) / (longestMm - lapMm)))
  const joinedAt = (jointsMm: readonly number[]): Joined | undefined => {
    const mm = coveredMm(jointsMm, reachMm, lapMm).map((length) => upToCut(ceilExact(length), cut))
    const made = mm.flatMap((length) => (length !== undefined && length <= longestMm ? [length] : []))
    return made.length === mm.length ? { mm: made, jointsMm } : undefined
  }
  for (let count = fewest; count <= own.length + 1; count++) {
    const joined = joinedAt(nearestLines(reachMm, count, own))
    if (joined) return joined
  }
  for (let count = fewest; count <= mostSheets; count++) {
    const joined = joinedAt(evenParts(reachMm, count))
    if (joined) return joined
  }
  return undefined
}

/**
 * Sheets of stock for a column, of the least lengths that reach. What they are too long by lets each lap lie higher or lower:
 * on purlins that are there, else where a line costs least, and of those nearest to a line that is there.
 */
export function joinStockSheets(
  { reachMm, linesMm }: Column,
  { lapMm }: EndLap,
  lengthsMm: readonly number[],
  linesWith: LinesWith,
): Joined | undefined {
  const lengths = stockLengths(reachMm, lapMm, lengthsMm)
  if (!lengths) return undefined
  if (lengths.length === 1) return { mm: lengths, jointsMm: [] }
  const orders = ordersOf(lengths)
  const onLines = orders.flatMap((mm) => placings(mm, reachMm, lapMm, linesMm, 'lines'))[0]
  if (onLines) return onLines
  const apart = ({ jointsMm }: Joined) =>
    jointsMm.reduce((sum, at) => sum + Math.min(...linesMm.map((line) => Math.abs(line - at))), 0)
  return orders
    .flatMap((mm) => placings(mm, reachMm, lapMm, linesMm, 'anywhere'))
    .map((joined) => ({ joined, lines: linesWith(joined.jointsMm), apart: apart(joined) }))
    .sort((a, b) => a.lines - b.lines || a.apart - b.apart)[0]?.joined
}

/** What each sheet has to cover between joints, half a lap beyond each. */
function coveredMm(jointsMm: readonly number[], reachMm: number, lapMm: number): number[] {
  const bounds = [0, ...jointsMm, reachMm]
  return bounds.slice(1).map((to, index) => {
    const halves = (index > 0 ? lapMm / 2 : 0) + (index < jointsMm.length ? lapMm / 2 : 0)
    return to - (bounds[index] ?? 0) + halves
  })
}

const evenParts = (reachMm: number, count: number): number[] =>
  Array.from({ length: count - 1 }, (_, index) => Math.round(((index + 1) * reachMm) / count))

/** The purlins nearest to even parts: `count` − 1 of them, each once. */
function nearestLines(reachMm: number, count: number, lines: readonly number[]): number[] {
  const chosen: number[] = []
  for (let index = 1; index < count; index++) {
    const wanted = (index * reachMm) / count
    const free = lines.filter((line) => !chosen.includes(line))
    const nearest = [...free].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
    if (nearest !== undefined) chosen.push(nearest)
  }
  return chosen.sort((a, b) => a - b)
}

/** The orders in which sheets can follow each other, longest first first. */
function ordersOf(lengths: readonly number[]): number[][] {
  if (lengths.length <= 1) return [[...lengths]]
  return [...new Set(lengths)].flatMap((first) => {
    const at = lengths.indexOf(first)
    return ordersOf(lengths.toSpliced(at, 1)).map((rest) => [first, ...rest])
  })
}

/**
 * Where sheets in this order can be joined: on purlins alone, or anywhere they reach, of which the ends of the room they
 * leave and the purlins in it are told.
 */
function placings(
  mm: readonly number[],
  reachMm: number,
  lapMm: number,
  linesMm: readonly number[],
  where: 'lines' | 'anywhere',
): Joined[] {
  const place = (jointsMm: readonly number[]): Joined[] => {
    const index = jointsMm.length
    if (index === mm.length - 1) return [{ mm, jointsMm }]
    const before = jointsMm.at(-1)
    const highest = (before === undefined ? lapMm / 2 : before) + (mm[index] ?? 0) - lapMm
    const above = mm.slice(index + 1).reduce((sum, length) => sum + length - lapMm, 0)
    const lowest = Math.max(reachMm - above - lapMm / 2, before ?? 0)
    const lines = linesMm.filter((line) => line >= lowest - 1e-6 && line <= highest + 1e-6)
    const ends =
      where === 'lines' || lowest > highest
        ? []
        : [Math.min(Math.ceil(lowest), highest), Math.max(Math.floor(highest), lowest)]
    return [...lines, ...ends].filter((at) => at > (before ?? 0)).flatMap((at) => place([...jointsMm, at]))
  }
  return place([])
}
