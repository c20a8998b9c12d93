import { expect, test } from 'vitest'
import { selectedAfter } from './selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const after = (selected: string[], at: number, from?: number) => [
  ...selectedAfter(new Set(selected), ids, { at, from }),
]

test('a press selects a row, and another one lets it go', () => {
  expect(after([], 1)).toEqual(['b'])
  expect(after(['b', 'c'], 1)).toEqual(['c'])
  expect(after(['b'], 9)).toEqual(['b'])
})

test('with Shift all between two rows are selected, whichever stands first; what was selected stays', () => {
  expect(after(['a'], 3, 1)).toEqual(['a', 'b', 'c', 'd'])
  expect(after(['e'], 1, 3)).toEqual(['e', 'b', 'c', 'd'])
  expect(after([], 2, -1)).toEqual(['c'])
})
