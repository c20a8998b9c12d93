import { expect, test } from 'vitest'
import { spokenLength } from './spoken-length.ts'

test.each([
  [0, '0 m'],
  [2, '2 mm'],
  [18, '18 mm'],
  [99, '99 mm'],
  [100, '0.1 m'],
  [2405, '2.405 m'],
] as const)('[S5.050] %i mm are said as %s', (mm, words) => {
  const said = (locale: 'es-SV' | 'es-CR') => spokenLength(mm, locale)
  expect(said('es-SV')).toBe(words)
  expect(said('es-CR')).toBe(words.replace('.', ','))
})
