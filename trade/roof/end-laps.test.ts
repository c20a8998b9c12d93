import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profiles, roofRules } from '../testing/profiles.ts'
import { wingsOf } from './forms.ts'
import { endLapOf } from './profile.ts'
import { isOnLine, purlinLines } from './purlins.ts'
import type { Roof } from './roof.ts'
import { isLaid, layRoof } from './roof.ts'

type Asked = {
  widthMm: number
  lengthMm?: number
  percent?: number
  form?: 'gable' | 'shed' | 'hip'
  eaveMm?: number
}
type With = {
  stockMm?: readonly number[]
  longestMm?: number
  profile?: keyof typeof profiles
  gauge?: string
}

function lay(
  { widthMm, lengthMm = 6000, percent = 25, form = 'shed', eaveMm = 0 }: Asked,
  { stockMm, longestMm = 12_000, profile = 'rect81', gauge = '26' }: With,
): Roof {
  const roof = layRoof({
    wings: wingsOf({ form, lengthMm, widthMm, slope: percent / 100, eaveMm, gableMm: 0 }) ?? [],
    eaveMm,
    profile: profiles[profile],
    gauge,
    longestMm,
    rules: roofRules,
    ...(stockMm ? { stockMm } : {}),
  })
  if (!isLaid(roof)) throw new Error(roof.reason)
  return roof
}

const { purlins } = roofRules

test('[T1.329] lines through a place that needs one stand evenly on both sides of it', () => {
  // 5000 long: from 100 to 4850 at most 1200 apart are five lines 1187.5 apart.
  expect(purlinLines(5000, 0, 1200, purlins)).toEqual({
    atMm: [100, 1287.5, 2475, 3662.5, 4850],
    gapMm: 1187.5,
  })
  expect(purlinLines(5000, 0, 1200, purlins, [2480])).toEqual({
    atMm: [100, 1290, 2480, 3665, 4850],
    gapMm: 1190,
    more: 0,
  })
  const more = purlinLines(5000, 0, 1200, purlins, [3000])
  expect(more.atMm.map(Math.round)).toEqual([100, 1067, 2033, 3000, 3925, 4850])
  expect(more).toMatchObject({ gapMm: expect.closeTo(966.67, 1), more: 1 })
})

test('[T1.329] R11: cut sheets are joined on the even lines, and say where', () => {
  const asked = { form: 'gable', lengthMm: 20_000, widthMm: 14_000, percent: 15, eaveMm: 600 } as const
  const roof = lay(asked, { longestMm: 6200, profile: 'rect105', gauge: '24' })
  const [strip] = roof.slopes[0]?.strips ?? []
  expect(strip?.piecesMm).toEqual([3300, 4600])
  expect(strip?.jointsMm.map(Math.round)).toEqual([3194])
  expect(roof.lapPurlins).toBeUndefined()
})

test('[T1.329] K4: sheets of stock lap on an even line where one lies within what they are too long by', () => {
  // 4 % up 7300 mm; 4880 + 3050 - 150 are 480 mm more than that.
  const roof = lay({ widthMm: 7080 }, { stockMm: [4880, 3660, 3050, 2440, 1830] })
  const [laid] = roof.slopes
  const [strip] = laid?.strips ?? []
  expect(strip?.reachMm).toBe(7298)
  expect(strip?.piecesMm).toEqual([4880, 3050])
  const [joint = 0] = strip?.jointsMm ?? []
  expect(joint).toBeGreaterThanOrEqual(7298 - 3050 + 75)
  expect(joint).toBeLessThanOrEqual(4880 - 75)
  expect(laid && isOnLine(joint, laid.purlins)).toBe(true)
})

test('[T1.329] where none lies there a line moves as far as the gauge allows, else one is added', () => {
  const stockMm = [3660, 2440]
  // 5940 up: 3660 + 2440 - 150 leave 10 mm, so that the lap is at 3575 to 3585, or 2355 to 2365 from the eave.
  const tight = lay({ widthMm: 5763 }, { stockMm })
  const [laid] = tight.slopes
  const [strip] = laid?.strips ?? []
  expect(strip?.reachMm).toBe(5941)
  const [joint = 0] = strip?.jointsMm ?? []
  expect(strip?.piecesMm).toEqual([2440, 3660])
  expect(joint).toBeGreaterThanOrEqual(2356)
  expect(joint).toBeLessThanOrEqual(2365)
  expect(laid?.purlins).toMatchObject({ more: 0 })
  expect(tight.lapPurlins).toEqual({ laps: 1, more: 0 })
  // At 1000 mm apart no line can move so far.
  const thin = lay({ widthMm: 5763 }, { stockMm, gauge: '28' })
  expect(thin.lapPurlins).toEqual({ laps: 1, more: 1 })
  expect(thin.purlinLines).toBe(purlinLines(5941, 0, 1000, purlins).atMm.length + 1)
  expect(
    Math.max(...(thin.slopes[0]?.purlins.atMm ?? []).map((at, index, all) => at - (all[index - 1] ?? at))),
  ).toBeLessThanOrEqual(1000)
})

test('[T1.329] sheets shorter than even purlins lie apart are joined on lines set for them', () => {
  // Lines 2 m apart, sheets of 1.8 m lapped by 0.30.
  const roof = lay({ widthMm: 6000, percent: 10 }, { longestMm: 1800, profile: 'onda', gauge: '24' })
  const [laid] = roof.slopes
  expect(roof.lapPurlins?.more).toBeGreaterThan(0)
  for (const { jointsMm, piecesMm } of laid?.strips ?? []) {
    expect(piecesMm.every((mm) => mm <= 1800)).toBe(true)
    expect(jointsMm.every((at) => laid && isOnLine(at, laid.purlins))).toBe(true)
  }
})

test('[T1.329] whatever roof: each lap lies on a purlin, its sheets reach half a lap beyond, no gap is too wide', () => {
  const stock = fc.subarray([4880, 3660, 3050, 2440, 1830], { minLength: 1 })
  const asked = fc.record({
    form: fc.constantFrom('gable', 'shed', 'hip'),
    widthMm: fc.integer({ min: 30, max: 110 }).map((dm) => dm * 100),
    lengthMm: fc.integer({ min: 60, max: 120 }).map((dm) => dm * 100),
    percent: fc.constantFrom(10, 15, 25, 40),
    eaveMm: fc.constantFrom(0, 300, 600),
  })
  let lapped = 0
  fc.assert(
    fc.property(
      asked,
      fc.oneof(
        stock.map((stockMm): With => ({ stockMm })),
        fc.integer({ min: 15, max: 40 }).map((dm): With => ({ longestMm: dm * 100 })),
      ),
      fc.constantFrom('24', '26', '28'),
      (of, made, gauge) => {
        const profile = profiles.rect81
        let roof: Roof
        try {
          roof = lay(of, { ...made, gauge })
        } catch {
          return
        }
        const lap = (endLapOf(profile, of.percent)?.lapMm ?? 0) / 2
        for (const { strips, purlins: lines } of roof.slopes) {
          lines.atMm
            .slice(1)
            .forEach((at, index) =>
              expect(at - (lines.atMm[index] ?? 0)).toBeLessThanOrEqual(
                (profile.purlinMaxMm[gauge] ?? 0) + 1e-6,
              ),
            )
          for (const { fromMm, reachMm, piecesMm, jointsMm } of strips) {
            expect(jointsMm).toHaveLength(piecesMm.length - 1)
            const bounds = [fromMm, ...jointsMm, fromMm + reachMm]
            piecesMm.forEach((mm, at) => {
              const halves = (at > 0 ? lap : 0) + (at < jointsMm.length ? lap : 0)
              expect(mm + 1).toBeGreaterThanOrEqual((bounds[at + 1] ?? 0) - (bounds[at] ?? 0) + halves)
              if (made.stockMm) expect(made.stockMm).toContain(mm)
            })
            for (const at of jointsMm) {
              lapped++
              expect(isOnLine(at, lines)).toBe(true)
            }
          }
        }
      },
    ),
    { numRuns: 150, seed: 51 },
  )
  expect(lapped).toBeGreaterThan(1000)
})
