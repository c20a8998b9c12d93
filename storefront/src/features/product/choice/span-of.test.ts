import { expect, test } from 'vitest'
import { spanOf } from './span-of.ts'

test.each([
  [['1/4"', '3/8"', '1/2"', '5/8"', '3/4"', '1"'], '1/4" – 1"'],
  [['1 x 1/8', '1½ x 1/8', '3 x 3/16', '4 x 1/4'], '1 x 1/8 – 4 x 1/4'],
  [['1 5/8"', '2 1/2"', '3 5/8"'], '1 5/8" – 3 5/8"'],
  [['1/32"', '1/20"', '1/2"'], '1/32" – 1/2"'],
  [['30 cm', '50 cm', '1 m', '3 m'], '30 cm – 3 m'],
  [['1.83 m', '2.44 m', '3.66 m'], '1.83 – 3.66 m'],
  [['#2 (1/4")', '#6 (3/4")'], '#2 (1/4") – #6 (3/4")'],
])('a span runs from the first to the last of the merchant: %j', (names, said) => {
  expect(spanOf(names)).toBe(said)
})

test.each([
  [['Cinta de 5 m', 'Escuadra', 'Nivel de 24"']],
  [['1/4 de galón', 'Galón', 'Cubeta de 5 galones']],
  [['6x1', '6x2', 'framer 7/16']],
])('words have no ends: %j', (names) => {
  expect(spanOf(names)).toBeUndefined()
})
