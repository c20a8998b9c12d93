import { expect, test } from 'vitest'
import { cacheableKind, isStorable } from './cacheable-kind.ts'

const api = '/mobify/proxy/api'
const organization = 'organizations/f_ecom_lmna_001'

test.each([
  ['/static/assets/a-1b2.js', false, 'file'],
  ['/static/messages/es.json?v=1', false, 'file'],
  [`${api}/product/shopper-products/v1/${organization}/images/p/a.webp?cv=3`, false, 'file'],
  ['/', true, 'page'],
  ['/en-CR/product/TE007', true, 'page'],
  ['/cart', true, 'page'],
  ['/product/TE007', false, 'none'],
  [`${api}/product/shopper-products/v1/${organization}/products/TE007?siteId=Lamina`, false, 'data'],
  [`${api}/customer/shopper-customers/v1/${organization}/customers/abc/baskets`, false, 'data'],
  [`${api}/custom/trade/v1/${organization}/list-data?siteId=Lamina`, false, 'data'],
  ['/tools/cuts?c=9+de+2.40', true, 'page'],
  ['/es-GT/tools/list', true, 'page'],
  ['/product/login', true, 'page'],
  ['/otra/es-GT/category/techos', true, 'page'],
])('%s is kept as %s %s', (path, navigates, kind) => {
  expect(cacheableKind(new URL(path, 'https://shop.example'), navigates)).toBe(kind)
})

test.each([
  ['/account/orders', true],
  ['/es-GT/checkout', true],
  ['/en-SV/login?redirect=%2F', true],
  ['/cs-callback/1', true],
  ['/paypal-return?token=1', true],
  ['/otra/es-GT/account', true],
  ['/guatemala/account/orders', true],
  ['/callback?code=x', true],
  ['/opportunity/1', true],
  ['/confirm-email?token=x', true],
  ['/en-SV/wishlist?token=x', true],
  [`${api}/checkout/shopper-orders/v1/${organization}/orders/1`, false],
  [`${api}/customer/shopper-customers/v1/${organization}/customers/abc`, false],
  [`${api}/customer/shopper-customers/v1/${organization}/customers/abc/payment-instruments`, false],
  [`${api}/checkout/shopper-baskets/v1/${organization}/baskets/1/payment-methods`, false],
  [`${api}/custom/trade/v1/${organization}/learned-phrases`, false],
  ['/static/sw.js', false],
  ['/es-GT/tools/saved/0f8fad5b', true],
])('%s is never kept', (path, navigates) => {
  expect(cacheableKind(new URL(path, 'https://shop.example'), navigates)).toBe('none')
})

test.each([
  ['a page', {}, true],
  ['a page whose address holds a secret', { headers: { 'referrer-policy': 'no-referrer' } }, false],
  ['a page that is missing', { status: 404 }, false],
])('%s, %j, is stored: %s', (_name, answer, expected) => {
  expect(isStorable(new Response('', answer))).toBe(expected)
})
