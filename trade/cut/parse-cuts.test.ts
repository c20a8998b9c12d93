import { expect, test } from 'vitest'
import { parseCuts } from './parse-cuts.ts'

test('[T1.606] cuts are read as they are noted', () => {
  expect(parseCuts('8 de 1.50\n12 x 85 cm\n2 de 12 pies; 4 piezas de 2,35 m\n3 x 620').cuts).toEqual([
    { count: 8, lengthMm: 1500 },
    { count: 12, lengthMm: 850 },
    { count: 2, lengthMm: 3658 },
    { count: 4, lengthMm: 2350 },
    { count: 3, lengthMm: 620 },
  ])
})

test('[T1.606] what is no cut is given back as it was written', () => {
  expect(parseCuts('nueve de dos metros\n0 de 1.50\n5 de 900 m')).toEqual({
    cuts: [],
    unread: ['nueve de dos metros', '0 de 1.50', '5 de 900 m'],
  })
})
