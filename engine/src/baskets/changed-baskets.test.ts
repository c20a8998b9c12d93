import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, type Caller, openBasketShop } from './testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

type Item = Record<string, unknown> & { itemId: string }
const items = (body: unknown) => (body as { productItems: Item[] }).productItems

test('[S7.022] [S7.023] quantity, length, product and removal of a line', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const [first] = items(
    await ana.add(
      basketId,
      { productId: 'QA-SHEET-26-AZUL', quantity: 2, c_lengthMetersToBuy: 4 },
      { productId: 'QA-SCREW', quantity: 1 },
    ),
  )
  const path = `/baskets/${basketId}/items/${first?.itemId}`
  const grown = await ana.call('PATCH', `${path}?c_store=SV-AH01`, {
    productId: 'QA-SHEET-26-AZUL',
    quantity: 3,
  })
  expect(items(grown.body)[0]).toMatchObject({ quantity: 3, c_store: 'SV-AH01', c_lengthMetersToBuy: 4 })
  expect(items(grown.body)[1]?.c_store).toBe('SV-AH01')
  const own = await ana.call('PATCH', path, {
    c_store: 'SV-SS01',
    c_pickUpProduct: true,
    c_lengthMetersToBuy: 5,
  })
  expect(items(own.body)[0]).toMatchObject({
    c_store: 'SV-SS01',
    c_pickUpProduct: true,
    c_lengthMetersToBuy: 5,
    quantity: 3,
  })
  // The line that chose its own store keeps it when another is chosen for the basket.
  const chosen = await ana.call(
    'PATCH',
    `/baskets/${basketId}/items/${items(own.body)[1]?.itemId}?c_store=SV-AH01`,
    {
      quantity: 2,
    },
  )
  expect(items(chosen.body).map((one) => one.c_store)).toEqual(['SV-SS01', 'SV-AH01'])
  const other = await ana.call('PATCH', path, { productId: 'QA-SHEET-26-BLAN' })
  expect(items(other.body)[0]).toMatchObject({ productId: 'QA-SHEET-26-BLAN', c_lengthMetersToBuy: 5 })
  const gone = await ana.call('PATCH', path, { quantity: 0 })
  expect(items(gone.body).map((one) => one.productId)).toEqual(['QA-SCREW'])
  expect((await ana.call('DELETE', path)).status).toBe(404)
  const empty = await ana.call('DELETE', `/baskets/${basketId}/items/${items(gone.body)[0]?.itemId}`)
  expect(items(empty.body)).toEqual([])
  const foreign = await ana.call('POST', `/baskets/${basketId}/items`, [
    { productId: 'QA-SCREW', quantity: 1, c_store: 'HN-FM01' },
  ])
  expect([foreign.status, foreign.body.property]).toEqual([400, 'c_store'])
})

const priceNames = /price|total|tax|adjust|discount|amount/i
const allowed = new Set(['total', 'taxation', 'c_totalLengthByProduct', 'c_totalWeightKg'])
const names = (value: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const one of value) names(one, found)
  else if (value && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) {
      if (priceNames.test(name) && !allowed.has(name)) found.add(name)
      names(inner, found)
    }
  }
  return found
}

const everyAnswer = async (shopper: Caller) => {
  const basketId = await shopper.basket()
  const added = await shopper.add(
    basketId,
    { productId: 'QA-SCREW', quantity: 3 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 20, c_lengthMetersToBuy: 3 },
    { productId: 'QA-CEMENT', quantity: 40 },
  )
  const read = await shopper.call('GET', `/baskets/${basketId}`)
  const list = await shopper.call(
    'GET',
    `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${shopper.customerId}/baskets`,
  )
  expect(list.body.total).toBe(1)
  return [added, read.body, list.body]
}

test('[S1.026] [S1.027] a guest sees no price, total, tax or adjustment in any answer; a customer sees them', async () => {
  const guestAnswers = await everyAnswer(await shop.guest())
  expect([...names(guestAnswers)]).toEqual([])
  // Every price of the bundle is written with these decimals: none may appear in any form.
  expect(JSON.stringify(guestAnswers)).not.toMatch(/1007\.76|1004\.66|909\.37/)
  const seen = names(await everyAnswer(await shop.customer()))
  for (const name of ['price', 'basePrice', 'productSubTotal', 'taxTotal', 'priceAdjustments']) {
    expect(seen).toContain(name)
  }
})

test('money and ownership sent by a client change nothing; names of neither kind are refused', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const honest = await ana.add(basketId, { productId: 'QA-SCREW', quantity: 3 })
  const [line] = items(honest)
  const tampered = await ana.call('PATCH', `/baskets/${basketId}/items/${line?.itemId}`, {
    price: 0.01,
    basePrice: 0.01,
    priceAfterItemDiscount: 0,
    c_salesPrice: 0.01,
    c_priceQuote: 0.01,
    c_pickupFinishDate: '01/01/2020',
    tax: 0,
  })
  expect(tampered.status).toBe(200)
  expect(items(tampered.body)[0]).toEqual(line)
  const totals = await ana.call('PATCH', `/baskets/${basketId}`, {
    orderTotal: 1,
    productTotal: 1,
    taxTotal: 0,
    customerInfo: { customerId: 'somebody' },
    c_customerId: 'somebody',
    c_paypalOrderId: 'X',
  })
  expect(totals.body).toEqual({ ...honest, lastModified: totals.body.lastModified })
  for (const body of [{ customerId: 'x' }, { isRegistered: true }, { authType: 'x' }]) {
    const refused = await ana.call('PATCH', `/baskets/${basketId}`, body)
    expect([refused.status, refused.body.property]).toEqual([400, Object.keys(body)[0]])
  }
})

test('[S4.018] the country decides prices; stores go, lines stay and what is not sold there cannot be ordered', async () => {
  const dario = await shop.customer()
  const basketId = await dario.basket('es-EC')
  // No store in Ecuador: nothing can be had there, so the basket is filled in El Salvador first.
  await dario.call('PATCH', `/baskets/${basketId}`, { currency: 'USD', c_country: 'SV' })
  const sv = await dario.add(basketId, { productId: 'QA-CEMENT', quantity: 2, c_store: 'SV-SS01' })
  const hn = await dario.call('PATCH', `/baskets/${basketId}`, { currency: 'HNL', c_country: 'HN' })
  expect(hn.body).toMatchObject({ currency: 'HNL', c_country: 'HN' })
  expect(items(hn.body)[0]).not.toHaveProperty('c_store')
  expect(items(hn.body)[0]?.price).not.toBe(items(sv)[0]?.price)
  // Only a currency: kept if it is the country's, else the first country that has it.
  const usd = await dario.call('PATCH', `/baskets/${basketId}`, { currency: 'USD' })
  expect(usd.body.c_country).toBe('SV')
  const ec = await dario.call('PATCH', `/baskets/${basketId}`, { c_country: 'EC', currency: 'USD' })
  expect(ec.body.c_country).toBe('EC')
  const kept = await dario.call('PATCH', `/baskets/${basketId}`, { currency: 'USD' })
  expect(kept.body.c_country).toBe('EC')
  for (const body of [{ currency: 'EUR' }, { c_country: 'MX' }, { c_country: 'HN', currency: 'USD' }]) {
    expect((await dario.call('PATCH', `/baskets/${basketId}`, body)).status).toBe(400)
  }
})

test('[S1.034] [S3.006] the kind of cart follows its lines', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const kind = (body: unknown) => (body as Record<string, unknown>).c_productTypeForCheckoutFlow
  const quote = await ana.add(basketId, { productId: 'QA-DESIGN', quantity: 2 })
  expect(kind(quote)).toEqual({ isProductQuote: true, isProductFinished: false, isMixedCart: false })
  expect(items(quote)[0]).not.toHaveProperty('price')
  const mixed = await ana.add(basketId, { productId: 'QA-SCREW', quantity: 1 })
  expect(kind(mixed)).toEqual({ isProductQuote: false, isProductFinished: false, isMixedCart: true })
  const bought = await ana.call('DELETE', `/baskets/${basketId}/items/${items(quote)[0]?.itemId}`)
  expect(kind(bought.body)).toEqual({ isProductQuote: false, isProductFinished: true, isMixedCart: false })
})

test('[S4.017] temporary baskets stand beside the open one and are told by their flag; v2 is the same store', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const v2 = '/checkout/shopper-baskets/v2/organizations/f_ecom_lmna_001'
  const temporary = await ana.call('POST', `${v2}/baskets?temporary=true`, {})
  expect(temporary.body.temporaryBasket).toBe(true)
  const list = await ana.call(
    'GET',
    `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${ana.customerId}/baskets`,
  )
  const baskets = list.body.baskets as unknown as { basketId: string; temporaryBasket: boolean }[]
  expect(baskets.map((one) => [one.basketId, one.temporaryBasket])).toEqual([
    [basketId, false],
    [temporary.body.basketId, true],
  ])
  expect((await ana.call('GET', `${v2}/baskets/${basketId}`)).body.basketId).toBe(basketId)
})

test('who picks up is kept as JSON text of its five fields', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  const person = {
    firstName: 'Ana',
    lastName: 'Rivas',
    idType: 'dui',
    idNumber: '000000000',
    phone: '70123456',
  }
  const set = await ana.call('PATCH', `/baskets/${basketId}`, {
    c_personPicksUpData: { ...person, isAdmin: true },
  })
  expect(JSON.parse(String(set.body.c_personPicksUpData))).toEqual(person)
  const text = await ana.call('PATCH', `/baskets/${basketId}`, {
    c_personPicksUpData: JSON.stringify(person),
  })
  expect(text.body.c_personPicksUpData).toBe(set.body.c_personPicksUpData)
  const bad = await ana.call('PATCH', `/baskets/${basketId}`, { c_personPicksUpData: '[1]' })
  expect(bad.status).toBe(400)
})
