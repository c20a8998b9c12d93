import { expect, test } from 'vitest'
import { isChanged, priceNext, priceNow, raisePrice, tiersNext } from './price-row.ts'

const row = (typed?: string) => ({
  sku: 'TE002-26-rojo',
  name: 'E-25',
  tiers: [
    { minQuantity: '10', amount: '6.90' },
    { minQuantity: '1', amount: '7.10' },
    { minQuantity: '200', amount: 'quote' },
  ],
  typed,
})

test('the first tier has the new price, others move by the same share, quotes stay', () => {
  expect(tiersNext(row('7.38'))).toEqual([
    { minQuantity: '1', amount: '7.38' },
    { minQuantity: '10', amount: '7.17' },
    { minQuantity: '200', amount: 'quote' },
  ])
})

test('what is no price, or the price as it is, changes nothing', () => {
  expect([priceNow(row()), priceNext(row()), priceNext(row('abc')), priceNext(row('0'))]).toEqual([
    710,
    undefined,
    null,
    null,
  ])
  expect([isChanged(row('7.10')), isChanged(row('abc')), isChanged(row('7.11'))]).toEqual([
    false,
    false,
    true,
  ])
})

test('a product without a price gets one tier', () => {
  expect(tiersNext({ sku: 'A', name: 'A', tiers: [], typed: '3,5' })).toEqual([
    { minQuantity: '1', amount: '3.50' },
  ])
})

test('a share is rounded to a step', () => {
  expect([
    raisePrice(710, 0.04, 1),
    raisePrice(710, 0.04, 5),
    raisePrice(710, -0.04, 10),
    raisePrice(3, -0.9, 5),
  ]).toEqual([738, 740, 680, 5])
})
