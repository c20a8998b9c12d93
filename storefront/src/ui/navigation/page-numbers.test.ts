import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
])('page %i of %i', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown)
})
