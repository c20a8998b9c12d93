// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { browserTransport } from './browser-transport.ts'

afterEach(() => vi.restoreAllMocks())

test('[S7.002] a browser’s calls go to the shop’s own origin, below the proxy’s prefix, with its cookies', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  const send = browserTransport(
    () => {},
    () => true,
  )
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

test('[S4.016] writes of a guest go one after the other until their session is there, or each would begin its own', async () => {
  const answers: (() => void)[] = []
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(new Response('{}')))))
  let hasSession = false
  const send = browserTransport(
    () => {
      hasSession = true
    },
    () => hasSession,
  )
  const write = (path: string) => send(path, { method: 'POST', headers: {}, body: '{}' })
  const both = [write('/custom/trade/v1/priced-lines'), write('/checkout/shopper-baskets/v2/baskets')]
  const read = send('/product/shopper-products/v1/products', { method: 'GET', headers: {} })
  const asked = () =>
    fetched.mock.calls.map(([url]) => (typeof url === 'string' ? url.split('/').at(-1) : url))
  await expect.poll(asked).toEqual(['products', 'priced-lines'])
  for (const answer of answers.splice(0)) answer()
  await Promise.all([both[0], read])
  await expect.poll(asked).toEqual(['products', 'priced-lines', 'baskets'])
  const third = write('/checkout/shopper-baskets/v2/baskets/b/items')
  expect(asked().at(-1)).toBe('items')
  for (const answer of answers.splice(0)) answer()
  await Promise.all([...both, third])
})
