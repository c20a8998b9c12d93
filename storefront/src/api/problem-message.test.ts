import { expect, test } from 'vitest'
import { problemMessage } from './problem-message.ts'
import { Problem } from './problem.ts'
import { problemMessages } from './problem-messages.ts'

const problem = (status: number, slug = 'x') => new Problem(status, slug, '', '')

test('the caller’s text for a slug or status wins over the general ones', () => {
  const texts = { 'coupon-invalid': problemMessages.busy, 404: problemMessages.slow }
  expect(problemMessage(problem(400, 'coupon-invalid'), texts)).toBe(problemMessages.busy)
  expect(problemMessage(problem(404, 'else'), texts)).toBe(problemMessages.slow)
})

test.each([
  [problem(500), 'generic'],
  [problem(0, 'network'), 'offline'],
  [problem(0, 'timeout'), 'slow'],
  [problem(503), 'slow'],
  [problem(429), 'busy'],
  [problem(401), 'signedOut'],
  [new Error('bug'), 'generic'],
  ['thrown text', 'generic'],
] as const)('%s has the general text %s', (error, name) => {
  expect(problemMessage(error)).toBe(problemMessages[name])
})
