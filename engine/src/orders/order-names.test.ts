import { expect, test } from 'vitest'
import { readOrderNos } from './order-names.ts'

test('numbers of a text that may be an order’s are read with or without their zeros, each once', () => {
  expect(readOrderNos('Mi pedido 28044 (00028044) llegó golpeado; antes el #00027001.')).toEqual([
    '00028044',
    '00027001',
  ])
})

test('lengths, years of a phone with its prefix and longer numbers are none', () => {
  expect(readOrderNos('3.65 m, 12 láminas, +50370000000, DUI 012345678-9')).toEqual([])
})
