import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { verifyChain } from '../audit/index.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

const organization = 'organizations/f_ecom_lmna_001'
const lists = `/inventory/inventory-lists/v1/${organization}`
const transfers = `/custom/stock-transfers/v1/${organization}`
const plant = 'inv-sv-ss01'

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.inventory.availability.rw'] })).token
})
afterAll(() => shop.close())

type Body = Record<string, unknown>
const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.call<Body>(method, `${path}?siteId=Lamina`, { as: token, headers, ...(body ? { body } : {}) })
const record = (sku: string, list = plant) =>
  `${lists}/inventory-lists/${list}/product-inventory-records/${sku}`
const levelOf = async (sku: string, list = plant) => (await call('GET', record(sku, list))).body.stockLevel
const order = async (items: Record<string, unknown>[]) => {
  const ready = await shop.ready({ items })
  return (await ready.order()).status
}

describe('counts', () => {
  test('in pieces or metres, with a reason and what was', async () => {
    const count = (sku: string, amount: number) =>
      call('PATCH', record(sku), { allocation: { amount }, c_reason: 'count', c_note: 'pasillo 3' })
    expect((await count('QA-CEMENT', 480)).body).toMatchObject({
      stockLevel: 480,
      unit: 'piece',
      c_entries: [{ reason: 'count', before: 500, after: 480, note: 'pasillo 3', actor: { kind: 'client' } }],
    })
    expect((await count('QA-SHEET-24-AZUL', 599.125)).body).toMatchObject({
      stockLevel: 599.125,
      unit: 'metre',
    })
    expect((await count('QA-CEMENT', 1.5)).status).toBe(400)
    expect((await count('QA-SHEET-24-AZUL', 1.0005)).status).toBe(400)
    expect((await count('QA-SHEET', 1)).status).toBe(404)
    expect(
      (await call('PATCH', record('QA-CEMENT', 'inv-xx'), { c_reason: 'count', c_difference: 1 })).status,
    ).toBe(404)
  })

  test('a count of an hour ago does not sell again what orders took since', async () => {
    const counted = shop.clock.now().toISOString()
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 60_000))
    expect(await order([{ productId: 'QA-SCREW', quantity: 7 }])).toBe(200)
    const late = await call('PATCH', record('QA-SCREW'), {
      allocation: { amount: 500, resetDate: counted },
      c_reason: 'count',
    })
    expect(late.body.stockLevel).toBe(493)
    const ahead = { allocation: { amount: 1, resetDate: '2099-01-01T00:00:00Z' }, c_reason: 'count' }
    expect((await call('PATCH', record('QA-SCREW'), ahead)).status).toBe(400)
    shop.clock.moveTo(undefined)
  })

  test('a correction with a key is done once, and takes no more than there is', async () => {
    const before = Number(await levelOf('QA-BRICK'))
    const body = { c_difference: -5, c_reason: 'damage' }
    const key = { 'idempotency-key': 'golpe-1' }
    for (let time = 0; time < 2; time++)
      expect((await call('PATCH', record('QA-BRICK'), body, key)).body.stockLevel).toBe(before - 5)
    expect(await call('PATCH', record('QA-BRICK'), { ...body, c_difference: -99_999 })).toMatchObject({
      status: 409,
      body: { available: before - 5 },
    })
    expect((await call('PATCH', record('QA-BRICK'), { c_reason: 'count' })).status).toBe(400)
  })

  const records = `${lists}/inventory-lists/${plant}/product-inventory-records`
  type Lines = { data: Body[]; changed: number; unchanged: number; refused: number; errors?: Body[] }
  const send = (changes: object[], onError: string, as = token) =>
    shop.call<Lines>('PATCH', `${records}?siteId=Lamina&onError=${onError}`, {
      as,
      headers: { 'content-type': 'application/x-ndjson' },
      body: changes.map((one) => JSON.stringify(one)).join('\n'),
    })

  test('many in a call, a line each: counts less what was sold since, differences once by their key', async () => {
    const counted = shop.clock.now().toISOString()
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 60_000))
    expect(await order([{ productId: 'QA-TUBE-1', quantity: 3 }])).toBe(200)
    const before = Number(await levelOf('QA-BRICK'))
    const entries = (await verifyChain(await shop.engine.merchantContext())).entries
    const changes = [
      { productId: 'QA-TUBE-1', allocation: { amount: 400, resetDate: counted }, c_reason: 'count' },
      {
        productId: 'QA-BRICK',
        c_difference: -2,
        c_reason: 'damage',
        c_note: 'rotos',
        c_idempotencyKey: 'r-1',
      },
      { productId: 'QA-SHEET-24-AZUL', allocation: { amount: 12.345 }, c_reason: 'count' },
    ]
    const first = await send(changes, 'abort')
    expect(first, JSON.stringify(first.body)).toMatchObject({ status: 200, body: { changed: 3, refused: 0 } })
    expect(await Promise.all(changes.map(({ productId }) => levelOf(productId)))).toEqual([
      397,
      before - 2,
      12.345,
    ])
    const chain = await verifyChain(await shop.engine.merchantContext())
    expect(chain).toEqual({ valid: true, entries: entries + 3 })
    const again = await send(changes.slice(1, 2), 'abort')
    expect(again.body).toMatchObject({ changed: 0, unchanged: 1 })
    const { stockLevel, c_entries: told } = (await call('GET', record('QA-BRICK'))).body
    expect([stockLevel, (told as Body[])[0]]).toMatchObject([
      before - 2,
      { reason: 'damage', note: 'rotos', before, after: before - 2 },
    ])
    shop.clock.moveTo(undefined)
  })

  test('of many, lines at fault keep all back, or with skip themselves alone; none leaves a record behind', async () => {
    const before = Number(await levelOf('QA-BRICK'))
    expect((await call('DELETE', record('QA-TUBE-4'))).status).toBe(204)
    const total = async () => (await call('GET', records)).body.total
    const listed = await total()
    const changes = [
      { productId: 'QA-BRICK', c_difference: 1, c_reason: 'correction' },
      { productId: 'QA-CEMENT', allocation: { amount: 1.5 }, c_reason: 'count' },
      { productId: 'QA-NOWHERE', c_difference: 1, c_reason: 'correction' },
      { productId: 'QA-SCREW', c_difference: -99_999, c_reason: 'damage' },
      { productId: 'QA-BRICK', c_difference: 1, c_reason: 'correction' },
      { productId: 'QA-REBAR-58', c_reason: 'correction' },
      { productId: 'QA-REBAR-12', c_difference: 1, c_reason: 'transfer' },
      { productId: 'QA-TUBE-4', c_difference: -1, c_reason: 'damage' },
    ]
    const wrong = [
      [2, 'bad-request'],
      [3, 'not-found'],
      [4, 'not-enough-stock'],
      [5, 'bad-request'],
      [6, 'bad-request'],
      [7, 'bad-request'],
      [8, 'not-enough-stock'],
    ]
    const all = await send(changes, 'abort')
    expect(all.status).toBe(400)
    expect(all.body.errors?.map(({ line, problem }) => [line, problem])).toEqual(wrong)
    expect([await levelOf('QA-BRICK'), await total()]).toEqual([before, listed])
    const some = await send(changes, 'skip')
    expect(some.body).toMatchObject({ changed: 1, unchanged: 0, refused: 7 })
    expect(some.body.data.slice(1).map(({ line, problem }) => [line, problem])).toEqual(wrong)
    expect([await levelOf('QA-BRICK'), await total()]).toEqual([before + 1, listed])
    const abroad = (await openClient(shop, { scopes: ['sfcc.inventory.availability.rw'], countries: ['GT'] }))
      .token
    expect((await send(changes, 'skip', abroad)).status).toBe(404)
  })

  test('fifty corrections at once lose nothing, and the shop sees them', async () => {
    const before = Number(await levelOf('QA-REBAR-12'))
    const down = { c_difference: -1, c_reason: 'damage' }
    await Promise.all(Array.from({ length: 50 }, () => call('PATCH', record('QA-REBAR-12'), down)))
    expect(await levelOf('QA-REBAR-12')).toBe(before - 50)
    expect(await shop.onHand('QA-REBAR-12')).toBe(before - 50)
    expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
  })
})

test('a list is told with all that was counted in it, a page at a time', async () => {
  const list = `${lists}/inventory-lists/${plant}`
  expect((await call('GET', list)).body).toMatchObject({ id: plant, storeId: 'SV-SS01', country: 'SV' })
  expect((await call('GET', `${lists}/inventory-lists/inv-xx`)).status).toBe(404)
  const page = async (query: string) =>
    (
      await shop.call<{ data: Body[]; total: number }>(
        'GET',
        `${list}/product-inventory-records?siteId=Lamina${query}`,
        { as: token },
      )
    ).body
  const all = await page('&limit=200')
  expect(all.total).toBe(all.data.length)
  expect(all.data).toContainEqual({
    inventoryListId: plant,
    productId: 'QA-SHEET-24-AZUL',
    unit: 'metre',
    stockLevel: await levelOf('QA-SHEET-24-AZUL'),
    ats: await levelOf('QA-SHEET-24-AZUL'),
  })
  expect(await page('&limit=2&offset=1')).toMatchObject({ data: all.data.slice(1, 3), limit: 2, offset: 1 })
})

test('what is taken out of a list is as if it had never been counted there, and no shopper is told of it', async () => {
  const sku = 'QA-CEMENT'
  const guest = (await shop.guest()).token
  const stocked = async () => {
    const path = `/product/shopper-products/v1/${organization}/products/${sku}?siteId=Lamina&locale=es-SV&expand=availability&inventoryIds=${plant}`
    const { body } = await shop.call<{ inventories?: { id: string; ats: number }[] }>('GET', path, {
      as: guest,
    })
    return body.inventories?.find(({ id }) => id === plant)?.ats ?? 0
  }
  const before = Number(await levelOf(sku))
  expect(await stocked()).toBe(before)
  expect((await call('DELETE', record(sku))).status).toBe(204)
  await expect.poll(stocked).toBe(0)
  expect((await call('DELETE', record(sku))).status).toBe(404)
  expect((await call('GET', record(sku))).body).toMatchObject({
    stockLevel: 0,
    c_entries: [{ reason: 'correction', before, after: 0 }, {}],
  })
  await call('PATCH', record(sku), { allocation: { amount: before }, c_reason: 'count' })
  expect(await stocked()).toBe(before)
})

test('stock is searched by words and place, with cover in days', async () => {
  const search = (query: unknown) => call('POST', `${lists}/product-inventory-record-search`, { query })
  const { body } = await search({ textQuery: { fields: ['words'], searchPhrase: 'screw' } })
  expect(body).toMatchObject({ hits: [{ productId: 'QA-SCREW', unit: 'piece' }] })
  const [hit] = body.hits as {
    stores: { storeId: string; stockLevel: number; soldIn30Days: number; coverDays: number }[]
  }[]
  expect(hit?.stores.find(({ storeId }) => storeId === 'SV-SS01')).toMatchObject({
    stockLevel: 493,
    soldIn30Days: 7,
    coverDays: 2112.9,
  })
  const here = await search({ termQuery: { fields: ['storeId'], operator: 'is', values: ['SV-AH01'] } })
  expect((here.body.hits as { productId: string }[]).map(({ productId }) => productId)).not.toContain(
    'QA-BRICK',
  )
})

test('of goods that are called the same, stock tells what is not: in the language that is asked for', async () => {
  const variationsIn = async (locale: string) => {
    const path = `${lists}/product-inventory-record-search?siteId=Lamina&locale=${locale}`
    const query = { termQuery: { fields: ['productId'], operator: 'one_of', values: skus } }
    const { body } = await shop.call<{ hits: Body[] }>('POST', path, { as: token, body: { query } })
    return body.hits.map(({ productId, variationText }) => [productId, variationText])
  }
  const skus = ['QA-SCREW', 'QA-SHEET-26-AZUL', 'QA-SHEET-26-BLAN']
  expect(await variationsIn('es')).toEqual([
    ['QA-SCREW', undefined],
    ['QA-SHEET-26-AZUL', 'Color: Azul señal, Calibre: 26'],
    ['QA-SHEET-26-BLAN', 'Color: Blanco, Calibre: 26'],
  ])
  expect(await variationsIn('en')).toContainEqual(['QA-SHEET-26-AZUL', 'Colour: Signal blue, Gauge: 26'])
})

test('what lasts less than some days, and what is promised to other stores beyond what is there, is found', async () => {
  const found = async (field: string, value: number | boolean) => {
    const query = { termQuery: { fields: [field], operator: 'is', values: [value] } }
    const { body, status } = await call('POST', `${lists}/product-inventory-record-search`, { query })
    return status === 200 ? (body.hits as { productId: string }[]).map(({ productId }) => productId) : status
  }
  // 493 are there, 7 were sold in the month.
  expect(await found('coverBelow.SV-SS01', 2_113)).toContain('QA-SCREW')
  expect(await found('coverBelow.SV-SS01', 2_112)).not.toContain('QA-SCREW')
  expect(await found('coverBelow.SV-AH01', 99_999)).not.toContain('QA-SCREW')
  expect(await found('coverBelow.SV', 99_999)).toContain('QA-SCREW')
  expect(await found('coverBelow.XX', 1)).toBe(400)
  expect(await found('overpromised.all', true)).toEqual([])
  const lines = [{ productId: 'QA-SCREW', amount: 494 }]
  const promise = { fromStore: 'SV-SS01', toStore: 'SV-AH01', lines }
  const { body } = await call('POST', `${transfers}/transfers`, promise)
  expect(await found('overpromised.SV', true)).toEqual(['QA-SCREW'])
  expect(await found('overpromised.SV-AH01', true)).toEqual([])
  expect(await found('overpromised.SV', false)).not.toContain('QA-SCREW')
  const taken = await call('POST', `${transfers}/transfers/${String(body.id)}/cancellation`, {})
  expect(taken.status, JSON.stringify(taken.body)).toBeLessThan(300)
})

describe('transfers', () => {
  const create = (amount: number) =>
    call('POST', `${transfers}/transfers`, {
      fromStore: 'SV-SS01',
      toStore: 'SV-AH01',
      lines: [{ productId: 'QA-SHEET-26-BLAN', amount }],
    })
  const one = async (amount: number) => `${transfers}/transfers/${(await create(amount)).body.id}`
  const levels = async () => [
    await levelOf('QA-SHEET-26-BLAN'),
    await levelOf('QA-SHEET-26-BLAN', 'inv-sv-ah01'),
  ]

  test('leave, arrive in part, and never more than left', async () => {
    const [plantHas, storeHas] = (await levels()) as [number, number]
    const path = await one(30.5)
    expect(await levels()).toEqual([plantHas, storeHas])
    expect((await call('POST', `${path}/shipment`, {})).body).toMatchObject({
      status: 'shipped',
      lines: [{ shipped: 30.5 }],
    })
    expect((await call('POST', `${path}/shipment`, {})).status).toBe(409)
    expect(await levels()).toEqual([plantHas - 30.5, storeHas])
    const receive = (amount: number, more = {}) =>
      call('POST', `${path}/receipts`, { lines: [{ productId: 'QA-SHEET-26-BLAN', amount }], ...more })
    expect((await receive(31)).status).toBe(400)
    const lines = [{ productId: 'QA-SHEET-26-BLAN', amount: 10 }]
    for (let time = 0; time < 2; time++)
      expect(
        (await call('POST', `${path}/receipts`, { lines }, { 'idempotency-key': 'camion-7' })).body,
      ).toMatchObject({ status: 'shipped', lines: [{ received: 10 }] })
    expect((await receive(20, { isLast: true, note: 'falta una' })).body).toMatchObject({
      status: 'received',
      lines: [{ shipped: 30.5, received: 30 }],
    })
    expect(await levels()).toEqual([plantHas - 30.5, storeHas + 30])
    expect((await receive(0.5)).status).toBe(409)
  })

  test('are listed by country, and counted whatever the page', async () => {
    const made = [await one(1), await one(2)]
    const list = async (query: string) => {
      const path = `${transfers}/transfers?siteId=Lamina&limit=1&${query}`
      return (await shop.call<{ data: object[]; total: number }>('GET', path, { as: token })).body
    }
    const all = await list('status=created&country=SV')
    expect([all.data.length, all.total]).toEqual([1, expect.any(Number)])
    expect(all.total).toBeGreaterThan(1)
    expect(await list('status=created&country=SV&offset=9000')).toMatchObject({ data: [], total: all.total })
    expect(await list('status=created&country=GT')).toMatchObject({ data: [], total: 0 })
    for (const path of made) expect((await call('POST', `${path}/cancellation`, {})).status).toBe(200)
  })

  test('whoever gives one up says where the goods are', async () => {
    const before = await levels()
    const path = await one(4)
    await call('POST', `${path}/shipment`, {})
    expect((await call('POST', `${path}/cancellation`, {})).status).toBe(400)
    expect((await call('POST', `${path}/cancellation`, { goodsAre: 'from' })).body).toMatchObject({
      status: 'cancelled',
    })
    expect(await levels()).toEqual(before)
    expect(await call('POST', `${await one(100_000)}/shipment`, {})).toMatchObject({ status: 409 })
  })

  test('are proposed from what was sold and what is there', async () => {
    const items = [{ productId: 'QA-CEMENT', quantity: 12, c_store: 'SV-AH01' }]
    expect(await order(items)).toBe(200)
    const { body } = await call('POST', `${transfers}/proposals`, { toStore: 'SV-AH01', coverDays: 30 })
    expect(body.data).toEqual([
      {
        fromStore: 'SV-SS01',
        toStore: 'SV-AH01',
        lines: [{ productId: 'QA-CEMENT', unit: 'piece', amount: 12, onHand: 0, soldIn30Days: 12 }],
      },
    ])
    expect((await call('POST', `${transfers}/proposals`, { toStore: 'XX' })).status).toBe(404)
  })

  test('are proposed for every store in reach', async () => {
    const proposals = `${transfers}/proposals?siteId=Lamina`
    const propose = async (role: string, body: object) => {
      const { cookie } = await openStaff(shop, role, `${role.replace('@', '.')}@traslados.test`)
      return callAsStaff(shop, cookie, 'POST', proposals, { body })
    }
    const to = ({ body }: { body: unknown }) =>
      (body as { data: { toStore: string }[] }).data.map(({ toStore }) => toStore)
    const all = await propose('manager@SV', { coverDays: 90 })
    expect(to(all)).toContain('SV-AH01')
    expect(to(await propose('clerk@SV-AH01', { coverDays: 90 }))).toEqual(['SV-AH01'])
    expect(to(await propose('manager@GT', { coverDays: 90 }))).toEqual([])
    expect((await propose('manager@GT', { toStore: 'SV-AH01' })).status).toBe(404)
  })

  test('people of one end load, of the other receive; elsewhere all of it is missing', async () => {
    const [plant_, store, foreign] = [
      await openStaff(shop, 'clerk@SV-SS01'),
      await openStaff(shop, 'clerk@SV-AH01'),
      await openStaff(shop, 'manager@GT'),
    ]
    const path = await one(2)
    const as = (cookie: string, method: string, more: string, body?: object, etag?: string) =>
      callAsStaff(shop, cookie, method, `${path}${more}?siteId=Lamina`, {
        ...(body ? { body } : {}),
        headers: etag === undefined ? {} : { 'if-match': etag },
      })
    expect((await as(foreign.cookie, 'GET', '')).status).toBe(404)
    expect((await as(foreign.cookie, 'POST', '/shipment', {})).status).toBe(404)
    const { headers } = await as(store.cookie, 'GET', '')
    expect(await as(store.cookie, 'POST', '/shipment', {}, String(headers.etag))).toMatchObject({
      status: 403,
      body: { right: 'stock.transfer' },
    })
    expect((await as(plant_.cookie, 'POST', '/shipment', {})).status).toBe(428)
    const sent = await as(plant_.cookie, 'POST', '/shipment', {}, String(headers.etag))
    expect(sent.status).toBe(200)
    expect((await as(store.cookie, 'POST', '/receipts', {}, String(headers.etag))).status).toBe(412)
    expect((await as(store.cookie, 'POST', '/receipts', {}, String(sent.headers.etag))).status).toBe(200)
    const records = (cookie: string) =>
      callAsStaff(shop, cookie, 'GET', `${record('QA-CEMENT')}?siteId=Lamina`)
    expect((await records(foreign.cookie)).status).toBe(404)
    expect((await records(store.cookie)).status).toBe(404)
    expect((await records(plant_.cookie)).status).toBe(200)
  })
})
