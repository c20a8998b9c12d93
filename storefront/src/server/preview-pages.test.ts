import { expect, test } from 'vitest'
import { previewOf } from './preview-pages.ts'
import { openShopForEachTest } from './testing/open-shop.ts'
import { type Shop, visitorOf } from './testing/start-shop.ts'

let shop: Shop
openShopForEachTest((opened) => {
  shop = opened
})

const secret = 'a'.repeat(43)

test('an address asks for a preview by a secret; the page is that of the address without it', () => {
  expect(previewOf(`/en-SV?a=1&preview=${secret}&as=registered`)).toEqual({
    url: '/en-SV?a=1',
    secret,
    isCustomer: true,
  })
  expect(previewOf(`/?preview=${secret}`)).toEqual({ url: '/', secret, isCustomer: false })
  for (const url of ['/', '/?preview=', '/?preview=short', `/?preview=${'<'.repeat(43)}`])
    expect(previewOf(url)).toBeUndefined()
})

test('a preview names its secret in every call, runs no script, stands in our own frame alone and is kept nowhere', async () => {
  const { seen } = shop.engine
  await visitorOf(shop).fetch('/product/1')
  const before = seen.length
  for (let times = 0; times < 2; times++) {
    const { status, headers } = await visitorOf(shop).fetch(`/product/1?preview=${secret}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-robots-tag')).toBe('none')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
  }
  const calls = seen.slice(before).filter(({ url }) => url.includes('/products/'))
  expect(calls.length).toBeGreaterThanOrEqual(2)
  expect(calls.map(({ headers }) => headers['x-content-preview'])).toEqual(calls.map(() => secret))
  // What guests are shown is still theirs.
  const { headers } = await visitorOf(shop).fetch('/product/1')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('etag')).not.toBeNull()
})
