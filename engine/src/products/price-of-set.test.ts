import { expect, test } from 'vitest'
import { type SetPart, priceOfSet } from './view-prices.ts'

const part = (more: Partial<SetPart> = {}): SetPart => ({
  quantity: 10,
  sellMode: 'unit',
  cut: null,
  prices: [
    { minQuantity: 1, amountMinor: 1650, listMinor: null },
    { minQuantity: 10, amountMinor: 1600, listMinor: null },
  ],
  promotions: [],
  ...more,
})

test('[S2.107] each part of a set costs what its amount does, or its promotional price where that is less', () => {
  expect(priceOfSet([part(), part({ quantity: 9 })])).toBe(160 + 148.5)
  expect(priceOfSet([part({ promotions: [{}, { promotionalPrice: 15 }] })])).toBe(150)
  expect(priceOfSet([part({ promotions: [{ promotionalPrice: 16.2 }] })])).toBe(160)
})

test('a set with a part that has no price, or is quoted, has none itself', () => {
  const byQuote = [{ minQuantity: 10, amountMinor: null, listMinor: null }]
  for (const one of [part({ prices: [] }), part({ prices: byQuote }), part({ sellMode: 'quote' })])
    expect(priceOfSet([part(), one])).toBeUndefined()
  expect(priceOfSet([])).toBeUndefined()
})
