import { expect, test } from 'vitest'
import { stripParts, wholeMeters } from './strip-parts.ts'

const piece = {
  orderNo: '1',
  itemId: 'a',
  productId: 'p',
  profileId: 'm',
  lengthMeters: 4,
  quantity: 5,
  cut: 2,
}
const run = { pieces: [piece], setups: 1, rest: 'offcut' as const, restMeters: 3 }

test('a strip is drawn in its measures: cut, left, set-up, rest', () => {
  const { parts, isShortened } = stripParts(run, 0.5)
  expect(parts.map(({ kind, width, quantity }) => [kind, width, quantity])).toEqual([
    ['cut', 8, 2],
    ['left', 12, 3],
    ['setup', 0.5, 1],
    ['rest', 3, 1],
  ])
  expect(isShortened).toBe(false)
  expect(wholeMeters(run, 0.5)).toBe(23.5)
})

test('what stays on a long coil takes at most three tenths of the drawing', () => {
  const { parts, isShortened } = stripParts({ ...run, rest: 'coil', restMeters: 900 }, 0)
  const whole = parts.reduce((sum, { width }) => sum + width, 0)
  expect(isShortened).toBe(true)
  expect((parts.at(-1)?.width ?? 0) / whole).toBeCloseTo(0.3)
  expect(parts.at(-1)?.lengthMeters).toBe(900)
})

test('a strip that is used up has no rest', () => {
  expect(stripParts({ ...run, restMeters: 0 }, 0).parts.map(({ kind }) => kind)).toEqual(['cut', 'left'])
})
