import { expect, test } from 'vitest'
import { choicePrice } from '../price/choice-price.ts'
import { cutRuleOf } from '../../../api/cut-rule.ts'
import { cutFault, cutsOf, firstLength, totalOf } from './cut.ts'

const sheet = {
  id: 'TE007',
  c_measurementSelector: true,
  c_cutMinMeters: 1,
  c_cutMaxMeters: 12,
  c_stepQuantityCM: 5,
  c_minLengthMeters: 30,
}

test('[S5.050] the step of a length is in centimetres, one where the product says none', () => {
  expect(cutRuleOf(sheet)).toEqual({ minMm: 1000, maxMm: 12_000, stepMm: 50, minTotalMm: 30_000 })
  const { c_stepQuantityCM: _step, ...without } = sheet
  expect(cutRuleOf(without)?.stepMm).toBe(10)
})

test('goods sold by the piece have no length to choose', () => {
  expect(cutRuleOf({})).toBeUndefined()
})

test('a page begins with an allowed length', () => {
  const rule = cutRuleOf({ ...sheet, c_cutMinMeters: 1.05, c_stepQuantityCM: 35 })
  expect(rule && firstLength({ ...sheet }, rule)).toBe(3150)
  expect(rule && cutFault(3150, rule)).toBeUndefined()
  expect(rule && cutFault(3200, rule)).toBe('off-step')
  expect(rule && cutFault(12_600, rule)).toBe('too-long')
  expect(rule && cutFault(1000, rule)).toBe('too-short')
})

test('a piece costs the metre price at its length, rounded once', () => {
  const product = { ...sheet, price: 7.45, currency: 'USD' }
  const cut = cutRuleOf(product)
  const eight = { cut, pieces: 8, lengthMm: 3650, amount: 29.2, byQuote: false }
  expect(choicePrice(product, eight, eight.amount)).toEqual({ unit: 745, piece: 2719, total: 21_752 })
  expect(choicePrice(product, { ...eight, byQuote: true }, eight.amount)).toBeUndefined()
  const long = { ...eight, lengthMm: 15_000, wrongLength: cut && cutFault(15_000, cut) }
  expect(choicePrice(product, long, eight.amount)).toBeUndefined()
  expect(choicePrice(sheet, eight, eight.amount)).toBeUndefined()
})

test('several lengths of one sheet are one amount, each piece priced at its own length', () => {
  const wanted = {
    pieces: 14,
    lengthMm: 3250,
    further: [
      { id: 'a', pieces: 6, lengthMm: 2100 },
      { id: 'b', pieces: null, lengthMm: 1000 },
    ],
  }
  expect(cutsOf(wanted)).toEqual([
    { pieces: 14, lengthMm: 3250 },
    { pieces: 6, lengthMm: 2100 },
  ])
  expect(totalOf(cutsOf(wanted))).toBe(58_100)
  const cut = { minMm: 1000, maxMm: 12_000, stepMm: 50, minTotalMm: 0 }
  const product = { ...sheet, price: 7.45, currency: 'USD' }
  // 14 × 24.21 and 6 × 15.65: the metre price at each length, rounded once per piece.
  expect(choicePrice(product, { ...wanted, cut, byQuote: false }, 58.1)?.total).toBe(43_284)
})
