import { afterAll, beforeAll, expect, test } from 'vitest'
import { addItemToBasket } from './add-item-to-basket.ts'
import {
  addAgreedLines,
  appliedCodes,
  loadBasket,
  loadBasketForOrder,
  removeBasket,
  reopenBasket,
  startStepOf,
  stockNeeds,
} from './index.ts'
import { type Answered, type BasketShop, type Caller, openBasketShop } from './testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

type Method = { id: string; price: number; c_deliveryDate: string; c_vehicle: string; c_trips: number }
const methodsOf = (body: Answered) => body.applicableShippingMethods as unknown as Method[]
const shipment = (body: Answered) =>
  (body.shipments as unknown as Record<string, Record<string, unknown>>[])[0] ?? {}
const lines = (body: Answered) => body.productItems as unknown as Record<string, unknown>[]

const home = {
  firstName: 'Marta',
  lastName: 'Rivas',
  phone: '70123456',
  address1: 'Colonia Escalón, casa 12',
  city: 'San Salvador',
  stateCode: 'SV-san-salvador',
  countryCode: 'SV',
  c_divisionId: 'SV-san-salvador--san-salvador-centro--san-salvador',
}
const ahuachapan = {
  ...home,
  city: 'Ahuachapán',
  stateCode: 'SV-ahuachapan',
  c_divisionId: undefined,
}

const withLines = async (...items: unknown[]): Promise<{ ana: Caller; id: string; body: Answered }> => {
  const ana = await shop.customer()
  const id = await ana.basket()
  return { ana, id, body: await ana.add(id, ...items) }
}

test('[S7.008] [S3.001] the e-mail is written, and nobody takes the basket over with it', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const { body } = await ana.call('PUT', `/baskets/${id}/customer`, {
    email: ' ana@qa.example ',
    customerId: 'somebody',
  })
  expect(body.customerInfo).toEqual({ customerId: ana.customerId, email: 'ana@qa.example' })
  const bad = await ana.call('PUT', `/baskets/${id}/customer`, { email: 'ana' })
  expect([bad.status, bad.body.property]).toEqual([400, 'email'])
})

test('[S3.005] addresses are kept per role, a foreign country or place is refused', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const both = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address?useAsBilling=true`, home)
  expect(shipment(both.body).shippingAddress).toMatchObject(home)
  expect(both.body.billingAddress).toMatchObject(home)
  const elsewhere = await ana.call('PUT', `/baskets/${id}/billing-address`, {
    ...home,
    firstName: 'Luis',
    countryCode: 'GT',
    stateCode: 'GT-guatemala',
    c_divisionId: null,
  })
  expect(elsewhere.body.billingAddress).toMatchObject({ firstName: 'Luis', countryCode: 'GT' })
  expect(shipment(elsewhere.body).shippingAddress).toMatchObject({ firstName: 'Marta' })
  const path = `/baskets/${id}/shipments/me/shipping-address`
  for (const [change, property] of [
    [{ countryCode: 'GT', c_divisionId: null }, 'countryCode'],
    [{ countryCode: 'MX' }, 'countryCode'],
    [{ c_divisionId: 'SV-atlantis' }, 'c_divisionId'],
    [{ phone: '123' }, 'phone'],
    [{ planet: 'Mars' }, 'planet'],
  ] as const) {
    const { status, body } = await ana.call('PUT', path, { ...home, ...change })
    expect([status, body.property]).toEqual([400, property])
  }
  const other = await ana.call('PUT', `/baskets/${id}/shipments/two/shipping-address`, home)
  expect([other.status, String(other.body.type).split('/').at(-1)]).toEqual([404, 'shipment-not-found'])
})

test('[S4.012] [S4.014] [S4.015] [S3.043] taxpayer data sit on the billing address and are judged by country', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const put = (over: Record<string, unknown>) =>
    ana.call('PUT', `/baskets/${id}/billing-address`, { ...home, ...over })
  const person = await put({ c_taxpayerType: 'natural', c_taxIdType: 'dui', c_taxId: '01234567-8' })
  expect(person.body.billingAddress).toMatchObject({ c_taxIdType: 'dui', c_taxId: '012345678' })
  const company = {
    c_taxpayerType: 'juridico',
    c_fiscalCredit: 'other',
    c_taxIdType: 'nit',
    c_taxId: '0614-150190-101-0',
    c_nrc: '1234567',
    c_economicActivity: '41001',
    c_legalName: 'Techos SA',
  }
  const refusals: [Record<string, unknown>, string][] = [
    [{ c_taxpayerType: 'alien' }, 'c_taxpayerType'],
    [{ c_taxpayerType: 'juridico', c_taxIdType: 'dui', c_taxId: '012345678' }, 'c_taxIdType'],
    [{ c_taxIdType: 'dui', c_taxId: '01234567-9' }, 'c_taxId'],
    [{ ...company, c_economicActivity: '99999' }, 'c_economicActivity'],
    [{ c_taxId: '012345678' }, 'c_taxIdType'],
    [{ ...company, c_nrc: undefined }, 'c_nrc'],
    [{ c_taxpayerType: 'natural', c_economicActivity: '41001' }, 'c_economicActivity'],
    [
      { countryCode: 'GT', stateCode: 'GT-guatemala', c_divisionId: null, c_fiscalCredit: 'other' },
      'c_fiscalCredit',
    ],
  ]
  for (const [over, property] of refusals) {
    const { status, body } = await put(over)
    expect([property, status, body.property]).toEqual([property, 400, property])
    expect(JSON.stringify(body)).not.toContain('01234567')
  }
  const credit = await put(company)
  expect(credit.body.billingAddress).toMatchObject({ ...company, c_taxId: '06141501901010' })
  const free = await put({ c_taxpayerType: 'juridico', c_economicActivity: '41001' })
  expect(free.body.billingAddress).toMatchObject({ c_taxpayerType: 'juridico', c_economicActivity: '41001' })
  // A Nicaraguan letter that does not fit only asks to look again: it never blocks a sale.
  const soft = await put({
    countryCode: 'NI',
    stateCode: 'NI-managua',
    c_divisionId: null,
    c_taxIdType: 'cedula',
    c_taxId: '001-150190-1010A',
  })
  expect(soft.status).toBe(200)
})

test('[S7.024] vehicles follow weight, length and courier flag, prices follow the zone', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 10 })
  const methods = () => ana.call('GET', `/baskets/${id}/shipments/me/shipping-methods`)
  const before = (await methods()).body
  expect(before.defaultShippingMethodId).toBe('truck')
  // No address yet: the zone around the default store, 15 km. 12.00 + 15 × 0.75 and 3.50 + 15 × 0.35.
  expect(methodsOf(before).map((one) => [one.id, one.price])).toEqual([
    ['truck', 23.25],
    ['truck-crane', 25 + 15 * 1.1 + 35],
    ['courier', 8.75],
    ['store-pickup', 0],
  ])
  expect(methodsOf(before)[0]?.c_deliveryDate).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  // QA-TUBE-2 is 6 m long: neither courier nor pick-up. In stock in Ahuachapán too, so it leaves from there.
  await ana.add(id, { productId: 'QA-TUBE-2', quantity: 2 })
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address`, ahuachapan)
  const near = (await methods()).body
  expect(methodsOf(near).map((one) => [one.id, one.price])).toEqual([
    ['truck', 25 + 40 * 1.1],
    ['truck-crane', 25 + 40 * 1.1 + 35],
    ['store-pickup', 0],
  ])
  // More than the branch has: everything leaves from the plant, two departments away.
  await ana.add(id, { productId: 'QA-TUBE-2', quantity: 20 })
  const far = (await methods()).body
  expect(methodsOf(far)[0]?.price).toBe(25 + 120 * 1.1)
})

test('[S7.025] [S4.020] a chosen method makes total and tax known and they add up', async () => {
  const { ana, id, body } = await withLines({ productId: 'QA-CEMENT', quantity: 2 })
  expect([body.orderTotal, body.taxTotal, body.shippingTotal]).toEqual([null, null, null])
  const { body: set } = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'truck' })
  expect(shipment(set).shippingMethod).toMatchObject({ id: 'truck', name: 'Entrega en camión' })
  const [item] = set.shippingItems as unknown as { price: number; tax: number }[]
  const cents = (value: unknown) => Math.round(Number(value) * 100)
  expect(item?.price).toBe(set.shippingTotal)
  expect(cents(set.orderTotal)).toBe(cents(set.productTotal) + cents(set.shippingTotal))
  expect(cents(set.taxTotal)).toBe(
    cents(set.adjustedMerchandizeTotalTax) + cents(set.adjustedShippingTotalTax),
  )
  const unknown = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'balloon' })
  expect([unknown.status, unknown.body.shippingMethodId]).toEqual([400, 'balloon'])
  const heavy = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'courier' })
  expect(heavy.status).toBe(400)
})

test('a method that no longer carries the basket gives way to the default in the same call', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'courier' })
  const grown = await ana.add(id, { productId: 'QA-CEMENT', quantity: 1 })
  expect(shipment(grown).shippingMethod).toMatchObject({ id: 'truck' })
  const moved = await ana.call('PATCH', `/baskets/${id}`, { currency: 'HNL', c_country: 'HN' })
  expect(shipment(moved.body).shippingMethod).toMatchObject({ id: 'truck' })
  expect(moved.body.shippingTotal).toBe(324 + 15 * 20)
})

test('all picked up means the pickup method at no cost and the address of the store', async () => {
  const { ana, id, body } = await withLines(
    { productId: 'QA-SCREW', quantity: 1, c_store: 'SV-AH01', c_pickUpProduct: true },
    { productId: 'QA-CEMENT', quantity: 1 },
  )
  expect(shipment(body)).not.toHaveProperty('shippingMethod')
  const second = `/baskets/${id}/items/${lines(body)[1]?.itemId}`
  const { body: picked } = await ana.call('PATCH', second, { c_store: 'SV-AH01', c_pickUpProduct: true })
  expect(shipment(picked).shippingMethod).toMatchObject({ id: 'store-pickup', price: 0 })
  expect(shipment(picked).shippingAddress).toMatchObject({ stateCode: 'SV-ahuachapan', countryCode: 'SV' })
  expect(picked.orderTotal).toBe(picked.productTotal)
  const { body: methods } = await ana.call('GET', `/baskets/${id}/shipments/me/shipping-methods`)
  expect(methodsOf(methods).map((one) => one.id)).toEqual(['store-pickup', 'truck', 'truck-crane'])
  expect(methods.defaultShippingMethodId).toBe('store-pickup')
  const { body: delivered } = await ana.call('PATCH', second, { c_pickUpProduct: false })
  expect(shipment(delivered)).not.toHaveProperty('shippingAddress')
  expect(shipment(delivered).shippingMethod).toMatchObject({ id: 'truck' })
})

test('choosing the pickup method picks every line up, choosing a delivery brings all of it', async () => {
  const { ana, id } = await withLines(
    { productId: 'QA-SCREW', quantity: 1 },
    { productId: 'QA-CEMENT', quantity: 1 },
  )
  const path = `/baskets/${id}/shipments/me`
  const { body: picked } = await ana.call('PATCH', path, {
    shippingMethod: { id: 'store-pickup' },
    c_fromStoreId: 'SV-AH01',
  })
  expect(lines(picked).map((one) => [one.c_pickUpProduct, one.c_store])).toEqual([
    [true, 'SV-AH01'],
    [true, 'SV-AH01'],
  ])
  expect(shipment(picked).shippingAddress).toMatchObject({ stateCode: 'SV-ahuachapan' })
  const { body: delivered } = await ana.call('PUT', `${path}/shipping-method`, { id: 'truck' })
  expect(lines(delivered).map((one) => one.c_pickUpProduct)).toEqual([false, false])
  expect(shipment(delivered).shippingMethod).toMatchObject({ id: 'truck' })
  const { body: addressed } = await ana.call('PATCH', path, { shippingAddress: home })
  expect(shipment(addressed).shippingAddress).toMatchObject(home)
  const removed = await ana.call('DELETE', path)
  expect(removed.status).toBe(403)
})

test('[S3.004] [S2.154] delivery is free inside the zone above the amount, and only there', async () => {
  const { ana, id } = await withLines({ productId: 'QA-TUBE-2', quantity: 12 })
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address`, home)
  const { body } = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'truck' })
  const [item] = body.shippingItems as unknown as Record<string, unknown>[]
  expect(item?.priceAdjustments).toMatchObject([
    { promotionId: 'qa-free', appliedDiscount: { type: 'free' }, itemText: expect.any(String) },
  ])
  expect(body.shippingTotal).toBe(0)
  const far = { ...home, stateCode: 'SV-ahuachapan', c_divisionId: null }
  const { body: paid } = await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address`, far)
  expect(paid.shippingTotal).toBeGreaterThan(0)
})

test('[S3.040] [S3.041] [S7.026] payment: what the country offers; a card as token and mask; PayPal only for this basket', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const { body: offered } = await ana.call('GET', `/baskets/${id}/payment-methods`)
  const ids = (offered.applicablePaymentMethods as unknown as { id: string }[]).map((one) => one.id)
  // Whom nobody has configured takes no money; `orders` and `paypal` prove the others.
  expect(ids).toEqual(['BANK_TRANSFER'])
  const path = `/baskets/${id}/payment-instruments`
  const card = {
    cardType: 'Visa',
    holder: 'Ana Rivas',
    maskedNumber: '************1111',
    expirationMonth: 12,
    expirationYear: 2030,
    creditCardToken: 'tok_abc',
  }
  const { body } = await ana.call('POST', path, {
    paymentMethodId: 'CREDIT_CARD',
    amount: 0.01,
    paymentCard: card,
  })
  const [held] = body.paymentInstruments as unknown as { paymentInstrumentId: string }[]
  expect(held).toMatchObject({
    paymentMethodId: 'CREDIT_CARD',
    c_paymentType: 'cc',
    amount: null,
    paymentCard: { maskedNumber: '************1111', numberLastDigits: '1111', cardType: 'Visa' },
  })
  expect(JSON.stringify(body)).not.toContain('tok_abc')
  for (const secret of [
    { ...card, maskedNumber: '4111111111111111' },
    { ...card, maskedNumber: '4111 1111 1111 1111' },
    { ...card, holder: '4111-1111-1111-1111' },
    { ...card, creditCardToken: '4111111111111111' },
    { ...card, number: '4111111111111111' },
    { ...card, securityCode: '123' },
  ]) {
    const refused = await ana.call('POST', path, { paymentMethodId: 'CREDIT_CARD', paymentCard: secret })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).not.toMatch(/4111/)
  }
  const stolen = await ana.call('POST', path, { paymentMethodId: 'PAYPAL', c_transaction_id: 'O-OTHER' })
  expect([stolen.status, stolen.body.property]).toEqual([400, 'c_transaction_id'])
  expect((await ana.call('POST', path, { paymentMethodId: 'COINS' })).status).toBe(400)
  // One instrument pays all of it.
  const { body: transfer } = await ana.call('POST', path, { paymentMethodId: 'BANK_TRANSFER' })
  const [only, ...others] = transfer.paymentInstruments as unknown as { paymentInstrumentId: string }[]
  expect([only, others]).toMatchObject([{ paymentMethodId: 'BANK_TRANSFER', c_paymentType: 'TB' }, []])
  expect((await ana.call('DELETE', `${path}/${held?.paymentInstrumentId}`)).status).toBe(404)
  const { body: none } = await ana.call('DELETE', `${path}/${only?.paymentInstrumentId}`)
  expect(none).not.toHaveProperty('paymentInstruments')
})

test('a card instrument can be changed without naming its token again; the amount stays ours', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const path = `/baskets/${id}/payment-instruments`
  const { body } = await ana.call('POST', path, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: { maskedNumber: '************1111', creditCardToken: 'tok_keep' },
  })
  const [held] = body.paymentInstruments as unknown as { paymentInstrumentId: string }[]
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'courier' })
  const { body: changed } = await ana.call('PATCH', `${path}/${held?.paymentInstrumentId}`, { amount: 0.01 })
  expect(changed.paymentInstruments).toMatchObject([{ amount: changed.orderTotal }])
  const row = await shop.database.pool.query('select document from basket where id = $1', [id])
  expect(row.rows[0].document.paymentInstruments[0].card.token).toBe('tok_keep')
})

test('[S7.003] [S7.004] [S3.002] [S3.003] coupons: typed in any case, told by status, removed again', async () => {
  const { ana, id, body: plain } = await withLines({ productId: 'QA-CEMENT', quantity: 2 })
  const path = `/baskets/${id}/coupons`
  const { status, body } = await ana.call('POST', path, { code: ' qa5 ' })
  expect(status).toBe(200)
  const [coupon] = body.couponItems as unknown as { couponItemId: string }[]
  expect(coupon).toMatchObject({ statusCode: 'applied', valid: true })
  expect(body.orderPriceAdjustments).toMatchObject([
    {
      promotionId: 'qa-coupon-open',
      couponCode: 'QA5',
      price: expect.any(Number),
      itemText: expect.any(String),
    },
  ])
  const off = Math.round(Number(plain.productTotal) * 5)
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

test('a coupon that is used up or over stays with its status and takes nothing off', async () => {
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
})

test('a guest can fill in the checkout and still sees no amount', async () => {
  const guest = await shop.guest()
  const id = await guest.basket()
  await guest.add(id, { productId: 'QA-SCREW', quantity: 1 })
  await guest.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'courier' })
  await guest.call('POST', `/baskets/${id}/payment-instruments`, { paymentMethodId: 'BANK_TRANSFER' })
  const coupon = await guest.call('POST', `/baskets/${id}/coupons`, { code: 'QA5' })
  const methods = await guest.call('GET', `/baskets/${id}/shipments/me/shipping-methods`)
  expect([coupon.status, methods.status]).toEqual([200, 200])
  expect(JSON.stringify([coupon.body, methods.body])).not.toMatch(
    /"(price\w*|amount|orderTotal|productTotal|\w*tax\w*Total|taxTotal|shippingTotal|basePrice|orderPriceAdjustments|priceAdjustments)"/i,
  )
})

test('an accepted quote comes in once, cannot be changed, and counts as purchasable', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const ctx = await shop.contextFor(ana)
  const quote = {
    opportunityId: 'OPP1',
    country: 'SV' as const,
    lines: [{ productId: 'QA-DESIGN', quantity: 3, pieceMinor: 12_345 }],
  }
  for (let time = 0; time < 2; time++) await ctx.db.transaction((tx) => addAgreedLines(ctx, tx, quote))
  const { body } = await ana.call('GET', `/baskets/${id}`)
  const [, agreed] = lines(body)
  expect(lines(body)).toHaveLength(2)
  expect(agreed).toMatchObject({
    c_priceQuote: 123.45,
    basePrice: 123.45,
    price: 370.35,
    c_status: 'purchasable',
  })
  expect(body.c_productTypeForCheckoutFlow).toMatchObject({ isProductFinished: true })
  const path = `/baskets/${id}/items/${agreed?.itemId}`
  expect((await ana.call('PATCH', path, { quantity: 1 })).status).toBe(400)
  expect(
    (await ana.call('PATCH', `${path}?c_store=SV-AH01`, { productId: 'QA-DESIGN', quantity: 3 })).status,
  ).toBe(200)
  expect(lines((await ana.call('DELETE', path)).body)).toHaveLength(1)
})

test('[S4.003] [S4.004] [S4.005] [S4.006] an order can be placed once nothing is missing', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const step = async (flow?: 'quote') => {
    const ctx = await shop.contextFor(ana)
    return startStepOf((await loadBasket(ctx, id)).basket, flow)
  }
  const seen = [await step()]
  const then = async (method: string, path: string, body: unknown) => {
    const { status } = await ana.call(method, `/baskets/${id}${path}`, body)
    expect(status).toBe(200)
    seen.push(await step())
  }
  await then('PUT', '/customer', { email: 'ana@qa.example' })
  await then('PUT', '/shipments/me/shipping-address', home)
  await then('PATCH', '', { c_personPicksUpData: { firstName: 'Ana', lastName: 'Rivas' } })
  await then('PUT', '/shipments/me/shipping-method', { id: 'courier' })
  expect(await step('quote')).toBe('REVIEW_ORDER')
  await then('POST', '/payment-instruments', { paymentMethodId: 'BANK_TRANSFER' })
  await then('PUT', '/billing-address', home)
  expect(seen).toEqual([
    'CONTACT_INFO',
    'SHIPPING_ADDRESS',
    'SHIPPING_ADDRESS',
    'SHIPPING_OPTIONS',
    'PAYMENT',
    'PAYMENT',
    'REVIEW_ORDER',
  ])
})

test('an order knows what to take from stock: bundles by component, deliveries from where they leave', async () => {
  const { ana, id } = await withLines(
    { productId: 'QA-BUNDLE', quantity: 1 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 4, c_lengthMetersToBuy: 3.65 },
    { productId: 'QA-MADE', quantity: 7, c_pickUpProduct: true, c_store: 'SV-AH01' },
  )
  await ana.call('POST', `/baskets/${id}/coupons`, { code: 'qa5' })
  const ctx = await shop.contextFor(ana)
  const state = await ctx.db.transaction((tx) => loadBasketForOrder(ctx, tx, id))
  expect(
    stockNeeds(state).map((need) => [need.sku, need.amount, need.sources[0]?.inventoryId, need.madeToOrder]),
  ).toEqual([
    ['QA-LAST', 1, 'inv-sv-ss01', false],
    ['QA-MADE', 7, undefined, true],
    ['QA-SCREW', 2, 'inv-sv-ss01', false],
    ['QA-SHEET-26-AZUL', 14_600, 'inv-sv-ss01', false],
  ])
  expect(appliedCodes(state)).toEqual(['QA5'])
  await ctx.db.transaction((tx) => removeBasket(ctx, tx, state.basket))
  expect((await ana.call('GET', `/baskets/${id}`)).status).toBe(404)
  expect(await reopenBasket(ctx, ctx.db, state.basket)).toBe(true)
  expect(lines((await ana.call('GET', `/baskets/${id}`)).body)).toHaveLength(3)
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

test('a write takes at most ten statements, however many lines and stores', async () => {
  const skus = ['QA-SCREW', 'QA-CEMENT', 'QA-TUBE-1', 'QA-TUBE-2', 'QA-REBAR-38', 'QA-REBAR-12', 'QA-BUNDLE']
  const { ana, id } = await withLines(...skus.map((productId) => ({ productId, quantity: 1 })))
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-address`, home)
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'truck' })
  await ana.call('POST', `/baskets/${id}/coupons`, { code: 'QA5' })
  const ctx = await shop.contextFor(ana)
  await addItemToBasket(ctx, {
    params: { basketId: id },
    query: {},
    headers: {},
    body: [{ productId: 'QA-TUBE-1', quantity: 1, c_store: 'SV-AH01' }],
  })
  // One more is the token's own check.
  expect(ctx.db.count.statements).toBeLessThanOrEqual(9)
})
