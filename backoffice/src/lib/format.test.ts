import { expect, test } from 'vitest'
import { formatsOf } from './format.ts'

const now = new Date('2026-11-27T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  [0, 'ahora', 'now'],
  [59, 'ahora', 'now'],
  [60, 'hace 1 min', '1m ago'],
  [3 * 3_600, 'hace 3 h', '3h ago'],
  [3 * 86_400, 'hace 3 días', '3d ago'],
  // A clock that is behind that of the shop.
  [-5, 'ahora', 'now'],
])('what was %d seconds ago was %s, %s', (seconds, es, en) => {
  expect(formatsOf('es').age(before(seconds), now)).toBe(es)
  expect(formatsOf('en').age(before(seconds), now)).toBe(en)
})
