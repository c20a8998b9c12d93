import { expect, test } from 'vitest'
import { isSocialProvider, loginOptions, loginTypeOf, loginTypes } from './login-options.ts'

test('[S3.042] the login types are password, passwordless and social, and every way to sign in has one', () => {
  expect(loginTypes).toEqual(['password', 'passwordless', 'social'])
  expect(loginOptions.map(loginTypeOf)).toEqual(['password', 'passwordless', 'social', 'social', 'social'])
  expect(loginOptions.filter(isSocialProvider)).toEqual(['google', 'microsoft', 'facebook'])
})

test('a word that is no way to sign in has no type', () => {
  for (const word of ['social', 'telegram', '', 'toString']) {
    expect(loginTypeOf(word)).toBeUndefined()
    expect(isSocialProvider(word)).toBe(false)
  }
})
