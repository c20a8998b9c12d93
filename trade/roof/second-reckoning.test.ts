import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profiles, roofRules, trimRules } from '../testing/profiles.ts'
import type { RoofMeasures } from './forms.ts'
import { wingsOf } from './forms.ts'
import type { RoofInput } from './roof.ts'
import { isLaid, layRoof, runsOf } from './roof.ts'
import { trimsOf } from './trims.ts'

/**
 * The formulas of the trade once more, written down from paper and sharing nothing with the code that is shipped: what
 * both say of hundreds of roofs is the same. Millimetres; the figures are those of `testing/profiles.ts`.
 */
type ProfileName = keyof typeof profiles
type Asked = { measures: RoofMeasures; profile: ProfileName; gauge: string; longestMm: number }

const up = (value: number) => Math.ceil(value - 1e-6)

/** The next length that is cut: whole steps above the shortest. */
const cutAbove = (mm: number, name: ProfileName) => {
  const [least, most, step] = name === 'teja' ? [1050, 8050, 350] : [1000, 12_000, 50]
  const length = least + Math.max(0, up((mm - least) / step)) * step
  return length <= most ? length : undefined
}

const endLapMm = (percent: number, name: ProfileName) => {
  if (name === 'teja') return percent >= 25 ? 350 : undefined
  return percent >= 25 ? 150 : percent >= 15 ? 200 : percent >= 10 ? 300 : undefined
}

type Reckoned = {
  sheets: number[]
  areaMm2: number
  lines: number
  screws?: number
  tapeMm: number
  reachMm: number
}

/** One rectangular slope: its width along the eave and its depth in plan. */
function slopeByHand(depthMm: number, widthMm: number, { measures, profile: name, gauge, longestMm }: Asked) {
  const { coverMm, totalMm, screws, purlinMaxMm, cut } = profiles[name]
  const percent = Math.round(measures.slope * 100)
  const steep = Math.sqrt(1 + measures.slope ** 2)
  const reachMm = up(depthMm * steep)
  const columns = Math.max(1, up((widthMm - (totalMm - coverMm) - 20) / coverMm))
  const first = Math.min(300, Math.max(100, measures.eaveMm * steep))
  const between = reachMm - first - 150
  const bays = between > 0 ? up(between / (purlinMaxMm[gauge] ?? 0)) : 0
  const gapMm = bays > 0 ? between / bays : 0
  const purlins = Array.from({ length: bays + 1 }, (_, at) => first + at * gapMm)
  const limit = Math.min(longestMm, cut.maxMm)
  // A whole tile may be longer than what it covers, and than what comes.
  const above = cutAbove(reachMm, name)
  const one = above !== undefined && above <= limit ? above : undefined
  const joined = one === undefined ? joinedByHand(reachMm, purlins, limit, percent, name) : [one]
  if (typeof joined === 'string') return joined
  const laps = joined.length - 1
  const stitches = Math.max(0, up(gapMm / 600) - 1)
  const reckoned: Reckoned = {
    sheets: Array.from({ length: columns }, () => joined).flat(),
    areaMm2: widthMm * reachMm,
    lines: purlins.length,
    tapeMm: percent < 25 ? (columns - 1) * reachMm + laps * widthMm : 0,
    reachMm,
  }
  if (purlins.length >= 2 + laps)
    reckoned.screws =
      columns * (screws.edge * (2 + laps) + screws.inner * (purlins.length - 2 - laps)) +
      (columns - 1) * (purlins.length - 1) * stitches
  return reckoned
}

function joinedByHand(reachMm: number, purlins: number[], limit: number, percent: number, name: ProfileName) {
  const lap = endLapMm(percent, name)
  if (lap === undefined) return 'no-end-lap'
  for (let count = up((reachMm - lap) / (limit - lap)); count <= purlins.length; count++) {
    const joints: number[] = []
    for (let at = 1; at < count; at++) {
      const far = (line: number) => Math.abs(line - (at * reachMm) / count)
      const free = purlins.filter((line) => !joints.includes(line)).sort((a, b) => far(a) - far(b))
      joints.push(free[0] ?? 0)
    }
    const ends = [0, ...joints.sort((a, b) => a - b), reachMm]
    const pieces = ends.slice(1).map((end, at) => {
      const halves = (at > 0 ? lap / 2 : 0) + (at < count - 1 ? lap / 2 : 0)
      return cutAbove(up(end - (ends[at] ?? 0) + halves), name) ?? 99_999
    })
    if (pieces.every((mm) => mm <= limit)) return pieces
  }
  return 'too-long'
}

const piecesOf = (runMm: number, lengthMm: number, lapMm: number) =>
  Math.max(1, up((runMm - lapMm) / (lengthMm - lapMm)))

/** Bars for lines of one length: whole ones with a splice each, and as many rests as one more bar holds. */
function barsByHand(lines: number, widthMm: number) {
  const bars = widthMm <= 6000 ? 1 : up((widthMm - 300) / 5700)
  const rest = widthMm + (bars - 1) * 300 - (bars - 1) * 6000
  return rest === 6000 ? lines * bars : lines * (bars - 1) + up(lines / Math.floor(6003 / (rest + 3)))
}

const lay = ({ measures, profile, gauge, longestMm }: Asked) =>
  layRoof({
    wings: wingsOf(measures) ?? [],
    eaveMm: measures.eaveMm,
    profile: profiles[profile],
    gauge,
    longestMm,
    rules: roofRules,
  } satisfies RoofInput)

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((cm) => cm * 10)
const sheet = fc.constantFrom(...(Object.keys(profiles) as ProfileName[])).chain((profile) =>
  fc.record({
    profile: fc.constant(profile),
    gauge: fc.constantFrom(...Object.keys(profiles[profile].purlinMaxMm).filter((gauge) => gauge !== '30')),
  }),
)
const overhangs = {
  eaveMm: fc.constantFrom(0, 200, 300, 500, 600, 900),
  gableMm: fc.constantFrom(0, 200, 300, 400),
}

describe('a second reckoning agrees', () => {
  const plain = fc
    .tuple(
      sheet,
      fc.constantFrom(3200, 6200, 7500, 12_000),
      fc.record({
        form: fc.constantFrom('gable', 'shed', 'porch'),
        lengthMm: metres(2, 40),
        widthMm: metres(1.5, 25),
        slope: fc.constantFrom(0.05, 0.08, 0.1, 0.12, 0.15, 0.18, 0.2, 0.25, 0.3, 0.45, 1),
        ...overhangs,
      }),
    )
    .map(([made, longestMm, measures]): Asked => ({ ...made, longestMm, measures }))

  test('[T1.301] of gables, sheds and porches: sheets, metres, purlins, bars, screws, tape, trims', () => {
    fc.assert(
      fc.property(plain, (asked) => {
        const { form, lengthMm, widthMm, eaveMm, gableMm } = asked.measures
        const width = lengthMm + 2 * gableMm
        const depth = { gable: widthMm / 2 + eaveMm, shed: widthMm + 2 * eaveMm, porch: widthMm + eaveMm }
        const slope = slopeByHand(depth[form as keyof typeof depth], width, asked)
        const roof = lay(asked)
        if (slope === 'too-long') {
          // No even purlins do, so that the laps have some of their own.
          expect(isLaid(roof) && roof.lapPurlins?.more).toBeGreaterThan(0)
          return
        }
        if (typeof slope === 'string') {
          expect(roof).toMatchObject({ reason: slope })
          return
        }
        if (!isLaid(roof)) throw new Error(roof.reason)
        const sides = form === 'gable' ? 2 : 1
        const verge = piecesOf(slope.reachMm, 2440, 100)
        const trims = trimsOf(roof, trimRules)
        const sheetMm = sides * slope.sheets.reduce((sum, mm) => sum + mm, 0)
        expect({
          sheets: roof.slopes[0]?.strips.flatMap(({ piecesMm }) => piecesMm),
          sheetMm: roof.sheetMm,
          areaMm2: roof.areaMm2,
          lines: roof.purlinLines,
          bars: roof.purlinBars,
          tapeMm: roof.tapeMm,
          ridge: trims.ridge,
          edge: trims.edge,
        }).toEqual({
          sheets: slope.sheets,
          sheetMm,
          areaMm2: sides * slope.areaMm2,
          lines: sides * slope.lines,
          bars: barsByHand(sides * slope.lines, width),
          tapeMm: sides * slope.tapeMm,
          ridge: form === 'gable' ? piecesOf(width, 2440, 150) : 0,
          edge: 2 * sides * verge + (form === 'gable' ? 0 : piecesOf(width, 2440, 100)),
        })
        expect(roof.screws).toBe(slope.screws === undefined ? roof.screws : sides * slope.screws)
      }),
      { numRuns: 400, seed: 31 },
    )
  })

  const several = fc
    .tuple(
      sheet,
      fc.record({
        form: fc.constantFrom('hip', 'l', 't', 'u'),
        lengthMm: metres(12, 30),
        widthMm: metres(5, 12),
        slope: fc.constantFrom(0.25, 0.3, 0.4),
        eaveMm: fc.constantFrom(0, 300, 500),
        gableMm: fc.constantFrom(0, 300),
        wingWidthMm: metres(2, 4),
        wingLengthMm: metres(1.5, 8),
      }),
    )
    .map(([made, measures]): Asked => ({ ...made, longestMm: 12_000, measures }))

  test('[T1.303] of hips, L, T and U: area, ridges, hips and valleys', () => {
    fc.assert(
      fc.property(several, (asked) => {
        const { form, slope, eaveMm, gableMm, wingWidthMm = 0, wingLengthMm = 0 } = asked.measures
        const roof = lay(asked)
        if (!isLaid(roof)) throw new Error(roof.reason)
        const long = asked.measures.lengthMm + 2 * (form === 'hip' ? eaveMm : gableMm)
        const deep = asked.measures.widthMm + 2 * eaveMm
        const parts = form === 'hip' ? 0 : form === 'u' ? 2 : 1
        const wide = wingWidthMm + eaveMm + (form === 't' ? eaveMm : gableMm)
        const out = wingLengthMm + gableMm - eaveMm
        const planMm2 = long * deep + parts * wide * out
        expect(Math.abs(roof.areaMm2 / (planMm2 * Math.sqrt(1 + slope ** 2)) - 1)).toBeLessThan(0.001)
        // At 45° in plan: as far along as across, and half that as high as it is steep.
        const inclined = (half: number) => up(half * Math.sqrt(2 + slope ** 2))
        const mainRidge = form === 'hip' ? long - deep : long
        const ridges = [mainRidge, ...Array.from({ length: parts }, () => up(out + wide / 2))]
        expect({
          ridge: runsOf(roof, 'ridge'),
          hip: runsOf(roof, 'hip'),
          valley: runsOf(roof, 'valley'),
        }).toEqual({
          ridge: ridges.filter((mm) => mm > 0).sort((a, b) => b - a),
          hip: form === 'hip' ? Array.from({ length: 4 }, () => inclined(Math.min(long, deep) / 2)) : [],
          valley: Array.from({ length: 2 * parts }, () => inclined(wide / 2)),
        })
      }),
      { numRuns: 200, seed: 32 },
    )
  })
})
