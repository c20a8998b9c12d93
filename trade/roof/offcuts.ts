import type { Millimetres } from '../../facts/length.ts'
import { ceilExact, upToCut } from '../rounding.ts'
import type { Profile } from './profile.ts'
import type { Interval, Slope } from './slopes.ts'
import { isMirrored, onSlope, spanOf } from './slopes.ts'
import type { Strip } from './strips.ts'

/** A strip of a roof: of which slope, and which of its strips. */
export type StripPlace = { slope: number; strip: number }

/**
 * One sheet that two strips are cut from by one slanting cut: the second is the rest, turned half round. Each piece is
 * `longMm` on one side, `dropMm` shorter on the other; the first is longer on its right, looking up the slope, or its left.
 */
export type SheetPair = {
  sheetMm: Millimetres
  strips: readonly [StripPlace, StripPlace]
  longMm: readonly [Millimetres, Millimetres]
  dropMm: Millimetres
  rightIsLong: boolean
}

type Laid = { slope: Slope; strips: readonly Strip[] }

/** A strip that ends in one straight slant: its longer side, how much shorter the other one is, and which is longer. */
type Slanted = StripPlace & { longMm: number; dropMm: number; rightIsLong: boolean }

/** Less than this is no difference between two heights. */
const levelMm = 1

/**
 * The strips of which two come out of one sheet, as many pairs as there can be. The rest of a slanting cut fits where the
 * slant is the same and rises to the same side; only profiles that lie the same when turned half round may be cut so.
 */
export function pairedStrips(
  slopes: readonly Laid[],
  profile: Profile,
  { longestMm, kerfMm }: { longestMm: number; kerfMm: number },
): SheetPair[] {
  if (profile.symmetric !== true) return []
  const slanted = slopes.flatMap((laid, slope) =>
    laid.strips.flatMap((strip, index) => {
      const slant = slantOf(laid.slope, strip, profile.totalMm)
      return slant ? [{ slope, strip: index, ...slant }] : []
    }),
  )
  const alike = Map.groupBy(slanted, ({ rightIsLong, dropMm }) => `${rightIsLong} ${Math.round(dropMm)}`)
  return [...alike.values()].flatMap((group) =>
    pairsOf(group, profile, Math.min(longestMm, profile.cut.maxMm), kerfMm),
  )
}

/** The longest with the shortest: no other way makes more pairs of at most one length. */
function pairsOf(
  group: readonly Slanted[],
  { cut }: Profile,
  longestMm: number,
  kerfMm: number,
): SheetPair[] {
  const left = group.toSorted((a, b) => b.longMm - a.longMm)
  const pairs: SheetPair[] = []
  while (left.length > 1) {
    const [one] = left.splice(0, 1)
    const other = left.at(-1)
    if (!one || !other) break
    const both = Math.max(one.longMm, one.longMm + other.longMm - one.dropMm + kerfMm)
    const sheetMm = upToCut(ceilExact(both), cut)
    const alone = (upToCut(one.longMm, cut) ?? 0) + (upToCut(other.longMm, cut) ?? 0)
    if (sheetMm === undefined || sheetMm > longestMm || sheetMm >= alone) continue
    left.pop()
    pairs.push({
      sheetMm,
      strips: [placeOf(one), placeOf(other)],
      longMm: [one.longMm, other.longMm],
      dropMm: Math.round(one.dropMm),
      rightIsLong: one.rightIsLong,
    })
  }
  return pairs
}

const placeOf = ({ slope, strip }: Slanted): StripPlace => ({ slope, strip })

/** The slant of a strip that begins level at the eave; undefined for any other shape, and for one of several sheets. */
function slantOf(slope: Slope, strip: Strip, totalMm: number): Omit<Slanted, keyof StripPlace> | undefined {
  if (strip.skylight || strip.piecesMm.length !== 1) return undefined
  const { acrossMm, upMm, plane, stretch } = slope
  const left = acrossMm.from + strip.acrossMm
  const right = left + totalMm
  const [from, to] = [Math.max(left, acrossMm.from) + levelMm, Math.min(right, acrossMm.to) - levelMm]
  const [first, middle, last] = [from, (from + to) / 2, to].map((at) => spanAt(slope, at))
  if (to - from < levelMm || !first || !middle || !last) return undefined
  if ([first, middle, last].some((span) => span.from - upMm.from > levelMm)) return undefined
  if (Math.abs(middle.to - (first.to + last.to) / 2) > levelMm) return undefined
  const rate = (last.to - first.to) / (to - from)
  // The longer side has to be a whole edge of the sheet.
  if (Math.abs(rate) < 1e-3 || (rate > 0 ? right > acrossMm.to : left < acrossMm.from)) return undefined
  return {
    longMm: strip.reachMm,
    dropMm: Math.abs(rate) * stretch * totalMm,
    rightIsLong: rate > 0 !== isMirrored(plane),
  }
}

/** From where to where the slope reaches up at a place along its eave. */
export function spanAt({ plane, parts }: Slope, across: number): Interval | undefined {
  const ups = parts.flatMap((part) =>
    part.flatMap((to, index) => {
      const from = part.at(index - 1) ?? to
      const [a, b] = [onSlope(plane, from.x, from.y), onSlope(plane, to.x, to.y)]
      if (a.across < across === b.across < across) return []
      return [a.up + ((b.up - a.up) * (across - a.across)) / (b.across - a.across)]
    }),
  )
  return ups.length < 2 ? undefined : spanOf(ups)
}
