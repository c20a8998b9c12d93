import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../engine/src/http/modules.ts'
import { startWholeShop } from './testing/whole-shop.ts'

/** Another site in the browser of a customer who is signed in, on every call that changes something. */
let shop: Awaited<ReturnType<typeof startWholeShop>>

beforeAll(async () => {
  shop = await startWholeShop()
  expect(shop.customer.cookies.get('shopper_Lamina')).toMatch(/^registered\./)
}, 120_000)
afterAll(() => shop?.close())

const calls = modules.flatMap(({ routes }) =>
  Object.entries(routes).flatMap(([name, route]) => {
    const [method = '', template = ''] = route.split(' ')
    if (method === 'GET') return []
    const path = template.replace('{organizationId}', 'f_ecom_lmna_001').replaceAll(/\{\w+\}/g, 'x')
    return [{ name, method, path: `/mobify/proxy/api${path}?siteId=Lamina` }]
  }),
)

const evil = 'https://evil.example'
const body = JSON.stringify({})

describe('a call from another site, with the customer’s cookies', () => {
  test('there are many calls to try, and most are served', async () => {
    expect(calls.length).toBeGreaterThan(80)
    const answers = await Promise.all(
      calls.map(({ method, path }) =>
        shop.customer.fetch(path, { method, body, headers: { 'x-session': 'cookie', origin: evil } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 403).length).toBeGreaterThan(80)
  })

  test.each(calls)('$name is refused before anything acts for the customer', async ({ method, path }) => {
    shop.reached.length = 0
    const json = { 'x-session': 'cookie', 'content-type': 'application/json' }
    const other = await shop.customer.fetch(path, { method, body, headers: { ...json, origin: evil } })
    // What the proxy does not serve at all is missing to everybody.
    expect([403, 404]).toContain(other.status)
    const fetched = { ...json, 'sec-fetch-site': 'cross-site' }
    expect((await shop.customer.fetch(path, { method, body, headers: fetched })).status).toBe(other.status)
    expect(shop.reached).toEqual([])

    // A form of the other site cannot send our header: no cookie is looked at, nobody is signed in.
    const form = { 'content-type': 'text/plain', origin: evil, 'sec-fetch-site': 'cross-site' }
    await shop.customer.fetch(path, { method, body, headers: form })
    expect(shop.reached).toEqual([])
    const asked = await shop.customer.fetch(path, {
      method: 'OPTIONS',
      headers: { origin: evil, 'access-control-request-method': method },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })
})
