import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBasketShop } from '../baskets/testing.ts'
import { type OrderShop, openOrderShop, paypalPath, site } from '../orders/testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const create = (token: string | undefined, basketId: string, locale = 'es-SV') =>
  shop.call('POST', `${paypalPath}/create-paypal-order?siteId=Lamina&locale=${locale}`, {
    ...(token ? { as: token } : {}),
    body: { basketId },
  })

test('[S7.039] [S4.065] [S3.001] an order at PayPal for the basket’s total; its id is noted on the basket', async () => {
  const { buyer, basketId, shown } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  const { status, body } = await create(buyer.token, basketId)
  expect(status).toBe(200)
  expect(body).toMatchObject({ c_amountUsd: shown.orderTotal, c_perUsd: '1', c_rateDate: '2026-01-01' })
  expect(body.c_approveUrl).toContain(String(body.orderId))
  const read = await buyer.call('GET', `/baskets/${basketId}`)
  expect(read.body.c_paypalOrderId).toBe(body.orderId)
  expect(read.body).toMatchObject({ paymentInstruments: [{ paymentMethodId: 'BANK_TRANSFER' }] })
  const members = `basketId productItems productSubTotal productTotal orderTotal shippingTotal taxTotal currency
    couponItems orderPriceAdjustments shippingItems shipments paymentInstruments billingAddress customerInfo
    c_personPicksUpData c_paypalOrderId temporaryBasket c_totalLengthByProduct c_productTypeForCheckoutFlow`
  expect(Object.keys(read.body)).toEqual(expect.arrayContaining(members.split(/\s+/)))
})

test('[S3.040] in lempiras the dollars and the dated rate are told before anything is approved', async () => {
  const buyer = await shop.customer()
  const basketId = await buyer.basket('es-HN')
  const path = `/baskets/${basketId}`
  const item = { productId: 'QA-SCREW', quantity: 3, c_pickUpProduct: true }
  const { body: basket } = await buyer.call('POST', `${path}/items`, [item], 'es-HN')
  const { body: offered } = await buyer.call('GET', `${path}/payment-methods`, undefined, 'es-HN')
  const methods = offered.applicablePaymentMethods as unknown as Record<string, unknown>[]
  const dollars = Math.round((Number(basket.orderTotal) / 26.2) * 100) / 100
  expect(methods.find(({ id }) => id === 'PAYPAL')).toMatchObject({
    c_amountUsd: dollars,
    c_perUsd: '26.20',
    c_rateDate: '2026-01-01',
  })
  const { body } = await create(buyer.token, basketId, 'es-HN')
  expect(body.c_amountUsd).toBe(dollars)
  await shop.paypal.answer(String(body.c_approveUrl))
  const { body: held } = await buyer.call('POST', `${path}/payment-instruments`, {
    paymentMethodId: 'PAYPAL',
    c_transaction_id: body.orderId,
  })
  expect(held.paymentInstruments).toMatchObject([{ amount: basket.orderTotal, c_amountUsd: dollars }])
})

test('only its owner can have a basket paid, and only one that has a total', async () => {
  const { basketId } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  const stranger = await shop.customer()
  expect((await create(stranger.token, basketId)).status).toBe(404)
  expect((await create((await shop.guest()).token, basketId)).status).toBe(403)
  expect((await create(undefined, basketId)).status).toBe(401)
  const early = await stranger.basket()
  await stranger.add(early, { productId: 'QA-SCREW', quantity: 1 })
  const answer = await create(stranger.token, early)
  expect([answer.status, answer.body.type]).toEqual([400, expect.stringContaining('basket-incomplete')])
  expect((await stranger.call('GET', `/baskets/${early}`)).body).not.toHaveProperty('c_paypalOrderId')
})

test('where PayPal is not configured it is not offered', async () => {
  const plain = await openBasketShop()
  const buyer = await plain.customer()
  const basketId = await buyer.basket()
  const call = (path: string, body: unknown) =>
    plain.call('POST', `${paypalPath}/${path}?${site}`, { as: buyer.token, body })
  expect((await call('create-paypal-order', { basketId })).status).toBe(404)
  expect((await call('webhooks', {})).status).toBe(404)
  await plain.close()
})

test('while PayPal is silent the shopper hears so, and nothing is noted', async () => {
  const { buyer, basketId } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  const { c_approveUrl, orderId } = await shop.openPaypal(buyer, basketId)
  await shop.paypal.answer(c_approveUrl)
  const [notice] = shop.paypal.webhooksOf(orderId)
  await shop.paypal.close()
  // Whether a webhook is genuine cannot be known: PayPal will send it again.
  if (notice) expect(await shop.notify(notice)).toBe(503)
  expect((await create(buyer.token, basketId)).status).toBe(503)
  expect((await buyer.call('GET', `/baskets/${basketId}`)).body.c_paypalOrderId).toBe(orderId)
  const path = `${paypalPath}/webhooks?${site}`
  const headers = { 'content-type': 'application/json' }
  expect((await shop.call('POST', path, { body: '{}', headers })).status).toBe(400)
})
