import { expect, test } from 'vitest'
import { customerTypeOf } from './customer-type.ts'

test('[S3.009] customerType, isRegistered and isGuest follow from authType', () => {
  expect(customerTypeOf('registered')).toEqual({
    authType: 'registered',
    customerType: 'registered',
    isRegistered: true,
    isGuest: false,
  })
  expect(customerTypeOf('guest')).toEqual({
    authType: 'guest',
    customerType: 'guest',
    isRegistered: false,
    isGuest: true,
  })
})
