import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from '../audit/index.ts'
import { type MerchantShop, openMerchantShop } from '../catalog/testing.ts'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { exportBundle, importBundle } from '../import/index.ts'
import { makeRenditions } from '../media/make-renditions.ts'
import { rebuildSearch } from '../search/index.ts'
import { type Editor, readStock, seededRandom } from './testing/random-edits/editor.ts'
import {
  attributeEditors,
  categoryEditors,
  costEditors,
  optionEditors,
  priceEditors,
  productEditors,
  stockEditors,
  variationEditors,
} from './testing/random-edits/goods-editors.ts'
import {
  campaignEditors,
  contentEditors,
  couponEditors,
  mediaEditors,
  promotionEditors,
  redirectEditors,
  settingEditors,
  shippingEditors,
  storeEditors,
  synonymEditors,
} from './testing/random-edits/shop-editors.ts'

const families: Record<string, readonly Editor[]> = {
  products: productEditors,
  variations: variationEditors,
  attributes: attributeEditors,
  options: optionEditors,
  categories: categoryEditors,
  prices: priceEditors,
  costs: costEditors,
  stock: stockEditors,
  stores: storeEditors,
  shipping: shippingEditors,
  promotions: promotionEditors,
  campaigns: campaignEditors,
  coupons: couponEditors,
  content: contentEditors,
  media: mediaEditors,
  synonyms: synonymEditors,
  redirects: redirectEditors,
  settings: settingEditors,
}

let merchant: MerchantShop
let rebuilt: TestDatabase
let folder: string
beforeAll(async () => {
  merchant = await openMerchantShop([
    'sfcc.products.rw',
    'sfcc.catalogs.rw',
    'sfcc.pricebooks.rw',
    'sfcc.costs.rw',
    'sfcc.inventory.availability.rw',
    'sfcc.stores.rw',
    'sfcc.shipping.rw',
    'sfcc.promotions.rw',
    'sfcc.libraries.rw',
    'sfcc.media.rw',
    'sfcc.search.rw',
    'sfcc.redirects.rw',
    'sfcc.preferences.rw',
  ])
  rebuilt = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'lamina-random-edits-'))
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const upload = { filename: 'techo.png', fileContent: picture.toString('base64') }
  const { body } = await merchant.call('POST', '/experience/media/v1', '/media', upload)
  await makeRenditions.run(await merchant.shop.engine.merchantContext(), {
    mediaId: String(body.id),
    revision: 1,
  })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await rebuilt.drop()
  await merchant.close()
})

/** All that a bundle brings and what the search makes of it, by table; the order of lists that are sets is nobody's matter. */
const tables: Record<string, string> = {
  site: 'select id, config, shipping, synonyms from site',
  category: 'select * from category',
  product: 'select p.*, array(select unnest(category_ids) order by 1) as category_ids from product p',
  price: 'select * from price',
  inventory: 'select inventory_id, sku, on_hand from inventory',
  store: 'select id, rank() over (order by position, id), record from store',
  promotion: 'select * from promotion',
  campaign: 'select * from campaign',
  coupon: 'select * from coupon',
  content: 'select * from content',
  redirect: 'select * from redirect',
  image: 'select path, sha256 from image',
  search_group: `select id, kind, array(select unnest(countries) order by 1) as countries, name_es, name_en, popularity, prices,
    strip(doc)::text as words, array(select unnest(facets) order by 1) as facets from search_group`,
  search_variant: `select sku, group_id, countries, prices, stock_pattern, strip(doc)::text as words,
    array(select unnest(facets) order by 1) as facets from search_variant`,
}

/** One table after the other: other tests need the database's connections too. */
const stateOf = async (pool: pg.Pool) => {
  const state: Record<string, string[]> = {}
  for (const [table, text] of Object.entries(tables)) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from (${text}) t order by 1`,
    )
    state[table] = rows.map(({ row }) => row)
  }
  return state
}
const searchWords = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ word: string }>('select word from search_word')
  return rows.map(({ word }) => word)
}

const edits = process.env.LONG ? 2_000 : 260

test('after any number of random edits the shop is what an import of its export makes', {
  timeout: process.env.LONG ? 900_000 : 120_000,
}, async () => {
  const random = seededRandom(2_026)
  const editors = Object.entries(families).flatMap(([family, all]) =>
    all.map((editor) => ({ family, editor })),
  )
  const accepted = new Map(Object.keys(families).map((family) => [family, 0]))
  let round: typeof editors = []
  for (let edit = 0; edit < edits; edit++) {
    // Each way to change something once in a round, so that none is left out of a short run.
    if (round.length === 0) round = [...editors]
    const [next] = round.splice(random.below(round.length), 1)
    const { family, editor } = next as (typeof editors)[number]
    const { method, family: base, path, body, mediaType } = editor(random, await readStock(merchant))
    const answer = await merchant.call(
      method,
      base,
      path,
      body,
      mediaType ? { 'content-type': mediaType } : {},
    )
    const told = `${edit} ${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`
    // What breaks a rule or is in use is refused, and nothing else.
    expect([200, 201, 204, 400, 404, 409], told).toContain(answer.status)
    if (answer.status < 300) accepted.set(family, (accepted.get(family) ?? 0) + 1)
  }
  expect(Object.entries(accepted).filter(([, count]) => count === 0)).toEqual([])

  const { pool, url } = merchant.shop.database
  const edited = await stateOf(pool)
  const words = new Set(await searchWords(pool))
  await exportBundle({ databaseUrl: url, folder })
  await importBundle({ databaseUrl: rebuilt.url, folder })
  const fresh = await stateOf(rebuilt.pool)
  for (const table of Object.keys(tables)) expect(edited[table], table).toEqual(fresh[table])
  expect((await searchWords(rebuilt.pool)).filter((word) => !words.has(word))).toEqual([])
  await merchant.shop.engine.db.transaction((tx) => rebuildSearch(tx, 'Lamina'))
  expect(await stateOf(pool)).toEqual(edited)
  expect(await verifyChain(await merchant.shop.engine.merchantContext())).toMatchObject({ valid: true })
})
