import { expect, test } from 'vitest'
import {
  factorBetween,
  isChanged,
  marginOf,
  priceNext,
  priceNow,
  raisePrice,
  tiersNext,
} from './price-row.ts'

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

test('amounts of one currency are those of another by the rates of the day', () => {
  const rates = [
    { currency: 'USD', perUsd: '1', validFrom: '2026-01-01' },
    { currency: 'GTQ', perUsd: '7.70', validFrom: '2026-06-01' },
    { currency: 'GTQ', perUsd: '7.68', validFrom: '2026-01-01' },
    { currency: 'HNL', perUsd: '26.20', validFrom: '2026-01-01' },
    { currency: 'CRC', perUsd: '505.00', validFrom: '2027-01-01' },
  ]
  const between = (from: string, to: string, day = '2026-03-01') => factorBetween(rates, [from, to], day)
  expect([between('USD', 'GTQ'), between('USD', 'GTQ', '2026-06-01'), between('GTQ', 'HNL')]).toEqual([
    7.68,
    7.7,
    26.2 / 7.68,
  ])
  expect([between('ZZZ', 'ZZZ'), between('USD', 'CRC'), between('ZZZ', 'USD')]).toEqual([
    1,
    undefined,
    undefined,
  ])
})

test('the margin is what is left of the price as it would be, with tax on both sides', () => {
  expect(marginOf({ ...row(), cost: 568 })).toBeCloseTo(0.2)
  expect(marginOf({ ...row('8.00'), cost: 600 })).toBe(0.25)
  expect(marginOf({ ...row('4.00'), cost: 600 })).toBe(-0.5)
  expect([marginOf(row()), marginOf({ sku: 'A', name: 'A', tiers: [], typed: undefined, cost: 1 })]).toEqual([
    undefined,
    undefined,
  ])
})
