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

test('a share and a change are written as each language does, a change with its sign', () => {
  const [es, en] = [formatsOf('es'), formatsOf('en')]
  expect([es.share(0.067), en.share(0.067), es.share(0.5, 0)]).toEqual(['6.7\u00a0%', '6.7%', '50\u00a0%'])
  expect([es.percent(0.125), en.percent(-0.125)]).toEqual(['+12.5\u00a0%', '-12.5%'])
  expect([en.percent(0), en.percent(0.0004)], 'what is shown as nothing has no sign').toEqual(['0%', '0%'])
})
