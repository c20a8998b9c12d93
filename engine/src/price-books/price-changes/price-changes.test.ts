import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { verifyChain } from '../../audit/index.ts'
import { type BasketShop, openBasketShop } from '../../baskets/testing.ts'
import { untilShown } from '../../sites/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { applyDuePriceChanges } from './apply-due-price-changes.ts'

let shop: BasketShop
let token: string
beforeAll(async () => {
  shop = await openBasketShop()
  token = (await openClient(shop, { scopes: ['sfcc.pricebooks.rw', 'sfcc.audit'] })).token
})
// What an earlier try left behind is none of this one's: baskets that it filled, changes that it planned.
beforeEach(async () => {
  const { pool } = shop.database
  await pool.query('delete from basket')
  await pool.query(`update price_change set status = 'cancelled' where status = 'scheduled'`)
})
afterAll(() => shop.close())

const org = 'organizations/f_ecom_lmna_001'
const book = (country = 'SV') => `/pricing/price-books/v1/${org}/price-books/${country}`
const sku = 'QA-SCREW'

type Body = Record<string, unknown> & { id: string; status: string }
const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  shop.call<Body>(method, path, { as: token, headers, ...(body ? { body } : {}) })
const at = (id: string, step = '') => `${book()}/price-changes/${id}${step}`

const costs = (...tiers: [string, string][]) => [
  { productId: sku, tiers: tiers.map(([minQuantity, amount]) => ({ minQuantity, amount })) },
]
const priced = (data: object) => call('PATCH', `${book()}/prices`, { data })
const price = async () => {
  const { body } = await call('GET', `${book()}/prices?productIds=${sku}`)
  return (body.data as { tiers: { amount: string }[] }[])[0]?.tiers.map(({ amount }) => amount)
}
const prepared = async (data: object) => {
  const { status, body } = await call('POST', `${book()}/price-changes`, { name: 'Lista de enero', data })
  expect(status).toBe(201)
  return body.id
}
const statusOf = async (id: string) => (await call('GET', at(id))).body
const inAnHour = () => new Date(shop.clock.now().getTime() + 3_600_000).toISOString()
const anHourLater = async (work: () => Promise<void>) => {
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 3_660_000))
  await work().finally(() => shop.clock.moveTo(undefined))
}
const tick = async () => applyDuePriceChanges.run(await shop.engine.merchantContext(), undefined as never)

test('prices are prepared, looked at, and in place from their moment on', async () => {
  await priced(costs(['1', '1.00'], ['100', '0.50']))
  await untilShown(shop)
  const buyer = await shop.customer()
  const basketId = await buyer.basket()
  await buyer.add(basketId, { productId: sku, quantity: 10 })
  const bulk = await shop.customer()
  await bulk.add(await bulk.basket(), { productId: sku, quantity: 150 })
  const id = await prepared(costs(['1', '1.20'], ['100', '0.45']))
  const preview = await call('GET', at(id, '/preview'))
  expect(preview).toMatchObject({
    status: 200,
    body: {
      changed: 1,
      dearer: 1,
      cheaper: 0,
      data: [{ productId: sku, before: [{ amount: '1.00' }, {}], after: [{ amount: '1.20' }, {}] }],
      baskets: { total: 2, dearer: 1, cheaper: 1 },
      quotes: { requested: 0, priced: 0 },
    },
  })
  const scheduled = await call('PUT', at(id, '/schedule'), { startsAt: inAnHour() })
  expect(scheduled.body.status).toBe('scheduled')
  await tick()
  expect(await price()).toEqual(['1.00', '0.50'])
  await anHourLater(tick)
  expect(await price()).toEqual(['1.20', '0.45'])
  expect(await statusOf(id)).toMatchObject({ status: 'applied' })
  await untilShown(shop)
  expect((await buyer.call('GET', `/baskets/${basketId}`)).body.productSubTotal).toBe(12)
  const entries = await call('POST', `/custom/audit/v1/${org}/audit-search`, {
    subjectId: `SV ${sku}`,
    limit: 1,
  })
  expect(entries.body.hits).toMatchObject([
    { operation: 'applyPriceChange', actor: { kind: 'job' }, after: costs(['1', '1.20'], ['100', '0.45']) },
  ])
  expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
})

test('what was put in place is put back, but for prices that were changed again since', async () => {
  await priced(costs(['1', '2.00']))
  const first = await prepared(costs(['1', '2.5']))
  expect((await call('PUT', at(first, '/schedule'), {})).body.status).toBe('applied')
  expect(await price()).toEqual(['2.50'])
  expect((await call('POST', at(first, '/revert'))).body.status).toBe('reverted')
  expect(await price()).toEqual(['2.00'])
  const second = await prepared(costs(['1', '3.00']))
  await call('PUT', at(second, '/schedule'), {})
  await priced(costs(['1', '3.10']))
  expect((await call('POST', at(second, '/revert'))).status).toBe(200)
  expect(await price()).toEqual(['3.10'])
  expect((await call('POST', at(second, '/revert'))).status).toBe(409)
})

test('what was given up stays undone', async () => {
  await priced(costs(['1', '4.00']))
  const id = await prepared(costs(['1', '4.40']))
  await call('PUT', at(id, '/schedule'), { startsAt: inAnHour() })
  expect((await call('DELETE', at(id))).status).toBe(204)
  await anHourLater(tick)
  expect(await price()).toEqual(['4.00'])
  const again = await call('PUT', at(id, '/schedule'), {})
  expect(again).toMatchObject({ status: 409, body: { status: 'cancelled' } })
})

test('goods that are gone by then end a change with its reason, and keep no other from its moment', async () => {
  await priced(costs(['1', '5.00']))
  const gone = await prepared([{ productId: 'QA-CEMENT', tiers: [{ minQuantity: '1', amount: '8.00' }] }])
  const fine = await prepared(costs(['1', '5.50']))
  for (const id of [gone, fine]) await call('PUT', at(id, '/schedule'), { startsAt: inAnHour() })
  const { pool } = shop.database
  await pool.query(`update product set id = 'QA-GONE' where id = 'QA-CEMENT'`)
  await anHourLater(tick)
  await pool.query(`update product set id = 'QA-CEMENT' where id = 'QA-GONE'`)
  expect(await statusOf(gone)).toMatchObject({
    status: 'failed',
    fault: expect.stringContaining('QA-CEMENT'),
  })
  expect(await price()).toEqual(['5.50'])
})

test('people name the revision they have read; another one is told what it is now', async () => {
  const id = await prepared(costs(['1', '6.00']))
  const { cookie } = await openStaff(shop, 'manager@SV')
  const schedule = (headers: Record<string, string>) =>
    callAsStaff(shop, cookie, 'PUT', at(id, '/schedule'), { body: { startsAt: inAnHour() }, headers })
  expect((await schedule({})).status).toBe(428)
  const { headers } = await callAsStaff(shop, cookie, 'GET', at(id))
  const ifMatch = { 'if-match': String(headers.etag) }
  expect((await schedule(ifMatch)).status).toBe(200)
  expect(await schedule(ifMatch)).toMatchObject({ status: 412, body: { current: { status: 'scheduled' } } })
})

test('faulty prices are refused at once; changes of another country are missing', async () => {
  const post = (data: object, country?: string, as = token) =>
    shop.call('POST', `${book(country)}/price-changes`, { as, body: { name: 'x', data } })
  const faulty = await post([{ productId: 'QA-NOTHING', tiers: [] }, ...costs(['1.5', '1'])])
  expect(faulty).toMatchObject({ status: 400, body: { errors: [{}, {}] } })
  const id = await prepared(costs(['1', '7.00']))
  const abroad = (await openClient(shop, { scopes: ['sfcc.pricebooks.rw'], countries: ['GT'] })).token
  for (const [method, path] of [
    ['GET', at(id)],
    ['GET', at(id, '/preview')],
    ['PUT', at(id, '/schedule')],
    ['DELETE', at(id)],
    ['POST', at(id, '/revert')],
    ['GET', `${book('GT')}/price-changes/${id}`],
  ] as const)
    expect((await shop.call(method, path, { as: abroad, body: {} })).status, path).toBe(404)
  const { body } = await call('GET', `${book()}/price-changes?limit=1`)
  expect(body).toMatchObject({ data: [{ id, status: 'draft' }], limit: 1, offset: 0 })
})

test('an editor drafts prices and withdraws the draft; in place they are put by who has the right', async () => {
  const { cookie } = await openStaff(shop, 'editor')
  const editor = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    callAsStaff(shop, cookie, method, `${path}?siteId=Lamina`, { headers, ...(body ? { body } : {}) })
  const draft = () =>
    editor('POST', `${book()}/price-changes`, { name: 'Nuevos', data: costs(['1', '1.30']) })
  const { status, body, headers } = await draft()
  expect(status).toBe(201)
  const { id } = body as { id: string }
  const ifMatch = { 'if-match': String(headers.etag) }
  expect(await editor('PUT', at(id, '/schedule'), {}, ifMatch)).toMatchObject({
    status: 403,
    body: { right: 'prices.apply' },
  })
  expect((await editor('PATCH', `${book()}/prices`, { data: costs(['1', '1.30']) })).status).toBe(403)
  expect((await editor('DELETE', at(id), undefined, ifMatch)).status).toBe(204)

  const planned = (await draft()).body as { id: string }
  const { etag } = (await call('GET', at(planned.id))).headers
  const scheduled = await call(
    'PUT',
    at(planned.id, '/schedule'),
    { startsAt: inAnHour() },
    { 'if-match': String(etag) },
  )
  expect(scheduled.status).toBe(200)
  const now = { 'if-match': String(scheduled.headers.etag) }
  expect(await editor('DELETE', at(planned.id), undefined, now)).toMatchObject({ status: 403 })
})
