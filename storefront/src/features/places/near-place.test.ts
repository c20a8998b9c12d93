import { expect, test } from 'vitest'
import { farFrom, nearPlace } from './near-place.ts'

const stores = [
  { stateCode: 'SV-la-libertad', c_divisionId: 'SV-la-libertad-este', latitude: 13.68, longitude: -89.29 },
  {
    stateCode: 'SV-la-libertad',
    c_divisionId: 'SV-la-libertad-centro-ciudad-arce',
    latitude: 13.84,
    longitude: -89.44,
  },
  { stateCode: 'SV-santa-ana', c_divisionId: 'SV-santa-ana-centro', latitude: 13.99, longitude: -89.56 },
]

test('a map opens near the chosen place, by the store that shares the most of it', () => {
  expect(nearPlace('SV-la-libertad-centro-ciudad-arce', stores)).toEqual({
    latitude: 13.84,
    longitude: -89.44,
  })
  expect(nearPlace('SV-la-union-norte', stores)).toBeUndefined()
  expect(nearPlace('', stores)).toBeUndefined()
})

test('a point far from the place is told with its distance, one in it is not', () => {
  const arce = { latitude: 13.84, longitude: -89.44 }
  // The country's middle, where a map that nobody moved points to.
  expect(farFrom(arce, { latitude: 13.786, longitude: -88.9 })).toBeUndefined()
  expect(farFrom(arce, { latitude: 13.48, longitude: -88.18 })).toBe(142)
  expect(farFrom(undefined, arce)).toBeUndefined()
})
