import { describe, expect, test } from 'vitest'
import { ceilExact } from '../rounding.ts'
import { fenceOf, panelFenceOf, panelsOf, rollsOf } from './fence.ts'
import { gutterOf } from './gutter.ts'
import { meshOf } from './mesh.ts'
import { gallonsOf, packagesOf, tubeSurface } from './paint.ts'
import { barsToKg, kgToBars, kgToQuintals, quintalsToKg } from './rebar.ts'
import { slabOf } from './slab.ts'
import { fromKilograms, slopeOf, toKilograms, toLitres, toMetres } from './units.ts'

const concrete = { bagsPerM3: 8.2, spare: 0.05 }
const mesh = { widthMm: 2350, lengthMm: 6000, lapMm: 200 }
const deck = { coverMm: 950, edgeMm: 20, depthMm: 60, fill: 0.55, proppedAboveMm: 2000, concrete, mesh }
const fence = {
  spacingMm: 2500,
  buriedMm: 600,
  tensionWires: 3,
  barMm: 6000,
  sawKerfMm: 3,
  postStepMm: 10,
  holeM3: 0.0424,
  concrete,
}
const gutter = {
  sections: [
    { developMm: 305, litresPerSecond: 3.44 },
    { developMm: 406, litresPerSecond: 7.14 },
    { developMm: 457, litresPerSecond: 10.64 },
  ],
  pieceMm: 6100,
  lapMm: 50,
  bracketMm: 600,
  pipe: { areaCm2: 7.62 * 10.16, pieceMm: 3050, lapMm: 50 },
  pipeCm2PerM2: 0.00228,
  clear: 0.65,
  betweenPipesMm: 12000,
}
const to = (value: number, digits: number) => Number(value.toFixed(digits))

describe('small calculators, by the worked examples of the design', () => {
  test('[T1.901] B1 to B6: bars, kilograms, quintales', () => {
    expect(to(kgToBars(quintalsToKg(5), 6000, 0.56), 1)).toBe(67.5)
    expect(to(barsToKg(40, 6000, 0.994), 2)).toBe(238.56)
    expect(to(kgToQuintals(238.56), 3)).toBe(5.259)
    expect(to(kgToBars(quintalsToKg(1), 6000, 0.249), 2)).toBe(30.36)
    expect(to(barsToKg(10, 12000, 1.552), 2)).toBe(186.24)
    expect(to(kgToQuintals(186.24), 3)).toBe(4.106)
    expect(to(barsToKg(25, 12000, 0.617), 2)).toBe(185.1)
    expect(to(kgToBars(quintalsToKg(3), 9000, 0.994), 2)).toBe(15.21)
  })

  test.each([
    {
      id: 'S1',
      span: 4,
      length: 6,
      topping: 50,
      sheets: 7,
      run: 28,
      m3: 1.992,
      ordered: 2.09,
      bags: 18,
      mesh: 2,
    },
    {
      id: 'S2',
      span: 3.5,
      length: 10,
      topping: 50,
      sheets: 11,
      run: 38.5,
      m3: 2.905,
      ordered: 3.05,
      bags: 26,
      mesh: 3,
    },
    {
      id: 'S3',
      span: 6,
      length: 8,
      topping: 60,
      sheets: 9,
      run: 54,
      m3: 4.464,
      ordered: 4.69,
      bags: 39,
      mesh: 4,
    },
    {
      id: 'S4',
      span: 5,
      length: 19,
      topping: 50,
      sheets: 20,
      run: 100,
      m3: 7.885,
      ordered: 8.28,
      bags: 68,
      mesh: 8,
    },
  ])(
    '[T1.902] $id: a composite slab',
    ({ span, length, topping, sheets, run, m3, ordered, bags, mesh: meshes }) => {
      const slab = slabOf(span * 1000, length * 1000, topping, deck)
      expect(slab).toMatchObject({ sheets, sheetMm: span * 1000, runMm: run * 1000, bags, mesh: meshes })
      expect([to(slab.concreteM3, 3), to(slab.orderedM3, 2)]).toEqual([m3, ordered])
    },
  )

  test.each([
    { id: 'M1', width: 6, length: 8, along: 6, across: 4, least: 4 },
    { id: 'M2', width: 4.5, length: 11.6, along: 4, across: 6, least: 4 },
    { id: 'M3', width: 2.35, length: 6, along: 1, across: 3, least: 1 },
    { id: 'M4', width: 10, length: 10, along: 10, across: 10, least: 10 },
    { id: 'M5', width: 3, length: 4, along: 2, across: 2, least: 2 },
  ])('[T1.903] $id: mesh both ways', ({ width, length, along, across, least }) => {
    expect(meshOf(width * 1000, length * 1000, mesh)).toEqual({ along, across, least })
  })

  test('[T1.904] P1 to P4: paint, in packages that exist', () => {
    const enamel = { coverM2: 40, yield: 0.75 }
    const primer = { coverM2: 35, yield: 0.75 }
    const roof = gallonsOf(98.35, 1.1, 2, enamel)
    expect(to(roof, 2)).toBe(7.21)
    expect(packagesOf(roof, [1, 5])).toEqual([
      { size: 5, count: 1 },
      { size: 1, count: 3 },
    ])
    expect(to(gallonsOf(20, 1, 1, primer), 2)).toBe(0.76)
    expect(packagesOf(0.76, [1, 5])).toEqual([{ size: 1, count: 1 }])
    const tubes = tubeSurface(4 * 50.8, 6000, 30)
    expect(to(tubes, 1)).toBe(36.6)
    expect(to(gallonsOf(tubes, 1, 2, primer), 2)).toBe(2.79)
    expect(packagesOf(gallonsOf(60, 1.15, 2, enamel), [1, 5])).toEqual([{ size: 5, count: 1 }])
  })

  test.each([
    {
      id: 'F1',
      of: [40, 6, 20, 0],
      expected: { rolls: 2, posts: 17, braces: 0, postMm: 2430, bars: 9, wireMm: 120_000, bags: 6 },
      m3: 0.72,
    },
    {
      id: 'F2',
      of: [75, 7, 30, 4],
      expected: { rolls: 3, posts: 31, braces: 8, postMm: 2740, bars: 20, wireMm: 225_000, bags: 11 },
      m3: 1.31,
    },
    {
      id: 'F3',
      of: [18, 4, 15, 0],
      expected: { rolls: 2, posts: 9, braces: 0, postMm: 1820, bars: 3, wireMm: 54_000 },
      m3: 0.38,
    },
  ])(
    '[T1.905] $id: a fence of chain link',
    ({ of: [length = 0, feet = 0, roll = 0, corners = 0], expected, m3 }) => {
      const result = fenceOf(length * 1000, feet * 304.8, roll * 1000, corners, fence)
      expect(result).toMatchObject(expected)
      expect(to(result.concreteM3, 2)).toBe(m3)
    },
  )

  test('[T1.905] F4: a fence of panels, its posts set as those of chain link; barbed wire by whole rolls', () => {
    expect(panelsOf(23_000, 2500)).toEqual({ panels: 10, posts: 11 })
    // 1.8 m of panel and 0.6 m in the ground: two posts a bar; eleven holes of 0.0424 m³ at 8.2 bags a m³ are 3.82.
    expect(panelFenceOf(23_000, 1800, 2500, fence)).toEqual({
      panels: 10,
      posts: 11,
      postMm: 2400,
      bars: 6,
      bags: 4,
    })
    expect(rollsOf(3, 40_000, 200_000)).toBe(1)
    expect(rollsOf(5, 40_001, 200_000)).toBe(2)
    expect(rollsOf(0, 40_000, 200_000)).toBe(0)
  })

  test.each([
    { id: 'G1', of: [10.6, 47.7, 200, 3], expected: [1, 2.65, 305, 2, 19, 1] },
    { id: 'G2', of: [12.6, 56.7, 220, 3.2], expected: [2, 1.73, 305, 3, 22, 4] },
    { id: 'G3', of: [20.6, 156.6, 200, 4.5], expected: [2, 4.35, 406, 4, 36, 4] },
    { id: 'G4', of: [6.4, 35.8, 150, 2.6], expected: [1, 1.49, 305, 2, 12, 1] },
    { id: 'G5', of: [8.6, 30.1, 100, 2.5], expected: [1, 0.84, 305, 2, 16, 1] },
    { id: 'G6', of: [30, 375, 200, 6], expected: [4, 5.21, 406, 5, 51, 8] },
  ])(
    '[T1.906] $id: a gutter and its downpipes',
    ({ of: [eave = 0, plan = 0, rain = 0, height = 0], expected }) => {
      const result = gutterOf(eave * 1000, plan, rain, height * 1000, gutter)
      const { downpipes, litresPerSecond, section, pieces, brackets, pipePieces } = result
      expect([downpipes, to(litresPerSecond, 2), section?.developMm, pieces, brackets, pipePieces]).toEqual(
        expected,
      )
      expect(result.caps).toBe(2)
    },
  )

  test('[T1.907] units of the trade', () => {
    expect(to(toMetres(12, 'ft'), 3)).toBe(3.658)
    expect(to(toMetres(8, 'ft') + toMetres(6, 'in'), 3)).toBe(2.591)
    expect(to(toMetres(4, 'vara'), 3)).toBe(3.344)
    expect(to(toMetres(3, 'yd'), 3)).toBe(2.743)
    expect(to(toKilograms(7, 'qq'), 2)).toBe(317.52)
    expect(to(toKilograms(25, 'lb'), 2)).toBe(11.34)
    expect(to(toMetres(3 / 8, 'in') * 1000, 3)).toBe(9.525)
    expect(to(toLitres(5, 'gal'), 3)).toBe(18.925)
    expect(to(fromKilograms(1000, 'qq'), 2)).toBe(22.05)
    expect(to(fromKilograms(500, 'qq'), 2)).toBe(11.02)
    expect(to(slopeOf(25).degrees, 2)).toBe(14.04)
    expect(slopeOf(25).inTwelve).toBe(3)
    expect(ceilExact(-0.2)).toBe(0)
  })
})

/** Reckoned on paper by the formulas, and by nobody's program. */
describe('small calculators, by examples of one’s own', () => {
  test('[T1.901] bars, kilograms, quintales', () => {
    expect(to(barsToKg(12, 9000, 1.552), 2)).toBe(167.62)
    expect(to(kgToBars(quintalsToKg(2), 9000, 0.56), 2)).toBe(18)
    expect(to(kgToQuintals(barsToKg(100, 6000, 0.249)), 3)).toBe(3.294)
  })

  test('[T1.902] what lies in the beams needs no deck: ten sheets cover 9.52 m, not a millimetre more', () => {
    expect(slabOf(3000, 9520, 50, deck).sheets).toBe(10)
    expect(slabOf(3000, 9521, 50, deck).sheets).toBe(11)
  })

  test('[T1.902] slabs of 3 × 5 m and of 4.5 × 10 m', () => {
    const small = slabOf(3000, 5000, 50, deck)
    expect(small).toMatchObject({ sheets: 6, sheetMm: 3000, runMm: 18_000, bags: 11, mesh: 2 })
    expect([to(small.concreteM3, 3), to(small.orderedM3, 2)]).toEqual([1.245, 1.31])
    const large = slabOf(4500, 10_000, 60, deck)
    expect(large).toMatchObject({ sheets: 11, sheetMm: 4500, runMm: 49_500, bags: 37, mesh: 4 })
    expect([to(large.concreteM3, 3), to(large.orderedM3, 2)]).toEqual([4.185, 4.39])
  })

  test('[T1.903] meshes both ways', () => {
    expect(meshOf(5000, 7000, mesh)).toEqual({ along: 6, across: 4, least: 4 })
    expect(meshOf(2000, 2000, mesh)).toEqual({ along: 1, across: 1, least: 1 })
    expect(meshOf(8000, 12_000, mesh)).toEqual({ along: 12, across: 12, least: 12 })
  })

  test('[T1.904] a wall in two coats of enamel, a gate in one of primer', () => {
    const wall = gallonsOf(120, 1, 2, { coverM2: 40, yield: 0.75 })
    expect(to(wall, 2)).toBe(8)
    expect(packagesOf(wall, [1, 5])).toEqual([
      { size: 5, count: 1 },
      { size: 1, count: 3 },
    ])
    const gate = gallonsOf(45, 1, 1, { coverM2: 35, yield: 0.75 })
    expect(to(gate, 2)).toBe(1.71)
    expect(packagesOf(gate, [1, 5])).toEqual([{ size: 1, count: 2 }])
  })

  test('[T1.905] fences of 30 m with two corners, of 12 m, and of panels', () => {
    const cornered = { rolls: 2, posts: 13, braces: 4, postMm: 2130, bars: 9, wireMm: 90_000, bags: 5 }
    expect(fenceOf(30_000, 5 * 304.8, 20_000, 2, fence)).toMatchObject(cornered)
    const straight = { rolls: 1, posts: 6, braces: 0, postMm: 1820, bars: 2, wireMm: 36_000, bags: 3 }
    expect(fenceOf(12_000, 4 * 304.8, 15_000, 0, fence)).toMatchObject(straight)
    expect(panelsOf(12_500, 2500)).toEqual({ panels: 5, posts: 6 })
  })

  test.each([
    { of: [8, 32, 180, 3], expected: [1, 1.6, 305, 2, 15, 1] },
    { of: [18, 108, 250, 5], expected: [2, 3.75, 406, 3, 31, 4] },
    { of: [5, 15, 100, 2.5], expected: [1, 0.42, 305, 1, 10, 1] },
  ])('[T1.906] a gutter of $of', ({ of: [eave = 0, plan = 0, rain = 0, height = 0], expected }) => {
    const it = gutterOf(eave * 1000, plan, rain, height * 1000, gutter)
    const { downpipes, litresPerSecond, section, pieces, brackets, pipePieces } = it
    expect([downpipes, to(litresPerSecond, 2), section?.developMm, pieces, brackets, pipePieces]).toEqual(
      expected,
    )
  })

  test('[T1.907] units of the trade', () => {
    expect(to(toMetres(10, 'ft'), 3)).toBe(3.048)
    expect(to(toMetres(6, 'vara'), 3)).toBe(5.015)
    expect(to(toMetres(2, 'yd'), 3)).toBe(1.829)
    expect(to(toKilograms(3, 'qq'), 2)).toBe(136.08)
    expect(to(slopeOf(50).degrees, 2)).toBe(26.57)
    expect(slopeOf(50).inTwelve).toBe(6)
  })
})
