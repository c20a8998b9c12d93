import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profiles, roofRules } from '../testing/profiles.ts'
import type { RoofMeasures } from './forms.ts'
import { wingsOf } from './forms.ts'
import type { StripPlace } from './offcuts.ts'
import type { Roof } from './roof.ts'
import { isLaid, layRoof } from './roof.ts'
import type { Slope } from './slopes.ts'
import type { Wing } from './wings.ts'

type Hip = { lengthMm: number; depthMm: number; slope: number; symmetric?: boolean }

const lay = ({ lengthMm, depthMm, slope, symmetric = false }: Hip, offcuts: boolean): Roof =>
  layWings([{ kind: 'hip', slope, x0: 0, y0: 0, x1: lengthMm, y1: depthMm }], symmetric, offcuts)

function layWings(wings: readonly Wing[], symmetric: boolean, offcuts: boolean): Roof {
  const roof = layRoof({
    wings,
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

/** No sheet gives two short pieces, no strip is in a pair too, and what comes out of another's sheet is not bought. */
function expectEachOnce({ pieces, short, pairs, slopes }: Roof) {
  const places = [
    ...short.flatMap(({ piece, from }) => [piece, from]),
    ...pairs.flatMap(({ strips }) => strips),
  ]
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(places.length)
  expect(pieces).toBe(slopes.flatMap(({ strips }) => strips).length - pairs.length - short.length)
}

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
      expectEachOnce(roof)
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
    }),
    { seed: 2026, numRuns: 40 },
  )
  expect(found).toBeGreaterThan(20)
})

type Place = { x: number; y: number }

/** How far a place lies in from each side of a wing; first from those to which a gable along y falls. */
const inFrom = ({ x0, y0, x1, y1 }: Wing, { x, y }: Place): number[] => [x - x0, x1 - x, y - y0, y1 - y]

/** A roof is as high as the highest of its wings, a wing as the lowest of its sides; beside it there is nothing. */
const heightAt = (wings: readonly Wing[], place: Place): number =>
  Math.max(
    ...wings.map((wing) => {
      const sides = inFrom(wing, place)
      const falling = wing.kind === 'hip' ? sides : sides.slice(0, 2)
      return Math.min(...sides) < 0 ? -1 : wing.slope * Math.min(...falling)
    }),
  )

/**
 * From where to where a slope is the roof at a place along its eave, in plan from that eave: the line up the slope is looked
 * at between each two places where another side of a wing may begin.
 */
function spanByHand(wings: readonly Wing[], { wing, plane }: Slope, along: number) {
  const own = wings[wing]
  if (!own) throw new RangeError('no such wing')
  const placeAt = (up: number): Place =>
    ({
      '-x': { x: own.x0 + up, y: along },
      '+x': { x: own.x1 - up, y: along },
      '-y': { x: along, y: own.y0 + up },
      '+y': { x: along, y: own.y1 - up },
    })[plane.fall]
  const bends = wings.flatMap((one) => {
    const next = inFrom(one, placeAt(1))
    return inFrom(one, placeAt(0)).flatMap((far, side) => {
      const rate = (next[side] ?? 0) - far
      return [-far / rate, (one.slope * far) / (plane.slope - one.slope * rate)]
    })
  })
  const ups = [0, ...bends.filter((up) => up > 0 && up < 50_000)].toSorted((a, b) => a - b)
  const covered = ups.slice(1).flatMap((to, at) => {
    const from = ups[at] ?? 0
    const middle = (from + to) / 2
    const isRoof = Math.abs(heightAt(wings, placeAt(middle)) - plane.slope * middle) < 1e-6
    return isRoof && to - from > 1e-3 ? [from, to] : []
  })
  return covered.length === 0 ? undefined : { from: Math.min(...covered), to: Math.max(...covered) }
}

/** Places across a sheet, the same from both its edges. */
const across = [0.01, ...Array.from({ length: totalMm / 5 }, (_, at) => at * 5 + 2.5), totalMm - 0.01]

/** What a strip covers at each of these places, from its left edge as one looks up the slope; up from its lowest point. */
function outlineByHand(wings: readonly Wing[], { slopes }: Roof, { slope: index, strip }: StripPlace) {
  const laid = slopes[index]
  if (!laid) throw new RangeError('no such slope')
  const { slope, strips } = laid
  const startMm = slope.acrossMm.from + (strips[strip]?.acrossMm ?? 0)
  const looksAgainst = slope.plane.fall === '+y' || slope.plane.fall === '-x'
  const spans = across.map((x) => spanByHand(wings, slope, startMm + (looksAgainst ? totalMm - x : x)))
  const lowest = Math.min(...spans.flatMap((span) => span?.from ?? []))
  const steep = Math.sqrt(1 + slope.plane.slope ** 2)
  return spans.map((span) => span && { from: (span.from - lowest) * steep, to: (span.to - lowest) * steep })
}

test('[T1.326] at valleys too, of L and T, hipped or with a gable: a short piece that begins in one lies above its sheet’s own strip', () => {
  const roofs = fc.record({
    lengthMm: fc.integer({ min: 5000, max: 14_000 }),
    widthMm: fc.integer({ min: 4000, max: 9000 }),
    share: fc.integer({ min: 20, max: 90 }),
    outMm: fc.integer({ min: 800, max: 5000 }),
    slope: fc.constantFrom(0.15, 0.25, 0.4, 0.7),
    roof: fc.constantFrom('hip' as const, 'gable-y' as const),
    inTheMiddle: fc.boolean(),
    symmetric: fc.boolean(),
  })
  let found = 0
  fc.assert(
    fc.property(roofs, ({ lengthMm, widthMm, share, outMm, slope, roof: second, inTheMiddle, symmetric }) => {
      const wide = Math.round((Math.min(lengthMm, widthMm) * share) / 100)
      const x0 = inTheMiddle ? (lengthMm - wide) / 2 : 0
      const measures: RoofMeasures = { form: 'drawn', lengthMm, widthMm, slope, eaveMm: 500, gableMm: 300 }
      const wings = wingsOf({
        ...measures,
        parts: [
          { roof: 'hip', x0: 0, y0: 0, x1: lengthMm, y1: widthMm },
          { roof: second, x0, y0: widthMm, x1: x0 + wide, y1: widthMm + outMm },
        ],
      })
      if (!wings) throw new Error('no roof')
      const roof = layWings(wings, symmetric, true)
      expectEachOnce(roof)
      for (const { piece, from } of roof.short) {
        const [its, above] = [piece, from].map((place) => outlineByHand(wings, roof, place))
        const [strip, source] = [piece, from].map(({ slope: at, strip: of }) => roof.slopes[at]?.strips[of])
        const reachMm = strip?.reachMm ?? 0
        expect(reachMm).toBeLessThan(cut.minMm)
        const tops = its?.map((span) => span?.to ?? 0) ?? []
        expect(Math.abs(Math.max(...tops) - reachMm)).toBeLessThan(8)
        if (its?.some((span) => span && span.from > 50)) found++
        const most = (spans: (number | undefined)[] = []) =>
          Math.max(...spans.filter((needs) => needs !== undefined))
        const upright = most(its?.map((span, at) => span && (above?.[at]?.to ?? 0) - span.from)) + reachMm
        const turned = most(its?.map((span, at) => span && (above?.at(-1 - at)?.to ?? 0) + span.to))
        const needs = symmetric ? Math.min(upright, turned) : upright
        expect(needs + roofRules.sawKerfMm).toBeLessThanOrEqual((source?.piecesMm[0] ?? 0) + 1)
      }
    }),
    { seed: 2027, numRuns: 60 },
  )
  expect(found).toBeGreaterThan(20)
})
