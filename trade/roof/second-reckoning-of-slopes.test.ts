import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profiles, roofRules, trimRules } from '../testing/profiles.ts'
import type { RoofMeasures } from './forms.ts'
import { wingsOf } from './forms.ts'
import { isLaid, layRoof, runsOf } from './roof.ts'
import { trimsOf } from './trims.ts'

/**
 * Hips, L, T and U by paper: each slope as the heights, in plan from its eave, between which it lies along that eave. Shares
 * nothing with the code that is shipped, which cuts the plan into polygons. Millimetres.
 */
type ByHand = {
  acrossMm: number
  /** Where the outline bends. */
  bends: readonly number[]
  low: (across: number) => number
  high: (across: number) => number
  slope: number
}

type ProfileName = keyof typeof profiles
type Asked = { profile: ProfileName; measures: RoofMeasures; wingSlope: number }

const up = (value: number) => Math.ceil(value - 1e-6)
const nothing = () => 0

/** A roof of one rectangle that falls to its four sides. */
function hipByHand({ lengthMm, widthMm, slope, eaveMm }: RoofMeasures): ByHand[] {
  const [long, deep] = [lengthMm + 2 * eaveMm, widthMm + 2 * eaveMm]
  const side = (across: number, other: number): ByHand => ({
    acrossMm: across,
    bends: [Math.min(across, other) / 2, across - Math.min(across, other) / 2],
    low: nothing,
    high: (at) => Math.min(at, across - at, other / 2),
    slope,
  })
  return [side(long, deep), side(long, deep), side(deep, long), side(deep, long)]
}

/** A gable with others that stand out behind it, no higher than it. */
function gablesByHand({ measures, wingSlope }: Asked): ByHand[] {
  const { slope, eaveMm } = measures
  const { from, to, half, wings, out } = outline(measures)
  const ratio = wingSlope / slope
  const lowAt = (at: number) => {
    const x = at + from
    const over = wings.find(([a, b]) => x >= a && x <= b)
    return over ? ratio * Math.min(x - over[0], over[1] - x) : 0
  }
  const back: ByHand = {
    acrossMm: to - from,
    bends: wings.flatMap(([a, b]) => [a - from, (a + b) / 2 - from, b - from]),
    low: lowAt,
    high: () => half,
    slope,
  }
  const front: ByHand = { ...back, bends: [], low: nothing }
  const sides = wings.flatMap(([a, b]) => {
    const wide = (b - a) / 2
    // The valley begins this far before the eave of the roof it stands out of.
    const valley = ratio * wide
    const side: ByHand = {
      acrossMm: valley + out - eaveMm,
      bends: [valley],
      low: (at) => Math.max(0, (valley - at) / ratio),
      high: () => wide,
      slope: wingSlope,
    }
    return [side, side]
  })
  return [front, back, ...sides]
}

function outline(measures: RoofMeasures) {
  const { form, lengthMm, widthMm, eaveMm, gableMm, wingWidthMm = 0, wingLengthMm = 0 } = measures
  const first = [-gableMm, wingWidthMm + eaveMm] as const
  const middle = [(lengthMm - wingWidthMm) / 2 - eaveMm, (lengthMm + wingWidthMm) / 2 + eaveMm] as const
  const last = [lengthMm - wingWidthMm - eaveMm, lengthMm + gableMm] as const
  return {
    from: -gableMm,
    to: lengthMm + gableMm,
    half: widthMm / 2 + eaveMm,
    wings: form === 't' ? [middle] : form === 'u' ? [first, last] : [first],
    out: wingLengthMm + gableMm,
  }
}

/** The lengths cut for a slope: for each column from its highest to its lowest point. */
function sheetsByHand({ acrossMm, bends, low, high, slope }: ByHand, name: ProfileName): number[] {
  const { coverMm, totalMm, cut } = profiles[name]
  const columns = Math.max(1, up((acrossMm - (totalMm - coverMm) - 20) / coverMm))
  return Array.from({ length: columns }, (_, column) => {
    const [from, to] = [column * coverMm, Math.min(acrossMm, column * coverMm + totalMm)]
    const places = [from, to, ...bends.filter((at) => at > from && at < to)]
    const reach = Math.max(...places.map(high)) - Math.min(...places.map(low))
    const steps = Math.max(0, up((up(reach * Math.sqrt(1 + slope ** 2)) - cut.minMm) / cut.stepMm))
    return cut.minMm + steps * cut.stepMm
  })
}

/** Where the wing has a slope of its own the roof is drawn by its parts. */
function wingsAsked({ measures, wingSlope }: Asked) {
  const { form, lengthMm, widthMm, slope, wingWidthMm = 0, wingLengthMm = 0 } = measures
  if (wingSlope === slope) return wingsOf(measures) ?? []
  const starts =
    form === 't' ? [(lengthMm - wingWidthMm) / 2] : form === 'u' ? [0, lengthMm - wingWidthMm] : [0]
  const behind = starts.map((x0) => ({
    roof: 'gable-y' as const,
    x0,
    x1: x0 + wingWidthMm,
    y0: widthMm,
    y1: widthMm + wingLengthMm,
    slope: wingSlope,
  }))
  const parts = [{ roof: 'gable-x' as const, x0: 0, y0: 0, x1: lengthMm, y1: widthMm }, ...behind]
  return wingsOf({ ...measures, form: 'drawn', parts }) ?? []
}

function lay(asked: Asked) {
  const roof = layRoof({
    wings: wingsAsked(asked),
    eaveMm: asked.measures.eaveMm,
    profile: profiles[asked.profile],
    gauge: '26',
    longestMm: 12_000,
    rules: roofRules,
  })
  if (!isLaid(roof)) throw new Error(roof.reason)
  return roof
}

const piecesOf = (runs: readonly number[], lapMm: number) =>
  runs.reduce((sum, run) => sum + Math.max(1, up((run - lapMm) / (2440 - lapMm))), 0)
const counted = (lengths: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(lengths, String)].map(([mm, all]) => [mm, all.length]))

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((cm) => cm * 10)
const profile = fc.constantFrom(...(Object.keys(profiles) as ProfileName[]))
const common = {
  slope: fc.constantFrom(0.25, 0.27, 0.3, 0.45),
  eaveMm: fc.constantFrom(0, 300, 500, 700),
}

describe('a second reckoning of slopes that are no rectangles agrees', () => {
  test('[T1.303] hips: every sheet, hips and ridge with their pieces', () => {
    const hips = fc.record({
      ...common,
      form: fc.constant('hip' as const),
      lengthMm: metres(1, 22),
      widthMm: metres(1, 14),
      gableMm: fc.constant(0),
    })
    fc.assert(
      fc.property(profile, hips, (name, measures) => {
        const roof = lay({ profile: name, measures, wingSlope: measures.slope })
        const wanted = hipByHand(measures).flatMap((slope) => sheetsByHand(slope, name))
        expect(counted(roof.sheets.flatMap(({ lengthMm, pieces }) => Array(pieces).fill(lengthMm)))).toEqual(
          counted(wanted),
        )
        const [long, deep] = [measures.lengthMm, measures.widthMm].map((mm) => mm + 2 * measures.eaveMm)
        const half = Math.min(long ?? 0, deep ?? 0) / 2
        const hip = up(half * Math.sqrt(2 + measures.slope ** 2))
        const ridge = Math.abs((long ?? 0) - (deep ?? 0))
        expect(trimsOf(roof, trimRules)).toMatchObject({
          hip: piecesOf([hip, hip, hip, hip], 150),
          ridge: ridge > 0 ? piecesOf([ridge], 150) : 0,
          edge: 0,
          ridgeCaps: 0,
        })
      }),
      { numRuns: 150, seed: 33 },
    )
  })

  test('[T1.303] [T1.320] L, T and U, a wing of its own slope too: every sheet, valleys, eaves and verges', () => {
    const gables = fc
      .record({
        ...common,
        form: fc.constantFrom('l', 't', 'u'),
        lengthMm: metres(9, 22),
        widthMm: metres(5, 12),
        gableMm: fc.constantFrom(0, 300, 400),
        wingWidthMm: metres(1.5, 3.5),
        wingLengthMm: metres(1.2, 8),
        steeper: fc.constantFrom(1, 1, 0.8, 1.3),
      })
      .map(({ steeper, ...measures }) => ({
        measures,
        wingSlope: Math.round(measures.slope * steeper * 1000) / 1000,
      }))
      // A wing is no higher than what it stands out of.
      .filter(({ measures, wingSlope }) => {
        const { half, wings } = outline(measures)
        return wings.every(([a, b]) => ((b - a) / 2) * wingSlope < half * measures.slope)
      })
    fc.assert(
      fc.property(profile, gables, (name, { measures, wingSlope }) => {
        const asked = { profile: name, measures, wingSlope }
        const roof = lay(asked)
        const wanted = gablesByHand(asked).flatMap((slope) => sheetsByHand(slope, name))
        expect(counted(roof.sheets.flatMap(({ lengthMm, pieces }) => Array(pieces).fill(lengthMm)))).toEqual(
          counted(wanted),
        )
        const { from, to, half, wings, out } = outline(measures)
        const steep = (slope: number) => Math.sqrt(1 + slope ** 2)
        const sorted = (runs: number[]) => runs.map(up).sort((a, b) => b - a)
        const free = [from, ...wings.flat(), to]
        const behind = free.flatMap((a, at) => (at % 2 === 0 ? [(free[at + 1] ?? 0) - a] : []))
        expect(runsOf(roof, 'eave')).toEqual(
          sorted([
            to - from,
            ...behind.filter((mm) => mm > 1),
            ...wings.flatMap(() => [out - measures.eaveMm, out - measures.eaveMm]),
          ]),
        )
        expect(runsOf(roof, 'verge')).toEqual(
          sorted([
            ...Array.from({ length: 4 }, () => half * steep(measures.slope)),
            ...wings.flatMap(([a, b]) => Array.from({ length: 2 }, () => ((b - a) / 2) * steep(wingSlope))),
          ]),
        )
        const valley = ([a, b]: readonly [number, number]) => {
          const [wide, rise] = [(b - a) / 2, ((b - a) / 2) * wingSlope]
          return Math.hypot(wide, rise / measures.slope, rise)
        }
        // Both ends of the ridge in front, and one of each that stands out.
        expect(trimsOf(roof, trimRules).ridgeCaps).toBe(2 + wings.length)
        expect(runsOf(roof, 'valley')).toEqual(sorted(wings.flatMap((wing) => [valley(wing), valley(wing)])))
      }),
      { numRuns: 200, seed: 34 },
    )
  })
})
