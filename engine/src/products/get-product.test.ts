import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Static } from '../kernel/schema.ts'
import type { Product } from './contract.ts'
import { type CatalogueShop, families, openCatalogueShop, priceLikeMembers } from './testing.ts'

type Answer = Static<typeof Product>

let shop: CatalogueShop
beforeAll(async () => {
  // Friday morning.
  shop = await openCatalogueShop({ at: new Date('2026-11-20T10:00:00-06:00') })
})
afterAll(() => shop.close())

const product = async (path: string, as: 'guest' | 'customer' = 'guest', locale = 'es-SV') =>
  (await shop.get<Answer>(families.products, `/products/${path}`, { as, locale })).body

describe('texts and kinds', () => {
  test('[S2.025] [S3.023] a product is found by its id and by a SKU; exactly one type flag is set', async () => {
    expect(await product('QA-SHEET')).toMatchObject({
      id: 'QA-SHEET',
      name: 'Lámina trapezoidal QA',
      type: { master: true },
      primaryCategoryId: 'lamina-color',
    })
    const variant = await product('QA-SHEET-26-AZUL')
    expect(variant.type).toEqual({ variant: true })
    const kinds = await Promise.all(
      ['QA-CEMENT', 'QA-SET', 'QA-BUNDLE', 'QA-SOLVENT'].map((id) => product(id)),
    )
    expect(kinds.map(({ type }) => type)).toEqual([
      { item: true },
      { set: true },
      { bundle: true },
      { item: true, option: true },
    ])
    expect(variant).toMatchObject({
      name: 'Lámina trapezoidal QA',
      longDescription: '<p>Lámina trapezoidal QA para pruebas.</p>',
      variationValues: { calibre: '26', color: 'azul' },
      master: { masterId: 'QA-SHEET', orderable: true },
    })
  })

  test('[S3.017] the members of a product stand in the answers: its own, those of a part, and those of a hit', async () => {
    const [sheet, variant, set, bundle, tube] = await Promise.all(
      ['QA-SHEET', 'QA-SHEET-26-AZUL', 'QA-SET', 'QA-BUNDLE', 'QA-TUBE-1'].map((id) =>
        product(id, 'customer'),
      ),
    )
    const own = `id name primaryCategoryId price priceMax pricePerUnit variants variationAttributes imageGroups type
      c_isNew c_isSale c_pdpAttributesGroup longDescription c_techDetails c_presentations c_videos c_reviews
      inventory isProductUnavailable stepQuantity c_stepQuantityCM minOrderQuantity`
    expect(Object.keys(sheet ?? {})).toEqual(expect.arrayContaining(own.split(/\s+/)))
    expect(variant).toMatchObject({ tieredPrices: expect.any(Array) })
    expect(tube).toMatchObject({ productPromotions: expect.any(Array) })
    expect(set).toMatchObject({ type: { set: true }, setProducts: expect.any(Array) })
    expect(bundle).toMatchObject({ type: { bundle: true }, bundledProducts: expect.any(Array) })
    const { body } = await shop.get<{ hits: object[] }>(families.search, '/product-search?q=trapezoidal')
    expect(body.hits[0]).toMatchObject({
      productId: 'QA-SHEET',
      productName: 'Lámina trapezoidal QA',
      representedProduct: { c_isNew: expect.any(Boolean), c_isSale: expect.any(Boolean) },
    })
  })

  test('English is English', async () => {
    expect(await product('QA-SHEET', 'guest', 'en-SV')).toMatchObject({
      name: 'QA trapezoidal sheet',
      unit: 'metre',
    })
  })

  test('[S2.025] unknown, and not sold in the country: 404 product-not-found', async () => {
    for (const id of ['NADA', 'QA-EC']) {
      const { status, body } = await shop.get(families.products, `/products/${id}`)
      expect(status).toBe(404)
      expect(body.type).toMatch(/product-not-found$/)
    }
    const there = await shop.get(families.products, '/products/QA-EC', { locale: 'es-EC' })
    expect(there.status).toBe(200)
  })

  test('[S3.024] the attribute list is JSON with displayName and value; a variant says its own values', async () => {
    const { c_pdpAttributesGroup } = (await product('QA-SHEET-26-AZUL')) as unknown as Record<string, string>
    expect(JSON.parse(c_pdpAttributesGroup ?? '').attributes).toEqual(
      expect.arrayContaining([
        { id: 'color', displayName: 'Color', value: 'Azul señal' },
        { id: 'f1', displayName: 'Norma', value: 'QA' },
      ]),
    )
    const white = (await product('QA-SHEET-24-BLAN')) as unknown as Record<string, string>
    const facts = JSON.parse(white.c_pdpAttributesGroup ?? '').attributes
    expect(facts.filter(({ id }: { id: string }) => id === 'f1')).toEqual([
      { id: 'f1', displayName: 'Norma', value: 'QA blanca' },
    ])
    expect(white.c_coverMeters).toBe(0.81)
  })

  test('[S3.024] what was chosen stands first in the list, in the merchant’s order', async () => {
    const { c_pdpAttributesGroup } = (await product('QA-SHEET-26-AZUL')) as unknown as Record<string, string>
    const ids = JSON.parse(c_pdpAttributesGroup ?? '').attributes.map(({ id }: { id: string }) => id)
    expect(ids.slice(0, 3)).toEqual(['calibre', 'color', 'f1'])
  })

  test('a variant has what buyers give its master; of what nobody has said anything there is no number', async () => {
    expect(await product('QA-SHEET-26-AZUL')).toMatchObject({ c_rating: { average: 4.7, count: 3 } })
    expect(await product('QA-CEMENT')).not.toHaveProperty('c_rating')
  })

  test('a variant has its master’s papers, those that the reader can read', async () => {
    type Papers = { c_documents?: { title: string; link: string }[] }
    const spanish = (await product('QA-SHEET-26-AZUL')) as unknown as Papers
    expect(spanish.c_documents?.map(({ title }) => title)).toEqual(['Certificado QA', 'Guía QA'])
    const english = (await product('QA-SHEET-26-AZUL', 'guest', 'en-SV')) as unknown as Papers
    expect(english.c_documents?.map(({ title }) => title)).toEqual(['QA certificate'])
    expect(english.c_documents?.[0]?.link).toMatch(/\/images\/documents\/qa\.pdf\?siteId=\w+&v=[0-9a-f]+$/)
  })
})

describe('choices', () => {
  test('[S3.020] [S3.021] a master lists its variants and the values they offer', async () => {
    const answer = await product('QA-SHEET')
    expect(answer.variants?.map(({ productId }) => productId).toSorted()).toEqual([
      'QA-SHEET-24-AZUL',
      'QA-SHEET-24-BLAN',
      'QA-SHEET-26-AZUL',
      'QA-SHEET-26-BLAN',
    ])
    expect(answer.variants?.map(({ variationValues }) => variationValues)).toContainEqual({
      calibre: '26',
      color: 'azul',
    })
    expect(answer.variants?.every(({ orderable }) => orderable)).toBe(true)
    // Nowhere to be had in a country without a store, and only quoted: no variant can be ordered.
    for (const none of [await product('QA-SHEET', 'guest', 'es-GT'), await product('QA-PANEL')])
      expect(none.variants?.some(({ orderable }) => orderable)).toBe(false)
    expect(answer.variationAttributes).toMatchObject([
      { id: 'calibre', name: 'Calibre', values: [{ value: '26', orderable: true }, { value: '24' }] },
      {
        id: 'color',
        name: 'Color',
        values: [{ value: 'azul', name: 'Azul señal', c_hex: '#005387' }, { value: 'blanco' }],
      },
    ])
  })

  test('[S1.033] [S5.050] a product sold by length says its limits in metres and its step in centimetres', async () => {
    expect(await product('QA-SHEET')).toMatchObject({
      c_measurementSelector: true,
      c_stepQuantityCM: 5,
      c_cutMinMeters: 1,
      c_cutMaxMeters: 12,
      c_cutShape: 'sheet',
      c_minLengthMeters: 30,
      isProductFinished: true,
      isProductQuote: false,
    })
    expect(await product('QA-SHEET-26-AZUL')).toMatchObject({ c_quoteFromQuantity: 500 })
    expect(await product('QA-TUBE-1')).toMatchObject({ c_measurementSelector: false })
    expect(await product('QA-DESIGN')).toMatchObject({ isProductQuote: true, isProductFinished: false })
  })
})

describe('stock', () => {
  test('[S3.025] stock of cut goods is in metres, through the store asked for', async () => {
    expect(await product('QA-SHEET-26-AZUL')).toMatchObject({
      inventory: { id: 'inv-sv-ss01', ats: 600, stockLevel: 600, orderable: true },
      c_stockInStore: 600,
      c_storesWithStock: 2,
    })
    expect(await product('QA-SHEET-26-AZUL?c_store=SV-AH01')).toMatchObject({
      inventory: { id: 'inv-sv-ah01', ats: 45.5 },
      c_stockInStore: 45.5,
    })
  })

  test('a branch adds what the plant can transfer, and promises a later day', async () => {
    expect(await product('QA-BRANCH')).toMatchObject({
      inventory: { ats: 500, inStockDate: '2026-11-21T00:00:00.000Z' },
      c_stockInStore: 500,
    })
    // Ready Saturday 21, five working days on, and the branch is open that Friday.
    expect(await product('QA-BRANCH?c_store=SV-AH01')).toMatchObject({
      inventory: { ats: 500, inStockDate: '2026-11-27T00:00:00.000Z' },
      c_stockInStore: 0,
    })
  })

  test('[S5.056] [S2.123] nothing anywhere: unavailable; made to order: never', async () => {
    expect(await product('QA-NONE')).toMatchObject({
      inventory: { ats: 0, orderable: false },
      isProductUnavailable: true,
    })
    expect(await product('QA-MADE')).toMatchObject({
      inventory: { ats: 9999, orderable: true, preorderable: true },
      isProductUnavailable: false,
    })
    expect(await product('QA-DESIGN')).toMatchObject({ isProductUnavailable: false })
  })

  test('inventories asked for by id come beside it', async () => {
    const answer = await product('QA-TUBE-1?inventoryIds=inv-sv-ah01,inv-sv-ss01')
    expect(answer.inventories?.map(({ id, ats, c_stockInStore }) => [id, ats, c_stockInStore])).toEqual([
      ['inv-sv-ss01', 500, 500],
      ['inv-sv-ah01', 12, 12],
    ])
  })

  test('a set shows its components; as many as the scarcest allows', async () => {
    const answer = await product('QA-SET')
    expect(answer.setProducts).toMatchObject([
      { id: 'QA-TUBE-1', c_quantity: 3 },
      { id: 'QA-SCREW', c_quantity: 2 },
      { id: 'QA-BRANCH', c_quantity: 1 },
    ])
    expect(answer.inventory?.ats).toBe(166)
    expect(await product('QA-BUNDLE')).toMatchObject({
      inventory: { ats: 1 },
      bundledProducts: [
        { id: 'QA-SCREW', quantity: 2 },
        { id: 'QA-LAST', quantity: 1 },
      ],
    })
  })

  test('a country without a store shows the product and sells none', async () => {
    expect(await product('QA-SHEET-26-AZUL', 'guest', 'es-GT')).toMatchObject({ isProductUnavailable: true })
  })
})

describe('prices', () => {
  test('[S3.018] customers see the price list of their country, with its steps in metres', async () => {
    const answer = await product('QA-SHEET-26-AZUL', 'customer')
    expect(answer).toMatchObject({ currency: 'USD', price: 1007.76, pricePerUnit: 1007.76 })
    expect(answer.tieredPrices?.map(({ quantity, price }) => [quantity, price])).toEqual([
      [1, 1007.76],
      [50, 1004.66],
      [200, 1001.56],
    ])
    const { variants } = await product('QA-SHEET', 'customer')
    const same = variants?.find(({ productId }) => productId === 'QA-SHEET-26-AZUL')
    expect(same).toMatchObject({ price: 1007.76, tieredPrices: answer.tieredPrices })
    expect(await product('QA-SHEET-26-AZUL', 'customer', 'es-HN')).toMatchObject({
      currency: 'HNL',
      price: 1022.54,
    })
  })

  test("the currency of another country means that country, the own one keeps the locale's", async () => {
    const quetzales = await product('QA-SHEET-26-AZUL?currency=GTQ', 'customer')
    expect(quetzales).toMatchObject({ currency: 'GTQ', price: 1015.15 })
    const ecuador = await product('QA-SHEET-26-AZUL?currency=USD', 'customer', 'es-EC')
    expect(ecuador.price).toBe(1044.71)
  })

  test('a master goes from its cheapest to its dearest variant', async () => {
    const { price, priceMax } = await product('QA-SHEET', 'customer')
    expect(price).toBe(1007.76)
    expect(priceMax).toBeGreaterThan(1007.76)
  })

  test('goods that are only quoted show a price to nobody', async () => {
    expect(priceLikeMembers(await product('QA-DESIGN', 'customer'))).toEqual([])
    expect(priceLikeMembers(await product('QA-PANEL', 'customer'))).toEqual([])
  })

  test('[S3.019] a promotional price that depends on nothing else stands at the product', async () => {
    expect(await product('QA-TUBE-1', 'customer')).toMatchObject({
      productPromotions: [{ promotionId: 'qa-fixed', promotionalPrice: 909.37 }],
    })
    // Needs metres in the basket, so it promises no price.
    const screw = await product('QA-SCREW', 'customer')
    expect(screw.productPromotions).toEqual([
      { promotionId: 'qa-metres', calloutMsg: '<strong>10 % en tornillos con 40 m</strong>' },
    ])
  })

  test('[S1.024] [S1.025] [S1.031] guests see no price-like member anywhere, customers do', async () => {
    for (const id of ['QA-SHEET', 'QA-SHEET-26-AZUL', 'QA-TUBE-1', 'QA-SET', 'QA-BUNDLE', 'QA-CEMENT']) {
      const path = `${id}?perPricebook=true&allImages=true`
      expect(priceLikeMembers(await product(path, 'guest')), id).toEqual([])
      expect(priceLikeMembers(await product(path, 'customer')).length, id).toBeGreaterThan(0)
    }
  })
})

describe('pictures', () => {
  test('[S3.022] groups by view type; links lie on the own origin and carry the version', async () => {
    const [group] = (await product('QA-SHEET')).imageGroups ?? []
    expect(group).toMatchObject({ viewType: 'large', images: [{ alt: 'Lámina trapezoidal QA' }] })
    expect(group?.images[0]?.link).toMatch(
      /^\/mobify\/proxy\/api\/product\/shopper-products\/v1\/organizations\/f_ecom_lmna_001\/images\/qa\/pieza\.svg\?siteId=Lamina&v=[0-9a-f]{12}$/,
    )
  })

  test('[S3.022] a photograph has two files: the medium group and the large picture both name the small one', async () => {
    const groups = (await product('QA-TILE?imgTypes=large,medium')).imageGroups ?? []
    const [large, medium] = groups.map(({ images: [image] }) => image)
    expect(large?.link).toMatch(/\/qa\/teja-640\.webp\?siteId=Lamina&v=[0-9a-f]{12}$/)
    expect(medium?.link).toMatch(/\/qa\/teja-320\.webp\?siteId=Lamina&v=[0-9a-f]{12}$/)
    expect(large?.c_mediumLink).toBe(medium?.link)
    for (const picture of [large, medium]) expect(picture?.disBaseLink).toBe(picture?.link)
    expect(medium).not.toHaveProperty('c_mediumLink')
  })

  test('a picture is kept for ever under its version, answers 304 and may run nothing', async () => {
    const [group] = (await product('QA-SHEET')).imageGroups ?? []
    const path = (group?.images[0]?.link ?? '').replace('/mobify/proxy/api', '')
    const first = await shop.engine.call('GET', path)
    expect(first.status).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(first.headers['content-security-policy']).toContain('sandbox')
    const again = await shop.engine.call('GET', path, {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.status).toBe(304)
    const unversioned = await shop.engine.call('GET', path.replace(/&v=.*/, ''))
    expect(unversioned.headers['cache-control']).toBe('public, max-age=3600')
    expect((await shop.engine.call('GET', path.replace('pieza', 'nada'))).status).toBe(404)
  })
})

test('links name what belongs to it', async () => {
  expect((await product('QA-SHEET')).productLinks).toMatchObject([
    { type: 'accessory', sourceProductId: 'QA-SHEET', targetProductId: 'QA-SCREW' },
  ])
})

test("[S2.124] a merchant's HTML leaves without what could run", async () => {
  const own = await openCatalogueShop()
  await own.engine.database.pool.query(
    `update product set content = jsonb_set(content, '{longDescription,es}', $1) where id = 'QA-TUBE'`,
    [JSON.stringify('<p onclick="x()">Tubo<script>x()</script></p>')],
  )
  await own.engine.database.pool.query(
    `update product set content = jsonb_set(content, '{shortDescription,es}', $1) where id = 'QA-TUBE'`,
    [
      JSON.stringify(
        '<b>Tubo</b> 1" & 2" <img src=x onerror=x()><form action="https://evil.example"><textarea>',
      ),
    ],
  )
  const { body } = await own.get<Answer>(families.products, '/products/QA-TUBE')
  await own.close()
  expect(body.longDescription).toBe('<p>Tubo</p>')
  // Shown as text and, by other clients, as HTML.
  expect(body.shortDescription).toBe('Tubo 1" & 2"')
})
