import { Products } from 'commerce-sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAsStaff, openStaff } from '../staff/testing.ts'
import { type MerchantShop, openMerchantShop, refusalOf } from './testing.ts'

const family = '/product/products/v1'
let merchant: MerchantShop
let products: Products
beforeAll(async () => {
  merchant = await openMerchantShop(['sfcc.products.rw', 'sfcc.pricebooks.rw'])
  products = new Products(merchant.client(family))
})
afterAll(() => merchant.close())

const ids = ({ hits }: { hits: { id?: string; productId?: string }[] }) =>
  hits.map(({ id, productId }) => id ?? productId)
const search = async (query: object, more: object = {}) =>
  ids(await products.searchProducts({ parameters: { siteId: 'Lamina' }, body: { query, ...more } }))
const term = (field: string, operator: string, ...values: unknown[]) => ({
  termQuery: { fields: [field], operator, values },
})
const variant = {
  variationValues: { calibre: '26', color: 'rojo-teja' },
  c_weightKg: 3.3,
  online: true,
} as never

describe('search', () => {
  test('by text, term, bool and range; accents and capitals do not matter', async () => {
    const text = { textQuery: { fields: ['name', 'id'], searchPhrase: 'LAMINA trap' } }
    expect(await search(text, { sorts: [{ field: 'id', sortOrder: 'desc' }], limit: 2 })).toEqual([
      'QA-SHEET-26-BLAN',
      'QA-SHEET-26-AZUL',
    ])
    expect(await search({ boolQuery: { must: [text], mustNot: [term('type', 'is', 'variant')] } })).toEqual([
      'QA-SHEET',
    ])
    expect(await search(term('id', 'one_of', 'QA-BRICK', 'QA-CEMENT', 'QA-NOTHING'))).toEqual([
      'QA-BRICK',
      'QA-CEMENT',
    ])
    const should = [term('c_sku', 'is', 'qa-last'), term('c_countries', 'is', 'NI')]
    expect(await search({ boolQuery: { should: [should[0]] } })).toEqual(['QA-LAST'])
    expect(await search({ boolQuery: { must: [term('id', 'is', 'QA-EC')], should } })).toEqual(['QA-EC'])
    const rangeFilter = { field: 'id', from: 'QA-BRANCH', to: 'QA-BUNDLE', toInclusive: false }
    const filteredQuery = { query: { matchAllQuery: {} }, filter: { rangeFilter } }
    expect(await search({ filteredQuery })).toEqual(['QA-BRANCH', 'QA-BRICK'])
    const nested = {
      nestedQuery: { path: 'variants', query: term('variationAttribute.color', 'is', 'azul') },
    }
    expect(await search(nested)).toEqual(['QA-SHEET'])
    const deep = term('categoryId', 'is', 'techos')
    expect(await search({ boolQuery: { must: [deep, term('type', 'not_in', 'variant')] } })).toEqual([
      'QA-MADE',
      'QA-PANEL',
      'QA-SET',
      'QA-SHEET',
      'QA-TILE',
    ])
  })

  test('prices, stock and what is missing stand beside the documents', async () => {
    const body = { query: term('id', 'is', 'QA-SCREW'), expand: ['prices', 'availability', 'none'] }
    const { hits, total } = await products.searchProducts({ body: body as never })
    expect(total).toBe(1)
    expect(hits[0]).toMatchObject({ id: 'QA-SCREW', c_issues: [] })
    expect(hits[0]).not.toHaveProperty('c_unit')
    const { SV: price } = (hits[0] as unknown as { c_prices: { SV: number } }).c_prices
    expect(price).toBeGreaterThan(0)
    expect(
      await search({ boolQuery: { must: [term('id', 'is', 'QA-SCREW'), term('c_price.SV', 'is', price)] } }),
    ).toEqual(['QA-SCREW'])
    expect(await search(term('c_available.SV', 'greater', 0))).toContain('QA-SCREW')
    expect(await search(term('c_issues', 'is', 'price'))).not.toContain('QA-SCREW')
  })

  test('what no category leads to is found as unassigned', async () => {
    const { pool } = merchant.shop.database
    await pool.query(`update category set online = false where id = 'obra'`)
    const found = await products.searchUnassignedProducts({ body: { query: { matchAllQuery: {} } } as never })
    expect(ids(found)).toEqual(['QA-BRICK', 'QA-CEMENT'])
    await pool.query(`update category set online = true where id = 'obra'`)
  })

  test('a field, an operator, a value and a shape that are none are refused by name', async () => {
    const refused: [object, object][] = [
      [term('cost', 'is', 1), { type: expect.stringMatching(/invalid-search-field$/), field: 'cost' }],
      [term('c_price.XX', 'is', 1), { type: expect.stringMatching(/invalid-search-field$/) }],
      [term('online', 'less', true), { type: expect.stringMatching(/invalid-operator$/), field: 'online' }],
      [term('c_price.SV', 'less', 'cheap'), { property: 'c_price.SV' }],
      [term('id', 'is', 'a', 'b'), { property: 'id' }],
      [{ matchAllQuery: {}, textQuery: { fields: ['id'], searchPhrase: 'x' } }, { property: '$.query' }],
      [{ nestedQuery: { path: 'stores', query: { matchAllQuery: {} } } }, { property: '$.query' }],
    ]
    for (const [query, problem] of refused)
      expect(await refusalOf(search(query)), JSON.stringify(query)).toMatchObject({
        status: 400,
        body: problem,
      })
    const deep = Array.from({ length: 6 }).reduce<object>((inner) => ({ boolQuery: { must: [inner] } }), {
      matchAllQuery: {},
    })
    expect((await refusalOf(search(deep))).status).toBe(400)
    const wide = { boolQuery: { must: Array.from({ length: 50 }, () => ({ matchAllQuery: {} })) } }
    expect((await refusalOf(search(wide))).status).toBe(400)
    expect((await refusalOf(search({ matchAllQuery: {} }, { offset: 9_990, limit: 25 }))).status).toBe(400)
  })

  test('a manager of one country finds what that country sells', async () => {
    const { cookie } = await openStaff(merchant.shop, 'manager@GT')
    const path = `${family}/organizations/f_ecom_lmna_001/product-search`
    const query = term('id', 'one_of', 'QA-EC', 'QA-BRICK')
    const { body } = await callAsStaff(merchant.shop, cookie, 'POST', path, { body: { query } })
    expect(ids(body as never)).toEqual(['QA-BRICK'])
    const prices = { query: term('c_price.SV', 'greater', 0) }
    expect((await callAsStaff(merchant.shop, cookie, 'POST', path, { body: prices })).status).toBe(400)
  })
})

describe('variations of a master', () => {
  const parameters = { masterProductId: 'QA-SHEET', id: 'QA-SHEET-26-TEJA' }

  test('one that is assigned is made, sold at once, and found among its master’s', async () => {
    await products.assignVariationForMasterProduct({ parameters, body: variant })
    const listed = await products.getVariationsForMasterProduct({ parameters, fetchOptions: {} })
    expect(listed.data.map(({ productId }) => productId)).toContain('QA-SHEET-26-TEJA')
    const changed = await products.updateVariationForMasterProduct({
      parameters,
      body: { defaultProductVariation: true } as never,
    })
    expect(changed).toMatchObject({ defaultProductVariation: true, c_weightKg: 3.3 })
    expect(await products.getVariationForMasterProduct({ parameters })).toEqual(changed)
    await expect.poll(async () => (await merchant.shown('QA-SHEET-26-TEJA')).id).toBe('QA-SHEET-26-TEJA')
    const body = { query: term('variationAttribute.color', 'is', 'rojo-teja') } as never
    const found = await products.searchProductVariations({ parameters: { productId: 'QA-SHEET' }, body })
    expect(ids(found)).toEqual(['QA-SHEET-26-TEJA'])
  })

  test('a new master is sold by the two variants that are assigned to it', async () => {
    const { id: _id, ...tile } = await products.getProduct({ parameters: { productId: 'QA-TILE' } })
    const name = { default: 'Teja de prueba doble', en: 'Twofold tile' }
    const body = { ...tile, name } as never
    await products.createProduct({ parameters: { productId: 'QA-TWO' }, body })
    for (const color of ['rojo-teja', 'blanco'])
      await products.assignVariationForMasterProduct({
        parameters: { masterProductId: 'QA-TWO', id: `QA-TWO-${color}` },
        body: { variationValues: { color }, c_weightKg: 4.4, online: true } as never,
      })
    await expect.poll(() => merchant.found('doble')).toEqual(['QA-TWO'])
    const shown = (await merchant.shown('QA-TWO')) as { variants?: { productId: string }[] }
    expect(shown.variants?.map(({ productId }) => productId).toSorted()).toEqual([
      'QA-TWO-blanco',
      'QA-TWO-rojo-teja',
    ])
    for (const productId of ['QA-TWO-blanco', 'QA-TWO-rojo-teja', 'QA-TWO'])
      await products.deleteProduct({ parameters: { productId } })
    await expect.poll(() => merchant.found('doble')).toEqual([])
  })

  test('another product joins no master; another master’s variant is missing', async () => {
    const foreign = { masterProductId: 'QA-TILE', id: 'QA-SHEET-26-TEJA' }
    expect(
      await refusalOf(products.assignVariationForMasterProduct({ parameters: foreign, body: variant })),
    ).toMatchObject({ status: 400 })
    expect((await refusalOf(products.getVariationForMasterProduct({ parameters: foreign }))).status).toBe(404)
    expect(
      (await refusalOf(products.unassignVariationFromMasterProduct({ parameters: foreign }))).status,
    ).toBe(404)
    const item = { masterProductId: 'QA-SCREW', id: 'X' }
    expect((await refusalOf(products.getVariationsForMasterProduct({ parameters: item }))).status).toBe(404)
  })

  test('unassigned it is gone', async () => {
    await products.unassignVariationFromMasterProduct({ parameters })
    await expect.poll(async () => (await merchant.shown('QA-SHEET-26-TEJA')).id).toBeUndefined()
    expect((await refusalOf(products.getVariationForMasterProduct({ parameters }))).status).toBe(404)
  })
})

describe('variation attributes', () => {
  const of = (id: string, attributeId = 'color') => ({ productId: 'QA-SHEET', attributeId, id })

  test('a value that is renamed is renamed for every product, and found by its name', async () => {
    const before = await products.getVariationAttributeValue({ parameters: of('blanco') })
    expect(before).toMatchObject({ value: 'blanco', position: 2, c_usedBy: 3 })
    const body = { name: { default: 'Marfil' }, position: 1 } as never
    const changed = await products.updateVariationAttributeValue({ parameters: of('blanco'), body })
    expect(changed).toMatchObject({ name: { default: 'Marfil', en: before.name?.en }, position: 1 })
    await expect.poll(() => merchant.found('teja marfil')).toEqual(['QA-TILE'])
    expect((await merchant.found('marfil')).toSorted()).toEqual(['QA-SHEET', 'QA-TILE'])
    const { cookie } = await openStaff(merchant.shop, 'manager@SV,editor')
    const path = `${family}/organizations/f_ecom_lmna_001/products/QA-SHEET/variation-attributes/color/values/blanco`
    const { headers } = await callAsStaff(merchant.shop, cookie, 'GET', path)
    const ifMatch = { 'if-match': String(headers.etag) }
    expect((await callAsStaff(merchant.shop, cookie, 'PATCH', path, { body: {} })).status).toBe(428)
    expect(
      (await callAsStaff(merchant.shop, cookie, 'PATCH', path, { body: {}, headers: ifMatch })).status,
    ).toBe(200)
  })

  test('a value and an attribute come and go; what variants have stays', async () => {
    const body = { name: { default: 'Verde lima', en: 'Lime' }, c_hex: '#9ACD32' } as never
    const made = await products.createVariationAttributeValue({ parameters: of('lima'), body })
    expect(made).toMatchObject({ position: 3, c_hex: '#9ACD32', c_usedBy: 0 })
    await products.deleteVariationAttributeValue({ parameters: of('lima') })
    expect((await refusalOf(products.getVariationAttributeValue({ parameters: of('lima') }))).status).toBe(
      404,
    )
    expect(await refusalOf(products.deleteVariationAttributeValue({ parameters: of('azul') }))).toMatchObject(
      {
        status: 409,
        body: { usedBy: expect.arrayContaining([{ kind: 'product', id: 'QA-SHEET-24-AZUL' }]) },
      },
    )
    const parameters = { productId: 'QA-SHEET', id: 'acabado' }
    const attribute = {
      attributeDefinitionId: 'acabado',
      name: { default: 'Acabado', en: 'Finish' },
      values: [{ value: 'mate', name: { default: 'Mate', en: 'Matt' } }],
    } as never
    expect(await products.createVariationAttribute({ parameters, body: attribute })).toMatchObject({
      name: { default: 'Acabado', en: 'Finish' },
      values: [{ value: 'mate', position: 1 }],
    })
    const { data } = await products.getVariationAttributes({ parameters: { productId: 'QA-SHEET' } })
    expect(data.map(({ id }) => id)).toEqual(['calibre', 'color', 'acabado'])
    await products.deleteVariationAttribute({ parameters })
    const color = { productId: 'QA-SHEET', id: 'color' }
    expect((await refusalOf(products.deleteVariationAttribute({ parameters: color }))).status).toBe(409)
    expect((await refusalOf(products.getVariationAttribute({ parameters }))).status).toBe(404)
  })
})

describe('options', () => {
  const parameters = { productId: 'QA-BRICK', id: 'paletizado' }

  test('a choice with its price by country is offered to shoppers', async () => {
    const body = {
      customName: { default: 'Paletizado', en: 'Palletised' },
      values: [{ id: 'no', value: { default: 'Sin palé', en: 'No pallet' }, c_prices: { SV: '0', GT: '0' } }],
    } as never
    await products.createProductOption({ parameters, body })
    const value = { productId: 'QA-BRICK', optionId: 'paletizado', id: 'si' }
    const si = { value: { default: 'En palé', en: 'On a pallet' }, c_prices: { SV: '1.25' } } as never
    const made = await products.createProductOptionValue({ parameters: value, body: si })
    expect(made).toMatchObject({
      c_prices: { SV: '1.25' },
      optionPrices: [{ currencyMnemonic: 'USD', value: 1.25 }],
    })
    const chosen = { defaultProductOptionValue: true } as never
    await products.updateProductOptionValue({ parameters: value, body: chosen })
    const option = await products.getProductOption({ parameters })
    expect(option).toMatchObject({ defaultProductOptionValue: 'si', values: [{ id: 'no' }, { id: 'si' }] })
    await expect
      .poll(async () => JSON.stringify((await merchant.shown('QA-BRICK')).options ?? []))
      .toContain('1.25')
    await products.updateProductOption({ parameters, body: { customName: { en: 'Pallet' } } as never })
    const { data } = await products.getProductOptions({ parameters: { productId: 'QA-BRICK' } })
    expect(data).toMatchObject([{ customName: { default: 'Paletizado', en: 'Pallet' } }])
    const wrong = { c_prices: { SV: 'mucho' } } as never
    expect(
      (await refusalOf(products.updateProductOptionValue({ parameters: value, body: wrong }))).status,
    ).toBe(400)
    await products.deleteProductOptionValue({ parameters: value })
    expect((await refusalOf(products.getProductOptionValue({ parameters: value }))).status).toBe(404)
    const last = { ...value, id: 'no' }
    expect((await refusalOf(products.deleteProductOptionValue({ parameters: last }))).status).toBe(400)
    await products.deleteProductOption({ parameters })
    expect((await refusalOf(products.getProductOption({ parameters }))).status).toBe(404)
  })
})

describe('deleting a product', () => {
  const remove = (productId: string) => products.deleteProduct({ parameters: { productId } })

  test('what is in use stays, and says where', async () => {
    const basket = await merchant.customer.basket()
    await merchant.customer.add(basket, { productId: 'QA-LAST', quantity: 1 })
    expect(await refusalOf(remove('QA-LAST'))).toMatchObject({
      status: 409,
      body: {
        usedBy: [
          { kind: 'product', id: 'QA-BUNDLE' },
          { kind: 'basket', id: basket },
        ],
      },
    })
    expect(await refusalOf(remove('QA-TUBE'))).toMatchObject({
      body: { usedBy: [{ id: 'QA-TUBE-1' }, { id: 'QA-TUBE-2' }, { id: 'QA-TUBE-4' }] },
    })
    const { usedBy } = (await refusalOf(remove('QA-SCREW'))).body
    expect(usedBy).toEqual(expect.arrayContaining([{ kind: 'product', id: 'QA-BUNDLE' }]))
    expect(await search(term('id', 'one_of', 'QA-LAST', 'QA-TUBE', 'QA-SCREW'))).toHaveLength(3)
  })

  test('what is not is gone with its prices and counts, and is missing ever after', async () => {
    await remove('QA-EC')
    for (const table of ['price', 'inventory']) {
      const { rows } = await merchant.shop.database.pool.query(`select 1 from ${table} where sku = 'QA-EC'`)
      expect(rows).toEqual([])
    }
    expect(await search(term('id', 'is', 'QA-EC'))).toEqual([])
    expect((await refusalOf(remove('QA-EC'))).status).toBe(404)
  })
})
