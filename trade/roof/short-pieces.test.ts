import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profiles, roofRules } from '../testing/profiles.ts'
import type { StripPlace } from './offcuts.ts'
import type { Roof } from './roof.ts'
import { isLaid, layRoof } from './roof.ts'

type Hip = { lengthMm: number; depthMm: number; slope: number; symmetric?: boolean }

const lay = ({ lengthMm, depthMm, slope, symmetric = false }: Hip, offcuts: boolean): Roof => {
  const roof = layRoof({
    wings: [{ kind: 'hip', slope, x0: 0, y0: 0, x1: lengthMm, y1: depthMm }],
    eaveMm: 500,
    profile: { ...profiles.rect81, symmetric },
    gauge: '26',
    longestMm: 12_000,
    offcuts,
    rules: roofRules,
  })
  if (!isLaid(roof)) throw new Error(roof.reason)
  return roof
}

const { totalMm, cut } = profiles.rect81

/** How high a strip of a hip roof reaches at a place of its sheet, from its left edge as one looks up the slope. */
function reachAt({ lengthMm, depthMm, slope }: Hip, { slopes }: Roof, place: StripPlace, x: number): number {
  const { slope: laid, strips } = slopes[place.slope] ?? {}
  const fall = laid?.plane.fall
  const eaveMm = fall === '-y' || fall === '+y' ? lengthMm : depthMm
  const along = (strips?.[place.strip]?.acrossMm ?? 0) + (fall === '-y' || fall === '+x' ? x : totalMm - x)
  const mostMm = Math.min(lengthMm, depthMm) / 2
  return Math.max(0, Math.min(along, eaveMm - along, mostMm)) * Math.sqrt(1 + slope ** 2)
}

test('[T1.326] H1: the two pieces of 93 mm come out of offcuts of other sheets when that is asked for; those of 0.88 and 0.93 m fit none', () => {
  const hip = { lengthMm: 11_000, depthMm: 9000, slope: 0.25 }
  const plain = lay(hip, false)
  expect([plain.pieces, plain.sheetMm, plain.short]).toEqual([52, 149_400, []])
  const saved = lay(hip, true)
  expect([saved.pieces, saved.sheetMm]).toEqual([50, 147_400])
  const reach = ({ slope, strip }: StripPlace) => saved.slopes[slope]?.strips[strip]?.reachMm
  expect(saved.short.map(({ piece }) => reach(piece))).toEqual([93, 93])
  expect(saved.slopes).toEqual(plain.slopes)
})

test('[T1.326] a short piece lies above the strip whose sheet it comes out of, ribs on ribs; each sheet gives one, none is bought twice', () => {
  const hips = fc.record({
    lengthMm: fc.integer({ min: 3000, max: 14_000 }),
    depthMm: fc.integer({ min: 3000, max: 14_000 }),
    slope: fc.constantFrom(0.15, 0.25, 0.4, 0.7),
    symmetric: fc.boolean(),
  })
  let found = 0
  fc.assert(
    fc.property(hips, (hip) => {
      const roof = lay(hip, true)
      const places = roof.short.flatMap(({ piece, from }) => [piece, from])
      const inPairs = roof.pairs.flatMap(({ strips }) => strips)
      expect(new Set([...places, ...inPairs].map((place) => JSON.stringify(place))).size).toBe(
        places.length + inPairs.length,
      )
      for (const { piece, from } of roof.short) {
        found++
        const [strip, source] = [piece, from].map(({ slope, strip: at }) => roof.slopes[slope]?.strips[at])
        expect(strip?.reachMm).toBeLessThan(cut.minMm)
        const xs = Array.from({ length: totalMm / 5 }, (_, at) => at * 5 + 0.5)
        const at = (place: StripPlace, x: number) => reachAt(hip, roof, place, x)
        const under = xs.filter((x) => at(piece, x) > 0).map((x) => at(from, x))
        const upright = Math.max(...under) + (strip?.reachMm ?? 0)
        const turned = Math.max(...xs.map((x) => at(piece, x) && at(piece, x) + at(from, totalMm - x)))
        const needs = hip.symmetric ? Math.min(upright, turned) : upright
        expect(needs + roofRules.sawKerfMm).toBeLessThanOrEqual((source?.piecesMm[0] ?? 0) + 1)
      }
      const bought =
        roof.slopes.flatMap(({ strips }) => strips).length - roof.pairs.length - roof.short.length
      expect(roof.pieces).toBe(bought)
    }),
    { seed: 2026, numRuns: 40 },
  )
  expect(found).toBeGreaterThan(20)
})
