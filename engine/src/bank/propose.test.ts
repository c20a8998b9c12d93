import { expect, test } from 'vitest'
import { type OpenLine, proposeFor, type WaitingOrder } from './propose.ts'

const order = (
  orderNo: string,
  remainingMinor: number,
  customerId = orderNo,
  ...names: string[]
): WaitingOrder => ({
  orderNo,
  customerId,
  names,
  currency: 'USD',
  remainingMinor,
})
const sol = order('00028044', 612_40, 'sol', 'Techos El Sol S.A. de C.V.', 'Ana Luz')
const waiting = [
  sol,
  order('00028047', 125_00, 'b', 'Cliente B'),
  order('00028048', 50_00, 'c', 'Marta Luna'),
  order('00028049', 50_00, 'd', 'Beto Ruiz'),
  order('00028050', 30_00, 'e', 'Carlos Paz'),
  order('00028051', 20_00, 'e', 'Carlos Paz'),
  order('00028052', 70_00, 'e', 'Carlos Paz'),
]
const line = (description: string, amountMinor: number, id = 'a', currency = 'USD'): OpenLine => ({
  id,
  currency,
  amountMinor,
  description,
  reference: '',
})
const propose = (...lines: OpenLine[]) =>
  proposeFor(lines, waiting).map(
    ({ certainty, reason, orderNos, differenceMinor }) =>
      `${certainty} ${reason} ${orderNos.map((no) => no.slice(-2)).join('+')} ${differenceMinor}`,
  )

test.each([
  ['number and amount', line('TRF 28044 TECHOS', 612_40), 'certain number-and-amount 44 0'],
  ['the number with its zeros', line('PEDIDO 00028044', 612_40), 'certain number-and-amount 44 0'],
  ['two numbers, their sum', line('28048 Y 28049', 100_00), 'certain number-and-amount 48+49 0'],
  ['too little', line('TRF 28044', 600_00), 'probable number 44 -1240'],
  ['too much', line('TRF 28044', 700_00), 'probable number 44 8760'],
  ['a number inside another', line('REF 1280440', 612_41), 'none nothing-fits  0'],
  ['amount of one order', line('DEPOSITO', 125_00), 'probable amount 47 0'],
  ['amount of two, name of one', line('LUNA MARTA', 50_00), 'probable amount-and-name 48 0'],
  ['amount of two, no name', line('DEPOSITO', 50_00), 'none several-orders-fit  0'],
  ['one word of a name', line('MARTA DEPOSITO', 50_00), 'none several-orders-fit  0'],
  ['all orders of one customer', line('CARLOS PAZ', 120_00), 'probable orders-of-one-customer 50+51+52 0'],
  ['some orders of one customer', line('PAZ CARLOS', 90_00), 'probable orders-of-one-customer 51+52 0'],
  ['accents and case', line('Téchos el Sól', 612_40), 'probable amount-and-name 44 0'],
  ['nothing', line('DEPOSITO EFECTIVO', 88_10), 'none nothing-fits  0'],
  ['another currency', line('TRF 28044', 612_40, 'a', 'GTQ'), 'none nothing-fits  0'],
])('%s', (_name, one, expected) => {
  expect(propose(one)).toEqual([expected])
})

test('two lines for the same order make neither certain', () => {
  expect(propose(line('TRF 28044', 612_40, 'a'), line('TRF 28044', 612_40, 'b'))).toEqual([
    'probable several-lines-for-one-order 44 0',
    'probable several-lines-for-one-order 44 0',
  ])
})
