import { expect, test } from 'vitest'
import { localeLimits } from './locale-limits.ts'

test('[T1.301] limits of a field stand in a sentence with the decimal mark of its locale', () => {
  expect(localeLimits('0.5–12 m', 'es-SV')).toEqual({ min: '0.5', max: '12 m' })
  expect(localeLimits('0.5–12 m', 'es-CR')).toEqual({ min: '0,5', max: '12 m' })
})
