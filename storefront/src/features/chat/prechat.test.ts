import { expect, test } from 'vitest'
import { prechatOf } from './prechat.ts'

test('[S6.007] the chat knows name, mail, phone and country of a customer, and nothing their profile lacks', () => {
  const profile = {
    firstName: 'Ana',
    lastName: 'Paz',
    email: 'ana@obra.example',
    phoneHome: '2222 3333',
    c_country: 'SV',
    customerId: 'secret',
  }
  expect(prechatOf(profile)).toEqual({
    firstName: 'Ana',
    lastName: 'Paz',
    email: 'ana@obra.example',
    phone: '2222 3333',
    country: 'SV',
  })
  expect(prechatOf({ ...profile, phoneMobile: '7000 0000' }).phone).toBe('7000 0000')
  expect(prechatOf({ email: 'ana@obra.example' })).toEqual({ email: 'ana@obra.example' })
})
