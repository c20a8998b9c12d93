import { expect, test } from 'vitest'
import { rowsOf } from './read-report.ts'

const spec = (title: string, projectName: string, status: string) => ({
  title,
  tests: [{ projectName, status }],
})

test('a journey is one row with each device; what was not walked to its end is not passed', () => {
  const first = { specs: [spec('home', 'desk', 'expected'), spec('buys', 'desk', 'unexpected')] }
  const second = { suites: [{ specs: [spec('home', 'phone', 'expected'), spec('buys', 'phone', 'flaky')] }] }
  expect(rowsOf({ suites: [first, second] })).toEqual([
    { title: 'home', devices: { desk: true, phone: true } },
    { title: 'buys', devices: { desk: false, phone: false } },
  ])
  expect(rowsOf({})).toEqual([])
})
