import { expect, test } from 'vitest'
import { placeOf, withoutPlace, withPlace } from './place.ts'

test.each([
  ['/admin', undefined],
  ['/admin/orders', undefined],
  ['/admin/sv', 'SV'],
  ['/admin/sv/orders/00028044', 'SV'],
])('%s is at %s', (path, place) => {
  expect(placeOf(path)).toBe(place)
})

test.each(['/', '/orders', '/orders/00028044'])('%s comes back from its place', (path) => {
  expect(withoutPlace(withPlace(path, 'GT'))).toBe(path)
  expect(placeOf(`/admin${withPlace(path, 'GT')}`)).toBe('GT')
  expect(withPlace(path, undefined)).toBe(path)
})
