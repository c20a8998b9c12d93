import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from './testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const v2 = '/checkout/shopper-baskets/v2/organizations/f_ecom_lmna_001/baskets'
const slug = (body: { type?: unknown }) => String(body.type).split('/').at(-1)
const quantities = (body: Record<string, unknown>) =>
  (body.productItems as { productId: string; quantity: number }[]).map((one) => [one.productId, one.quantity])
const screws = (quantity: number) => ({ productItems: [{ productId: 'QA-SCREW', quantity }] })

describe('temporary baskets', () => {
  test('one is promoted to the open basket, once', async () => {
    const ana = await shop.customer()
    const { body } = await ana.call('POST', `${v2}?temporary=true`, screws(5))
    expect(body.temporaryBasket).toBe(true)
    const promoted = await ana.call('POST', `${v2}/${String(body.basketId)}/actions/promote`)
    expect(promoted.status).toBe(200)
    expect(promoted.body).toMatchObject({ basketId: body.basketId, temporaryBasket: false })
    expect(quantities(promoted.body)).toEqual([['QA-SCREW', 5]])
    const again = await ana.call('POST', `${v2}/${String(body.basketId)}/actions/promote`)
    expect([again.status, slug(again.body)]).toEqual([409, 'basket-not-promotable-exception'])
  })

  test('beside an open one it joins or replaces it on request, else 409', async () => {
    const promote = async (query: string) => {
      const ana = await shop.customer()
      const own = await ana.basket()
      await ana.add(own, { productId: 'QA-SCREW', quantity: 2 })
      const { body } = await ana.call('POST', `${v2}?temporary=true`, screws(5))
      const answer = await ana.call('POST', `${v2}/${String(body.basketId)}/actions/promote${query}`)
      const all = await ana.call(
        'GET',
        `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${ana.customerId}/baskets`,
      )
      return { ...answer, own, temporary: body.basketId, total: all.body.total }
    }
    const refused = await promote('')
    expect([refused.status, slug(refused.body), refused.total]).toEqual([
      409,
      'basket-transfer-basket-already-exists-exception',
      2,
    ])
    const merged = await promote('?merge=true')
    expect([merged.body.basketId, quantities(merged.body), merged.total]).toEqual([
      merged.own,
      [['QA-SCREW', 7]],
      1,
    ])
    const replaced = await promote('?overrideExisting=true')
    expect([replaced.body.basketId, quantities(replaced.body), replaced.total]).toEqual([
      replaced.temporary,
      [['QA-SCREW', 5]],
      1,
    ])
  })

  test('somebody else’s is missing', async () => {
    const [ana, beto] = [await shop.customer(), await shop.customer()]
    const { body } = await ana.call('POST', `${v2}?temporary=true`, {})
    const answer = await beto.call('POST', `${v2}/${String(body.basketId)}/actions/promote`)
    expect([answer.status, slug(answer.body)]).toEqual([404, 'basket-not-found'])
  })
})

test('a basket can be opened with everything in it', async () => {
  const ana = await shop.customer()
  const address = {
    firstName: 'Ana',
    lastName: 'Prueba',
    address1: 'Calle 1',
    city: 'San Salvador',
    stateCode: 'SV-san-salvador',
    countryCode: 'SV',
    phone: '70000000',
  }
  const { status, body } = await ana.call('POST', '/baskets', {
    ...screws(5),
    couponItems: [{ code: 'QA5' }],
    billingAddress: address,
    shipments: [{ shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'courier' } }],
    sourceCode: 'boletin',
    customerInfo: { email: 'ana@qa.example' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    sourceCode: 'boletin',
    couponItems: [{ code: 'QA5', statusCode: 'applied' }],
    billingAddress: { lastName: 'Prueba' },
    shipments: [
      { shipmentId: 'me', shippingAddress: { city: 'San Salvador' }, shippingMethod: { id: 'courier' } },
    ],
    customerInfo: { email: 'ana@qa.example' },
  })
  expect(body.orderTotal).toBeGreaterThan(0)
  const beto = await shop.customer()
  const unknown = await beto.call('POST', '/baskets', { couponItems: [{ code: 'NADA' }] })
  expect([unknown.status, unknown.body.statusCode]).toEqual([400, 'coupon_code_unknown'])
  const wrong = await beto.call('POST', '/baskets', { shipments: [{ shippingMethod: { id: 'globo' } }] })
  expect([wrong.status, slug(wrong.body)]).toEqual([400, 'invalid-shipping-method'])
})

test('[S7.007] the currency of a basket moves it to that currency’s country, and its lines stay', async () => {
  const ana = await shop.customer()
  const id = await ana.basket()
  await ana.add(id, { productId: 'QA-SCREW', quantity: 2 })
  const { status, body } = await ana.call('PATCH', `/baskets/${id}`, { currency: 'GTQ' })
  expect([status, body.currency, body.c_country]).toEqual([200, 'GTQ', 'GT'])
  expect(quantities(body)).toEqual([['QA-SCREW', 2]])
})

test('[S7.015] a shopper’s baskets are listed, and one is deleted for good', async () => {
  const ana = await shop.customer()
  const list = `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${ana.customerId}/baskets`
  expect((await ana.call('GET', list)).body).toEqual({ total: 0, baskets: [] })
  const id = await ana.basket()
  expect((await ana.call('GET', list)).body).toMatchObject({ total: 1, baskets: [{ basketId: id }] })
  const { body: temporary } = await ana.call('POST', '/baskets?temporary=true', {})
  expect((await ana.call('GET', list)).body).toMatchObject({
    total: 2,
    baskets: [{ basketId: id }, { basketId: temporary.basketId }],
  })
  await ana.call('DELETE', `/baskets/${temporary.basketId}`)
  const gone = await ana.call('DELETE', `/baskets/${id}`)
  expect([gone.status, gone.body]).toEqual([204, ''])
  expect((await ana.call('GET', list)).body.total).toBe(0)
  expect((await ana.call('DELETE', `/baskets/${id}`)).status).toBe(404)
  const beto = await shop.customer()
  expect((await beto.call('GET', list)).status).toBe(404)
})

test('approaching discounts are listed for customers who ask for them', async () => {
  const basketOf = async (caller: Awaited<ReturnType<BasketShop['customer']>>) => {
    const id = await caller.basket()
    await caller.add(id, { productId: 'QA-CEMENT', quantity: 2 })
    return (await caller.call('GET', `${v2}/${id}?expand=approaching_discounts`)).body
  }
  const shown = await basketOf(await shop.customer())
  expect(shown.approachingDiscounts).toMatchObject([
    {
      type: 'shipping',
      conditionThreshold: 5003.37,
      merchandiseTotal: shown.productTotal,
      discount: { type: 'free' },
      promotionLink: { promotionId: 'qa-free' },
      shipmentId: 'me',
    },
  ])
  expect((await basketOf(await shop.guest())).approachingDiscounts).toEqual([])
})

test('the details of a discount name its base amount and the minimum that was reached', async () => {
  const ana = await shop.customer()
  const id = await ana.basket()
  const body = await ana.add(id, { productId: 'QA-REBAR-38', quantity: 20 })
  const [line] = body.productItems as unknown as { price: number; priceAdjustments: unknown[] }[]
  expect(line?.priceAdjustments).toMatchObject([
    {
      promotionId: 'qa-quantity',
      reasonCode: 'PROMOTION',
      appliedDiscount: { type: 'percentage', percentage: 4 },
      c_receipt: { base: line?.price, reached: { quantity: { of: 20, min: 20 } } },
    },
  ])
})

describe('coupons', () => {
  const statuses = (body: Record<string, unknown>) =>
    (body.couponItems as { code: string; statusCode: string }[]).map(({ statusCode }) => statusCode)

  test('a second code of the same coupon, and one used too often lately, say so', async () => {
    const { pool } = shop.database
    await pool.query(
      `insert into coupon (site_id, code, promotion_id) select site_id, 'QA5BIS', promotion_id from coupon where code = 'QA5'`,
    )
    const ana = await shop.customer()
    const id = await ana.basket()
    await ana.add(id, { productId: 'QA-CEMENT', quantity: 2 })
    await ana.call('POST', `/baskets/${id}/coupons`, { code: 'QA5' })
    const both = await ana.call('POST', `/baskets/${id}/coupons`, { code: 'QA5BIS' })
    expect(statuses(both.body)).toEqual(['applied', 'coupon_already_in_basket'])
    await pool.query(`update coupon set timeframe_uses = 1, timeframe_days = 7 where code = 'QA5'`)
    await pool.query(
      `insert into coupon_use (site_id, code, customer_id, order_no, used_at)
       select site_id, code, $1, 'T9', $2 from coupon where code = 'QA5'`,
      [ana.customerId, new Date(Date.now() - 6 * 86_400_000)],
    )
    const lately = await ana.call('GET', `/baskets/${id}`)
    expect(statuses(lately.body)).toEqual(['timeframe_redemption_limit_exceeded', 'applied'])
    await pool.query(`update coupon_use set used_at = $1 where order_no = 'T9'`, [
      new Date(Date.now() - 8 * 86_400_000),
    ])
    expect(statuses((await ana.call('GET', `/baskets/${id}`)).body)[0]).toBe('applied')
  })
})

describe('what a shopper’s token may not do', () => {
  test.each([
    ['POST', '/price-adjustments'],
    ['PATCH', '/price-adjustments/x'],
    ['DELETE', '/price-adjustments/x'],
    ['PUT', '/price-books'],
    ['PUT', '/taxes'],
    ['PUT', '/items/x/taxes'],
    ['PUT', '/agent'],
    ['PUT', '/storefront'],
    ['POST', '/gift-certificate-items'],
    ['PATCH', '/gift-certificate-items/x'],
    ['DELETE', '/gift-certificate-items/x'],
  ])('%s %s', async (method, path) => {
    const [ana, beto] = [await shop.customer(), await shop.customer()]
    const id = await ana.basket()
    const body = method === 'DELETE' ? undefined : { level: 'basket', discount: { type: 'free' } }
    for (const base of ['/baskets', v2]) {
      const refused = await ana.call(method, `${base}/${id}${path}`, body)
      expect([refused.status, slug(refused.body)]).toEqual([403, 'forbidden'])
      expect((await beto.call(method, `${base}/${id}${path}`, body)).status).toBe(404)
    }
  })

  test('a second shipment: a basket has one, and says which', async () => {
    const ana = await shop.customer()
    const { status, body } = await ana.call('POST', `/baskets/${await ana.basket()}/shipments`, {})
    expect([status, slug(body), body.shipmentId]).toEqual([400, 'shipment-quota-exceeded', 'me'])
  })
})

test('price books and taxes can be read; the taxes of a guest’s basket tell no price', async () => {
  const ana = await shop.customer()
  const id = await ana.basket()
  const basket = await ana.add(id, { productId: 'QA-CEMENT', quantity: 2 })
  expect((await ana.call('GET', `/baskets/${id}/price-books`)).body).toEqual(['sale-sv', 'list-sv'])
  const [line] = basket.productItems as unknown as { itemId: string; adjustedTax: number }[]
  expect((await ana.call('GET', `/baskets/${id}/taxes`)).body).toEqual({
    taxes: { [line?.itemId ?? '']: { taxItems: [{ id: 'IVA', rate: 0.13, value: line?.adjustedTax }] } },
  })
  const guest = await shop.guest()
  const theirs = await guest.basket()
  await guest.add(theirs, { productId: 'QA-CEMENT', quantity: 2 })
  expect((await guest.call('GET', `/baskets/${theirs}/taxes`)).body).toEqual({ taxes: {} })
})
