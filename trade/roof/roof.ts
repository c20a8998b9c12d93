import { leastBars } from '../cut/least-bars.ts'
import { screwsOf, tapeOf } from './fixings.ts'
import type { Joint, JointKind } from './joints.ts'
import { jointsOf } from './joints.ts'
import type { SheetPair, StripPlace } from './offcuts.ts'
import { pairedStrips } from './offcuts.ts'
import type { Profile } from './profile.ts'
import type { PurlinLines, PurlinRules } from './purlins.ts'
import { barsOfLine, isOnLine, purlinLines } from './purlins.ts'
import { type ShortPiece, shortPieces } from './short-pieces.ts'
import type { SkylightCount } from './skylights.ts'
import { skylightsOf, withSkylights } from './skylights.ts'
import type { Slope } from './slopes.ts'
import { onSlope, slopesOf } from './slopes.ts'
import type { LayFault, Strip } from './strips.ts'
import { narrowerBy, stripsOf } from './strips.ts'
import type { Wing } from './wings.ts'
import { roofPieces } from './wings.ts'

/** Rules of the house that do not belong to one profile, in millimetres; from `demo/trade.json`. */
export type RoofRules = {
  purlins: PurlinRules
  /** Width that may end under the edge flashing. */
  edgeMm: number
  /** How much narrower a roof may be made, at most, for a tip, in mm. */
  tipMm: number
  sawKerfMm: number
}

export type RoofInput = {
  /** Overhangs included. */
  wings: readonly Wing[]
  eaveMm: number
  profile: Profile
  gauge: string
  /** The longest sheet that can be brought and lifted. */
  longestMm: number
  /** The only lengths there are, for sheets of stock. */
  stockMm?: readonly number[]
  /** Share of the purlin spacing that wind leaves (1 inland). */
  windFactor?: number
  /** Whether every purlin gets the screws of the edge. */
  edgeScrews?: boolean
  /** Columns of sheets to be translucent. */
  skylights?: number
  /** Whether what slanting cuts leave is other strips, where the profile allows it. */
  offcuts?: boolean
  rules: RoofRules
}

export type LaidSlope = {
  slope: Slope
  strips: readonly Strip[]
  purlins: PurlinLines
  screws: number
  tapeMm: number
}

/** Sheets of one length. */
export type SheetCount = { lengthMm: number; pieces: number }

/** A roof laid out: what every bill and drawing is made from. */
export type Roof = {
  slopes: readonly LaidSlope[]
  /** Width that each sheet covers. */
  coverMm: number
  /** Width of a sheet. */
  totalMm: number
  joints: readonly Joint[]
  /** Longest first. */
  sheets: readonly SheetCount[]
  /** What lies translucent in place of sheets; not counted among them. */
  skylights: readonly SkylightCount[]
  /** Sheets that two strips are cut from. */
  pairs: readonly SheetPair[]
  /** Pieces shorter than any sheet that come out of offcuts of others. */
  short: readonly ShortPiece[]
  pieces: number
  /** Millimetres of sheet to buy. */
  sheetMm: number
  areaMm2: number
  /** Share of the bought cover that no slope needs; skylights as if they were sheets. */
  waste: number
  purlinLines: number
  /** Widest distance between purlins. */
  purlinGapMm: number
  purlinBars: number
  /** Laps of sheets that lie on lines set for them, and how many more lines these are than evenly spaced ones. */
  lapPurlins?: { laps: number; more: number }
  screws: number
  tapeMm: number
  /** So many millimetres less width save sheets. */
  narrowerMm?: number
}

export type RoofFault = LayFault | { reason: 'gauge-unknown' }

/** Lays a roof out. Returns why it cannot be laid where it cannot; never throws for what a shopper may ask for. */
export function layRoof(input: RoofInput): Roof | RoofFault {
  const { profile, rules } = input
  const maxMm = (profile.purlinMaxMm[input.gauge] ?? 0) * (input.windFactor ?? 1)
  if (maxMm <= 0) return { reason: 'gauge-unknown' }
  const pieces = roofPieces(input.wings)
  const laidSlopes: LaidSlope[] = []
  for (const slope of slopesOf(pieces)) {
    const laid = laySlope(slope, input, maxMm)
    if ('reason' in laid) return laid
    laidSlopes.push(laid)
  }
  const slopes = withSkylights(laidSlopes, input.skylights ?? 0)
  const skylights = skylightsOf(slopes)
  const { longestMm } = input
  const cutsPairs = input.offcuts && !input.stockMm
  const pairs = cutsPairs ? pairedStrips(slopes, profile, { longestMm, kerfMm: rules.sawKerfMm }) : []
  const inPairs = pairs.flatMap(({ strips }) => strips)
  const short = cutsPairs ? shortPieces(slopes, profile, rules.sawKerfMm, inPairs) : []
  const ofOthers = [...inPairs, ...short.map(({ piece }) => piece)]
  const sheets = sheetsOf(slopes, ofOthers, pairs)
  const sheetMm = sheets.reduce((sum, sheet) => sum + sheet.pieces * sheet.lengthMm, 0)
  const areaMm2 = slopes.reduce((sum, { slope }) => sum + slope.areaMm2, 0)
  const lit = slopes.flatMap(({ strips }) =>
    strips.flatMap(({ skylight, piecesMm }) => (skylight ? piecesMm : [])),
  )
  const boughtMm = lit.reduce((sum, mm) => sum + mm, sheetMm)
  const widest = Math.max(...slopes.map(({ slope }) => slope.acrossMm.to - slope.acrossMm.from))
  return {
    slopes,
    coverMm: profile.coverMm,
    totalMm: profile.totalMm,
    joints: jointsOf(slopes.map(({ slope }) => slope)),
    sheets,
    skylights,
    pairs,
    short,
    pieces: sheets.reduce((sum, sheet) => sum + sheet.pieces, 0),
    sheetMm,
    areaMm2,
    waste: 1 - areaMm2 / (boughtMm * profile.coverMm),
    purlinLines: slopes.reduce((sum, { purlins }) => sum + purlins.atMm.length, 0),
    purlinGapMm: Math.max(...slopes.map(({ purlins }) => purlins.gapMm)),
    purlinBars: purlinBarsOf(slopes, rules),
    ...lapPurlinsOf(slopes),
    screws: slopes.reduce((sum, { screws }) => sum + screws, 0),
    tapeMm: slopes.reduce((sum, { tapeMm }) => sum + tapeMm, 0),
    narrowerMm: narrowerBy(widest, profile, rules.edgeMm, rules.tipMm),
  }
}

/** Whether a roof was laid. */
export function isLaid(roof: Roof | RoofFault): roof is Roof {
  return !('reason' in roof)
}

/** Runs of one kind, in millimetres up, longest first. */
export function runsOf(roof: Roof, ...kinds: JointKind[]): number[] {
  const runs = roof.joints.filter((joint) => kinds.includes(joint.kind))
  return runs.map((joint) => Math.ceil(joint.lengthMm - 1e-6)).sort((a, b) => b - a)
}

/**
 * A slope with its sheets and purlins. Where sheets are joined beside the even lines, lines are set where they join, until
 * every joint lies on one.
 */
function laySlope(slope: Slope, input: RoofInput, maxMm: number): LaidSlope | LayFault {
  const { profile, rules } = input
  const lengthMm = Math.ceil((slope.upMm.to - slope.upMm.from) * slope.stretch - 1e-6)
  const linesThrough = (throughMm: readonly number[]) =>
    purlinLines(lengthMm, input.eaveMm * slope.stretch, maxMm, rules.purlins, throughMm)
  const { longestMm, stockMm } = input
  let joinedMm: readonly number[] = []
  for (;;) {
    const purlins = linesThrough(joinedMm)
    const strips = stripsOf(slope, profile, purlins.atMm, {
      longestMm,
      edgeMm: rules.edgeMm,
      linesWith: (mm) => linesThrough([...joinedMm, ...mm]).atMm.length,
      ...(stockMm ? { stockMm } : {}),
    })
    if ('reason' in strips) return strips
    const beside = strips.find(({ jointsMm }) => jointsMm.some((at) => !isOnLine(at, purlins)))
    const newMm = beside?.jointsMm.filter((at) => !joinedMm.includes(at)) ?? []
    if (newMm.length > 0) {
      joinedMm = [...joinedMm, ...newMm]
      continue
    }
    const inner = input.edgeScrews ? profile.screws.edge : profile.screws.inner
    const screws = screwsOf(strips, purlins.atMm, { ...profile.screws, inner })
    return { slope, strips, purlins, screws, tapeMm: tapeOf(slope, strips, profile) }
  }
}

function lapPurlinsOf(slopes: readonly LaidSlope[]): Pick<Roof, 'lapPurlins'> {
  const moved = slopes.filter(({ purlins }) => purlins.more !== undefined)
  if (moved.length === 0) return {}
  const lapsOf = ({ strips }: LaidSlope) =>
    new Set(strips.flatMap(({ jointsMm }) => jointsMm.map(Math.round))).size
  return {
    lapPurlins: {
      laps: moved.reduce((sum, laid) => sum + lapsOf(laid), 0),
      more: moved.reduce((sum, { purlins }) => sum + (purlins.more ?? 0), 0),
    },
  }
}

/** Sheets by their length: one for each strip but those that come out of another's, and one for each pair. */
function sheetsOf(
  slopes: readonly LaidSlope[],
  ofOthers: readonly StripPlace[],
  pairs: readonly SheetPair[],
): SheetCount[] {
  const isOther = (slope: number, strip: number) =>
    ofOthers.some((one) => one.slope === slope && one.strip === strip)
  const single = slopes.flatMap(({ strips }, slope) =>
    strips.flatMap(({ skylight, piecesMm }, strip) => (skylight || isOther(slope, strip) ? [] : piecesMm)),
  )
  const counts = new Map<number, number>()
  for (const lengthMm of [...single, ...pairs.map(({ sheetMm }) => sheetMm)])
    counts.set(lengthMm, (counts.get(lengthMm) ?? 0) + 1)
  return [...counts]
    .map(([lengthMm, pieces]) => ({ lengthMm, pieces }))
    .sort((a, b) => b.lengthMm - a.lengthMm)
}

/** Whole bars of all lines, and the least bars their rests can be cut from. */
function purlinBarsOf(slopes: readonly LaidSlope[], { purlins, sawKerfMm }: RoofRules): number {
  const lines = slopes.flatMap((laid) =>
    laid.purlins.atMm.map((at) => barsOfLine(lineLength(laid.slope, at), purlins)),
  )
  const rests = lines.filter((line) => line.restMm > 0).map(({ restMm }) => ({ lengthMm: restMm, count: 1 }))
  const whole = lines.reduce((sum, line) => sum + line.whole, 0)
  return whole + leastBars(rests, purlins.barMm, sawKerfMm)
}

/** How wide the slope is at a purlin. */
function lineLength(slope: Slope, atMm: number): number {
  const at = slope.upMm.from + atMm / slope.stretch
  const widths = slope.parts.map((part) => widthAt(part, slope, at))
  return widths.reduce((sum, width) => sum + width, 0)
}

function widthAt(part: Slope['parts'][number], { plane }: Slope, at: number): number {
  const crossings = part.flatMap((to, index) => {
    const from = part.at(index - 1) ?? to
    const [a, b] = [onSlope(plane, from.x, from.y), onSlope(plane, to.x, to.y)]
    if (a.up < at === b.up < at) return []
    return [a.across + ((b.across - a.across) * (at - a.up)) / (b.up - a.up)]
  })
  return crossings.length < 2 ? 0 : Math.max(...crossings) - Math.min(...crossings)
}
