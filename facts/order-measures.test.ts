import { expect, test } from 'vitest'
import { orderMeasures } from './order-measures.ts'

test.each([
  ['decimals', ['0.3', '0.38', '0.46', '0.6', '0.75', '0.9', '1.0']],
  ['decimals of three places', ['0.457', '0.81', '0.95', '1.0']],
  ['fractions', ['1/4', '5/16', '3/8', '1/2', '5/8', '3/4', '1']],
  ['mixed numbers', ['1/2', '¾', '1', '1¼', '1 1/2', '2 1/2', '3']],
  ['numbers of bars', ['#2 (1/4")', '#3 (3/8")', '1/2"', '#5 (5/8")', '#8 (1")']],
  ['several figures', ['1 x 1/8', '1 x 3/16', '1½ x 1/8', '2 x 1/8', '4 x 1/4']],
  ['units of two kinds', ['30 cm', '50 cm', '1 m', '3 m']],
  ['inches beside millimetres', ['8 mm', '3/8"', '10 mm', '1/2"', '25 mm', '1"']],
  ['screws', ['#10 x ¾"', '#12 x 1"', '#12 x 1½"', '#14 x 3"']],
  ['words last, as they stand', ['1/4 galón', 'galón', 'cubeta 5 gal']],
])('%s stand by size', (_kind, values) => {
  const isWord = (value: string) => !/^[#\d½¼¾]/.test(value)
  const turned = [...values.filter((value) => !isWord(value)).toReversed(), ...values.filter(isWord)]
  expect(orderMeasures(turned)).toEqual(values)
})
