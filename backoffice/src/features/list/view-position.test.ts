import { expect, test } from 'vitest'
import { positionPast } from './view-position.ts'

test('a view that is moved passes one neighbour, and no other view moves', () => {
  const views = [1, 2, 3].map((position) => ({ position }))
  expect(positionPast(views, 2, -1)).toBe(1.5)
  expect(positionPast(views, 0, 1)).toBe(2.5)
  expect(positionPast(views, 1, -1)).toBe(0)
  expect(positionPast(views, 1, 1)).toBe(4)
  expect(positionPast(views, 0, -1)).toBeUndefined()
  expect(positionPast(views, 2, 1)).toBeUndefined()
})
