import { expect, test } from 'vitest'
import { emptyRegistration } from './empty-registration.ts'

test('[S3.014] the registration form has these fields, and accepts nothing by itself', () => {
  const { acceptsMarketing, acceptsTermsAndConditions, ...texts } = emptyRegistration
  expect(Object.keys(texts)).toEqual(['firstName', 'lastName', 'email', 'phone', 'password'])
  expect([acceptsMarketing, acceptsTermsAndConditions]).toEqual([false, false])
})
