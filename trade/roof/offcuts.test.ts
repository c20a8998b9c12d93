import { expect, test } from 'vitest'
import { alikePairs, pairScene } from '../drawing/pair-scenes.ts'
import { boundsOf } from '../drawing/scene.ts'
import { profiles, roofRules } from '../testing/profiles.ts'
import type { Profile } from './profile.ts'
import type { Roof } from './roof.ts'
import { isLaid, layRoof } from './roof.ts'
import type { Wing } from './wings.ts'

const hip: Wing = { kind: 'hip', slope: 0.25, x0: 0, y0: 0, x1: 11_000, y1: 9000 }
const symmetric: Profile = { ...profiles.rect81, symmetric: true }

function lay(wing: Wing, offcuts: boolean, profile = symmetric, longestMm = 12_000): Roof {
  const roof = layRoof({
    wings: [wing],
    eaveMm: 500,
    profile,
    gauge: '26',
    longestMm,
    offcuts,
    rules: roofRules,
  })
  if (!isLaid(roof)) throw new Error(roof.reason)
  return roof
}

test('[T1.326] at hips two strips come out of one sheet: what is bought is less by each slant, what is laid the same', () => {
  const plain = lay(hip, false)
  const saved = lay(hip, true)
  expect(saved.slopes).toEqual(plain.slopes)
  expect(saved.screws).toBe(plain.screws)
  expect(saved.pairs.length).toBeGreaterThan(12)
  expect(saved.pieces).toBe(plain.pieces - saved.pairs.length)
  // 850 mm of sheet at a slope of 25 % shorten by 850 × √1.0625 = 876 mm: each pair saves that, less what is rounded up.
  const less = plain.sheetMm - saved.sheetMm
  expect(less).toBeGreaterThan(saved.pairs.length * 750)
  expect(less).toBeLessThanOrEqual(saved.pairs.length * 977)
  expect(saved.waste).toBeLessThan(plain.waste)
})

/** How high a strip of the hip roof reaches at a place of its sheet, from its left edge as one looks up the slope. */
function reachAt({ slopes }: Roof, place: { slope: number; strip: number }, x: number): number {
  const { slope, strips } = slopes[place.slope] ?? {}
  const { acrossMm = 0 } = strips?.[place.strip] ?? {}
  const alongX = slope?.plane.fall === '-y' || slope?.plane.fall === '+y'
  const eaveMm = alongX ? 11_000 : 9000
  // Looking north or west, what lies to the right has the larger coordinate; looking south or east the smaller.
  const ahead = slope?.plane.fall === '-y' || slope?.plane.fall === '+x'
  const along = acrossMm + (ahead ? x : symmetric.totalMm - x)
  return Math.max(0, Math.min(along, eaveMm - along, 4500)) * Math.sqrt(1 + 0.25 ** 2)
}

test('[T1.326] both strips lie inside their sheet beside each other, the second turned half round; each is in one pair at most', () => {
  const roof = lay(hip, true)
  const places = roof.pairs.flatMap(({ strips }) => strips.map(({ slope, strip }) => `${slope} ${strip}`))
  expect(new Set(places).size).toBe(places.length)
  for (const { sheetMm, strips } of roof.pairs)
    for (let x = 0; x <= symmetric.totalMm; x += 10) {
      const taken = reachAt(roof, strips[0], x) + reachAt(roof, strips[1], symmetric.totalMm - x)
      expect(taken, `${JSON.stringify(strips)} at ${x}`).toBeLessThanOrEqual(sheetMm)
    }
})

test('[T1.326] what is said of a pair is how it is cut: both pieces by both their sides, side by side in the sheet', () => {
  const roof = lay(hip, true)
  for (const { sheetMm, strips, longMm, dropMm, rightIsLong } of roof.pairs) {
    for (const [at, place] of strips.entries()) {
      const [left, right] = [0, symmetric.totalMm].map((x) => reachAt(roof, place, x))
      const [long, short] = rightIsLong ? [right, left] : [left, right]
      expect(Math.abs((longMm[at] ?? 0) - (long ?? 0))).toBeLessThan(2)
      // A piece that ends in a point has no second side.
      expect(Math.abs((short ?? 0) - Math.max(0, (longMm[at] ?? 0) - dropMm))).toBeLessThan(2)
    }
    expect(longMm[0] + longMm[1] - dropMm + roofRules.sawKerfMm).toBeLessThanOrEqual(sheetMm)
  }
  expect(roof.pairs.some(({ longMm, dropMm }) => longMm[1] < dropMm)).toBe(true)
  const alike = alikePairs(roof)
  expect(alike.flatMap(({ pieces }) => pieces)).toHaveLength(roof.pairs.length)
  for (const one of alike) {
    const { width, height } = boundsOf(pairScene(one, symmetric.totalMm))
    expect([width, height]).toEqual([one.pair.sheetMm, symmetric.totalMm])
  }
})

test('[T1.326] not where sheets have a right way round, nor longer than may come, nor where nothing slants', () => {
  expect(lay(hip, true, profiles.rect81).pairs).toEqual([])
  const short = lay(hip, true, symmetric, 4700)
  expect(Math.max(...short.pairs.map(({ sheetMm }) => sheetMm))).toBeLessThanOrEqual(4700)
  const gable: Wing = { kind: 'gable', ridge: 'x', slope: 0.25, x0: 0, y0: 0, x1: 10_600, y1: 9000 }
  expect(lay(gable, true).pairs).toEqual([])
})
