import { upToCut } from '../rounding.ts'
import { spanAt, type StripPlace } from './offcuts.ts'
import type { Profile } from './profile.ts'
import type { Slope } from './slopes.ts'
import { isMirrored, onSlope } from './slopes.ts'
import type { Strip } from './strips.ts'

/** A piece shorter than any sheet that is cut, and the strip out of whose offcut it comes. */
export type ShortPiece = { piece: StripPlace; from: StripPlace }

type Laid = { slope: Slope; strips: readonly Strip[] }

/** What a strip covers at places across its sheet, in mm from its left edge as one looks up the slope; up from its lowest point. */
type Outline = { atMm: number; fromMm: number; toMm: number }[]

type OneSheet = StripPlace & { strip: number; reachMm: number; sheetMm: number; outline: Outline }

/** Beside a corner, so that a place lies on one side of it. */
const besideMm = 0.5

/**
 * The pieces shorter than the shortest sheet that is cut which come out of what slanting cuts leave of other sheets: the ribs
 * at the same places, or turned half round where the profile then lies the same. A plant cuts sheets straight and none so
 * short: such a piece is cut on the roof, so it is counted as a sheet of its own until somebody asks for offcuts to be used.
 * Longest first, out of the shortest sheet that has it, each sheet once; `taken` are strips that are spoken for.
 */
export function shortPieces(
  slopes: readonly Laid[],
  profile: Profile,
  kerfMm: number,
  taken: readonly StripPlace[],
): ShortPiece[] {
  const isTaken = ({ slope, strip }: StripPlace) =>
    taken.some((one) => one.slope === slope && one.strip === strip)
  const single = slopes.flatMap((laid, slope) =>
    laid.strips.flatMap((strip, index): OneSheet[] => {
      const [sheetMm] = strip.piecesMm
      if (strip.skylight || strip.piecesMm.length !== 1 || sheetMm === undefined) return []
      const { reachMm } = strip
      const place = { slope, strip: index }
      return isTaken(place)
        ? []
        : [{ ...place, reachMm, sheetMm, outline: outlineOf(laid.slope, strip, profile.totalMm) }]
    }),
  )
  const leastMm = upToCut(0, profile.cut) ?? 0
  const short = single.filter(({ reachMm }) => reachMm < leastMm).sort((a, b) => b.reachMm - a.reachMm)
  const sources = single.filter(({ reachMm }) => reachMm >= leastMm).sort((a, b) => a.sheetMm - b.sheetMm)
  return short.flatMap((piece): ShortPiece[] => {
    const at = sources.findIndex((sheet) => holds(sheet, piece, profile, kerfMm))
    const [from] = at < 0 ? [] : sources.splice(at, 1)
    return from ? [{ piece: placeOf(piece), from: placeOf(from) }] : []
  })
}

const placeOf = ({ slope, strip }: StripPlace): StripPlace => ({ slope, strip })

/** Whether a piece lies in what is left of a sheet above its own strip. */
function holds(sheet: OneSheet, piece: OneSheet, { symmetric, totalMm }: Profile, kerfMm: number): boolean {
  const upright = Math.max(...piece.outline.map(({ atMm, fromMm }) => topAt(sheet.outline, atMm) - fromMm))
  if (upright + kerfMm + piece.reachMm <= sheet.sheetMm) return true
  return (
    symmetric === true &&
    piece.outline.every(
      ({ atMm, toMm }) => topAt(sheet.outline, totalMm - atMm) + kerfMm + toMm <= sheet.sheetMm,
    )
  )
}

/** The highest a strip reaches near a place across its sheet: between two known places the higher of both. */
function topAt(outline: Outline, atMm: number): number {
  const below = outline.findLast((one) => one.atMm <= atMm)
  const above = outline.find((one) => one.atMm >= atMm)
  return Math.max(below?.toMm ?? 0, above?.toMm ?? 0)
}

/** Places so close that the higher of two neighbours is hardly above what lies between. */
const stepMm = 10

function outlineOf(slope: Slope, strip: Strip, totalMm: number): Outline {
  const { acrossMm, upMm, plane, stretch, parts } = slope
  const startMm = acrossMm.from + strip.acrossMm
  const corners = parts.flatMap((part) => part.map(({ x, y }) => onSlope(plane, x, y).across - startMm))
  const places = [
    ...Array.from({ length: Math.ceil(totalMm / stepMm) + 1 }, (_, at) => Math.min(at * stepMm, totalMm)),
    ...corners.flatMap((at) => [at - besideMm, at + besideMm]),
  ].filter((at) => at >= 0 && at <= totalMm)
  return places
    .flatMap((at) => {
      const span = spanAt(slope, startMm + at)
      if (!span) return []
      const above = (up: number) => (up - upMm.from) * stretch - strip.fromMm
      return [
        {
          atMm: isMirrored(plane) ? totalMm - at : at,
          fromMm: Math.max(0, above(span.from)),
          toMm: above(span.to),
        },
      ]
    })
    .sort((a, b) => a.atMm - b.atMm)
}
