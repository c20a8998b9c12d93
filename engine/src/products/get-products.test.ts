import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Static } from '../kernel/schema.ts'
import { dbOver } from '../db/db.ts'
import { Reply } from '../kernel/operation.ts'
import type { Product } from './contract.ts'
import { getProduct } from './get-product.ts'
import { getProducts } from './get-products.ts'
import { loadSellables } from './load-sellables.ts'
import { type CatalogueShop, families, openCatalogueShop, priceLikeMembers } from './testing.ts'

type Answer = { limit: number; total: number; data: Static<typeof Product>[] }

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const products = (query: string, as: 'guest' | 'customer' = 'guest') =>
  shop.get<Answer>(families.products, `/products?${query}`, { as })

test('[S7.016] products come in the order asked for; unknown ones and those not sold here are missing', async () => {
  const { body } = await products('ids=QA-TUBE-1,NADA,QA-SHEET,QA-EC,QA-TUBE-1')
  expect(body).toMatchObject({ total: 2, data: [{ id: 'QA-TUBE-1' }, { id: 'QA-SHEET' }] })
})

test('[S7.017] expand leaves out what is not asked for', async () => {
  const { body } = await products('ids=QA-SHEET&expand=images')
  const [only] = body.data
  expect(only).toHaveProperty('imageGroups')
  for (const member of ['inventory', 'variants', 'productPromotions', 'productLinks']) {
    expect(only).not.toHaveProperty(member)
  }
})

test('a hundred ids at most', async () => {
  const many = Array.from({ length: 101 }, (_, index) => `X${index}`).join(',')
  expect((await products(`ids=${many}`)).status).toBe(400)
})

test('[S1.024] a list tells guests no price', async () => {
  const query = 'ids=QA-SHEET,QA-TUBE-1,QA-SET,QA-BUNDLE&perPricebook=true'
  expect(priceLikeMembers((await products(query)).body)).toEqual([])
  expect(priceLikeMembers((await products(query, 'customer')).body).length).toBeGreaterThan(10)
})

test('what rules read of a product comes in two statements', async () => {
  const [site] = await shop.engine.engine.sites.all()
  if (!site) throw new Error('no site')
  const db = dbOver(shop.engine.database.pool)
  const ctx = { db, site, language: 'es' as const }
  const found = await loadSellables(ctx, 'EC', ['QA-REBAR-38', 'QA-SHEET-26-AZUL', 'QA-BUNDLE', 'NADA'])
  expect(db.count.statements).toBeLessThanOrEqual(2)
  expect([...found.keys()].toSorted()).toEqual(['QA-BUNDLE', 'QA-REBAR-38', 'QA-SHEET-26-AZUL'])
  expect(found.get('QA-REBAR-38')?.taxClass).not.toBe('standard')
  expect(found.get('QA-SHEET-26-AZUL')).toMatchObject({
    masterId: 'QA-SHEET',
    kind: 'variant',
    name: 'Lámina trapezoidal QA',
    sellMode: 'cut',
    unit: 'metro',
    variationValues: { calibre: '26', color: 'azul' },
    attributes: { uso: 'techo', calibre: '26', color: 'azul' },
    cut: { minMm: 1000, maxMm: 12_000, stepMm: 50, minTotalMm: 30_000 },
    leadDays: { min: 2, max: 5 },
    online: true,
    soldInCountry: true,
    taxClass: 'standard',
  })
  expect(found.get('QA-SHEET-26-AZUL')?.categoryIds).toEqual(
    expect.arrayContaining(['lamina-color', 'techos', 'root', 'newarrivals']),
  )
  expect(
    found.get('QA-SHEET-26-AZUL')?.prices.map(({ minQuantity, amountMinor }) => [minQuantity, amountMinor]),
  ).toEqual([
    [1000, 104_471],
    [50_000, 104_161],
    [200_000, 103_851],
    [500_000, null],
  ])
  expect(found.get('QA-SHEET-26-AZUL')?.image?.link).toContain('/images/qa/pieza.svg')
  expect(found.get('QA-BUNDLE')?.components).toEqual([
    { productId: 'QA-SCREW', quantity: 2 },
    { productId: 'QA-LAST', quantity: 1 },
  ])
})

test("at most six statements for a list, the token's check among them", async () => {
  const ctx = await shop.context('registered')
  const query = { ids: 'QA-SHEET,QA-TUBE-1,QA-SET,QA-BUNDLE,QA-CEMENT', perPricebook: true }
  const answer = await getProducts(ctx, { params: {}, query, body: undefined, headers: {} })
  expect(answer).toMatchObject({ total: 5 })
  expect(ctx.db.count.statements).toBeLessThanOrEqual(5)
})

test('an answer is cached, and rebuilt when stock or audience differ', async () => {
  const query = 'ids=QA-TUBE-1&expand=availability,prices'
  const first = await products(query, 'customer')
  expect((await products(query, 'customer')).body).toEqual(first.body)
  expect(priceLikeMembers((await products(query)).body)).toEqual([])
  const stockOf = ({ body }: { body: Answer }) =>
    (body.data[0]?.inventory as { ats: number } | undefined)?.ats ?? 0
  const pool = shop.engine.database.pool
  const change = (sign: '+' | '-') =>
    pool.query(`update inventory set on_hand = on_hand ${sign} 3 where sku = 'QA-TUBE-1' and on_hand > 3`)
  await change('+')
  const raised = stockOf(await products(query, 'customer'))
  expect(raised).toBeGreaterThan(stockOf(first))
  await change('-')
  expect(stockOf(await products(query, 'customer'))).toBe(stockOf(first))
})

test('one product, too, is made again when its stock has changed, and for each audience', async () => {
  const ctx = { ...(await shop.context('registered')), now: new Date() }
  const question = { params: { id: 'QA-TUBE-1' }, query: {}, body: undefined, headers: {} }
  const made = JSON.parse(JSON.stringify(await getProduct(ctx, question)))
  const cachedText = async () => {
    const answer = await getProduct(ctx, question)
    return answer instanceof Reply && Buffer.isBuffer(answer.body) ? answer.body.toString() : undefined
  }
  // A change is told again for as long as an older transaction is open.
  await expect.poll(cachedText, { timeout: 20_000 }).toBe(JSON.stringify(made))
  const forGuests = await getProduct({ ...ctx, audience: 'guest' }, question)
  expect(priceLikeMembers(JSON.parse(JSON.stringify(forGuests)))).toEqual([])
  expect(priceLikeMembers(made)).not.toEqual([])
  const pool = shop.engine.database.pool
  const change = (amount: number) =>
    pool.query(`update inventory set on_hand = on_hand + $1 where sku = 'QA-TUBE-1' and on_hand > 3`, [
      amount,
    ])
  await change(3)
  const changed = JSON.parse(JSON.stringify(await getProduct(ctx, question)))
  expect(changed.inventory.ats).toBeGreaterThan(made.inventory.ats)
  await change(-3)
})

test('select answers the members it names, of every product', async () => {
  // The second time the answer is one that was kept.
  for (const _time of [1, 2]) {
    const { body } = await products('ids=QA-TUBE-1,QA-SCREW&select=(data.(id,type.(**)))')
    expect(body).toEqual({
      data: [
        { id: 'QA-TUBE-1', type: { variant: true } },
        { id: 'QA-SCREW', type: { item: true } },
      ],
    })
  }
  // What was selected for one call is not what another gets that selects nothing.
  const whole = await products('ids=QA-TUBE-1,QA-SCREW')
  expect(whole.body).toMatchObject({
    total: 2,
    data: [{ id: 'QA-TUBE-1', inventory: expect.anything() }, {}],
  })
  const malformed = await shop.get(families.products, '/products?ids=QA-SCREW&select=(data.(id')
  expect([malformed.status, String(malformed.body.type).split('/').at(-1)]).toEqual([
    400,
    'malformed-selector',
  ])
})

test('the primary category comes with the way there; what cannot be expanded is refused', async () => {
  const { body } = await products('ids=QA-SCREW&expand=primary_category')
  expect(body.data[0]).toMatchObject({
    primaryCategory: { id: 'fijaciones', parentCategoryTree: [{ id: 'fijaciones' }] },
  })
  const wrong = await shop.get(families.products, '/products?ids=QA-SCREW&expand=images,globos')
  expect([wrong.status, wrong.body.expand]).toEqual([400, 'globos'])
})

test('whoever names no view types gets every one that a product has, in a list as alone', async () => {
  type Pictured = { imageGroups: { viewType: string }[] }
  const list = await shop.get<{ data: Pictured[] }>(families.products, '/products?ids=QA-TILE')
  const alone = await shop.get<Pictured>(families.products, '/products/QA-TILE')
  for (const product of [...list.body.data, alone.body])
    expect(product.imageGroups.map(({ viewType }) => viewType)).toEqual(['large', 'medium', 'small'])
  expect(list.body.data).toHaveLength(1)
})

test('the calls for parts of a product answer the same as the whole product', async () => {
  const whole = await shop.get<Record<string, unknown>>(families.products, '/products/QA-SHEET-26-AZUL', {
    as: 'customer',
  })
  const part = async (name: string, as: 'guest' | 'customer' = 'customer') =>
    (await shop.get(families.products, `/products/QA-SHEET-26-AZUL/${name}`, { as })).body
  const { price, tieredPrices, prices, currency, imageGroups } = whole.body
  expect(await part('prices')).toMatchObject({
    productId: 'QA-SHEET-26-AZUL',
    price,
    tieredPrices,
    prices,
    currency,
  })
  expect(await part('prices', 'guest')).toEqual({ productId: 'QA-SHEET-26-AZUL', currency })
  expect(await part('images')).toEqual({ id: 'QA-SHEET-26-AZUL', imageGroups })
  expect(await part('promotions')).toMatchObject({ productId: 'QA-SHEET-26-AZUL', productPromotions: [] })
  const availability = async (query: string) =>
    (await shop.get('/product/shopper-availability/v1', `/availability?productIds=${query}`)).body
  const { inventory } = whole.body
  expect(await availability('QA-SHEET-26-AZUL,QA-NOWHERE')).toEqual({
    limit: 1,
    total: 1,
    data: [{ id: 'QA-SHEET-26-AZUL', inventories: [inventory] }],
  })
  const { data } = (await availability('QA-SHEET,QA-SET&expand=variations,set_products')) as {
    data: { id: string }[]
  }
  expect(data.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['QA-SHEET', 'QA-SHEET-26-AZUL', 'QA-SET', 'QA-SCREW']),
  )
})
