import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from './testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

type Item = Record<string, unknown> & { itemId: string }
const items = (body: unknown) => (body as { productItems: Item[] }).productItems

test('[S7.006] an empty body opens a basket with one shipment, nothing chosen and totals unknown', async () => {
  const ana = await shop.customer()
  const { status, body } = await ana.call('POST', '/baskets', {}, 'es-HN')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    currency: 'HNL',
    c_country: 'HN',
    taxation: 'gross',
    productItems: [],
    couponItems: [],
    shippingItems: [],
    productSubTotal: 0,
    orderTotal: null,
    shippingTotal: null,
    taxTotal: null,
    customerInfo: { customerId: ana.customerId },
    c_productTypeForCheckoutFlow: { isProductQuote: false, isProductFinished: false, isMixedCart: false },
  })
  expect(body.basketId).toMatch(/^[0-9a-f]{26}$/)
  expect((body.shipments as unknown as { shipmentId: string }[])[0]?.shipmentId).toBe('me')
  expect(body).not.toHaveProperty('billingAddress')
  expect(body).not.toHaveProperty('paymentInstruments')
})

test('[S7.006] ten simultaneous creates make one basket; the other answers name its id', async () => {
  const ana = await shop.customer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ana.call('POST', '/baskets', {})))
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(1)
  for (const { status, body } of answers.filter((one) => one !== made[0])) {
    expect(status).toBe(400)
    expect(body.type).toMatch(/customer-baskets-quota-exceeded$/)
    expect(body.basketIds).toBe(made[0]?.body.basketId)
  }
})

test('the basket of somebody else is as missing as one that never was', async () => {
  const [ana, eva] = [await shop.customer(), await shop.customer()]
  const basketId = await ana.basket()
  const others = [
    ['GET', `/baskets/${basketId}`],
    ['PATCH', `/baskets/${basketId}`, {}],
    ['POST', `/baskets/${basketId}/items`, [{ productId: 'QA-SCREW', quantity: 1 }]],
    ['DELETE', `/baskets/${basketId}`],
  ] as const
  for (const [method, path, body] of others) {
    const foreign = await eva.call(method, path, body)
    const missing = await eva.call(method, path.replace(basketId, 'ffffffffffffffffffffffffff'), body)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(foreign.body).toMatchObject({ title: 'Basket Not Found', basketId })
  }
  expect((await ana.call('DELETE', `/baskets/${basketId}`)).status).toBe(204)
  expect((await ana.call('GET', `/baskets/${basketId}`)).status).toBe(404)
})

test('[S1.009] [S3.007] [S3.008] a unit line and a cut line come back with the fields of the specification', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const body = await ana.add(
    basketId,
    { productId: 'QA-SCREW', quantity: 3 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 4, c_lengthMetersToBuy: 3.65, c_store: 'SV-SS01' },
    { productId: 'QA-TUBE-2', quantity: 1 },
    { productId: 'QA-MADE', quantity: 1 },
  )
  const [screw, sheet, tube, made] = items(body)
  expect(screw).toMatchObject({ productId: 'QA-SCREW', id: 'QA-SCREW', quantity: 3, type: { item: true } })
  // 1007.76 × 3.65 = 3678.324 a piece
  expect(sheet).toMatchObject({
    basePrice: 3678.32,
    price: 14713.28,
    priceAfterItemDiscount: 14713.28,
    pricePerUnit: 1007.76,
    c_salesPrice: 1007.76,
    c_lengthMetersToBuy: 3.65,
    c_measurementSelector: 'metre',
    c_store: 'SV-SS01',
    c_pickUpProduct: false,
    type: { variant: true },
    inventoryId: 'inv-sv-ss01',
    inventory: { stockLevel: 600, ats: 600, orderable: true },
    variationValues: expect.any(Object),
    currency: 'USD',
  })
  expect(sheet?.c_pickupFinishDate).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  expect(sheet?.c_pickupFinishDateNotFormatted).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(sheet).toMatchObject({ itemId: expect.stringMatching(/^\S+$/), name: sheet?.productName })
  expect(tube).toMatchObject({ c_Length: 6, c_measurementSelector: 'unit' })
  for (const one of [screw, sheet]) expect(one).not.toHaveProperty('c_pickupDateEstimated')
  expect(made?.c_pickupDateEstimated).toBe(made?.c_pickupFinishDate)
  expect(body.c_totalLengthByProduct).toEqual({ 'QA-SHEET-26-AZUL': { value: 14.6, missingMt: 15.4 } })
  // And so it is found again.
  expect((await ana.call('GET', `/baskets/${basketId}`)).body).toEqual(body)
})

test('the same product and length grows its line, another length is a line of its own', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const sheet = (metres: number, quantity: number) => ({
    productId: 'QA-SHEET-26-AZUL',
    quantity,
    c_lengthMetersToBuy: metres,
  })
  await ana.add(basketId, sheet(3.65, 2))
  const body = await ana.add(basketId, sheet(3.65, 3), sheet(4, 1))
  expect(items(body).map((one) => [one.c_lengthMetersToBuy, one.quantity])).toEqual([
    [3.65, 5],
    [4, 1],
  ])
})

test('a line that was taken out goes back to its place; without one a new line is the last', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const path = `/baskets/${basketId}/items`
  const lengths = async () =>
    items((await ana.call('GET', `/baskets/${basketId}`)).body).map((line) => line.c_lengthMetersToBuy)
  const sheet = (metres: number, place?: number) => ({
    productId: 'QA-SHEET-26-AZUL',
    quantity: 1,
    c_lengthMetersToBuy: metres,
    ...(place === undefined ? {} : { c_position: place }),
  })
  const { body } = await ana.call('POST', path, [sheet(2), sheet(3), sheet(4)])
  await ana.call('DELETE', `${path}/${items(body)[1]?.itemId}`)
  await ana.call('POST', path, [sheet(3, 1)])
  expect(await lengths()).toEqual([2, 3, 4])
  await ana.call('POST', path, [sheet(5, 0), sheet(6, 300), sheet(7)])
  expect(await lengths()).toEqual([5, 2, 3, 4, 6, 7])
  // What grows a line does not move it.
  await ana.call('POST', path, [sheet(4, 0)])
  expect(await lengths()).toEqual([5, 2, 3, 4, 6, 7])
  for (const place of [-1, 1.5, 301]) {
    expect((await ana.call('POST', path, [sheet(8, place)])).status).toBe(400)
  }
})

test('lengths off the rule are refused, naming shortest, longest and step', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  for (const metres of [0.95, 12.05, 3.62, -3, 3.6501, undefined, null]) {
    const item = { productId: 'QA-SHEET-26-AZUL', quantity: 1, c_lengthMetersToBuy: metres }
    const { status, body } = await ana.call('POST', `/baskets/${basketId}/items`, [item])
    expect([metres, status]).toEqual([metres, 400])
    expect(body).toMatchObject({
      property: 'c_lengthMetersToBuy',
      minMetres: 1,
      maxMetres: 12,
      stepMetres: 0.05,
    })
  }
  expect(items((await ana.call('GET', `/baskets/${basketId}`)).body)).toEqual([])
})

test('[S5.049] quantities are whole, from the minimum, by step, at most 99,999', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  for (const quantity of [0, -1, 0.5, 50, 125, 100_000, 1e9]) {
    const { status, body } = await ana.call('POST', `/baskets/${basketId}/items`, [
      { productId: 'QA-BRICK', quantity },
    ])
    expect([quantity, status, body.property]).toEqual([quantity, 400, 'quantity'])
  }
  expect(items(await ana.add(basketId, { productId: 'QA-BRICK', quantity: 150 }))[0]).toMatchObject({
    quantity: 150,
    c_stepQuantity: 50,
  })
})

test('[S4.052] more than there is, over all lines of the product, is refused; what was there stays', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  await ana.add(basketId, { productId: 'QA-LAST', quantity: 1 })
  const again = await ana.call('POST', `/baskets/${basketId}/items`, [{ productId: 'QA-LAST', quantity: 1 }])
  expect(again.status).toBe(400)
  expect(again.body.type).toMatch(/product-item-not-available$/)
  expect(again.body).toMatchObject({ productId: 'QA-LAST', available: 1 })
  // 45.5 m at the branch: 5 × 8 m and one of 6 m are 46 m.
  const lines = [
    { productId: 'QA-SHEET-24-BLAN', quantity: 5, c_lengthMetersToBuy: 8, c_store: 'SV-AH01' },
    { productId: 'QA-SHEET-24-BLAN', quantity: 1, c_lengthMetersToBuy: 6, c_store: 'SV-AH01' },
  ]
  const cut = await ana.call('POST', `/baskets/${basketId}/items`, lines)
  expect([cut.status, cut.body.available]).toEqual([400, 45.5])
  expect(items((await ana.call('GET', `/baskets/${basketId}`)).body)).toHaveLength(1)
})

test('[S1.034] from the amount on that is only quoted a line is held as a quote, beyond the stock too', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const body = await ana.add(basketId, {
    productId: 'QA-SHEET-26-AZUL',
    quantity: 100,
    c_lengthMetersToBuy: 7,
  })
  expect(items(body)[0]).toMatchObject({ quantity: 100, c_status: 'quote' })
  expect(items(body)[0]).not.toHaveProperty('price')
  expect(body.c_productTypeForCheckoutFlow).toMatchObject({ isProductQuote: true })
})

test('a store sent with a product serves it until another is chosen for the basket', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const [line] = items(await ana.add(basketId, { productId: 'QA-SCREW', quantity: 1, c_store: 'SV-SS01' }))
  const { body } = await ana.call('PATCH', `/baskets/${basketId}/items/${line?.itemId}?c_store=SV-AH01`, {
    productId: 'QA-SCREW',
    quantity: 1,
  })
  expect(items(body)[0]?.c_store).toBe('SV-AH01')
  const later = await ana.add(basketId, { productId: 'QA-CEMENT', quantity: 1 })
  expect(items(later)[1]?.c_store).toBe('SV-AH01')
})

test('a customer’s own e-mail comes with the basket on request', async () => {
  const ana = await shop.customer()
  const made = await ana.call('POST', '/baskets?populateCustomerDetails=true', {})
  expect(made.body.customerInfo).toMatchObject({ email: `${ana.customerId.toLowerCase()}@qa.example` })
})

test('two simultaneous adds to one basket both count', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const adds = Array.from({ length: 6 }, (_, index) =>
    ana.call('POST', `/baskets/${basketId}/items`, [
      { productId: index % 2 ? 'QA-SCREW' : 'QA-CEMENT', quantity: 2 },
    ]),
  )
  expect((await Promise.all(adds)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const { body } = await ana.call('GET', `/baskets/${basketId}`)
  expect(
    items(body)
      .map((one) => [one.productId, one.quantity])
      .sort(),
  ).toEqual([
    ['QA-CEMENT', 6],
    ['QA-SCREW', 6],
  ])
})

test('unknown products, masters, sets and foreign products cannot be added', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const tried = await Promise.all(
    ['QA-NOPE', 'QA-SHEET', 'QA-SET', 'QA-EC', 'QA-NONE'].map(async (productId) => {
      const { status, body } = await ana.call('POST', `/baskets/${basketId}/items`, [
        { productId, quantity: 1 },
      ])
      return [productId, status, String(body.type).split('/').at(-1)]
    }),
  )
  expect(tried).toEqual([
    ['QA-NOPE', 404, 'product-not-found'],
    ['QA-SHEET', 400, 'bad-request'],
    ['QA-SET', 400, 'bad-request'],
    ['QA-EC', 400, 'product-item-not-available'],
    ['QA-NONE', 400, 'product-item-not-available'],
  ])
})
