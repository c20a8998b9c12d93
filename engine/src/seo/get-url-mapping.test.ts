import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogueShop, openCatalogueShop } from '../products/testing.ts'

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const ask = (segment: string, as?: 'guest' | 'customer' | 'nobody') =>
  shop.get('/site/shopper-seo/v1', `/url-mapping?urlSegment=${encodeURIComponent(segment)}`, as ? { as } : {})

test.each(['/vieja', 'vieja', '/vieja/'])('a moved path tells where it lives now: %s', async (segment) => {
  const { status, body } = await ask(segment)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    statusCode: 301,
    destinationUrl: '/category/techos',
    copySourceParams: true,
  })
})

test.each(['/nunca', '/vieja?x=1', '/', '/vieja/hija'])(
  'what never moved is not found: %s',
  async (segment) => {
    const { status, body } = await ask(segment)
    expect(status).toBe(404)
    expect(body.type).toMatch(/seo-url-mapping-not-found$/)
  },
)

test('a segment is asked for, and a token', async () => {
  expect((await shop.get('/site/shopper-seo/v1', '/url-mapping')).status).toBe(400)
  expect((await ask('/vieja', 'nobody')).status).toBe(401)
})

test.each([
  ['/product/QA-SCREW', { resourceType: 'PRODUCT', resourceId: 'QA-SCREW', productCategoryId: 'fijaciones' }],
  ['category/techos', { resourceType: 'CATEGORY', resourceId: 'techos' }],
  ['/homepage', { resourceType: 'CONTENT_ASSET', resourceId: 'homepage' }],
])('a path that shows something says what: %s', async (segment, expected) => {
  const { status, body } = await ask(segment)
  expect([status, body]).toEqual([200, expected])
})

test.each(['/product/NADA', '/category/nada', '/product/QA-SCREW/mas'])(
  'what is not there has no mapping: %s',
  async (segment) => {
    expect((await ask(segment)).status).toBe(404)
  },
)
