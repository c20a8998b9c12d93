import { createRequire } from 'node:module'
import type * as Sdk from 'commerce-sdk-isomorphic'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, testShop } from '../login/testing.ts'
import { type CatalogueShop, openCatalogueShop } from '../products/testing.ts'

// The published client of the contract, as an outside judge. Its ESM build does not load in Node.
const sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic') as typeof Sdk

let shop: CatalogueShop
let origin: string
let token: string
beforeAll(async () => {
  shop = await openCatalogueShop()
  origin = await shop.engine.app.listen({ port: 0, host: '127.0.0.1' })
  token = (await signIn(shop.engine, { login: 'ana@qa.example', password: 'Prueba2026!' })).token
})
afterAll(() => shop.close())

const config = () => ({
  parameters: {
    clientId: testShop.clientId,
    organizationId: testShop.organizationId,
    shortCode: 'lamina',
    siteId: testShop.siteId,
    locale: 'es-SV',
    currency: 'USD',
  },
  proxy: origin,
  throwOnBadResponse: true,
  headers: { authorization: `Bearer ${token}` },
})

describe('the official client', () => {
  test('[S1.007] [S7.086] searches, narrows by several choices and pages', async () => {
    const search = new sdk.ShopperSearch(config())
    const answer = await search.productSearch({
      parameters: {
        q: 'lamina',
        refine: ['cgid=techos', 'c_color=azul|blanco'],
        sort: 'price-low-to-high',
        limit: 25,
        offset: 0,
        perPricebook: true,
        allImages: true,
        allVariationProperties: true,
        expand: ['promotions', 'variations', 'prices', 'images', 'page_meta_tags', 'custom_properties'],
      },
    })
    expect(answer).toMatchObject({
      selectedRefinements: { cgid: 'techos', c_color: 'azul|blanco' },
      selectedSortingOption: 'price-low-to-high',
      hits: [{ productId: 'QA-SHEET', currency: 'USD', price: 1007.76 }],
    })
    const suggestions = await search.getSearchSuggestions({ parameters: { q: 'lam', limit: 3 } })
    expect(suggestions.productSuggestions?.products?.[0]?.productId).toBe('QA-SHEET')
  })

  test('[S7.016] [S7.017] [S7.019] reads products and categories', async () => {
    const products = new sdk.ShopperProducts(config())
    const list = await products.getProducts({
      parameters: {
        ids: ['QA-SHEET', 'QA-TUBE-1'],
        expand: ['availability', 'prices', 'images', 'variations'],
      },
    })
    expect(list.data.map(({ id }) => id)).toEqual(['QA-SHEET', 'QA-TUBE-1'])
    const product = await products.getProduct({ parameters: { id: 'QA-SHEET-26-AZUL', perPricebook: true } })
    expect(product).toMatchObject({ price: 1007.76, master: { masterId: 'QA-SHEET' } })
    await expect(products.getProduct({ parameters: { id: 'NADA' } })).rejects.toThrow('404')
    const root = await products.getCategory({ parameters: { id: 'root', levels: 2 } })
    expect(root.categories?.[0]?.categories?.[0]?.id).toBe('lamina-color')
  })

  test('[S7.018] [S7.021] reads promotions and stores', async () => {
    const promotions = await new sdk.ShopperPromotions(config()).getPromotions({
      parameters: { ids: ['qa-metres'] },
    })
    expect(promotions.data?.[0]?.id).toBe('qa-metres')
    const stores = await new sdk.ShopperStores(config()).searchStores({
      parameters: { latitude: 13.69, longitude: -89.16, maxDistance: 100, distanceUnit: 'km', limit: 20 },
    })
    expect(stores.data?.map(({ id }) => id)).toEqual(['SV-SS01', 'SV-AH01'])
  })

  test('[S7.046] [S7.047] calls the custom endpoints', async () => {
    const call = (apiName: string, endpointPath: string) =>
      sdk.helpers.callCustomEndpoint({
        options: { method: 'GET', customApiPathParameters: { apiName, endpointPath } },
        clientConfig: config(),
      }) as Promise<{ body: string }>
    expect(JSON.parse((await call('sites', 'site-info')).body)).toHaveProperty('allowed_locales')
    expect(JSON.parse((await call('preferences', 'get-preferences')).body)).toHaveProperty(
      'storesPerRequest',
      20,
    )
  })
})
