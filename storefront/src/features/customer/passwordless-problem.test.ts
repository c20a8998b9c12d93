import { expect, test, vi } from 'vitest'
import { createTranslate } from '../../lib/i18n/i18n.ts'
import { passwordlessProblem } from './passwordless-problem.ts'

/** In the built-in words, which are the quoted ones; their use is reported as a missing translation. */
const messageOf = (message: string) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return createTranslate('en-SV', {})(passwordlessProblem(new Error(message)))
}

test.each([
  "callback_uri doesn't match the registered callbacks",
  'Passwordless permissions error',
  'client secret is not provided',
])('[S8.018] %s: the feature is not available', (message) => {
  expect(messageOf(message)).toBe('This feature is not currently available.')
})

test('[S6.013] a user who is not known is told that an account is needed', () => {
  expect(messageOf('User not found')).toBe(
    'This feature is not currently available. You must create an account to access this feature.',
  )
})
