import { describe, expect, test } from 'vitest'
import { profiles, roofRules, trimRules } from '../testing/profiles.ts'
import type { Profile } from './profile.ts'
import type { Roof } from './roof.ts'
import { isLaid, layRoof, runsOf } from './roof.ts'
import { slopesOf } from './slopes.ts'
import { stripsOf } from './strips.ts'
import { trimsOf } from './trims.ts'
import type { Wing } from './wings.ts'
import { roofPieces } from './wings.ts'

function lay(wings: Wing[], profile: Profile): Roof {
  const roof = layRoof({ wings, eaveMm: 500, profile, gauge: '26', longestMm: 12000, rules: roofRules })
  if (!isLaid(roof)) throw new Error(roof.reason)
  return roof
}

const box = (x0: number, y0: number, x1: number, y1: number) => ({
  x0: x0 * 1000,
  y0: y0 * 1000,
  x1: x1 * 1000,
  y1: y1 * 1000,
})
const metres = (mm: number) => (mm / 1000).toFixed(2)
const square = (mm2: number) => Number((mm2 / 1e6).toFixed(2))
const strips = (roof: Roof, slope: number) =>
  (roof.slopes[slope]?.strips ?? [])
    .flatMap((strip) => strip.piecesMm)
    .sort((a, b) => b - a)
    .map(metres)
    .join(' ')

function totals(roof: Roof) {
  return {
    m2: square(roof.areaMm2),
    sheets: roof.pieces,
    metres: roof.sheetMm / 1000,
    waste: Number((roof.waste * 100).toFixed(1)),
  }
}

describe('roofs of several slopes', () => {
  test('[T1.303] H1: a hip roof, its triangles strip by strip', () => {
    const roof = lay([{ kind: 'hip', slope: 0.25, ...box(0, 0, 11, 9) }], profiles.rect81)
    expect(totals(roof)).toEqual({ m2: 102.05, sheets: 52, metres: 149.4, waste: 15.7 })
    expect(strips(roof, 1)).toBe('4.65 4.30 4.25 3.45 3.40 2.60 2.55 1.80 1.75 1.00 1.00 1.00')
    expect(strips(roof, 0)).toBe('4.65 4.65 4.65 4.65 4.25 3.85 3.40 3.00 2.55 2.20 1.75 1.35 1.00 1.00')
    expect(runsOf(roof, 'hip')).toEqual([6463, 6463, 6463, 6463])
    expect(runsOf(roof, 'ridge')).toEqual([2000])
    expect(trimsOf(roof, trimRules)).toMatchObject({ hip: 12, ridge: 1, valley: 0, edge: 0 })
  })

  test('[T1.303] H2: a pyramid of tile', () => {
    const roof = lay([{ kind: 'hip', slope: 0.3, ...box(0, 0, 9, 9) }], profiles.teja)
    expect(totals(roof)).toEqual({ m2: 84.57, sheets: 36, metres: 109.2, waste: 22.6 })
    for (const slope of [0, 1, 2, 3])
      expect(strips(roof, slope)).toBe('4.90 4.55 4.20 3.50 3.15 2.45 2.10 1.40 1.05')
    expect(runsOf(roof, 'hip')).toEqual([6506, 6506, 6506, 6506])
  })

  test('[T1.303] H3: a gable that runs into another, with its valleys', () => {
    const main: Wing = { kind: 'gable', ridge: 'x', slope: 0.25, ...box(-0.3, -0.5, 10.3, 6.5) }
    const cross: Wing = { kind: 'gable', ridge: 'y', slope: 0.25, ...box(-0.3, 3, 4.7, 11.3) }
    const roof = lay([main, cross], profiles.rect81)
    expect(totals(roof)).toMatchObject({ sheets: 46, metres: 138.6, waste: 9.8 })
    expect(square(roof.areaMm2)).toBeCloseTo(101.22, 1)
    const laid = roof.slopes.map((_, index) => strips(roof, index)).sort()
    expect(laid).toEqual([
      '2.60 2.60 2.60 2.60 2.60 2.60 2.55 1.75 1.00',
      '2.60 2.60 2.60 2.60 2.60 2.60 2.55 1.75 1.00',
      `${'3.65 '.repeat(9)}3.55 2.80 2.70 1.95 1.85`,
      '3.65 '.repeat(14).trim(),
    ])
    expect(runsOf(roof, 'valley')).toEqual([3591, 3591])
    expect(trimsOf(roof, trimRules).valley).toBe(4)
  })

  test('[T1.303] H4: two hip roofs that share a corner: the slopes they share are laid in one', () => {
    const wings: Wing[] = [
      { kind: 'hip', slope: 0.25, ...box(0, 0, 13, 8) },
      { kind: 'hip', slope: 0.25, ...box(0, 0, 8, 13) },
    ]
    const roof = lay(wings, profiles.rect105)
    // Of the seven convex pieces 16.49 and 20.62 are one slope of 37.11: laid apart they would take 64 sheets and a cut
    // across an even slope that no roofer makes.
    const areas = roof.slopes.map(({ slope }) => square(slope.areaMm2)).sort((a, b) => a - b)
    expect(areas).toEqual([16.49, 16.49, 20.62, 20.62, 37.11, 37.11])
    expect(totals(roof)).toMatchObject({ m2: 148.43, sheets: 60 })
    expect(runsOf(roof, 'valley')).toEqual([5745])
    expect(runsOf(roof, 'hip')).toHaveLength(5)
  })

  test('[T1.303] H4, each plane of each wing laid for itself: seven planes, sixty-four sheets', () => {
    const box13 = { kind: 'hip', slope: 0.25, x0: 0, y0: 0 } as const
    const pieces = roofPieces([
      { ...box13, x1: 13_000, y1: 8000 },
      { ...box13, x1: 8000, y1: 13_000 },
    ])
    const apart = [...Map.groupBy(pieces, ({ wing, plane }) => `${wing}${plane.fall}`).values()].flatMap(
      slopesOf,
    )
    const lengths = apart.flatMap((slope) => {
      const lay = { longestMm: 12_000, edgeMm: roofRules.edgeMm, linesWith: () => 0 }
      const laid = stripsOf(slope, profiles.rect105, [], lay)
      return 'reason' in laid ? [] : laid.flatMap(({ piecesMm }) => piecesMm)
    })
    expect(apart.map(({ areaMm2 }) => square(areaMm2)).sort((a, b) => a - b)).toEqual([
      16.49, 16.49, 16.49, 20.62, 20.62, 20.62, 37.11,
    ])
    const sheetMm = lengths.reduce((sum, mm) => sum + mm, 0)
    const areaMm2 = apart.reduce((sum, slope) => sum + slope.areaMm2, 0)
    const waste = Number((100 * (1 - areaMm2 / (sheetMm * profiles.rect105.coverMm))).toFixed(1))
    expect({ sheets: lengths.length, metres: sheetMm / 1000, waste }).toEqual({
      sheets: 64,
      metres: 175.1,
      waste: 19.3,
    })
  })

  test('[T1.303] H5: a cross gable', () => {
    const main: Wing = { kind: 'gable', ridge: 'x', slope: 0.2, ...box(-0.3, -0.5, 12.3, 6.5) }
    const cross: Wing = { kind: 'gable', ridge: 'y', slope: 0.2, ...box(3.5, 3, 8.5, 10.3) }
    const roof = lay([main, cross], profiles.rect105)
    expect(totals(roof)).toMatchObject({ sheets: 36, metres: 109.8, waste: 5.2 })
    expect(square(roof.areaMm2)).toBeCloseTo(109.32, 1)
  })

  test('[T1.303] two gables in one line of which one is narrower: four slopes, and a wall where one stands higher', () => {
    const wide: Wing = { kind: 'gable', ridge: 'x', slope: 0.25, ...box(0, 0, 6, 8) }
    const narrow: Wing = { kind: 'gable', ridge: 'x', slope: 0.25, ...box(6, 1, 12, 7) }
    const roof = lay([wide, narrow], profiles.rect81)
    expect(roof.slopes.map(({ slope }) => square(slope.areaMm2))).toEqual([24.74, 24.74, 18.56, 18.56])
    // Where they meet the wide one stands 25 cm higher on both sides.
    expect(runsOf(roof, 'wall')).toHaveLength(2)
    expect(runsOf(roof, 'ridge')).toEqual([6000, 6000])
  })
})
