import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { recomputeWithin } from './recompute-recommendations.ts'
import { advanceClock, runJobs, visitorOf } from './testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const storedActivities = async (cookieId: string) => {
  const { rows } = await shop.database.pool.query<{ kind: string; record: object; product_ids: string[] }>(
    'select kind, record, product_ids from activity where cookie_id = $1 order by id',
    [cookieId],
  )
  return rows
}
const count = async () => {
  const { rows } = await shop.database.pool.query<{ n: number }>('select count(*)::int as n from activity')
  return rows[0]?.n
}

const line = { id: 'QA-SHEET', sku: 'QA-SHEET-26-AZUL', price: 6.5, quantity: 2, amount: 13 }
const activities = [
  ['viewProduct', { product: { id: 'QA-SCREW', type: 'item' } }, { product: { id: 'QA-SCREW' } }],
  [
    'viewSearch',
    { searchText: 'zinc', products: [{ id: 'QA-SHEET' }], showProducts: true },
    { searchText: 'zinc', products: [{ id: 'QA-SHEET' }] },
  ],
  ['clickSearch', { searchText: 'zinc', product: { id: 'QA-SHEET' } }],
  [
    'viewCategory',
    { category: { id: 'techos' }, products: [{ id: 'QA-SHEET' }], showProducts: true },
    { category: { id: 'techos' }, products: [{ id: 'QA-SHEET' }] },
  ],
  ['clickCategory', { category: { id: 'techos' }, product: { id: 'QA-SHEET' } }],
  ['viewReco', { recommenderName: 'pdp-similar-items', __recoUUID: 'r-1', products: [{ id: 'QA-TILE' }] }],
  ['clickReco', { recommenderName: 'pdp-similar-items', __recoUUID: 'r-1', product: { id: 'QA-TILE' } }],
  [
    'viewPage',
    { currentLocation: 'http://localhost/reset-password?token=secret' },
    { currentLocation: '/reset-password' },
  ],
  ['beginCheckout', { products: [line] }],
  ['checkoutStep', { stepName: 'PAYMENT', stepNumber: 3, basketId: 'b-1' }],
  ['addToCart', { products: [line] }],
  // As the platform's own storefront tells a category without hits, and a product without a variant.
  ['viewCategory', { category: { id: 'techos' }, showProducts: true }, { category: { id: 'techos' } }],
  [
    'viewProduct',
    { product: { id: 'QA-SHEET', sku: '', altId: '', altIdType: '' } },
    { product: { id: 'QA-SHEET' } },
  ],
] as const

test('[S7.067] [S7.069] [S7.070] [S7.071] [S7.072] [S7.073] [S7.074] [S7.075] [S7.076] [S7.077] [S7.078] [S7.079] [S7.080] every activity is stored, by allow-list, in one statement', async () => {
  const visitor = visitorOf(shop, 'cookie-todas')
  for (const [kind, members] of activities) {
    const answer = await visitor.tell(kind, { ...members, secret: 'nobody asked for it' })
    expect([kind, answer.status, answer.body]).toEqual([kind, 200, {}])
    expect(Number(answer.headers['x-db-statements'])).toBe(1)
  }
  const rows = await storedActivities('cookie-todas')
  expect(rows.map(({ kind }) => kind)).toEqual(activities.map(([kind]) => kind))
  expect(JSON.stringify(rows)).not.toContain('nobody asked')
  expect(JSON.stringify(rows)).not.toContain('secret')
  for (const [at, [, members, expected = members]] of activities.entries()) {
    expect(rows[at]?.record).toEqual(expected)
  }
  expect(rows[8]?.product_ids).toEqual(['QA-SHEET-26-AZUL'])
})

test('[S7.068] a call without the client’s header, or without a body of its shape, is refused', async () => {
  const body = { realm: 'Lamina', instanceType: 'sbx', cookieId: 'cookie-x', product: { id: 'QA-SCREW' } }
  const tell = (headers: Record<string, string>, change: object = {}) =>
    shop.call('POST', '/v3/activities/Lamina/viewProduct', { headers, body: { ...body, ...change } })
  const named = { 'x-cq-client-id': 'lamina-demo' }
  expect((await tell({})).status).toBe(401)
  expect((await tell(named, { instanceType: 'dev' })).status).toBe(400)
  expect((await tell(named, { cookieId: undefined })).status).toBe(400)
  expect((await tell(named, { product: { id: 'x'.repeat(500) } })).status).toBe(400)
  expect((await shop.call('POST', '/v3/activities/Other/viewProduct', { headers: named, body })).status).toBe(
    400,
  )
})

test('ninety days and a bounded number: what is older or beyond it goes', async () => {
  const visitor = visitorOf(shop, 'cookie-vieja')
  await visitor.view('QA-SCREW')
  advanceClock(shop, 91 * 86_400_000)
  await visitor.view('QA-CEMENT')
  await runJobs(shop)
  expect((await storedActivities('cookie-vieja')).map(({ product_ids }) => product_ids)).toEqual([
    ['QA-CEMENT'],
  ])

  for (const id of ['QA-SCREW', 'QA-BRICK', 'QA-LAST']) await visitor.view(id)
  advanceClock(shop, 11 * 60_000)
  await recomputeWithin(2).run(await shop.engine.merchantContext(), {} as never)
  expect(await count()).toBe(2)
  expect((await storedActivities('cookie-vieja')).map(({ product_ids }) => product_ids)).toEqual([
    ['QA-BRICK'],
    ['QA-LAST'],
  ])
})
