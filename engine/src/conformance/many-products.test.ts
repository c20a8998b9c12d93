import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeScaleBundle } from '../../../bench/scale-bundle.ts'
import { type BasketShop, type Caller, openBasketShop } from '../baskets/testing.ts'
import { templateDatabase } from '../db/testing.ts'
import { importBundle } from '../import/index.ts'

/** The full count with LONG=1. */
const count = process.env.LONG === '1' ? 100_000 : 300

/** The synthetic business of the benchmarks. */
const manyProducts = () =>
  templateDatabase(`many_${count}`, async (databaseUrl) => {
    const folder = await mkdtemp(join(tmpdir(), 'many-products-'))
    await writeScaleBundle(folder, count)
    await importBundle({ databaseUrl, folder, now: new Date('2026-11-01T12:00:00Z') })
    await rm(folder, { recursive: true })
  })

let shop: BasketShop
let ana: Caller
let ids: string[]
beforeAll(async () => {
  shop = await openBasketShop({}, await manyProducts())
  ana = await shop.customer()
  const { body } = await ask(`${search}/product-search?refine=cgid=root&limit=100`)
  ids = (body.hits as { productId: string }[]).map(({ productId }) => productId)
}, 3_600_000)
afterAll(() => shop.close())

const org = 'organizations/f_ecom_lmna_001'
const search = `/search/shopper-search/v1/${org}`
const products = `/product/shopper-products/v1/${org}`

const ask = async (path: string, as = ana) => {
  const answer = await shop.call<Record<string, unknown>>('GET', `${path}&siteId=Lamina&locale=es-SV`, {
    as: as.token,
  })
  expect(answer.status).toBe(200)
  return { body: answer.body, statements: Number(answer.headers['x-db-statements']) }
}

/** What a list costs, the second time: what follows from the catalogue alone a process asks once. */
const costOf = async (path: string, as?: Caller) => {
  await ask(path, as)
  return (await ask(path, as)).statements
}

const lists: [string, () => string][] = [
  ['the whole catalogue', () => `${search}/product-search?refine=cgid=root&limit=200`],
  ['its last page', () => `${search}/product-search?refine=cgid=root&limit=25&offset=900`],
  ['words', () => `${search}/product-search?q=lámina reforzada`],
  ['a misspelt word', () => `${search}/product-search?q=lamnia`],
  [
    'what can be had in a store',
    () => `${search}/product-search?refine=cgid=root&refine=orderable_only=true`,
  ],
  ['suggestions', () => `${search}/search-suggestions?q=lam`],
  ['a hundred products', () => `${products}/products?ids=${ids.join(',')}`],
  [
    'stock of a hundred',
    () => `/product/shopper-availability/v1/${org}/availability?productIds=${ids.join(',')}`,
  ],
  ['categories', () => `${products}/categories/root?levels=2`],
]

test.each(lists)(`with ${count} products, %s is told within six statements`, async (_, path) => {
  expect(await costOf(encodeURI(path()))).toBeLessThanOrEqual(6)
  expect(await costOf(encodeURI(path()), await shop.guest())).toBeLessThanOrEqual(6)
})

test(`with ${count} products, a line goes into a basket within ten statements`, async () => {
  const { body } = await ask(`${search}/product-search?refine=cgid=root&refine=orderable_only=true&limit=20`)
  const hits = body.hits as { productId: string; representedProduct?: { id: string }; c_sellMode?: string }[]
  const hit = hits.find(({ c_sellMode }) => c_sellMode === 'unit' || c_sellMode === 'pack')
  const productId = hit?.representedProduct?.id ?? ''
  const basketId = await ana.basket()
  const answer = await ana.call('POST', `/baskets/${basketId}/items`, [{ productId, quantity: 1 }])
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(Number(answer.headers['x-db-statements'])).toBeLessThanOrEqual(10)
})
