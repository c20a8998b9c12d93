import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCut } from '../../facts/length.ts'
import { profiles, roofRules } from '../testing/profiles.ts'
import type { RoofForm } from './forms.ts'
import { wingsOf } from './forms.ts'
import { clip } from './polygon.ts'
import type { Profile } from './profile.ts'
import type { Roof } from './roof.ts'
import { isLaid, layRoof, runsOf } from './roof.ts'
import { onSlope } from './slopes.ts'

const forms: RoofForm[] = ['gable', 'shed', 'hip', 'l', 't', 'u', 'porch']

const measures = fc
  .record({
    form: fc.constantFrom(...forms),
    length: fc.integer({ min: 60, max: 240 }),
    width: fc.integer({ min: 30, max: 120 }),
    percent: fc.integer({ min: 25, max: 60 }),
    eave: fc.integer({ min: 0, max: 8 }),
    gable: fc.integer({ min: 0, max: 6 }),
    standsOut: fc.integer({ min: 20, max: 60 }),
  })
  .map(({ form, length, width, percent, eave, gable, standsOut }) => ({
    form,
    lengthMm: length * 100,
    widthMm: width * 100,
    slope: percent / 100,
    eaveMm: eave * 100,
    gableMm: gable * 100,
    wingWidthMm: Math.min(length, width) * 50,
    wingLengthMm: standsOut * 100,
  }))

type Measures = typeof measures extends fc.Arbitrary<infer Value> ? Value : never

const profile: Profile = profiles.rect81

function lay(of: Measures, longestMm = 12_000): Roof {
  const roof = layRoof({
    wings: wingsOf(of) ?? [],
    eaveMm: of.eaveMm,
    profile,
    gauge: '26',
    longestMm,
    rules: roofRules,
  })
  if (!isLaid(roof)) throw new Error(roof.reason)
  return roof
}

/** Square millimetres of plan under the wings, counted in squares of 50 mm. */
function planArea(of: Measures): number {
  const wings = wingsOf(of) ?? []
  const step = 50
  let squares = 0
  for (let x = -3000; x < 32_000; x += step) {
    for (let y = -3000; y < 24_000; y += step) {
      const inside = wings.some((wing) => x >= wing.x0 && x < wing.x1 && y >= wing.y0 && y < wing.y1)
      if (inside) squares++
    }
  }
  return squares * step * step
}

describe('whatever roof is asked for', () => {
  test('[T1.304] its slopes together have the area of its plan, stretched by the slope', () => {
    fc.assert(
      fc.property(measures, (of) => {
        const expected = planArea(of) * Math.sqrt(1 + of.slope ** 2)
        expect(Math.abs(lay(of).areaMm2 / expected - 1)).toBeLessThan(0.001)
      }),
      { numRuns: 25 },
    )
  })

  test('[T1.305] every corner of every slope lies under a strip that reaches it', () => {
    fc.assert(
      fc.property(measures, (of) => {
        for (const { slope, strips } of lay(of).slopes) {
          for (const part of slope.parts) {
            for (const strip of strips) {
              const from = slope.acrossMm.from + strip.acrossMm
              const alongX = slope.plane.dx === 0
              const under = clip(part, alongX ? { a: 1, b: 0, c: -from } : { a: 0, b: 1, c: -from })
              const end = from + profile.totalMm
              for (const { x, y } of clip(
                under,
                alongX ? { a: -1, b: 0, c: end } : { a: 0, b: -1, c: end },
              )) {
                const at = (onSlope(slope.plane, x, y).up - slope.upMm.from) * slope.stretch
                expect(at).toBeGreaterThanOrEqual(strip.fromMm - 1)
                expect(at).toBeLessThanOrEqual(strip.fromMm + strip.reachMm + 1)
              }
            }
          }
          const last = strips.at(-1)
          const width = slope.acrossMm.to - slope.acrossMm.from
          expect((last?.acrossMm ?? 0) + profile.totalMm + roofRules.edgeMm).toBeGreaterThanOrEqual(width - 1)
        }
      }),
    )
  })

  test('[T1.306] every length can be cut', () => {
    fc.assert(
      fc.property(measures, (of) => {
        for (const { lengthMm } of lay(of).sheets) expect(checkCut(lengthMm, profile.cut)).toBe('ok')
      }),
    )
  })

  test('[T1.307] a longer roof never needs less', () => {
    const simple = measures.filter(({ form }) => form === 'gable' || form === 'shed' || form === 'porch')
    fc.assert(
      fc.property(simple, fc.integer({ min: 1, max: 3000 }), (of, more) => {
        const [short, long] = [lay(of), lay({ ...of, lengthMm: of.lengthMm + more })]
        expect(long.sheetMm).toBeGreaterThanOrEqual(short.sheetMm)
        expect(long.screws).toBeGreaterThanOrEqual(short.screws)
        expect(long.areaMm2).toBeGreaterThan(short.areaMm2)
      }),
    )
  })

  test('[T1.307] joined sheets reach as far as whole ones would, and lap', () => {
    const long = measures.filter(({ form, slope }) => form === 'gable' && slope >= 0.25)
    fc.assert(
      fc.property(long, (of) => {
        for (const { strips } of lay(of, 3000).slopes) {
          for (const { reachMm, piecesMm } of strips) {
            const laps = (piecesMm.length - 1) * 150
            expect(piecesMm.reduce((sum, mm) => sum + mm, 0)).toBeGreaterThanOrEqual(reachMm + laps)
          }
        }
        expect(lay(of, 3000).sheetMm).toBeGreaterThanOrEqual(lay(of).sheetMm)
      }),
    )
  })

  test('[T1.321] no sheet is longer than may come, a whole tile or the next step included', () => {
    const steep = measures.filter(({ slope }) => slope >= 0.27)
    fc.assert(
      fc.property(steep, fc.integer({ min: 3000, max: 9000 }), (of, longestMm) => {
        for (const one of [profiles.rect81, profiles.teja]) {
          const roof = layRoof({
            wings: wingsOf(of) ?? [],
            eaveMm: of.eaveMm,
            profile: one,
            gauge: '26',
            longestMm,
            rules: roofRules,
          })
          const longest = isLaid(roof) ? (roof.sheets[0]?.lengthMm ?? 0) : 0
          expect(longest).toBeLessThanOrEqual(longestMm)
        }
      }),
    )
  })

  test('[T1.308] a roof with a second part has two valleys of one length', () => {
    fc.assert(
      fc.property(
        measures.filter(({ form }) => form === 't'),
        (of) => {
          const valleys = runsOf(lay(of), 'valley')
          expect(valleys).toHaveLength(2)
          expect(Math.abs((valleys[0] ?? 0) - (valleys[1] ?? 0))).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})
