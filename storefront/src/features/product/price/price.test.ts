import { expect, test } from 'vitest'
import { pickPromotion, priceFor, priceOf, squareMetrePrice, stepsOf } from './price.ts'
import { tileOf } from '../tile/tile-of.ts'
import { tileOfProduct } from '../tile/tile-of-product.ts'

const tiers = [
  { quantity: 1, price: 7.9, pricebook: 'list-sv' },
  { quantity: 1, price: 7.45, pricebook: 'sale-sv' },
  { quantity: 200, price: 7.08, pricebook: 'sale-sv' },
  { quantity: 50, price: 7.23, pricebook: 'sale-sv' },
]

test('[S5.058] a price needs an amount and a currency; 0 is an amount', () => {
  expect(priceOf({ price: 7.45, currency: 'USD' })?.currentPrice).toBe(7.45)
  expect(priceOf({ price: 0, currency: 'USD' })?.currentPrice).toBe(0)
  expect(priceOf({ price: 7.45 })).toBeUndefined()
  expect(priceOf({ currency: 'USD' })).toBeUndefined()
})

test('[S3.017] what a price says is derived of the product, for detail pages and tiles alike', () => {
  const master = { type: { master: true }, price: 6.15, priceMax: 9.9, pricePerUnit: 6.15, currency: 'USD' }
  expect(priceOf(master)).toEqual({
    currentPrice: 6.15,
    listPrice: undefined,
    maxPrice: 9.9,
    pricePerUnit: 6.15,
    isOnSale: false,
    isRange: true,
    isMaster: true,
    isASet: false,
  })
  expect(priceOf({ type: { variant: true }, price: 7.45, tieredPrices: tiers, currency: 'USD' })).toEqual({
    currentPrice: 7.45,
    listPrice: 7.9,
    maxPrice: 7.45,
    pricePerUnit: 7.45,
    isOnSale: true,
    isRange: false,
    isMaster: false,
    isASet: false,
  })
  const { type: productType, ...hit } = { ...master, productId: 'M', productName: 'Lámina' }
  const tile = tileOf({ ...hit, productType, representedProduct: { id: 'V' } }, new Set(), String)
  expect(priceOf(tile)).toMatchObject({ isMaster: true, isRange: true, maxPrice: 9.9 })
  expect(tile).toMatchObject({ productId: 'M', shownId: 'V', name: 'Lámina' })
  const set = tileOfProduct({ id: 'S', name: 'Techo', type: { set: true }, price: 5, currency: 'USD' })
  expect(priceOf(set)).toMatchObject({ isASet: true, isMaster: false })
  expect(set).toMatchObject({ productId: 'S', name: 'Techo' })
})

test('[S2.107] on sale shows what it is reduced from; choices that differ show a range', () => {
  expect(priceOf({ price: 7.45, tieredPrices: tiers, currency: 'USD' })).toMatchObject({
    currentPrice: 7.45,
    listPrice: 7.9,
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
  expect(priceOf(promoted)).toMatchObject({ currentPrice: 6.1, listPrice: 7.45, isOnSale: true })
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

test('[S3.017] a square metre of sheet: by the metre, and of a chosen ready length; never of a span of lengths', () => {
  const sheet = { price: 7.29, currency: 'USD', c_coverMeters: 0.81 }
  expect(squareMetrePrice(sheet, true)).toBeCloseTo(9)
  expect(squareMetrePrice({ ...sheet, price: 24.3, c_Length: 3 }, false)).toBeCloseTo(10)
  expect(squareMetrePrice({ ...sheet, priceMax: 30, c_Length: 3 }, false)).toBeUndefined()
  expect(squareMetrePrice(sheet, false)).toBeUndefined()
  expect(squareMetrePrice({ price: 7.29, currency: 'USD' }, true)).toBeUndefined()
  expect(squareMetrePrice({ c_coverMeters: 0.81 }, true)).toBeUndefined()
})
