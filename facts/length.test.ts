import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customaryToMm, formatCustomary, nextWhole } from './customary-lengths.ts'
import {
  checkCut,
  type CutRule,
  formatMetres,
  metresToMm,
  missingMm,
  mmToMetres,
  cutsBeside,
  nearestCut,
} from './length.ts'

const sheet: CutRule = { minMm: 1000, maxMm: 12_000, stepMm: 50, minTotalMm: 20_000 }
const deck: CutRule = { minMm: 1200, maxMm: 6000, stepMm: 500, minTotalMm: 0 }
const tile: CutRule = { minMm: 1050, maxMm: 8050, stepMm: 350, minTotalMm: 30_000 }

test.each([
  ['3.65', 3650],
  ['3,65', 3650],
  [' 3.65 ', 3650],
  [3.65, 3650],
  ['12', 12_000],
  ['0.001', 1],
  ['.5', 500],
  ['5.', 5000],
  ['3.6500', 3650],
  [0, 0],
  // What a client's own arithmetic makes of 1 + 3 × 0.05, 0.1 + 0.2 and 3 × 1.1.
  [1.1500000000000001, 1150],
  [0.1 + 0.2, 300],
  [1.1 * 3, 3300],
  [-0, 0],
])('[G2.007] %j metres are %d mm', (metres, mm) => {
  expect(metresToMm(metres)).toBe(mm)
})

test.each([
  '',
  '.',
  ',',
  'abc',
  '3.65m',
  '-1',
  '1.234,5',
  '3.6505',
  3.6505,
  1.1501,
  -0.05,
  '1e3',
  '9'.repeat(20),
  Number.NaN,
  1e21,
])('%j metres is not a length', (metres) => {
  expect(metresToMm(metres)).toBeUndefined()
})

test('millimetres become metres and come back unchanged, as number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (mm) => {
      expect(metresToMm(mmToMetres(mm))).toBe(mm)
      expect(metresToMm(formatMetres(mm * 10))).toBe(mm * 10)
    }),
    { seed: 1 },
  )
})

test('metres show at most two decimals, with the decimal mark of the locale', () => {
  expect(formatMetres(3650)).toBe('3.65')
  expect(formatMetres(3500)).toBe('3.5')
  expect(formatMetres(3000)).toBe('3')
  expect(formatMetres(1005)).toBe('1.01')
  expect(formatMetres(1004)).toBe('1')
  expect(formatMetres(-3650)).toBe('-3.65')
  expect(formatMetres(3650, 'es-CR')).toBe('3,65')
  expect(formatMetres(3650, 'es-EC')).toBe('3,65')
  expect(formatMetres(3650, 'es-SV')).toBe('3.65')
  expect(formatMetres(3650, 'en-CR')).toBe('3.65')
  expect(formatMetres(-4)).toBe('0')
  expect(formatMetres(3_600_000, 'es-SV')).toBe('3,600')
  expect(formatMetres(3_600_500, 'es-EC')).toBe('3.600,5')
  expect(formatMetres(3_600_000)).toBe('3600')
})

test.each([
  [sheet, 1000, 'ok'],
  [sheet, 3650, 'ok'],
  [sheet, 3651, 'off-step'],
  [sheet, 999, 'too-short'],
  [sheet, 12_001, 'too-long'],
  [tile, 1050, 'ok'],
  [tile, 1400, 'ok'],
  [tile, 8050, 'ok'],
  [tile, 1500, 'off-step'],
  [deck, 1200, 'ok'],
  [deck, 1700, 'ok'],
  [deck, 1500, 'off-step'],
] as const)('%j judges a piece of %d mm: %s', (rule, mm, verdict) => {
  expect(checkCut(mm, rule)).toBe(verdict)
})

test('the nearest cut is allowed, and no allowed cut is nearer', () => {
  const rules = fc.constantFrom(sheet, tile, deck, { minMm: 1100, maxMm: 11_900, stepMm: 220, minTotalMm: 0 })
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 20_000 }), (rule, mm) => {
      const cut = nearestCut(mm, rule)
      expect(checkCut(cut, rule)).toBe('ok')
      for (const other of [cut - rule.stepMm, cut + rule.stepMm]) {
        if (checkCut(other, rule) === 'ok')
          expect(Math.abs(other - mm)).toBeGreaterThanOrEqual(Math.abs(cut - mm))
      }
    }),
    { seed: 2 },
  )
  expect(nearestCut(1025, sheet)).toBe(1050)
})

test('what is missing to the minimum run never goes below zero', () => {
  expect(missingMm(12_000, 30_000)).toBe(18_000)
  expect(missingMm(30_000, 30_000)).toBe(0)
  expect(missingMm(31_000, 30_000)).toBe(0)
})

test('a length that is not cut has the allowed ones beside it', () => {
  const rule = { minMm: 1000, maxMm: 12_000, stepMm: 50, minTotalMm: 0 }
  expect(cutsBeside(3230, rule)).toEqual([3200, 3250])
  expect(cutsBeside(12_300, rule)).toEqual([12_000])
  expect(cutsBeside(400, rule)).toEqual([1000])
})

const feetToMm = (feet: number | string) => customaryToMm(feet, 'ft')

test('twelve feet are cut as such: 3.66 m, where a good is cut in feet, and the next step up is the thirteenth', () => {
  expect([6, 8, 9, 10, 12, 20].map(feetToMm)).toEqual([1830, 2440, 2740, 3050, 3660, 6100])
  expect(feetToMm('12,5')).toBe(3810)
  expect(feetToMm('doce')).toBeUndefined()
  const inFeet = { ...sheet, feet: true }
  expect([checkCut(3660, sheet), checkCut(3660, inFeet)]).toEqual(['off-step', 'ok'])
  expect([checkCut(3670, inFeet), checkCut(3650, inFeet), checkCut(12_190, inFeet)]).toEqual([
    'off-step',
    'ok',
    'too-long',
  ])
  const next = (mm: number, direction: 1 | -1) => nextWhole(mm, direction, 'ft', sheet)
  expect([next(3660, 1), next(3660, -1), next(3700, 1), next(11_890, 1)]).toEqual([
    3960,
    3350,
    3960,
    undefined,
  ])
  const shown = (mm: number, locale?: 'es-EC') => formatCustomary(mm, 'ft', locale)
  expect([shown(3660), shown(3810), shown(3810, 'es-EC')]).toEqual(['12', '12.5', '12,5'])
})

test('four varas are cut as such: 3.34 m, where a good is cut in varas', () => {
  expect([1, 2, 4, 7].map((varas) => customaryToMm(varas, 'vara'))).toEqual([840, 1670, 3340, 5850])
  const inVaras = { ...sheet, varas: true }
  expect([checkCut(3340, sheet), checkCut(3340, inVaras), checkCut(3660, inVaras)]).toEqual([
    'off-step',
    'ok',
    'off-step',
  ])
  expect([nextWhole(3340, 1, 'vara', sheet), nextWhole(3400, -1, 'vara', sheet)]).toEqual([4180, 3340])
  expect([formatCustomary(3340, 'vara'), formatCustomary(3000, 'vara', 'es-CR')]).toEqual(['4', '3,6'])
})

test.each([
  ['ft', 4, 39],
  ['vara', 2, 14],
] as const)('every whole %s that fits is allowed, and one more is always longer', (unit, min, max) => {
  fc.assert(
    fc.property(fc.integer({ min, max }), (n) => {
      const mm = customaryToMm(n, unit) ?? 0
      expect(checkCut(mm, { ...sheet, feet: true, varas: true })).toBe('ok')
      expect(formatCustomary(mm, unit)).toBe(String(n))
      expect(nextWhole(mm, 1, unit, sheet)).toBe(n < max ? customaryToMm(n + 1, unit) : undefined)
    }),
  )
})
