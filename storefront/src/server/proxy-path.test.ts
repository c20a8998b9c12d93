import { expect, test } from 'vitest'
import { proxiedPath } from './proxy-path.ts'

const prefix = '/mobify/proxy/api'
const org = 'organizations/f_ecom_lmna_001'

test('the contract’s families pass, query and all', () => {
  for (const path of [
    `/product/shopper-products/v1/${org}/products/1?siteId=Lamina&expand=images%2Cprices`,
    `/checkout/shopper-baskets/v2/${org}/baskets`,
    `/shopper/auth/v1/${org}/oauth2/token`,
    `/custom/case-creation/v1/${org}/case-creation?siteId=Lamina`,
    `/customer/shopper-customers/v1/${org}/customers/abc/addresses/mi%20casa`,
  ]) {
    expect(proxiedPath(prefix + path, prefix)).toBe(path)
  }
})

test.each([
  '',
  '/',
  '/livez',
  '/dev/mail',
  '/openapi.json',
  '//evil.example/product/shopper-products/v1/x',
  '/https://evil.example/product/shopper-products/v1/x',
  '/@evil.example/product/shopper-products/v1/x',
  '/product/shopper-products/v1/../../../dev/mail',
  '/product/shopper-products/v1/..%2f..%2fdev/mail',
  '/product/shopper-products/v1/%2e%2e/%2e%2e/dev/mail',
  '/product/shopper-products/v1/x%00',
  '/product/shopper-products/v1/x%0d%0aHost:%20evil.example',
  '/product/shopper-products/v1/x\\..\\dev',
  '/product/shopper-products/v1/x%5c..',
  '/product/shopper-products/v1/%252e%252e/dev',
  '/product/shopper-products/v1//evil.example',
  '/product/other/v1/x',
  '/Product/shopper-products/v1/x',
  '/169.254.169.254/latest',
  'evil.example/product/shopper-products/v1/x',
])('%j does not pass', (path) => {
  expect(proxiedPath(prefix + path, prefix)).toBeUndefined()
})

test('another prefix does not pass', () => {
  expect(proxiedPath(`/mobify/proxy/apix/product/shopper-products/v1/x`, prefix)).toBeUndefined()
  expect(proxiedPath(`/mobify/proxy/ocapi/product/shopper-products/v1/x`, prefix)).toBeUndefined()
})
