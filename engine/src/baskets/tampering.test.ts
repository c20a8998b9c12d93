import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answered, type BasketShop, openBasketShop } from './testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const money = fc.oneof(fc.constantFrom(0, -1, 0.01, 1e9, '0', null, [], {}), fc.double({ noNaN: true }))
/** Names that say what something costs, whose it is or whether there is any; never the client's to say. */
const owned = fc.constantFrom(
  'price',
  'basePrice',
  'priceAfterItemDiscount',
  'priceAfterOrderDiscount',
  'priceAdjustments',
  'tax',
  'taxRate',
  'taxBasis',
  'adjustedTax',
  'orderTotal',
  'productTotal',
  'taxTotal',
  'shippingTotal',
  'orderPriceAdjustments',
  'couponItems',
  'customerInfo',
  'customerId',
  'basketId',
  'creationDate',
  'c_salesPrice',
  'c_priceQuote',
  'c_pickupFinishDate',
  'c_status',
  'c_paypalOrderId',
  'c_totalLengthByProduct',
  'c_customerId',
  'authType',
  'isRegistered',
  '__proto__',
)
const forged = fc.dictionary(owned, money, { minKeys: 1, maxKeys: 4 })

const withoutTime = (body: Answered) => ({ ...body, lastModified: undefined })

const runs = process.env.LONG === '1' ? 400 : 60

test(`${runs} forged writes: what money and ownership come to is the same as without them`, async () => {
  const ana = await shop.customer()
  const id = await ana.basket()
  await ana.add(
    id,
    { productId: 'QA-CEMENT', quantity: 2 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 3, c_lengthMetersToBuy: 4 },
  )
  const { body: honest } = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, {
    id: 'truck',
  })
  const items = honest.productItems as unknown as { itemId: string; productId: string; quantity: number }[]
  const targets = [
    { method: 'PATCH', path: `/baskets/${id}`, body: {} },
    {
      method: 'PATCH',
      path: `/baskets/${id}/items/${items[0]?.itemId}`,
      body: { quantity: items[0]?.quantity },
    },
    { method: 'PATCH', path: `/baskets/${id}/items`, body: { itemId: items[1]?.itemId }, list: true },
    { method: 'PUT', path: `/baskets/${id}/shipments/me/shipping-method`, body: { id: 'truck' } },
    { method: 'PATCH', path: `/baskets/${id}/shipments/me`, body: { shippingMethod: { id: 'truck' } } },
  ]
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...targets), forged, async (target, extra) => {
      const document = { ...extra, ...target.body }
      const { status, body } = await ana.call(target.method, target.path, target.list ? [document] : document)
      if (status === 200) accepted++
      else expect([status, typeof body.detail]).toEqual([400, 'string'])
      const now = await ana.call('GET', `/baskets/${id}`)
      expect(withoutTime(now.body)).toEqual(withoutTime(honest))
    }),
    { numRuns: runs, seed: 5 },
  )
  // Some forgeries must get past the door, or ignoring them was never tried.
  expect(accepted).toBeGreaterThan(runs / 10)
})

test.each([-1, 0.5, 1e9, 100_000, 1.0000001])(
  'a quantity of %s is refused and changes nothing',
  async (quantity) => {
    const ana = await shop.customer()
    const id = await ana.basket()
    const before = await ana.add(id, { productId: 'QA-SCREW', quantity: 2 })
    const [line] = before.productItems as unknown as { itemId: string }[]
    const changed = await ana.call('PATCH', `/baskets/${id}/items/${line?.itemId}`, { quantity })
    expect(changed.status).toBe(400)
    expect((await ana.call('GET', `/baskets/${id}`)).body).toEqual(before)
  },
)

test.each(['a\u0000b', 'a\ud800b'])('text that is none (%j) is refused wherever it stands', async (text) => {
  const ana = await shop.customer()
  const id = await ana.basket()
  const calls = [
    ['POST', `/baskets/${id}/coupons`, { code: text }],
    ['PUT', `/baskets/${id}/billing-address`, { firstName: text }],
    ['POST', `/baskets/${id}/items`, [{ productId: text, quantity: 1 }]],
    ['PATCH', `/baskets/${id}`, { c_note: { [text]: 1 } }],
    ['GET', '/baskets/a%00b', undefined],
    ['GET', `/baskets/${id}/shipments/me/shipping-methods?c_store=%00`, undefined],
  ] as const
  for (const [method, path, body] of calls) {
    expect([path, (await ana.call(method, path, body)).status]).toEqual([path, 400])
  }
})
