import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Products } from 'commerce-sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { verifyChain } from '../audit/index.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { refusalOf } from './testing.ts'
import { exportBundle, importBundle } from '../import/index.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

let shop: BasketShop
let products: Products
let token: string
let shopper: string
beforeAll(async () => {
  shop = await openBasketShop()
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  token = (await openClient(shop, { scopes: ['sfcc.products.rw', 'sfcc.audit'] })).token
  products = new Products({
    headers: { authorization: `Bearer ${token}` },
    parameters: { organizationId, shortCode: 'lamina', clientId: 'unused' },
    baseUri: `${origin}/product/products/v1`,
    retrySettings: { retries: 0 },
  })
  shopper = (await shop.customer()).token
})
afterAll(() => shop.close())

const organizationId = 'f_ecom_lmna_001'
const path = (id: string) => `/product/products/v1/organizations/${organizationId}/products/${id}`
const site = 'siteId=Lamina&locale=es-SV'

type Body = Record<string, unknown> & { errors?: { property: string }[] }
const call = (method: string, id: string, body?: object, headers: Record<string, string> = {}) =>
  shop.call<Body>(method, path(id), { as: token, headers, ...(body ? { body } : {}) })

/** What a shopper meets in a process that has heard of the change. */
const shown = async (id: string) =>
  (
    await shop.call<{ name: string }>(
      'GET',
      `/product/shopper-products/v1/organizations/${organizationId}/products/${id}?${site}`,
      { as: shopper },
    )
  ).body.name
const found = async (words: string) => {
  const url = `/search/shopper-search/v1/organizations/${organizationId}/product-search?${site}&q=${words}`
  const { body } = await shop.call<{ hits?: { productId: string }[] }>('GET', url, { as: shopper })
  return (body.hits ?? []).map(({ productId }) => productId)
}

/** Lexemes with their weights: in which order values were joined is nobody's matter. */
const stems = `array(select lexeme || array_to_string(array(select distinct unnest(weights) order by 1), '')
  from unnest(doc)) as doc, array(select unnest(facets) order by 1) as facets`

const searchRows = async () => {
  const { pool } = shop.database
  const groups = await pool.query(`
    select id, kind, array(select unnest(countries) order by 1) as countries, name_es, name_en, popularity, prices, ${stems}
    from search_group order by site_id, id`)
  const variants = await pool.query(`
    select sku, group_id, countries, prices, stock_pattern, ${stems} from search_variant order by site_id, sku`)
  return [groups.rows, variants.rows]
}
const productRows = async () => {
  const { rows } = await shop.database.pool.query(`
    select p.*, array(select unnest(category_ids) order by 1) as category_ids from product p order by id`)
  return rows
}
const words = async () => {
  const { rows } = await shop.database.pool.query<{ word: string }>('select word from search_word')
  return new Set(rows.map(({ word }) => word))
}

const newItem = {
  name: { default: 'Cumbrera zeta', en: 'Zed ridge' },
  shortDescription: { default: { source: 'Cumbrera.' }, en: { source: 'Ridge.' } },
  longDescription: { default: { source: '<p>Cumbrera.</p>' }, en: { source: '<p>Ridge.</p>' } },
  primaryCategoryId: 'obra',
  assignedCategories: [{ catalogId: 'Lamina', categoryId: 'obra' }],
  imageGroups: [
    { viewType: 'large', images: [{ path: 'qa/pieza.svg', alt: { default: 'Cumbrera', en: 'Ridge' } }] },
  ],
  c_countries: ['SV', 'GT'],
  c_sellMode: 'unit',
  c_unit: { es: 'pieza', en: 'piece' },
  c_cat014: 59,
  c_weightKg: 1.25,
}

describe('by the official client', () => {
  test('a name that is corrected is shown and found by it at once', async () => {
    const before = await products.getProduct({ parameters: { productId: 'QA-SCREW', siteId: 'Lamina' } })
    expect(before).toMatchObject({ id: 'QA-SCREW', type: { item: true, master: false }, online: true })
    const changed = await products.updateProduct({
      parameters: { productId: 'QA-SCREW' },
      body: { name: { default: 'Tornillo pentagonal' } } as never,
    })
    expect(changed.name).toEqual({ ...before.name, default: 'Tornillo pentagonal' })
    await expect.poll(() => shown('QA-SCREW')).toBe('Tornillo pentagonal')
    expect(await found('pentagonal')).toEqual(['QA-SCREW'])
  })

  test('a new product is sold at once, found, and offline it is gone', async () => {
    const body = { ...newItem, id: 'QA-RIDGE', online: true, type: { item: true } }
    const made = await products.createProduct({ parameters: { productId: 'QA-RIDGE' }, body: body as never })
    expect(made).toMatchObject({ id: 'QA-RIDGE', c_weightKg: 1.25, c_stepQuantity: 1 })
    await expect.poll(() => found('zeta')).toEqual(['QA-RIDGE'])
    await products.updateProduct({ parameters: { productId: 'QA-RIDGE' }, body: { online: false } as never })
    await expect.poll(() => found('zeta')).toEqual([])
    expect(await shown('QA-RIDGE')).toBeUndefined()
  })
})

test('a product nobody has photographed names no picture, is sold, and stands among what has to be mended', async () => {
  const made = await call('PUT', 'QA-BARE', {
    ...newItem,
    name: { default: 'Cumbrera theta', en: 'Theta' },
    online: true,
    imageGroups: [],
  })
  expect(made.status).toBe(201)
  expect((await call('GET', 'QA-BARE')).body.imageGroups).toEqual([])
  await expect.poll(() => found('theta')).toEqual(['QA-BARE'])
  expect(await shown('QA-BARE')).toBe('Cumbrera theta')
  const toMend = await shop.call<{ hits: { id: string }[] }>(
    'POST',
    `/product/products/v1/organizations/${organizationId}/product-search`,
    {
      as: token,
      body: { query: { termQuery: { fields: ['c_issues'], operator: 'is', values: ['picture'] } } },
    },
  )
  expect(toMend.body.hits.map(({ id }) => id)).toContain('QA-BARE')
  await products.deleteProduct({ parameters: { productId: 'QA-BARE' } })
})

test('rules of a cut are metres, and a fourth decimal is refused', async () => {
  const parameters = { productId: 'QA-SHEET' }
  const { c_cut: before } = await products.getProduct({ parameters })
  const change = (c_cut: object) => products.updateProduct({ parameters, body: { c_cut } as never })
  const wanted = { ...before, maxMeters: 7.325, stepMeters: 0.005 }
  expect((await change(wanted)).c_cut).toEqual(wanted)
  const { rows } = await shop.database.pool.query(`select cut from product where id = 'QA-SHEET-26-AZUL'`)
  expect(rows[0]).toMatchObject({ cut: { maxMm: 7_325, stepMm: 5 } })
  expect((await refusalOf(change({ ...wanted, maxMeters: 7.3255 }))).status).toBe(400)
  await change(before)
})

test('a master that went offline and comes back has the variants on sale that it had', async () => {
  await call('PATCH', 'QA-SHEET-24-BLAN', { online: false })
  await call('PATCH', 'QA-SHEET', { online: false })
  await expect.poll(() => shown('QA-SHEET-24-AZUL')).toBeUndefined()
  expect((await call('GET', 'QA-SHEET-24-AZUL')).body.online).toBe(true)
  await call('PATCH', 'QA-SHEET', { online: true })
  await expect.poll(() => shown('QA-SHEET-24-AZUL')).toBeDefined()
  expect(await shown('QA-SHEET-24-BLAN')).toBeUndefined()
})

test('a variant joins its master, and nothing else', async () => {
  const values = { variationValues: { calibre: '26', color: 'rojo' }, c_weightKg: 3.3, online: true }
  const made = await call('PUT', 'QA-SHEET-26-ROJO', { ...values, master: { masterId: 'QA-SHEET' } })
  expect(made).toMatchObject({ status: 201, body: { type: { variant: true } } })
  const again = { 'x-dw-validate-existing': 'true' }
  expect(
    (await call('PUT', 'QA-SHEET-26-ROJO', { ...values, master: { masterId: 'QA-SHEET' } }, again)).status,
  ).toBe(409)
  const moved = await call('PATCH', 'QA-SHEET-26-ROJO', { master: { masterId: 'QA-TILE' } })
  expect(moved.status).toBe(400)
  const orphan = await call('PUT', 'QA-ORPHAN', { ...values, master: { masterId: 'QA-NOTHING' } })
  expect(orphan).toMatchObject({ status: 400, body: { property: '$.master.masterId' } })
})

test('what an import refuses is refused with its place, and nothing has changed', async () => {
  const { body: before } = await call('GET', 'QA-SCREW')
  const refused: [object, string][] = [
    [{ primaryCategoryId: 'nowhere' }, '$.primaryCategoryId'],
    [{ name: null }, '$.name'],
    [{ c_lengthMeters: 4.3505 }, '$.c_lengthMeters'],
    [{ c_cut: { minMeters: 1, maxMeters: 6, stepMeters: 0.05, minTotalMeters: 0 } }, '$.c_cut'],
    [{ c_links: [{ type: 'accessory', productId: 'QA-NOTHING' }] }, '$.c_links.0.productId'],
    [{ name: { default: 'a', es: 'b' } }, '$.name'],
    [{ type: { variant: true } }, '$.master.masterId'],
  ]
  for (const [body, property] of refused) {
    const answer = await call('PATCH', 'QA-SCREW', body)
    expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, body: { property } })
  }
  expect((await call('GET', 'QA-SCREW')).body).toEqual(before)
  expect((await call('PATCH', 'QA-NOTHING', {})).status).toBe(404)
})

test('people name the revision they have read; a country changes nothing that another sells', async () => {
  const { cookie } = await openStaff(shop, 'editor')
  const change = (headers: Record<string, string>, as = cookie) =>
    callAsStaff(shop, as, 'PATCH', path('QA-CEMENT'), { body: { c_isNew: true, c_popularity: 7 }, headers })
  expect((await change({})).status).toBe(428)
  const { headers } = await callAsStaff(shop, cookie, 'GET', path('QA-CEMENT'))
  const read = { 'if-match': String(headers.etag) }
  expect((await change(read)).status).toBe(200)
  expect(await change(read)).toMatchObject({ status: 412, body: { current: { c_popularity: 7 } } })
  const manager = (await openStaff(shop, 'manager@SV')).cookie
  expect((await callAsStaff(shop, manager, 'GET', path('QA-CEMENT'))).status).toBe(200)
  expect((await change(read, manager)).status).toBe(403)
  await call('PUT', 'QA-CHAPIN', { ...newItem, c_countries: ['GT'] })
  expect((await callAsStaff(shop, manager, 'GET', path('QA-CHAPIN'))).status).toBe(404)
  for (const method of ['PATCH', 'PUT'])
    expect((await callAsStaff(shop, manager, method, path('QA-CHAPIN'), { body: newItem })).status).toBe(404)
  const abroad = { ...newItem, c_countries: ['SV', 'GT'] }
  expect(await callAsStaff(shop, manager, 'PUT', path('QA-AMBOS'), { body: abroad })).toMatchObject({
    status: 403,
    body: { countries: ['GT'] },
  })
  expect((await call('GET', 'QA-AMBOS')).status).toBe(404)
})

const edits = process.env.LONG ? 1_000 : 40

test('after any number of edits an export imports, and everything is as that import writes it', {
  timeout: process.env.LONG ? 900_000 : 120_000,
}, async () => {
  const { rows } = await shop.database.pool.query<{ id: string; kind: string }>(
    `select id, kind from product where kind <> 'variant' or online order by id`,
  )
  let seed = 11
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  const categories = ['obra', 'teja', 'varilla', 'tubos', 'lamina-color']
  const shapes = [
    () => ({ name: { default: `Pieza ${random(50)} de calibre ${random(9)}` } }),
    () => ({ online: random(2) === 0 }),
    () => ({ c_popularity: random(100), c_isNew: random(2) === 0 }),
    () => ({ pageKeywords: { en: `keyword${random(20)}` } }),
    () => {
      const categoryId = categories[random(categories.length)] ?? ''
      return { primaryCategoryId: categoryId, assignedCategories: [{ categoryId }] }
    },
    () => ({ c_attributes: { uso: ['techo', 'pared'][random(2)] ?? '' } }),
    () => ({ c_countries: random(2) === 0 ? ['SV'] : ['SV', 'GT', 'CR'] }),
  ]
  const forVariants = [1, 5, 6]
  for (let edit = 0; edit < edits; edit++) {
    const { id = '', kind } = rows[random(rows.length)] ?? {}
    const shape = kind === 'variant' ? (forVariants[random(forVariants.length)] ?? 1) : random(shapes.length)
    const { status, body } = await call('PATCH', id, shapes[shape]?.() ?? {})
    expect(status, `${id} ${JSON.stringify(body)}`).toBe(200)
  }
  const edited = [await productRows(), ...(await searchRows())]
  const known = await words()
  const folder = mkdtempSync(join(tmpdir(), 'lamina-edited-'))
  await exportBundle({ databaseUrl: shop.database.url, folder })
  await importBundle({ databaseUrl: shop.database.url, folder })
  rmSync(folder, { recursive: true })
  expect(edited).toEqual([await productRows(), ...(await searchRows())])
  expect([...(await words())].filter((word) => !known.has(word))).toEqual([])
  expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
})
