import { expect, test } from 'vitest'
import { positionsAfter } from './use-move-category.ts'

const siblings = [
  { id: 'a', position: 1 },
  { id: 'b', position: 2 },
  { id: 'c', position: 3 },
]

test('a category and the one it passes change places; others stay', () => {
  expect(positionsAfter(siblings, { id: 'c', by: -1 })).toEqual([
    { id: 'c', position: 2 },
    { id: 'b', position: 3 },
  ])
})

test('the first does not go further up, and equal places are told apart', () => {
  expect(positionsAfter(siblings, { id: 'a', by: -1 })).toEqual([])
  expect(positionsAfter([{ id: 'a' }, { id: 'b' }], { id: 'a', by: 1 })).toEqual([
    { id: 'b', position: 1 },
    { id: 'a', position: 2 },
  ])
})
