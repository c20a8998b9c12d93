import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, type Caller, openBasketShop } from '../baskets/testing.ts'
import { registerCustomer, shopTemplate } from '../login/testing.ts'
import { createTestEngine } from '../testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const org = 'organizations/f_ecom_lmna_001'
const sharedPath = (token: string) => `/custom/product-lists/v1/${org}/shared?c_token=${token}`

/** A customer with a wishlist of one product and a note beside it. */
const wishing = async () => {
  const ana = await shop.customer()
  const lists = `/customer/shopper-customers/v1/${org}/customers/${ana.customerId}/product-lists`
  const { body: list } = await ana.call('POST', lists, { type: 'wish_list', c_shared: true })
  const path = `${lists}/${String(list.id)}`
  await ana.call('POST', `${path}/items`, { productId: 'QA-SCREW', c_note: 'para Rosa' })
  const share = `/custom/product-lists/v1/${org}/customers/${ana.customerId}/product-lists/${String(list.id)}/share`
  return { ana, path, share, list }
}

const linkOf = async (ana: Caller, share: string) => {
  const { status, body } = await ana.call('POST', share)
  expect(status).toBe(200)
  return String(body.token)
}

test('[S1.010] whoever has the link sees the products, and nothing of their owner', async () => {
  const { ana, path, share, list } = await wishing()
  expect(list).not.toHaveProperty('c_shared')
  const token = await linkOf(ana, share)
  expect(token.length).toBeGreaterThanOrEqual(40)
  for (const reader of [await shop.guest(), await shop.customer()]) {
    const { status, body } = await reader.call('GET', sharedPath(token))
    expect(status).toBe(200)
    expect(body).toEqual({
      lastModified: expect.any(String),
      items: [{ id: expect.any(String), productId: 'QA-SCREW' }],
    })
    expect((await reader.call('POST', share)).status).toBe(404)
    expect((await reader.call('DELETE', share)).status).toBe(404)
  }
  expect((await ana.call('GET', path)).body.c_shared).toBe(true)
  const { rows } = await shop.database.pool.query('select to_jsonb(l)::text as row from product_list l')
  expect(rows.map(({ row }) => String(row)).join(' ')).not.toContain(token)
})

test('another link ends the former, and the owner ends both', async () => {
  const { ana, path, share } = await wishing()
  const guest = await shop.guest()
  const first = await linkOf(ana, share)
  const second = await linkOf(ana, share)
  expect((await guest.call('GET', sharedPath(first))).status).toBe(404)
  expect((await guest.call('GET', sharedPath(second))).status).toBe(200)
  expect((await ana.call('DELETE', share)).status).toBe(204)
  expect((await guest.call('GET', sharedPath(second))).status).toBe(404)
  expect((await ana.call('DELETE', share)).status).toBe(204)
  expect((await ana.call('GET', path)).body).not.toHaveProperty('c_shared')
  expect((await guest.call('GET', sharedPath(''))).status).toBe(400)
})

test('links are not made without end', async () => {
  const engine = await createTestEngine(await shopTemplate(), { rateLimits: true })
  const { token: as, customerId } = await registerCustomer(engine)
  const path = `${org}/customers/${customerId}/product-lists`
  const { body: list } = await engine.call<{ id: string }>(
    'POST',
    `/customer/shopper-customers/v1/${path}?siteId=Lamina`,
    { as, body: { type: 'wish_list' } },
  )
  const share = () =>
    engine.call('POST', `/custom/product-lists/v1/${path}/${list.id}/share?siteId=Lamina`, { as })
  for (let press = 1; press <= 10; press++) expect((await share()).status).toBe(200)
  expect((await share()).status).toBe(429)
  await engine.close()
})
