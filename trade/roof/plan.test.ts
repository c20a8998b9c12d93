import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profiles, roofRules } from '../testing/profiles.ts'
import { partsOf } from './forms.ts'
import type { PartRoof, PlanPart } from './plan.ts'
import { partRoofs, wingsOfPlan } from './plan.ts'
import type { Roof } from './roof.ts'
import { isLaid, layRoof, runsOf } from './roof.ts'
import type { Wing } from './wings.ts'

const part = (roof: PartRoof, x0: number, y0: number, x1: number, y1: number): PlanPart => ({
  roof,
  x0: x0 * 1000,
  y0: y0 * 1000,
  x1: x1 * 1000,
  y1: y1 * 1000,
})
const usual = { slope: 0.25, eaveMm: 500, gableMm: 300 }

function lay(wings: readonly Wing[]): Roof {
  const roof = layRoof({
    wings,
    eaveMm: 500,
    profile: profiles.rect81,
    gauge: '26',
    longestMm: 12_000,
    rules: roofRules,
  })
  if (!isLaid(roof)) throw new Error(roof.reason)
  return roof
}

const planned = (...parts: PlanPart[]): Roof => {
  const wings = wingsOfPlan(parts, usual)
  if (!wings) throw new Error('no roof')
  return lay(wings)
}

/** Eaves and verges whose middle lies inside the walls: a roof that ends there lets water in. */
function edgesInside(roof: Roof, parts: readonly PlanPart[]) {
  const main = parts.filter(({ roof: kind }) => !kind.startsWith('porch'))
  return roof.joints.filter(({ kind, slope, plan: { from, to } }) => {
    if (!['eave', 'verge', 'top'].includes(kind) || roof.slopes[slope]?.slope.under) return false
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
    return main.some((one) => x > one.x0 + 1 && x < one.x1 - 1 && y > one.y0 + 1 && y < one.y1 - 1)
  })
}

/** Square millimetres of plan under any of the wings: a grid along all their edges, each field once. */
function coveredMm2(wings: readonly Wing[]): number {
  const edges = (of: (wing: Wing) => number[]) => [...new Set(wings.flatMap(of))].toSorted((a, b) => a - b)
  const [xs, ys] = [edges(({ x0, x1 }) => [x0, x1]), edges(({ y0, y1 }) => [y0, y1])]
  const fields = xs
    .slice(1)
    .flatMap((x1, i) => ys.slice(1).map((y1, j) => [xs[i] ?? 0, x1, ys[j] ?? 0, y1] as const))
  return fields.reduce((sum, [x0, x1, y0, y1]) => {
    const covers = (wing: Wing) => wing.x0 <= x0 && wing.x1 >= x1 && wing.y0 <= y0 && wing.y1 >= y1
    return sum + (wings.some(covers) ? (x1 - x0) * (y1 - y0) : 0)
  }, 0)
}

describe('a plan becomes a roof', () => {
  test('[T1.320] H4 by its walls: two hips that share a corner', () => {
    const wings = wingsOfPlan([part('hip', 0, 0, 13, 8), part('hip', 0, 8, 8, 13)], {
      ...usual,
      eaveMm: 0,
    })
    expect(wings).toEqual([
      { kind: 'hip', slope: 0.25, x0: 0, y0: 0, x1: 13_000, y1: 8000 },
      { kind: 'hip', slope: 0.25, x0: 0, y0: 0, x1: 8000, y1: 13_000 },
    ])
  })

  test('[T1.320] a part no wider than the main one ends at its ridge, a wider one goes through it', () => {
    const narrow = planned(part('gable-x', 0, 0, 12, 6), part('gable-y', 4, 6, 8, 10))
    expect(runsOf(narrow, 'valley')).toHaveLength(2)
    expect(runsOf(narrow, 'ridge')).toHaveLength(2)
    // Drawn the other way round: the main one stops at the ridge of the wider one on both of its sides.
    const wide = planned(part('gable-x', 0, 0, 14, 4), part('gable-y', 3, 4, 11, 8))
    expect(runsOf(wide, 'ridge')).toEqual([8800, 5300, 5300])
    expect(runsOf(wide, 'valley')).toHaveLength(4)
    expect(edgesInside(wide, [part('gable-x', 0, 0, 14, 4), part('gable-y', 3, 4, 11, 8)])).toEqual([])
  })

  test('[T1.320] an L whose second part is the wider one: the first stops at the ridge of the second', () => {
    const parts = [part('gable-x', 0, 0, 12, 4), part('gable-y', 0, 4, 6, 10)]
    const roof = planned(...parts)
    expect(roof.slopes).toHaveLength(4)
    expect(runsOf(roof, 'valley')).toHaveLength(2)
    expect(edgesInside(roof, parts)).toEqual([])
  })

  test('[T1.320] a U has two valleys for each part that stands out, and one where hips meet in the corner', () => {
    const measures = {
      form: 'u',
      lengthMm: 14_000,
      widthMm: 6000,
      wingWidthMm: 4000,
      wingLengthMm: 5000,
    } as const
    const roof = planned(...partsOf({ ...measures, ...usual }))
    const hips = planned(...partsOf({ ...measures, ...usual, hipped: true }))
    expect(runsOf(roof, 'valley')).toHaveLength(4)
    expect(runsOf(hips, 'valley')).toHaveLength(2)
    expect(runsOf(hips, 'verge')).toEqual([])
    expect(runsOf(hips, 'hip').length).toBeGreaterThanOrEqual(6)
  })

  test('[T1.320] a porch under the main eave keeps its whole rectangle, with a flashing along the wall', () => {
    const house = planned(part('gable-x', 0, 0, 10, 8))
    const both = planned(part('gable-x', 0, 0, 10, 8), part('porch-s', 0, -2.5, 10, 0))
    const porch = both.slopes.find(({ slope }) => slope.under)
    expect(porch?.slope.areaMm2).toBe(10_600 * Math.ceil(3000 * Math.sqrt(1.0625)))
    expect(runsOf(both, 'top')).toEqual([10_600])
    // The main roof is what it was without it: its own eave, ridge and sheets.
    expect(runsOf(both, 'ridge')).toEqual(runsOf(house, 'ridge'))
    expect(runsOf(both, 'eave')).toEqual([10_600, 10_600, 10_600])
    expect(both.pieces - (porch?.strips.length ?? 0)).toBe(house.pieces)
    expect(runsOf(both, 'wall')).toEqual([])
  })

  test('[T1.320] a part of its own slope: a flatter porch, and a steeper gable that goes through the roof it meets', () => {
    const house = part('gable-x', 0, 0, 10, 8)
    const porch = planned(house, { ...part('porch-s', 0, -2.5, 10, 0), slope: 0.1 }).slopes.at(-1)?.slope
    expect(porch?.areaMm2).toBe(10_600 * Math.ceil(3000 * Math.sqrt(1.01)))
    expect(porch?.plane.slope).toBe(0.1)
    // A gable 4 m wide is no higher than the house's 4.5 × 0.25 until it rises 0.45.
    const low = planned(house, { ...part('gable-y', 3, 8, 7, 11), slope: 0.4 })
    expect(runsOf(low, 'ridge')).toEqual([10_600, expect.any(Number)])
    expect(runsOf(low, 'valley')).toHaveLength(2)
    const high = planned(house, { ...part('gable-y', 3, 8, 7, 11), slope: 0.6 })
    expect(runsOf(high, 'ridge')[0]).toBe(11_800)
    expect(runsOf(high, 'valley')).toHaveLength(4)
  })

  test('[T1.320] parts that meet along a side neither has whole are no roof', () => {
    expect(wingsOfPlan([part('hip', 0, 0, 10, 6), part('hip', -2, 6, 4, 10)], usual)).toBeUndefined()
    expect(wingsOfPlan([part('gable-x', 0, 0, 10, 0)], usual)).toBeUndefined()
    expect(wingsOfPlan([], usual)).toBeUndefined()
    // Apart, or touching at a corner, each is a roof of its own.
    expect(planned(part('hip', 0, 0, 6, 6), part('gable-x', 6, 6, 12, 12)).slopes).toHaveLength(6)
  })

  const half = (most: number) => fc.integer({ min: 4, max: most }).map((n) => n / 2)
  const drawn = fc
    .record({
      roof: fc.constantFrom<PartRoof>('gable-x', 'hip'),
      length: half(40),
      width: half(24),
      share: fc.integer({ min: 1, max: 4 }),
      offset: fc.integer({ min: 0, max: 4 }),
      out: half(16),
      second: fc.constantFrom<PartRoof>('gable-y', 'hip'),
      porch: fc.boolean(),
      own: fc.constantFrom(undefined, 0.12, 0.4),
    })
    .map(({ roof, length, width, share, offset, out, second, porch, own }) => {
      const wide = (length * share) / 4
      const from = ((length - wide) * offset) / 4
      const beside = part(second, from, width, from + wide, width + out)
      const parts = [part(roof, 0, 0, length, width), own === undefined ? beside : { ...beside, slope: own }]
      return porch ? [...parts, part('porch-s', 0, -2, length, 0)] : parts
    })

  test('[T1.304] [T1.320] the roof has the area of its plan, stretched, and no edge of it lies inside the walls', () => {
    fc.assert(
      fc.property(drawn, (parts) => {
        const wings = wingsOfPlan(parts, usual)
        if (!wings) throw new Error('no roof')
        const roof = lay(wings)
        const under = roof.slopes.filter(({ slope }) => slope.under)
        const planMm2 = roof.slopes
          .filter((one) => !under.includes(one))
          .reduce((sum, { slope }) => sum + slope.areaMm2 / slope.stretch, 0)
        expect(Math.abs(planMm2 / coveredMm2(wings.filter((wing) => !wing.under)) - 1)).toBeLessThan(0.001)
        expect(edgesInside(roof, parts)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('every way to cover a part is a wing', () => {
    for (const kind of partRoofs) expect(wingsOfPlan([part(kind, 0, 0, 6, 4)], usual)).toHaveLength(1)
  })
})
