import { expect, test } from 'vitest'
import { placeOf } from './address.ts'

test('the place of an address leaves out who is there and keeps the pin', () => {
  const written = {
    firstName: 'Ana',
    companyName: 'Techos',
    address1: 'Calle 1',
    c_coordinates: '13.7,-89.2',
  }
  const { address1, c_coordinates: pin, ...rest } = placeOf(written)
  expect([address1, pin]).toEqual(['Calle 1', '13.7,-89.2'])
  expect(Object.keys(rest).toSorted()).toEqual(
    ['address2', 'c_divisionId', 'city', 'countryCode', 'postalCode', 'stateCode'].toSorted(),
  )
})
