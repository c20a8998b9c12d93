import { expect, test } from 'vitest'
import { challengeOf, createVerifier } from './code-verifier.ts'

test('[S7.055] the challenge is the URL-safe SHA-256 of the verifier (vector of RFC 7636)', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('[S7.055] [S4.031] a verifier has 128 URL-safe letters and is new each time', () => {
  const verifier = createVerifier()
  expect(verifier).toMatch(/^[A-Za-z0-9_-]{128}$/)
  expect(createVerifier()).not.toBe(verifier)
})
