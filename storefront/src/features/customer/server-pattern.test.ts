import { expect, test } from 'vitest'
import { problemOf } from '../../api/problem.ts'
import { serverPattern } from './server-pattern.ts'

const rejectedWith = (message: string) =>
  problemOf(400, JSON.stringify({ error: 'invalid_request', message }))

test.each([
  ["callback_uri doesn't match the registered callbacks.", 'feature-unavailable'],
  ["CALLBACK_URI DOESN'T MATCH", 'feature-unavailable'],
  ['Passwordless Permissions Error for this client', 'feature-unavailable'],
  ['the client secret is not provided', 'feature-unavailable'],
  ['invalid token', 'invalid-token'],
  ['Invalid Token.', 'invalid-token'],
  ['invalid token: Token expired', 'token-expired'],
  ['User Not Found', 'user-not-found'],
  ['invalid refresh_token', undefined],
  ['', undefined],
])('[S8.017] “%s” means %s', (message, meaning) => {
  expect(serverPattern(rejectedWith(message))).toBe(meaning)
})

test('[S8.017] an error that is no failed call has no pattern', () => {
  expect(serverPattern('invalid token')).toBeUndefined()
})
