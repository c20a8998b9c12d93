import { expect, test } from 'vitest'
import { axisEnd, linePoints } from './scale.ts'

test('an axis ends at a round number that holds the highest value', () => {
  expect([0, 0.3, 1, 7, 24, 26, 101, 9_800].map(axisEnd)).toEqual([1, 0.5, 1, 10, 25, 50, 200, 10_000])
})

test('a line goes from edge to edge, zero at the bottom', () => {
  expect(linePoints([0, 5, 10], 10)).toBe('0,100 50,50 100,0')
  expect(linePoints([10], 10)).toBe('50,0')
})
