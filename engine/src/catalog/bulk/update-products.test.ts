import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { verifyChain } from '../../audit/index.ts'
import { type BasketShop, openBasketShop } from '../../baskets/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'

let shop: BasketShop
let token: string
beforeAll(async () => {
  shop = await openBasketShop()
  token = (await openClient(shop, { scopes: ['sfcc.products.rw'] })).token
})
afterAll(() => shop.close())

const products = '/product/products/v1/organizations/f_ecom_lmna_001/products'
const siteId = 'Lamina'
type Result = {
  line: number
  id?: string
  result: string
  etag?: string
  problem?: string
  errors?: { line: number; id: string; problem: string; property: string }[]
}
type Answer = {
  data: Result[]
  changed: number
  unchanged: number
  refused: number
  c_catalogVersion: number
  errors?: { line: number; id: string; problem: string; property: string }[]
}
const lines = { 'content-type': 'application/x-ndjson' }
const written = (changes: readonly unknown[]) =>
  changes.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n')
const send = (changes: readonly unknown[], onError = 'abort', as = token) =>
  shop.call<Answer>('PATCH', `${products}?siteId=Lamina&onError=${onError}`, {
    as,
    headers: lines,
    body: written(changes),
  })
type Stored = { name: { default: string; en: string } }
const stored = async (id: string) => {
  const { headers, body } = await shop.call<Stored>('GET', `${products}/${id}?siteId=Lamina`, { as: token })
  return { etag: headers.etag, name: body.name.default }
}
const versions = async () => {
  const { rows } = await shop.database.pool.query<{ version: number; entries: number }>(
    `select s.catalog_version as version, (select seq from audit_head h where h.site_id = s.id) as entries
     from site s where s.id = $1`,
    [siteId],
  )
  return rows[0] ?? { version: 0, entries: 0 }
}

test('lines change products and variants of one master in one version, an entry and an event each, and say their tags', async () => {
  await send([{ id: 'QA-CEMENT', name: { default: 'Cemento' } }])
  const before = await versions()
  const { status, body } = await send([
    { id: 'QA-SCREW', name: { default: 'Tornillo nuevo' } },
    { id: 'QA-SHEET-24-AZUL', name: { default: 'Azul nuevo', en: 'New blue' } },
    { id: 'QA-SHEET-26-BLAN', name: { default: 'Blanco nuevo', en: 'New white' } },
    { id: 'QA-SHEET', name: { default: 'Lámina nueva' } },
    { id: 'QA-CEMENT', name: { default: 'Cemento' } },
  ])
  expect([status, body.changed, body.unchanged, body.refused], JSON.stringify(body)).toEqual([200, 4, 1, 0])
  for (const { id = '', etag, line, result } of body.data) {
    expect([line, (await stored(id)).etag]).toEqual([line, etag])
    expect(result).toBe(id === 'QA-CEMENT' ? 'unchanged' : 'changed')
  }
  expect((await stored('QA-SHEET-26-BLAN')).name).toBe('Blanco nuevo')
  expect(await versions()).toEqual({ version: before.version + 1, entries: before.entries + 4 })
  expect(body.c_catalogVersion).toBe(before.version + 1)
  const ctx = await shop.engine.merchantContext()
  expect(await verifyChain(ctx)).toMatchObject({ valid: true, entries: before.entries + 4 })
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select data ->> 'id' as id from event where type = 'product.changed' order by seq desc limit 4`,
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual([
    'QA-SCREW',
    'QA-SHEET',
    'QA-SHEET-24-AZUL',
    'QA-SHEET-26-BLAN',
  ])
  // What the search has of them is what a whole rebuild would make of it: conformance/random-edits.test.ts.
  const { body: found } = await shop.call<{ hits: { productId: string }[] }>(
    'GET',
    `/search/shopper-search/v1/organizations/f_ecom_lmna_001/product-search?siteId=Lamina&locale=es-SV&q=tornillo+nuevo`,
    { as: (await shop.guest()).token },
  )
  expect(found.hits.map(({ productId }) => productId)).toContain('QA-SCREW')
})

const atFault = [
  { id: 'QA-SCREW', name: { default: 'Otro' } },
  { id: 'QA-NOWHERE', name: { default: 'x' } },
  '{"id": "QA-SCREW"',
  { id: 'QA-CEMENT', primaryCategoryId: 'nowhere' },
  { id: 'QA-BRICK', c_ifMatch: '"another"', online: true },
  { id: 'QA-SCREW', name: { default: 'Zweimal' } },
  { id: 'QA-TILE', colour: 'red' },
]
const wrong = [
  [2, 'QA-NOWHERE', 'product-not-found'],
  [3, undefined, 'bad-request'],
  [4, 'QA-CEMENT', 'bad-request'],
  [5, 'QA-BRICK', 'precondition-failed'],
  [6, 'QA-SCREW', 'bad-request'],
  [7, undefined, 'bad-request'],
]

test('one line at fault keeps all from being changed, and every one is told', async () => {
  const before = [await versions(), await stored('QA-SCREW')]
  const { status, body } = await send(atFault)
  expect(status).toBe(400)
  expect(body.errors?.map(({ line, id, problem }) => [line, id, problem])).toEqual(wrong)
  expect(body.errors?.find(({ line }) => line === 4)?.property).toBe('$.primaryCategoryId')
  expect([await versions(), await stored('QA-SCREW')]).toEqual(before)
})

test('with skip those at fault are left out, each with its problem, and the tag of what it met', async () => {
  const brick = await stored('QA-BRICK')
  const before = await versions()
  const { status, body } = await send(atFault, 'skip')
  expect([status, body.changed, body.refused], JSON.stringify(body)).toEqual([200, 1, 6])
  expect(
    body.data
      .filter(({ result }) => result === 'refused')
      .map(({ line, id, problem }) => [line, id, problem]),
  ).toEqual(wrong)
  expect(body.data[4]?.etag).toBe(brick.etag)
  expect((await stored('QA-SCREW')).name).toBe('Otro')
  expect(await versions()).toEqual({ version: before.version + 1, entries: before.entries + 1 })
})

test('who works in one country is refused what is sold elsewhere too, line by line; people name the tag they read', async () => {
  const scopes = ['sfcc.products.rw'] as const
  const abroad = (await openClient(shop, { scopes, countries: ['SV'] })).token
  const foreign = await send([{ id: 'QA-SCREW', name: { default: 'x' } }], 'skip', abroad)
  expect(foreign.body.data).toMatchObject([{ result: 'refused', problem: 'outside-your-places' }])
  const { cookie } = await openStaff(shop, 'owner')
  const { etag } = await stored('QA-SCREW')
  const asked = await callAsStaff(shop, cookie, 'PATCH', `${products}?siteId=Lamina&onError=skip`, {
    headers: lines,
    body: written([
      { id: 'QA-SCREW', c_ifMatch: etag, name: { default: 'De la dueña' } },
      { id: 'QA-CEMENT', name: { default: 'x' } },
    ]),
  })
  expect(asked.body.data).toMatchObject([
    { id: 'QA-SCREW', result: 'changed' },
    { id: 'QA-CEMENT', result: 'refused', problem: 'precondition-required' },
  ])
})

test('it takes lines alone, in so many words, and other calls take none', async () => {
  const call = (path: string, type: string, onError = 'skip') =>
    shop.call('PATCH', `${path}?siteId=Lamina&onError=${onError}`, {
      as: token,
      headers: { 'content-type': type },
      body: '{}',
    })
  expect((await call(products, 'application/json')).status).toBe(415)
  expect((await call(products, 'application/octet-stream')).status).toBe(415)
  expect((await call(`${products}/QA-SCREW`, 'application/x-ndjson')).status).toBe(415)
  expect((await call(products, 'application/x-ndjson', 'perhaps')).status).toBe(400)
})
