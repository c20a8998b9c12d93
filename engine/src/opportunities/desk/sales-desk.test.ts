import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import type { Answered, Caller } from '../../baskets/testing.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { quotesPath } from '../testing.ts'

const base = '/custom/desk/v1/organizations/f_ecom_lmna_001'
const costsPath = '/pricing/price-books/v1/organizations/f_ecom_lmna_001/price-books/SV/costs'
const sheet = { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 3.65 }

let shop: OrderShop
let token: string
let withoutCosts: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.quotes.rw', 'sfcc.costs.rw'] })).token
  withoutCosts = (await openClient(shop, { scopes: ['sfcc.quotes.rw'] })).token
  await shop.database.pool.query(
    `update site set config = jsonb_set(config, '{preferences,quoteFloorPercent}', '15')`,
  )
  shop.engine.sites.forget()
  await shop.call('PATCH', `${costsPath}?siteId=Lamina`, {
    as: token,
    body: { data: [{ productId: 'QA-SHEET-26-AZUL', amount: 4 }] },
  })
})
afterAll(() => shop.close())

type Body = Record<string, unknown>
const call = (method: string, path: string, body?: unknown, as = token) =>
  shop.call<Body>(method, `${base}${path}?siteId=Lamina`, { as, ...(body ? { body } : {}) })
const asCustomer = async (caller: Caller, method: string, path: string, body?: unknown) =>
  shop.call<Answered>(method, `${quotesPath}${path}?siteId=Lamina&locale=es-SV`, {
    as: caller.token,
    ...(body ? { body } : {}),
  })
const request = async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  await ana.add(basketId, sheet)
  const { body } = await asCustomer(ana, 'POST', '', { basketId })
  return { ana, id: String(body.OpportunityId), number: String(body.Number) }
}
const line = (more: object) => ({ productId: 'QA-SHEET-26-AZUL', quantity: 10, lengthMeters: 3.65, ...more })

describe('prices', () => {
  test('are typed as price, margin or discount, and tell the other two', async () => {
    const { id } = await request()
    const reckon = async (one: object, as?: string) =>
      (await call('POST', `/quotes/${id}/calculations`, { lines: [line(one)] }, as)).body
    const listed = await reckon({})
    const [list] = listed.lines as { listPrice: number; price: number; cost: number; marginPercent: number }[]
    expect(list?.price).toBe(list?.listPrice)
    // 3.65 m × 4.00, with the tax of 13 %.
    expect(list?.cost).toBe(16.5)
    const byMargin = await reckon({ marginPercent: 25 })
    expect(byMargin).toMatchObject({
      marginPercent: 25,
      lines: [{ price: 22, marginPercent: 25, total: 220 }],
    })
    const byDiscount = await reckon({ discountPercent: 10 })
    const [less] = byDiscount.lines as { price: number; discountPercent: number }[]
    expect(less?.price).toBeCloseTo(Number(list?.listPrice) * 0.9, 2)
    expect(await reckon({ price: 17 })).toMatchObject({ isBelowFloor: true, floorPercent: 15 })
    const blind = await reckon({ price: 20 }, withoutCosts)
    expect(JSON.stringify(blind)).not.toMatch(/cost|margin/)
    const both = await call('POST', `/quotes/${id}/calculations`, {
      lines: [line({ price: 1, marginPercent: 2 })],
    })
    expect(both.status).toBe(400)
    const blindMargin = { lines: [{ productId: 'QA-SCREW', quantity: 1, marginPercent: 20 }] }
    expect((await call('POST', `/quotes/${id}/calculations`, blindMargin)).status).toBe(400)
    expect(
      (await call('POST', `/quotes/${id}/calculations`, { lines: [line({ lengthMeters: 1.0005 })] })).status,
    ).toBe(400)
  })
})

type Method = { id: string; c_kind: string; price: number; c_deliveryDate?: string }

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('the desk without a CRM', () => {
  test('prices, sends, and the customer accepts at that price, freight and day', async () => {
    const { ana, id, number } = await request()
    const words = { query: { textQuery: { fields: ['words'], searchPhrase: number } } }
    expect((await call('POST', '/quote-search', words)).body).toMatchObject({
      hits: [{ quoteId: id, state: 'requested', isUnanswered: true, lineCount: 1 }],
    })
    const sought = async (as?: string) => (await call('POST', '/quote-search', words, as)).body.hits as Body[]
    const [asked] = await sought()
    expect(asked?.marginPercent).toEqual(expect.any(Number))
    expect(JSON.stringify(await sought(withoutCosts))).not.toMatch(/cost|margin/)
    expect((await call('POST', `/quotes/${id}/offers`, {})).status).toBe(400)
    const freight = { amount: 35, reason: 'carga de vuelta', withinKm: 900 }
    const readyOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    const past = { lines: [line({ price: 21 })], freight, readyOn: '2020-01-01' }
    expect((await call('PUT', `/quotes/${id}/draft`, past)).status).toBe(200)
    expect((await call('POST', `/quotes/${id}/offers`, {})).status).toBe(400)
    const draft = { ...past, readyOn }
    expect((await call('PUT', `/quotes/${id}/draft`, draft)).body).toMatchObject({
      hasDraft: true,
      draft: { total: 245, freight: { amount: 35 }, readyOn },
    })
    expect((await asCustomer(ana, 'GET', `/${id}`)).body.TotalPrice).toBeUndefined()
    expect((await call('POST', `/quotes/${id}/offers`, {})).body).toMatchObject({
      state: 'priced',
      hasDraft: false,
      offers: [{ revision: 1, total: 245, freight: 35, readyOn, lines: [{ price: 21, total: 210 }] }],
    })
    // 21.00 a piece, of which 16.50 are its cost; freight is left out.
    expect(await sought()).toMatchObject([{ marginPercent: 21.43, offeredTotal: 245 }])
    expect(JSON.stringify(await sought(withoutCosts))).not.toMatch(/cost|margin/)
    const worth = async (from: number) =>
      (
        await call('POST', '/quote-search', {
          query: {
            filteredQuery: { query: words.query, filter: { rangeFilter: { field: 'total', from } } },
          },
        })
      ).body.total
    expect([await worth(245), await worth(245.01)]).toEqual([1, 0])
    expect((await asCustomer(ana, 'GET', `/${id}`)).body).toMatchObject({
      State: 'priced',
      TotalPrice: 245,
      FreightPrice: 35,
      FreightWithinKm: 900,
      ReadyDate: readyOn,
      Revision: 1,
    })
    const pdf = await call('GET', `/quotes/${id}/document`)
    expect(Buffer.from(String(pdf.body.fileContent), 'base64').subarray(0, 4).toString()).toBe('%PDF')
    const yes = await asCustomer(ana, 'POST', `/${id}/accept`, { Revision: 1 })
    const basketId = String(yes.body.basketId)
    await ana.call('PUT', `/baskets/${basketId}/shipments/me/shipping-address`, {
      firstName: 'Ana',
      lastName: 'Prueba',
      address1: 'Calle 1',
      city: 'San Salvador',
      stateCode: 'SV-san-salvador',
      countryCode: 'SV',
      phone: '70000000',
    })
    const { body: methods } = await ana.call('GET', `/baskets/${basketId}/shipments/me/shipping-methods`)
    const truck = (methods.applicableShippingMethods as unknown as Method[]).find(
      ({ c_kind }) => c_kind === 'truck',
    )
    expect(truck?.price).toBe(35)
    await ana.call('PUT', `/baskets/${basketId}/shipments/me/shipping-method`, { id: truck?.id })
    // What the desk has promised counts, not the days of the shelf: for pickup and truck, as long as it is to come.
    expect((await ana.call('GET', `/baskets/${basketId}`)).body).toMatchObject({
      orderTotal: 245,
      productItems: [{ productId: 'QA-SHEET-26-AZUL', c_pickupFinishDateNotFormatted: readyOn }],
    })
    const [day, month, year] = String(truck?.c_deliveryDate).split('/')
    expect(`${year}-${month}-${day}` > readyOn).toBe(true)
    const { rows: stored } = await shop.database.pool.query<{ document: { lines: object[] } }>(
      `update basket set document = jsonb_set(document, '{lines,0,agreed,readyOn}', '"2020-01-01"') where id = $1
      returning document`,
      [basketId],
    )
    expect(stored[0]?.document.lines).toMatchObject([{ agreed: { readyOn: '2020-01-01' } }])
    const { body: late } = await ana.call('GET', `/baskets/${basketId}`)
    const [item] = late.productItems as unknown as { c_pickupFinishDateNotFormatted: string }[]
    expect(item && item.c_pickupFinishDateNotFormatted < readyOn).toBe(true)
    expect(item?.c_pickupFinishDateNotFormatted).not.toBe('2020-01-01')
    expect((await call('POST', `/quotes/${id}/offers`, {})).status).toBe(409)
    const { rows } = await shop.database.pool.query<{ operation: string }>(
      'select operation from audit_entry where subject_id = $1 order by seq',
      [number],
    )
    expect(rows.map(({ operation }) => operation)).toEqual(['priceQuote', 'priceQuote', 'sendQuote'])
  })

  test('prolongs what has lapsed, makes a second revision, withdraws with a reason', async () => {
    const { ana, id } = await request()
    await call('PUT', `/quotes/${id}/draft`, { lines: [line({ price: 21 })] })
    expect((await call('POST', `/quotes/${id}/offers`, { validUntil: '2020-01-01' })).status).toBe(400)
    await call('POST', `/quotes/${id}/offers`, {})
    await shop.database.pool.query(`update opportunity set valid_until = '2020-01-01' where id = $1`, [id])
    expect((await asCustomer(ana, 'GET', `/${id}`)).body.State).toBe('expired')
    const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    expect((await call('PUT', `/quotes/${id}/validity`, { validUntil: later })).body).toMatchObject({
      state: 'priced',
      validUntil: later,
    })
    await call('PUT', `/quotes/${id}/draft`, { lines: [line({ price: 20.5 })] })
    expect((await call('POST', `/quotes/${id}/offers`, {})).body).toMatchObject({ revision: 2 })
    expect((await call('POST', `/quotes/${id}/withdrawal`, { reason: 'sin acero' })).body).toMatchObject({
      state: 'rejected',
    })
    expect((await asCustomer(ana, 'POST', `/${id}/accept`, {})).status).toBe(409)
  })

  test('the desk adds six files to a quote, and no seventh', async () => {
    const { id } = await request()
    const write = (filename: string) =>
      call('POST', `/quotes/${id}/messages`, { text: 'Plano', file: { filename, fileContent: pixel } })
    for (const name of ['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'])
      expect((await write(name)).status, name).toBe(200)
    const { status, body } = await write('7.png')
    expect([status, String(body.type).split('/').at(-1)]).toEqual([400, 'too-many-files'])
    // Nothing of the message is there without its file.
    expect((await call('GET', `/quotes/${id}`)).body.messages).toHaveLength(6)
  })

  test('messages go both ways, with a file; a quote has an owner', async () => {
    const { ana, id } = await request()
    await asCustomer(ana, 'POST', `/${id}/messages`, { Body: '¿y la entrega?' })
    const file = { filename: 'plano.png', fileContent: pixel }
    const answered = await call('POST', `/quotes/${id}/messages`, { text: 'El martes.', file })
    expect(answered.body).toMatchObject({
      isUnanswered: false,
      messages: [{ from: 'customer' }, { from: 'desk', author: 'ERP', text: 'El martes.' }],
      files: [{ name: 'plano.png' }],
    })
    const [{ id: fileId }] = answered.body.files as [{ id: string }]
    expect((await call('GET', `/quotes/${id}/files/${fileId}`)).body).toMatchObject({ fileContent: pixel })
    expect((await call('GET', `/quotes/${(await request()).id}/files/${fileId}`)).status).toBe(404)
    // Who may not price it there would never see it: of another country, or who only reads quotes.
    for (const role of ['desk@GT', 'support@SV']) {
      const { id: other } = await openStaff(shop, role)
      expect((await call('PUT', `/quotes/${id}/owner`, { staffId: other })).status).toBe(400)
    }
    const { id: staffId } = await openStaff(shop, 'desk@SV')
    expect((await call('PUT', `/quotes/${id}/owner`, { staffId })).body).toMatchObject({
      owner: { id: staffId },
    })
    expect((await call('PUT', `/quotes/${id}/owner`, { staffId: null })).body.owner).toBeUndefined()
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await call('PUT', `/quotes/${id}/owner`, { staffId: nobody })).status).toBe(404)
  })
})

test('a cost is told with the tax that its prices have', async () => {
  const { body } = await shop.call('GET', `${costsPath}?siteId=Lamina&productIds=QA-SHEET-26-AZUL`, {
    as: token,
  })
  const cost = { productId: 'QA-SHEET-26-AZUL', amount: 4, amountWithTax: 4.52 }
  expect(body).toMatchObject({ currency: 'USD', data: [cost] })
})

test('a desk makes no offer below the floor, a manager does; another country finds nothing', async () => {
  const { id } = await request()
  const [desk, manager, foreign] = [
    await openStaff(shop, 'desk@SV'),
    await openStaff(shop, 'manager@SV'),
    await openStaff(shop, 'desk@GT'),
  ]
  const as = (cookie: string, method: string, path: string, body?: object, etag?: string) =>
    callAsStaff(shop, cookie, method, `${base}/quotes/${id}${path}?siteId=Lamina`, {
      ...(body ? { body } : {}),
      headers: etag === undefined ? {} : { 'if-match': etag },
    })
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/document', undefined],
    ['PUT', '/draft', { lines: [line({ price: 17 })] }],
    ['POST', '/offers', {}],
    ['POST', '/messages', { text: 'x' }],
  ] as const)
    expect((await as(foreign.cookie, method, path, body)).status, path).toBe(404)
  const read = async (cookie: string) => String((await as(cookie, 'GET', '')).headers.etag)
  expect((await as(desk.cookie, 'PUT', '/draft', { lines: [line({ price: 17 })] })).status).toBe(428)
  const low = { lines: [line({ price: 17 })] }
  expect((await as(desk.cookie, 'PUT', '/draft', low, await read(desk.cookie))).status).toBe(200)
  expect(await as(desk.cookie, 'POST', '/offers', {}, await read(desk.cookie))).toMatchObject({
    status: 403,
    body: { right: 'quotes.below-floor' },
  })
  const stale = await read(manager.cookie)
  expect((await as(manager.cookie, 'POST', '/offers', {}, stale)).status).toBe(200)
  expect((await as(manager.cookie, 'POST', '/withdrawal', { reason: 'x' }, stale)).status).toBe(412)
})
