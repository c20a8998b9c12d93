import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { verifyChain } from '../audit/index.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { createEngine } from '../index.ts'
import { commandLineContext } from '../kernel/admin-context.ts'
import { rebuildSearch } from '../search/index.ts'
import { lockCatalogue } from '../sites/index.ts'
import type { ProductPrices } from './contract.ts'
import { setPrice, showPrices } from './index.ts'

let shop: BasketShop
let token: string
beforeAll(async () => {
  shop = await openBasketShop()
  token = (await openClient(shop, { scopes: ['sfcc.pricebooks.rw', 'sfcc.audit'] })).token
})
afterAll(() => shop.close())

const org = 'organizations/f_ecom_lmna_001'
const books = `/pricing/price-books/v1/${org}/price-books`
const search = `/search/shopper-search/v1/${org}/product-search`

const read = async (skus: string, country = 'SV', as = token) =>
  shop.call<{ data: ProductPrices[] }>('GET', `${books}/${country}/prices?productIds=${skus}`, { as })
const change = (data: unknown, country = 'SV', as = token) =>
  shop.call<{ changed: number; c_catalogVersion: number; errors?: unknown[] }>(
    'PATCH',
    `${books}/${country}/prices`,
    {
      as,
      body: { data },
    },
  )

/** What a customer sees at once of a product: its own price, and the one it is found by. */
const shown = async (sku: string, group = sku) => {
  const { token: as } = await shop.customer()
  const site = 'siteId=Lamina&locale=es-SV'
  type Found = { price?: number; hits?: { productId: string; price?: number }[] }
  const path = `/product/shopper-products/v1/${org}/products/${sku}?${site}`
  const product = await shop.call<Found>('GET', path, { as })
  const found = await shop.call<Found>('GET', `${search}?${site}&q=${group}`, { as })
  const hits = found.body.hits ?? []
  return {
    price: product.body.price,
    hit: hits.find(({ productId }) => productId === group)?.price,
  }
}

const searchRows = async () => {
  const { pool } = shop.database
  const groups = await pool.query('select id, prices from search_group order by id')
  const variants = await pool.query('select sku, prices from search_variant order by sku')
  return [groups.rows, variants.rows]
}

type Hits = { hits: (ProductPrices & { name: Record<string, string> })[]; total: number }
const find = (query: unknown, further: object = {}, country = 'SV') =>
  shop.call<Hits>('POST', `${books}/${country}/price-search?siteId=Lamina`, {
    as: token,
    body: { query, ...further },
  })

test('prices are searched by words, amount and category, in their book alone', async () => {
  const byWords = await find({ textQuery: { fields: ['words'], searchPhrase: 'screw' } })
  const [screw] = (await read('QA-SCREW')).body.data
  expect(byWords.body.hits).toEqual([{ ...screw, name: expect.any(Object) }])
  const all = await find({ matchAllQuery: {} }, { sorts: [{ field: 'amount' }], limit: 200 })
  const amounts = all.body.hits.flatMap(({ tiers }) =>
    tiers[0]?.amount === 'quote' ? [] : Number(tiers[0]?.amount),
  )
  expect(amounts.length).toBeGreaterThan(5)
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  const most = amounts[2] ?? 0
  const cheap = await find({ termQuery: { fields: ['amount'], operator: 'less', values: [most] } })
  expect(cheap.body.total).toBe(amounts.filter((amount) => amount < most).length)
  expect((await find({ matchAllQuery: {} }, { sorts: [{ field: 'cost' }] })).body).toMatchObject({
    field: 'cost',
  })
  expect((await find({ matchAllQuery: {} }, {}, 'XX')).status).toBe(404)
})

test('a changed price is what a customer sees, finds and pays, at once', async () => {
  const before = await read('QA-SCREW')
  const tiers = [{ minQuantity: '1', amount: '0.37' }]
  const answer = await change([{ productId: 'QA-SCREW', tiers }])
  expect(answer).toMatchObject({ status: 200, body: { changed: 1 } })
  expect((await read('QA-SCREW')).body.data).toEqual([{ productId: 'QA-SCREW', tiers }])
  const site = await shop.engine.sites.get('Lamina')
  await expect
    .poll(async () => (await shop.engine.sites.get('Lamina'))?.catalogVersion)
    .toBe(answer.body.c_catalogVersion)
  expect(site?.catalogVersion).toBeLessThanOrEqual(answer.body.c_catalogVersion)
  expect(await shown('QA-SCREW')).toEqual({ price: 0.37, hit: 0.37 })
  const buyer = await shop.customer()
  const basket = await buyer.add(await buyer.basket(), { productId: 'QA-SCREW', quantity: 10 })
  expect(basket.productSubTotal).toBe(3.7)
  expect((await change(before.body.data)).body.changed).toBe(1)
})

test('in lines, one at fault keeps all prices from changing, or with skip itself alone; one version and one entry', async () => {
  const send = (onError: string) =>
    shop.call<{ data: object[]; errors?: Record<string, unknown>[] }>(
      'PATCH',
      `${books}/SV/prices?siteId=Lamina&onError=${onError}`,
      {
        as: token,
        headers: { 'content-type': 'application/x-ndjson' },
        body: [
          { productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '0.41' }] },
          { productId: 'QA-NOWHERE', tiers: [] },
          { productId: 'QA-SCREW', tiers: [] },
          { productId: 'QA-CEMENT', tiers: [{ minQuantity: '1.5', amount: '9.00' }] },
          { productId: 'QA-CEMENT', tiers: 'none' },
        ]
          .map((one) => JSON.stringify(one))
          .join('\n'),
      },
    )
  const before = await read('QA-SCREW')
  const { entries } = await verifyChain(await shop.engine.merchantContext())
  const all = await send('abort')
  expect(all.status).toBe(400)
  expect(all.body.errors?.map(({ line, id, property }) => [line, id, property])).toEqual([
    [2, 'QA-NOWHERE', '$'],
    [3, 'QA-SCREW', '$'],
    [4, 'QA-CEMENT', '$.tiers[0].minQuantity'],
    [5, undefined, '$.tiers'],
  ])
  expect((await read('QA-SCREW')).body).toEqual(before.body)
  const some = await send('skip')
  expect(some.body, JSON.stringify(some.body)).toMatchObject({ changed: 1, unchanged: 0, refused: 4 })
  expect(some.body.data[0]).toEqual({ line: 1, id: 'QA-SCREW', result: 'changed' })
  expect((await read('QA-SCREW')).body.data[0]?.tiers).toEqual([{ minQuantity: '1', amount: '0.41' }])
  expect((await verifyChain(await shop.engine.merchantContext())).entries).toBe(entries + 1)
  expect((await change(before.body.data)).body.changed).toBe(1)
})

test('what is so already changes nothing: no version, no entry', async () => {
  const entries = (await verifyChain(await shop.engine.merchantContext())).entries
  const { body } = await read('QA-SCREW,QA-SHEET-24-BLAN')
  expect(body.data).toHaveLength(2)
  const again = await change(body.data)
  expect(again.body.changed).toBe(0)
  expect((await verifyChain(await shop.engine.merchantContext())).entries).toBe(entries)
})

test('after any number of changes the search holds what a full rebuild would', async () => {
  const { rows } = await shop.database.pool.query<{ sku: string; country: string }>(
    'select distinct sku, country from price order by sku, country',
  )
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  for (let edit = 0; edit < 60; edit++) {
    const { sku, country } = rows[random(rows.length)] ?? { sku: '', country: '' }
    const amounts = ['quote', '0.01', `${random(900)}.${String(random(99)).padStart(2, '0')}`]
    const tiers = Array.from({ length: random(3) }, (_, tier) => ({
      minQuantity: String(1 + tier * 10),
      amount: amounts[random(3)],
    }))
    expect((await change([{ productId: sku, tiers }], country)).status, sku).toBe(200)
  }
  const edited = await searchRows()
  await shop.engine.db.transaction((tx) => rebuildSearch(tx, 'Lamina'))
  expect(edited).toEqual(await searchRows())
  expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
})

test('all or nothing: each fault is told with its place, and nothing has changed', async () => {
  const before = await read('QA-SCREW')
  const faulty = await change([
    { productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '9.99' }] },
    { productId: 'QA-NOTHING', tiers: [] },
    {
      productId: 'QA-SHEET-24-BLAN',
      tiers: [
        { minQuantity: '1', amount: '1' },
        { minQuantity: '1.0', amount: '2' },
      ],
    },
  ])
  expect(faulty.status).toBe(400)
  expect(faulty.body.errors).toHaveLength(2)
  const wrong = [
    [{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1.5', amount: '1' }] }],
    [{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '1.005' }] }],
    [{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '-1' }] }],
    [{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: 1 }] }],
    [
      { productId: 'QA-SCREW', tiers: [] },
      { productId: 'QA-SCREW', tiers: [] },
    ],
    [{ productId: 'QA-SHEET-24', tiers: [] }],
    [],
  ]
  for (const data of wrong) expect((await change(data)).status, JSON.stringify(data)).toBe(400)
  expect((await read('QA-SCREW')).body).toEqual(before.body)
})

test('a client sees and changes the books of its countries alone', async () => {
  const abroad = (await openClient(shop, { scopes: ['sfcc.pricebooks.rw'], countries: ['GT'] })).token
  const list = await shop.call<{ data: { id: string }[] }>('GET', books, { as: abroad })
  expect(list.body.data.map(({ id }) => id)).toEqual(['GT'])
  expect((await read('QA-SCREW', 'SV', abroad)).status).toBe(404)
  expect((await change([{ productId: 'QA-SCREW', tiers: [] }], 'SV', abroad)).status).toBe(404)
  expect((await change([{ productId: 'QA-SCREW', tiers: [] }], 'PA')).status).toBe(404)
})

test('while an import replaces the catalogue, a change is refused and told to come again', async () => {
  await shop.engine.db.transaction(async (tx) => {
    await tx.run(lockCatalogue('Lamina'))
    const answer = await change([{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '5' }] }])
    expect(answer).toMatchObject({ status: 409, headers: { 'retry-after': '10' } })
    expect(answer.body).toMatchObject({ type: expect.stringContaining('import-in-progress') })
  })
})

test('a price that is set on the machine keeps the further tiers, and stands in the log', async () => {
  const tiers = [
    { minQuantity: '1', amount: '2.00' },
    { minQuantity: '100', amount: '1.50' },
  ]
  await change([{ productId: 'QA-SCREW', tiers }])
  const ctx = commandLineContext(await shop.engine.merchantContext())
  await setPrice(ctx, { country: 'SV', sku: 'QA-SCREW', amount: '2.10' })
  const salvador = (await showPrices(ctx, 'QA-SCREW')).find(({ country }) => country === 'SV')
  expect(salvador?.tiers).toEqual([{ minQuantity: '1', amount: '2.10' }, tiers[1]])
  await expect(setPrice(ctx, { country: 'SV', sku: 'QA-SCREW', amount: '2,10' })).rejects.toThrow(/no amount/)
  const { body } = await shop.call<{ hits: object[] }>('POST', `/custom/audit/v1/${org}/audit-search`, {
    as: token,
    body: { subjectId: 'SV QA-SCREW', limit: 1 },
  })
  expect(body.hits).toMatchObject([
    {
      operation: 'price set',
      actor: { kind: 'cli' },
      before: [{ tiers }],
      after: [{ productId: 'QA-SCREW' }],
    },
  ])
})

test('another process, too, shows the change', async () => {
  const other = await createEngine({
    databaseUrl: shop.database.url,
    secretKey: 'test-secret-key-0123456789abcdef0123456789',
    publicOrigin: 'http://localhost:3000',
    gateways: {},
  })
  const before = (await other.sites.get('Lamina'))?.catalogVersion ?? 0
  await change([{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '3.21' }] }])
  await expect.poll(async () => (await other.sites.get('Lamina'))?.catalogVersion).toBeGreaterThan(before)
  await other.close()
})
