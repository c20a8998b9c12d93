import { expect, test } from 'vitest'
import { attributeIn, changedSinceOf } from './price-filters.tsx'

test('an attribute counts once its value is chosen, and a value may hold a colon', () => {
  expect(attributeIn(undefined)).toBeUndefined()
  expect(attributeIn('cal')).toBeUndefined()
  expect(attributeIn('cal:')).toBeUndefined()
  expect(attributeIn('cal:26')).toEqual({ id: 'cal', value: '26' })
  expect(attributeIn('size:1:2')).toEqual({ id: 'size', value: '1:2' })
})

test('prices that changed are asked for since a moment', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  expect(changedSinceOf('changed7', now)).toBe('2026-11-20T12:00:00.000Z')
  expect(changedSinceOf('unpriced', now)).toBeUndefined()
  expect(changedSinceOf(undefined, now)).toBeUndefined()
})
