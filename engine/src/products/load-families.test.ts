import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadFamilies } from './load-families.ts'
import { type CatalogueShop, families, openCatalogueShop } from './testing.ts'

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

type Told = { data: { name: string; inventory: { ats: number } }[] }

const told = async () => {
  const { body } = await shop.get<Told>(families.products, '/products?ids=QA-SCREW&expand=availability')
  return body.data[0]
}

test('data that only an import changes is queried once, and again after an import', async () => {
  const { pool } = shop.engine.database
  const before = await told()
  await pool.query(`update product set name = '{"es": "Otro nombre"}' where id = 'QA-SCREW'`)
  expect((await told())?.name).toBe(before?.name)
  await pool.query('update site set catalog_version = catalog_version + 1')
  shop.engine.engine.sites.forget()
  expect((await told())?.name).toBe('Otro nombre')
})

test('stock is current even when the product is cached', async () => {
  const { pool } = shop.engine.database
  await told()
  await pool.query(`update inventory set on_hand = 0 where sku = 'QA-SCREW'`)
  expect((await told())?.inventory.ats).toBe(0)
  await pool.query(`update inventory set on_hand = 7 where sku = 'QA-SCREW'`)
  expect((await told())?.inventory.ats).toBeGreaterThan(0)
})

test('a family cached for one country is loaded again for another, with its own prices', async () => {
  const ctx = await shop.context('registered')
  const ids = ['QA-SHEET', 'QA-BUNDLE']
  const first = await loadFamilies(ctx, 'SV', ids)
  const asked = ctx.db.count.statements
  expect(await loadFamilies(ctx, 'SV', ids)).toEqual(first)
  expect(ctx.db.count.statements).toBe(asked)
  const other = await loadFamilies(ctx, 'GT', ids)
  expect(ctx.db.count.statements).toBe(asked + 1)
  expect(other.map(({ prices }) => prices)).not.toEqual(first.map(({ prices }) => prices))
})
