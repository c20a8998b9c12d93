import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerCustomer, shopTemplate } from '../login/testing.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate(), { rateLimits: true })
})
afterAll(() => engine.close())

const orders = '/checkout/shopper-orders/v1/organizations/f_ecom_lmna_001/orders?siteId=Lamina'

test('a shopper who calls too often gets 429 with Retry-After; other shoppers are not limited', async () => {
  const [busy, other] = [await registerCustomer(engine), await registerCustomer(engine)]
  const place = (token: string) => engine.call('POST', orders, { as: token, body: { basketId: 'none' } })
  for (let press = 1; press <= 60; press++) expect((await place(busy.token)).status).toBe(404)
  const refused = await place(busy.token)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await place(other.token)).status).toBe(404)
})
