import { expect, test } from 'vitest'
import { pickPromotion, priceFor, priceOf, stepsOf } from './price.ts'

const tiers = [
  { quantity: 1, price: 7.9, pricebook: 'list-sv' },
  { quantity: 1, price: 7.45, pricebook: 'sale-sv' },
  { quantity: 200, price: 7.08, pricebook: 'sale-sv' },
  { quantity: 50, price: 7.23, pricebook: 'sale-sv' },
]

test('[S5.058] a price needs an amount and a currency; 0 is an amount', () => {
  expect(priceOf({ price: 7.45, currency: 'USD' })?.current).toBe(7.45)
  expect(priceOf({ price: 0, currency: 'USD' })?.current).toBe(0)
  expect(priceOf({ price: 7.45 })).toBeUndefined()
  expect(priceOf({ currency: 'USD' })).toBeUndefined()
})

test('[S2.107] on sale shows what it is reduced from; choices that differ show a range', () => {
  expect(priceOf({ price: 7.45, tieredPrices: tiers, currency: 'USD' })).toEqual({
    current: 7.45,
    list: 7.9,
    isOnSale: true,
    isRange: false,
  })
  expect(priceOf({ price: 7.45, priceMax: 7.45, currency: 'USD' })).toMatchObject({
    isRange: false,
    isOnSale: false,
  })
  expect(priceOf({ price: 6.15, priceMax: 9.9, currency: 'USD' })?.isRange).toBe(true)
  const promoted = {
    price: 7.45,
    currency: 'USD',
    productPromotions: [{ promotionId: 'a', calloutMsg: 'a', promotionalPrice: 6.1 }],
  }
  expect(priceOf(promoted)).toMatchObject({ current: 6.1, list: 7.45, isOnSale: true })
})

test('[S2.125] a promotion of the product itself precedes the first listed one', () => {
  const order = { promotionId: 'order', calloutMsg: 'order' }
  const product = { promotionId: 'product', calloutMsg: 'product', promotionalPrice: 5 }
  expect(pickPromotion([order, product])).toBe(product)
  expect(pickPromotion([order, { ...order, promotionId: 'second' }])).toBe(order)
  expect(pickPromotion(undefined)).toBeUndefined()
})

test('the step with the highest amount that is reached decides', () => {
  const product = { price: 7.45, tieredPrices: tiers, currency: 'USD' }
  expect(stepsOf(product).map(({ quantity }) => quantity)).toEqual([1, 50, 200])
  expect([0.5, 49.95, 50, 199, 200, 5000].map((amount) => priceFor(product, amount))).toEqual([
    7.45, 7.45, 7.23, 7.23, 7.08, 7.08,
  ])
})

test('a promotional price is the most one pays, and steps that change nothing are not shown', () => {
  const productPromotions = [{ promotionId: 'a', calloutMsg: 'a', promotionalPrice: 7.1 }]
  expect(stepsOf({ tieredPrices: tiers, productPromotions })).toEqual([
    { quantity: 1, price: 7.1 },
    { quantity: 200, price: 7.08 },
  ])
})
