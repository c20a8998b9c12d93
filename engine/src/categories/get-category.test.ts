import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogueShop, families, openCatalogueShop } from '../products/testing.ts'

type Answer = {
  id: string
  name: string
  categories?: Answer[]
  parentCategoryTree: { id: string }[]
  onlineSubCategoriesCount: number
}

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const category = (path: string, locale = 'es-SV') =>
  shop.get<Answer>(families.products, `/categories/${path}`, { locale })

test('[S7.019] [S9.010] [S9.019] root carries the first level; levels says how deep', async () => {
  const { body } = await category('root')
  expect(body.categories?.map(({ id }) => id)).toEqual([
    'techos',
    'hierro',
    'obra',
    'fijaciones',
    'newarrivals',
  ])
  expect(body.categories?.[0]).not.toHaveProperty('categories')
  const deep = (await category('root?levels=2')).body
  expect(deep.categories?.[0]?.categories?.map(({ id }) => id)).toEqual(['lamina-color', 'teja'])
  expect((await category('root?levels=0')).body).not.toHaveProperty('categories')
})

test('[S3.030] a category knows its parent, its path and whether menus show it', async () => {
  const { body } = await category('teja')
  expect(body).toMatchObject({
    name: 'Teja metálica',
    parentCategoryId: 'techos',
    parentCategoryName: 'Techos',
    parentCategoryTree: [{ id: 'techos' }, { id: 'teja' }],
    onlineSubCategoriesCount: 0,
    c_showInMenu: true,
  })
  expect((await category('newarrivals')).body).toMatchObject({ c_showInMenu: false })
  expect((await category('teja', 'en-SV')).body).toMatchObject({
    name: 'Metal tile',
    parentCategoryName: 'Roofs',
  })
  // The root is where menus begin, no category of its own.
  expect((await category('techos')).body).not.toHaveProperty('parentCategoryName')
})

test('[S3.030] the banner and the other address of a category come with it', async () => {
  const own = await openCatalogueShop()
  await own.engine.database.pool.query(
    `update category set banner_image = 'categories/teja.jpg', alternative_url = '/servicios' where id = 'teja'`,
  )
  await own.engine.database.pool.query('update site set catalog_version = catalog_version + 1')
  own.engine.engine.sites.forget()
  const { body } = await own.get<Record<string, unknown>>(families.products, '/categories/teja')
  await own.close()
  expect(body.c_slotBannerImage).toMatch(/\/images\/categories\/teja\.jpg\?siteId=Lamina&cv=\d+$/)
  expect(body.c_alternativeUrl).toBe('/servicios')
})

test('[S2.027] unknown: 404; levels beyond two: 400', async () => {
  expect((await category('nada')).status).toBe(404)
  expect((await category('root?levels=3')).status).toBe(400)
})

test('[S7.019] several by id, unknown ones missing', async () => {
  const { body } = await shop.get(families.products, '/categories?ids=teja,nada,techos&levels=2')
  expect(body).toMatchObject({ total: 2, data: [{ id: 'teja' }, { id: 'techos', categories: [{}, {}] }] })
})

test('categories below an offline one cannot be reached', async () => {
  const own = await openCatalogueShop()
  const { pool } = own.engine.database
  await pool.query("update category set online = false where id = 'techos'")
  await pool.query('update site set catalog_version = catalog_version + 1')
  own.engine.engine.sites.forget()
  const answer = await own.get(families.products, '/categories/teja')
  await own.close()
  expect(answer.status).toBe(404)
})
