import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { reportFailure, StartError } from './start-error.ts'

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => void printed.mockClear())
afterAll(() => printed.mockRestore())

test.each([
  [new StartError('PORT: in use'), 'PORT: in use'],
  [
    Object.assign(new Error('relation "price" does not exist'), { code: '42P01' }),
    'The database lacks a table of this version: run "npm run lamina -- migrate" first.',
  ],
])('what the operator can mend is one line', (error, line) => {
  reportFailure(error)
  expect(printed.mock.calls).toEqual([[line]])
})

test('a bug is printed with its stack', () => {
  const bug = new TypeError('x is undefined')
  reportFailure(bug)
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^TypeError: x is undefined\n +at .*start-error.test.ts/)],
  ])
})
