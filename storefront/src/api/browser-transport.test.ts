// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { browserTransport } from './browser-transport.ts'

afterEach(() => vi.restoreAllMocks())

test('[S7.002] a browser’s calls go to the shop’s own origin, below the proxy’s prefix, with its cookies', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  const send = browserTransport(() => {})
  await send('/checkout/shopper-baskets/v2/baskets?siteId=Lamina', {
    method: 'POST',
    headers: {},
    body: '{}',
  })
  await send('/v3/personalization/recs/Lamina/home', { method: 'POST', headers: {} })
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/mobify/proxy/api/checkout/shopper-baskets/v2/baskets?siteId=Lamina',
    '/mobify/proxy/personalization/v3/personalization/recs/Lamina/home',
  ])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { 'x-session': 'cookie' },
    credentials: 'same-origin',
  })
})
