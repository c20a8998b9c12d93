import { expect, test } from 'vitest'
import { lengthLabels, nextLength, percent, tickDistances } from './ruler-scale.ts'

test('steps count from the shortest length, so that modules of a tile fit', () => {
  const tile = { min: 1050, max: 8050, step: 350 }
  expect(nextLength(1050, 1, tile)).toBe(1400)
  expect(nextLength(1050, -1, tile)).toBeUndefined()
  expect(nextLength(8050, 1, tile)).toBeUndefined()
  expect(nextLength(8050, -1, tile)).toBe(7700)
})

test('from a length between two steps, a step goes to the next allowed one', () => {
  const cut = { min: 1000, max: 12_000, step: 50 }
  expect(nextLength(3667, 1, cut)).toBe(3700)
  expect(nextLength(3667, -1, cut)).toBe(3650)
  expect(nextLength(99, 1, cut)).toBe(1000)
  expect(nextLength(15_000, -1, cut)).toBe(12_000)
})

test.each([2000, 6000, 8050, 12_000, 60_000])('a tape of %i mm carries at most 13 numbers', (max) => {
  const lengths = lengthLabels(max)
  expect(lengths.length).toBeGreaterThan(2)
  expect(lengths.length).toBeLessThanOrEqual(13)
  expect(lengths.at(-1)).toBeLessThanOrEqual(max)
  expect(tickDistances(max).fine * 10).toBe(tickDistances(max).long)
})

test('a tape of feet or varas is numbered by whole ones', () => {
  expect(lengthLabels(12_000, 304.8).map((mm) => mm / 304.8)).toEqual([5, 10, 15, 20, 25, 30, 35])
  expect(lengthLabels(12_000, 835.9).map((mm) => Math.round(mm / 835.9))).toEqual([2, 4, 6, 8, 10, 12, 14])
  expect(tickDistances(12_000, 835.9).long).toBeCloseTo(2 * 835.9)
})

test('a share stays on the drawing', () => {
  expect(percent(3650, 12_000)).toBe('30.417%')
  expect(percent(15_000, 12_000)).toBe('100%')
  expect(percent(-1, 12_000)).toBe('0%')
  expect(percent(1, 0)).toBe('0%')
})
