import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, type Caller, openBasketShop } from '../testing.ts'
import { basketWith, lines } from '../testing/checkout.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const withLines = (...items: unknown[]) => basketWith(shop, ...items)

test('[S7.003] [S7.004] [S3.002] [S3.003] coupons: any case of letters, their status, their removal', async () => {
  const { ana, id, body: plain } = await withLines({ productId: 'QA-CEMENT', quantity: 2 })
  const path = `/baskets/${id}/coupons`
  const { status, body } = await ana.call('POST', path, { code: ' Qa5 ' })
  expect(status).toBe(200)
  const [coupon] = body.couponItems as unknown as { couponItemId: string }[]
  expect(coupon).toMatchObject({ code: 'Qa5', statusCode: 'applied', valid: true })
  const off = Math.round(Number(plain.productTotal) * 5)
  expect(body.orderPriceAdjustments).toMatchObject([
    {
      priceAdjustmentId: expect.stringMatching(/^\S+$/),
      promotionId: 'qa-coupon-open',
      couponCode: 'QA5',
      price: -off / 100,
      itemText: expect.stringMatching(/\S/),
    },
  ])
  expect(Math.round(Number(body.productTotal) * 100)).toBe(Math.round(Number(plain.productTotal) * 100) - off)
  const twice = await ana.call('POST', path, { code: 'QA5' })
  expect([twice.status, twice.body.statusCode]).toEqual([400, 'coupon_code_already_in_basket'])
  const unknown = await ana.call('POST', path, { code: 'NOPE' })
  expect([unknown.status, unknown.body.statusCode]).toEqual([400, 'coupon_code_unknown'])
  const { body: without } = await ana.call('DELETE', `${path}/${coupon?.couponItemId}`)
  expect(without.couponItems).toEqual([])
  expect(without.productTotal).toBe(plain.productTotal)
  expect((await ana.call('DELETE', `${path}/${coupon?.couponItemId}`)).status).toBe(404)
})

test('[S3.002] a coupon that is used up, over or switched off stays with its status and takes nothing off', async () => {
  const { ana, id, body: plain } = await withLines({ productId: 'QA-CEMENT', quantity: 2 })
  const { pool } = shop.database
  const path = `/baskets/${id}/coupons`
  const status = async (code: string) => {
    const { body } = await ana.call('POST', path, { code })
    const [held] = (body.couponItems as unknown as { couponItemId: string; statusCode: string }[]).slice(-1)
    expect(body.productTotal).toBe(plain.productTotal)
    await ana.call('DELETE', `${path}/${held?.couponItemId}`)
    return held?.statusCode
  }
  await pool.query(
    `insert into coupon_use (site_id, code, customer_id, order_no, used_at)
     select site_id, code, $1, 'T1', $2 from coupon where code = 'QAONCE'`,
    [ana.customerId, new Date()],
  )
  expect(await status('QAONCE')).toBe('customer_redemption_limit_exceeded')
  await pool.query(`update coupon set uses = 1 where code = 'QALAST'`)
  expect(await status('QALAST')).toBe('coupon_code_already_redeemed')
  await pool.query(`update coupon set uses = 0 where code = 'QALAST'`)
  await pool.query(
    `insert into orders (site_id, order_no, basket_id, customer_id, country, currency, status, payment_status,
       total_minor, document, created_at, modified_at)
     select id, 'T2', 'b', $1, 'SV', 'USD', 'new', 'paid', 1, '{}', $2, $2 from site`,
    [ana.customerId, new Date()],
  )
  expect(await status('QALAST')).toBe('no_applicable_promotion')
  await pool.query(`update promotion set ends_at = '2026-02-01' where id = 'qa-coupon-open'`)
  expect(await status('QA5')).toBe('no_active_promotion')
  await pool.query(`update promotion set ends_at = '2027-12-31' where id = 'qa-coupon-open'`)
  await pool.query(`update coupon set max_uses = 5, uses = 5 where code = 'QA5'`)
  expect(await status('QA5')).toBe('redemption_limit_exceeded')
  await pool.query(`update coupon set max_uses = null, uses = 0 where code = 'QA5'`)
  await pool.query(`update promotion set record = record || '{"enabled": false}' where id = 'qa-coupon-open'`)
  expect(await status('QA5')).toBe('coupon_disabled')
  await pool.query(`update promotion set record = record || '{"enabled": true}' where id = 'qa-coupon-open'`)
})

test('promotions of every kind of rule reach the lines of a real basket', async () => {
  const { body } = await withLines(
    { productId: 'QA-SCREW', quantity: 3 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 4 },
    { productId: 'QA-REBAR-12', quantity: 20 },
    { productId: 'QA-TUBE-1', quantity: 1 },
    { productId: 'QA-BRANCH', quantity: 3 },
    { productId: 'QA-CEMENT', quantity: 40 },
  )
  const found = lines(body).map((one) => [
    one.productId,
    (one.priceAdjustments as { promotionId: string }[] | undefined)?.[0]?.promotionId,
  ])
  expect(found).toEqual([
    ['QA-SCREW', 'qa-metres'],
    ['QA-SHEET-26-AZUL', undefined],
    ['QA-REBAR-12', 'qa-quantity'],
    ['QA-TUBE-1', 'qa-fixed'],
    ['QA-BRANCH', 'qa-3x2'],
    ['QA-CEMENT', undefined],
  ])
  const tube = lines(body)[3]
  expect([tube?.priceAfterItemDiscount, tube?.quantity]).toEqual([909.37, 1])
  const branch = lines(body)[4]
  expect(Math.round(Number(branch?.priceAfterItemDiscount) * 100)).toBe(
    Math.round(Number(branch?.basePrice) * 100) * 2,
  )
  const [order] = body.orderPriceAdjustments as unknown as { promotionId: string; price: number }[]
  expect(order?.promotionId).toBe('qa-order')
  const cents = (value: unknown) => Math.round(Number(value) * 100)
  const after = lines(body).reduce((sum, one) => sum + cents(one.priceAfterOrderDiscount), 0)
  expect(after).toBe(cents(body.productTotal))
  expect(cents(body.productTotal)).toBe(cents(body.productSubTotal) + cents(order?.price))
})

test('[G1.003] a coupon’s status for a guest does not depend on amounts', async () => {
  const { pool } = shop.database
  await pool.query(
    `update promotion set record = jsonb_set(record, '{rule,when}', '{"minAmounts": {"SV": "5003.37"}}') where id = 'qa-coupon-open'`,
  )
  const told = async (caller: Caller, quantity: number) => {
    const id = await caller.basket()
    await caller.add(id, { productId: 'QA-SCREW', quantity })
    const { body } = await caller.call('POST', `/baskets/${id}/coupons`, { code: 'QA5' })
    await caller.call('DELETE', `/baskets/${id}`)
    const [coupon] = body.couponItems as unknown as Record<string, unknown>[]
    return [coupon?.statusCode, coupon?.valid]
  }
  const [guest, ana] = [await shop.guest(), await shop.customer()]
  expect([await told(ana, 1), await told(ana, 400)]).toEqual([
    ['no_applicable_promotion', true],
    ['applied', true],
  ])
  expect(await told(guest, 1)).toEqual(['applied', true])
  expect(await told(guest, 400)).toEqual(['applied', true])
  await pool.query(`update promotion set ends_at = '2026-02-01' where id = 'qa-coupon-open'`)
  expect(await told(guest, 400)).toEqual(['no_active_promotion', false])
  await pool.query(
    `update promotion set ends_at = '2027-12-31', record = record #- '{rule,when}' where id = 'qa-coupon-open'`,
  )
})
