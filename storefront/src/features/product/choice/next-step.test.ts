import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const tieredPrices = [
  { quantity: 1, price: 10, pricebook: 'sale-SV' },
  { quantity: 20, price: 9, pricebook: 'sale-SV' },
  { quantity: 50, price: 8.5, pricebook: 'sale-SV' },
]

test('what is missing to the next price, and that price', () => {
  expect(nextStep({ tieredPrices }, 16)).toEqual({ missing: 4, price: 9 })
  expect(nextStep({ tieredPrices }, 20)).toEqual({ missing: 30, price: 8.5 })
  expect(nextStep({ tieredPrices }, 12.35)).toEqual({ missing: 7.65, price: 9 })
})

test('nothing is missing at the last step, without steps, and where a promotion is cheaper than all of them', () => {
  expect(nextStep({ tieredPrices }, 50)).toBeUndefined()
  expect(nextStep({ tieredPrices: tieredPrices.slice(0, 1) }, 1)).toBeUndefined()
  expect(nextStep({}, 1)).toBeUndefined()
  const productPromotions = [{ promotionId: 'x', calloutMsg: '', promotionalPrice: 8 }]
  expect(nextStep({ tieredPrices, productPromotions }, 1)).toBeUndefined()
})
