import { expect, test } from 'vitest'
import { afterWrite, isBasketWrite } from './cache-basket.ts'

const organization = 'organizations/f_ecom_lmna_001'
const api = 'https://shop.example/mobify/proxy/api'
const baskets = `${api}/checkout/shopper-baskets/v1/${organization}/baskets`
const list = `${api}/customer/shopper-customers/v1/${organization}/customers/abc/baskets?siteId=Lamina`
const written = { basketId: 'b1', currency: 'USD', productItems: [{ quantity: 5 }] }

test('a write of a basket is told from all else', () => {
  expect(isBasketWrite({ method: 'POST', url: `${baskets}/b1/items` })).toBe(true)
  expect(isBasketWrite({ method: 'PATCH', url: `${baskets}/b1?siteId=Lamina` })).toBe(true)
  expect(isBasketWrite({ method: 'GET', url: `${baskets}/b1` })).toBe(false)
  expect(
    isBasketWrite({ method: 'POST', url: `${api}/checkout/shopper-orders/v1/${organization}/orders` }),
  ).toBe(false)
})

test('what is kept of a basket is the one that was written', () => {
  const other = { basketId: 'b2', currency: 'USD' }
  const kept = { total: 2, baskets: [{ basketId: 'b1', currency: 'USD' }, other] }
  expect(afterWrite(list, kept, written)).toEqual({ total: 2, baskets: [other, written] })
  expect(afterWrite(list, { total: 0, baskets: [] }, written)).toEqual({ total: 1, baskets: [written] })
  expect(afterWrite(`${baskets}/b1?siteId=Lamina`, { basketId: 'b1' }, written)).toBe(written)
  expect(afterWrite(`${baskets}/b2`, { basketId: 'b2' }, written)).toBeUndefined()
  expect(afterWrite(list, '<html>', written)).toBeUndefined()
})
