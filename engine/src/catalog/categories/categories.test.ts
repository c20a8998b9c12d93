import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CatalogsV1 as Catalogs } from 'commerce-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportBundle, importBundle } from '../../import/index.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { type MerchantShop, openMerchantShop, refusalOf } from '../testing.ts'

const family = '/product/catalogs/v1'
let merchant: MerchantShop
let catalogs: Catalogs
beforeAll(async () => {
  merchant = await openMerchantShop(['sfcc.catalogs.rw', 'sfcc.products.rw'])
  catalogs = new Catalogs(merchant.client(family))
})
afterAll(() => merchant.close())

const catalogId = 'Lamina'
const of = (categoryId: string) => ({ catalogId, categoryId })
const below = async (id: string) =>
  ((await merchant.category(id)).categories as { id: string }[] | undefined)?.map((one) => one.id)
const body = (members: object) => members as never
const all = { matchAllQuery: {} }

test('the one catalog tells its root and its size, and takes another name of the shop', async () => {
  const { data } = await catalogs.getCatalogs({})
  expect(data).toMatchObject([
    { id: 'Lamina', rootCategory: 'root', categoryCount: 10, assignedSites: [{ id: 'Lamina' }] },
  ])
  const parameters = { catalogId }
  const before = await catalogs.getCatalog({ parameters })
  const renamed = await catalogs.updateCatalog({ parameters, body: body({ name: { default: 'Techos QA' } }) })
  expect(renamed.name).toEqual({ default: 'Techos QA' })
  await catalogs.updateCatalog({ parameters, body: body({ name: before.name }) })
  const found = await catalogs.searchCatalogs({
    body: body({ query: { termQuery: { fields: ['id'], operator: 'is', values: ['Lamina'] } } }),
  })
  expect(found.hits).toHaveLength(1)
  expect((await refusalOf(catalogs.getCatalog({ parameters: { catalogId: 'Otro' } }))).status).toBe(404)
})

test('a new category is in the menu at once, where its position says', async () => {
  const made = await catalogs.createCategoryInCatalog({
    parameters: of('canaletas'),
    body: body({
      name: { default: 'Canaletas', en: 'Gutters' },
      parentCategoryId: 'techos',
      position: 1,
      online: true,
    }),
  })
  expect(made).toMatchObject({ id: 'canaletas', catalogId, c_showInMenu: true, parentCategoryId: 'techos' })
  await expect.poll(() => below('techos')).toEqual(['canaletas', 'lamina-color', 'teja'])
  const again = { 'x-dw-validate-existing': 'true' }
  const twice = catalogs.createCategoryInCatalog({
    parameters: of('canaletas'),
    headers: again,
    body: body({}),
  })
  expect((await refusalOf(twice)).status).toBe(409)
  await catalogs.updateCategoryInCatalog({ parameters: of('canaletas'), body: body({ position: 9 }) })
  await expect.poll(() => below('techos')).toEqual(['lamina-color', 'teja', 'canaletas'])
})

test('a renamed category is found by its new name', async () => {
  const name = { default: 'Ferretería fina', en: 'Fine hardware' }
  await catalogs.updateCategoryInCatalog({ parameters: of('fijaciones'), body: body({ name }) })
  await expect.poll(async () => (await merchant.found('ferretería fina')).length).toBeGreaterThan(3)
  expect(await merchant.found('fijaciones')).toEqual([])
})

test('a category that moves takes along what lies in it', async () => {
  const refined = async (id: string) =>
    (await merchant.found('teja', `&refine=cgid%3D${id}`)).includes('QA-TILE')
  expect(await refined('techos')).toBe(true)
  await catalogs.updateCategoryInCatalog({
    parameters: of('teja'),
    body: body({ parentCategoryId: 'hierro' }),
  })
  await expect.poll(() => refined('hierro')).toBe(true)
  expect(await refined('techos')).toBe(false)
  const circle = { parentCategoryId: 'teja' }
  expect(
    await refusalOf(catalogs.updateCategoryInCatalog({ parameters: of('hierro'), body: body(circle) })),
  ).toMatchObject({ status: 400, body: { property: '$.parentCategoryId' } })
  for (const parentCategoryId of ['nowhere', null])
    expect(
      (
        await refusalOf(
          catalogs.updateCategoryInCatalog({ parameters: of('teja'), body: body({ parentCategoryId }) }),
        )
      ).status,
    ).toBe(400)
})

test('a product is put into a category, at home there, and out again', async () => {
  const parameters = { ...of('canaletas'), productId: 'QA-TILE' }
  const assigned = await catalogs.assignProductToCategory({ parameters, body: body({}) })
  expect(assigned).toMatchObject({ productId: 'QA-TILE', c_primary: false })
  const home = body({ c_primary: true })
  expect(await catalogs.updateProductCategoryAssignment({ parameters, body: home })).toMatchObject({
    c_primary: true,
  })
  await expect.poll(() => merchant.found('teja', '&refine=cgid%3Dcanaletas')).toEqual(['QA-TILE'])
  const search = (categoryId: string) =>
    catalogs.searchProductsAssignedToCategory({ parameters: of(categoryId), body: body({ query: all }) })
  expect((await search('canaletas')).hits.map(({ productId }) => productId)).toEqual(['QA-TILE'])
  expect((await search('techos')).hits).toEqual([])
  await catalogs.unassignProductFromCategory({ parameters })
  expect((await refusalOf(catalogs.getAssignedProductFromCategory({ parameters }))).status).toBe(404)
  const last = { ...of('teja'), productId: 'QA-TILE' }
  expect(await catalogs.getAssignedProductFromCategory({ parameters: last })).toMatchObject({
    c_primary: true,
  })
  expect((await refusalOf(catalogs.unassignProductFromCategory({ parameters: last }))).status).toBe(400)
})

test('categories are searched with the levels below them', async () => {
  const query = { textQuery: { fields: ['name'], searchPhrase: 'techo' } }
  const { hits } = await catalogs.searchCategories({
    parameters: { levels: 1 },
    body: body({ query }),
  })
  expect(hits.map(({ id }) => id)).toEqual(['techos'])
  expect(hits[0]?.categories?.map(({ id }) => id)).toEqual(['lamina-color', 'canaletas'])
  const sorted = await catalogs.searchCategoriesInCatalog({
    parameters: { catalogId },
    body: body({ query: all, sorts: [{ field: 'id' }], limit: 2 }),
  })
  expect(sorted).toMatchObject({ total: 11, hits: [{ id: 'canaletas' }, { id: 'fijaciones' }] })
  const category = await catalogs.getCategoryFromCatalog({ parameters: of('root') })
  expect(category.categories?.length).toBe(5)
  const { data, total } = await catalogs.getCategoriesFromCatalog({ parameters: { catalogId } })
  expect([data.length, total]).toEqual([11, 11])
})

test('only an empty category goes', async () => {
  const remove = (id: string) => catalogs.deleteCategoryFromCatalog({ parameters: of(id) })
  expect(await refusalOf(remove('techos'))).toMatchObject({
    status: 409,
    body: { usedBy: expect.arrayContaining([{ kind: 'category', id: 'lamina-color' }]) },
  })
  expect(await refusalOf(remove('obra'))).toMatchObject({
    body: { usedBy: [{ kind: 'product', id: 'QA-BRICK' }, {}] },
  })
  expect((await refusalOf(remove('root'))).status).toBe(400)
  await remove('canaletas')
  await expect.poll(() => below('techos')).toEqual(['lamina-color'])
  expect((await refusalOf(remove('canaletas'))).status).toBe(404)
})

test('people name the revision they have read; a country changes nothing that all show', async () => {
  const path = `${family}/organizations/f_ecom_lmna_001/catalogs/Lamina/categories/obra`
  const { cookie } = await openStaff(merchant.shop, 'editor')
  const change = (headers: Record<string, string>, as = cookie) =>
    callAsStaff(merchant.shop, as, 'PATCH', path, { body: { position: 7 }, headers })
  expect((await change({})).status).toBe(428)
  const { etag } = (await callAsStaff(merchant.shop, cookie, 'GET', path)).headers
  const manager = (await openStaff(merchant.shop, 'manager@SV')).cookie
  expect(await change({ 'if-match': String(etag) }, manager)).toMatchObject({ status: 403 })
  expect((await change({ 'if-match': String(etag) })).status).toBe(200)
  expect(await change({ 'if-match': String(etag) })).toMatchObject({
    status: 412,
    body: { current: { position: 7 } },
  })
})

test('after all that an export imports, and everything is as that import writes it', async () => {
  const { pool, url } = merchant.shop.database
  const read = async () => [
    (await pool.query('select * from category order by id')).rows,
    (
      await pool.query(`select id, primary_category_id, array(select unnest(category_ids) order by 1) as at from product
      order by id`)
    ).rows,
    (
      await pool.query(`select id, array(select unnest(facets) order by 1) as facets, array(
      select lexeme || array_to_string(array(select distinct unnest(weights) order by 1), '') from unnest(doc)) as doc
      from search_group order by id`)
    ).rows,
  ]
  const edited = await read()
  const folder = mkdtempSync(join(tmpdir(), 'lamina-categories-'))
  await exportBundle({ databaseUrl: url, folder })
  await importBundle({ databaseUrl: url, folder })
  rmSync(folder, { recursive: true })
  expect(edited).toEqual(await read())
})
