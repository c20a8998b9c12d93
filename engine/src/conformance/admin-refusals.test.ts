import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCrmSimulator } from '../../../simulators/crm/testing.ts'
import { openClient } from '../api-clients/testing.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { openCrmGateway } from '../gateways/module.ts'
import { adminScopes } from '../kernel/admin-scopes.ts'
import { callAsStaff, openStaff, usersPath } from '../staff/testing.ts'
import { quotesPath } from '../opportunities/testing.ts'

let crm: Awaited<ReturnType<typeof startCrmSimulator>>
let shop: BasketShop
let token: string
beforeAll(async () => {
  crm = await startCrmSimulator()
  shop = await openBasketShop({ gateways: { crm: openCrmGateway(crm.config) } })
  ;({ token } = await openClient(shop, { scopes: adminScopes }))
})
afterAll(async () => {
  await shop.close()
  await crm.close()
})

const org = 'organizations/f_ecom_lmna_001'
type Answer = { status: number; body: Record<string, unknown> }
const words = ({ status, body }: Answer) => `${status} ${String(body.type).split('/').at(-1)}`
const call = (method: string, path: string, body?: unknown) =>
  shop.call(method, `${path}?siteId=Lamina`, { as: token, ...(body ? { body } : {}) })

test('an account has fifty addresses at most', async () => {
  await shop.database.pool.query(
    `update customer set addresses = (select jsonb_agg(jsonb_build_object('addressId', 'obra ' || n, 'lastName', 'Rivas',
       'countryCode', 'SV', 'preferred', n = 1)) from generate_series(1, 50) n) where customer_no = 'Q0000001'`,
  )
  const path = `/customer/customers/v1/${org}/customer-lists/Lamina/customers/Q0000001/addresses`
  const one = { addressId: 'una más', lastName: 'Rivas', countryCode: 'SV' }
  expect(words(await call('POST', path, one))).toBe('400 address-quota-exceeded')
})

test('the last owner neither steps down nor leaves', async () => {
  const { id, cookie } = await openStaff(shop, 'owner')
  const path = `${usersPath}/users/${id}`
  const { headers } = await callAsStaff(shop, cookie, 'GET', path)
  const ifMatch = { 'if-match': String(headers.etag) }
  const roles = [{ role: 'auditor' }]
  const stepped = await callAsStaff(shop, cookie, 'PATCH', path, { body: { roles }, headers: ifMatch })
  expect(words(stepped)).toBe('409 last-owner')
  const left = await callAsStaff(shop, cookie, 'DELETE', path, { headers: ifMatch })
  expect(words(left)).toBe('409 last-owner')
})

test('where a CRM makes offers, the own desk makes none', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  await ana.add(basketId, { productId: 'QA-DESIGN', quantity: 2 })
  const asked = await shop.call('POST', `${quotesPath}?siteId=Lamina&locale=es-SV`, {
    as: ana.token,
    body: { basketId },
  })
  const quote = `/custom/desk/v1/${org}/quotes/${String(asked.body.OpportunityId)}`
  expect(words(await call('POST', `${quote}/withdrawal`, { reason: 'ya no' }))).toBe('409 desk-elsewhere')
})
