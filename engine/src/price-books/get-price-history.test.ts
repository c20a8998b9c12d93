import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'
import { applyDuePriceChanges } from './price-changes/apply-due-price-changes.ts'

let shop: BasketShop
let token: string
beforeAll(async () => {
  shop = await openBasketShop()
  token = (await openClient(shop, { scopes: ['sfcc.pricebooks.rw', 'sfcc.audit'] })).token
})
afterAll(() => shop.close())

const org = 'organizations/f_ecom_lmna_001'
const book = (country = 'SV') => `/pricing/price-books/v1/${org}/price-books/${country}`
const sku = 'QA-SCREW'
const tiers = (...amounts: string[]) => amounts.map((amount, at) => ({ minQuantity: String(at + 1), amount }))
const row = (productId: string, ...amounts: string[]) => ({ productId, tiers: tiers(...amounts) })

type Entry = { operation: string; before: unknown; after: unknown; actor: object; priceChange?: object }
type History = { data: Entry[]; tiers: unknown; total: number }
const historyOf = (productId: string, country = 'SV', more = '') =>
  shop.call<History>('GET', `${book(country)}/price-history?productId=${productId}${more}`, { as: token })
const priced = (data: object, country = 'SV') =>
  shop.call('PATCH', `${book(country)}/prices`, { as: token, body: { data } })

test('a price tells its changes, of its own and in lists, with before and after', async () => {
  expect((await priced([row(sku, '1.00')])).status).toBe(200)
  expect((await priced([row(sku, '1.10', '1.05'), row('QA-CEMENT', '8.80')])).status).toBe(200)
  expect((await priced([row('QA-CEMENT', '8.90')])).status).toBe(200)
  expect((await priced([row(sku, '7.00')], 'GT')).status).toBe(200)
  const { status, body } = await historyOf(sku)
  expect(status).toBe(200)
  expect(body.total).toBe(2)
  expect(body.tiers).toEqual(tiers('1.10', '1.05'))
  expect(body.data).toMatchObject([
    { operation: 'updatePrices', before: tiers('1.00'), after: tiers('1.10', '1.05') },
    { operation: 'updatePrices', after: tiers('1.00') },
  ])
  expect(body.data[0]?.actor).toMatchObject({ kind: 'client' })
  const page = await historyOf(sku, 'SV', '&limit=1&offset=1')
  expect(page.body).toMatchObject({ total: 2, data: [{ after: tiers('1.00') }] })
  expect((await historyOf(sku, 'GT')).body.data).toMatchObject([{ after: tiers('7.00') }])
  expect((await historyOf('QA-NOWHERE')).body).toMatchObject({ data: [], tiers: [], total: 0 })
})

test('a price that went is told as one, and that it is none now', async () => {
  await priced([row('QA-CEMENT', '9.00')])
  await priced([row('QA-CEMENT')])
  const { body } = await historyOf('QA-CEMENT')
  expect(body.tiers).toEqual([])
  expect(body.data[0]).toMatchObject({ before: tiers('9.00'), after: [] })
})

test('a change that was planned names who planned it, one at once who did it', async () => {
  const { cookie } = await openStaff(shop, 'manager@SV')
  const by = async (method: string, path: string, body: object, ifMatch?: unknown) => {
    const headers: Record<string, string> = typeof ifMatch === 'string' ? { 'if-match': ifMatch } : {}
    return callAsStaff(shop, cookie, method, `${book()}${path}`, { body, headers })
  }
  const planned = await by('POST', '/price-changes', { name: 'Lista de enero', data: [row(sku, '2.00')] })
  const startsAt = new Date(shop.clock.now().getTime() + 3_600_000)
  const path = `/price-changes/${planned.body.id}/schedule`
  await by('PUT', path, { startsAt: startsAt.toISOString() }, planned.headers.etag)
  shop.clock.moveTo(new Date(startsAt.getTime() + 60_000))
  await applyDuePriceChanges.run(await shop.engine.merchantContext(), undefined as never)
  shop.clock.moveTo(undefined)
  const [entry] = (await historyOf(sku)).body.data
  expect(entry).toMatchObject({
    operation: 'applyPriceChange',
    actor: { kind: 'job' },
    priceChange: { id: planned.body.id, name: 'Lista de enero', plannedBy: { kind: 'staff' } },
  })
  const now = await by('POST', '/price-changes', { name: 'Ya', data: [row(sku, '2.10')] })
  await by('PUT', `/price-changes/${now.body.id}/schedule`, {}, now.headers.etag)
  const [atOnce] = (await historyOf(sku)).body.data
  expect(atOnce).toMatchObject({ actor: { kind: 'staff' }, priceChange: { name: 'Ya' } })
  expect(atOnce?.priceChange).not.toHaveProperty('plannedBy')
})

test('an auditor of a country reads its prices’ changes; another country’s are missing', async () => {
  const { cookie } = await openStaff(shop, 'auditor@SV', 'auditora@tienda.com.sv')
  const path = (country: string) => `${book(country)}/price-history?productId=${sku}`
  expect((await callAsStaff(shop, cookie, 'GET', path('SV'))).status).toBe(200)
  expect((await callAsStaff(shop, cookie, 'GET', path('GT'))).status).toBe(404)
  const desk = await openStaff(shop, 'desk@SV', 'ventas@tienda.com.sv')
  expect((await callAsStaff(shop, desk.cookie, 'GET', path('SV'))).status).toBe(403)
})
