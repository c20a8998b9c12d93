import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feetToMm, formatFeet, nextFoot } from './feet.ts'
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
      expect(metresToMm(formatMetres(mm * 10, 'es-CR'))).toBe(mm * 10)
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

test('twelve feet are cut as such: 3.66 m, where a good is cut in feet, and the next step up is the thirteenth', () => {
  expect([6, 8, 9, 10, 12, 20].map((feet) => feetToMm(feet))).toEqual([1830, 2440, 2740, 3050, 3660, 6100])
  expect(feetToMm('12,5')).toBe(3810)
  expect(feetToMm('doce')).toBeUndefined()
  const inFeet = { ...sheet, feet: true }
  expect([checkCut(3660, sheet), checkCut(3660, inFeet)]).toEqual(['off-step', 'ok'])
  expect([checkCut(3670, inFeet), checkCut(3650, inFeet), checkCut(12_190, inFeet)]).toEqual([
    'off-step',
    'ok',
    'too-long',
  ])
  expect([nextFoot(3660, 1, sheet), nextFoot(3660, -1, sheet), nextFoot(3700, 1, sheet)]).toEqual([
    3960, 3350, 3960,
  ])
  expect(nextFoot(11_890, 1, sheet)).toBeUndefined()
  expect([formatFeet(3660), formatFeet(3810), formatFeet(3810, 'es-EC')]).toEqual(['12', '12.5', '12,5'])
})

test('every whole foot that fits is allowed, steps stay allowed, and one foot more is always longer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 39 }), (feet) => {
      const mm = feetToMm(feet) ?? 0
      expect(checkCut(mm, { ...sheet, feet: true })).toBe('ok')
      expect(formatFeet(mm)).toBe(String(feet))
      expect(nextFoot(mm, 1, sheet)).toBe(feet < 39 ? feetToMm(feet + 1) : undefined)
    }),
  )
})
