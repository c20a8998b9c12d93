import { afterAll, beforeAll, expect, test } from 'vitest'
import { addItemToBasket } from '../calls/add-item-to-basket.ts'
import { loadBasket, startStepOf } from '../index.ts'
import { basketWith, home, shipment } from '../testing/checkout.ts'
import { type BasketShop, openBasketShop } from '../testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const withLines = (...items: unknown[]) => basketWith(shop, ...items)

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
    [{ c_coordinates: '13.69;-89.21' }, 'c_coordinates'],
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
  const putBillingAddress = (over: Record<string, unknown>) =>
    ana.call('PUT', `/baskets/${id}/billing-address`, { ...home, ...over })
  const person = await putBillingAddress({
    c_taxpayerType: 'natural',
    c_taxIdType: 'dui',
    c_taxId: '01234567-8',
  })
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
    const { status, body } = await putBillingAddress(over)
    expect([property, status, body.property]).toEqual([property, 400, property])
    expect(JSON.stringify(body)).not.toContain('01234567')
  }
  const credit = await putBillingAddress(company)
  expect(credit.body.billingAddress).toMatchObject({ ...company, c_taxId: '06141501901010' })
  const free = await putBillingAddress({ c_taxpayerType: 'juridico', c_economicActivity: '41001' })
  expect(free.body.billingAddress).toMatchObject({ c_taxpayerType: 'juridico', c_economicActivity: '41001' })
  // A Nicaraguan letter that does not fit only asks to look again: it never blocks a sale.
  const soft = await putBillingAddress({
    countryCode: 'NI',
    stateCode: 'NI-managua',
    c_divisionId: null,
    c_taxIdType: 'cedula',
    c_taxId: '001-150190-1010A',
  })
  expect(soft.status).toBe(200)
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
