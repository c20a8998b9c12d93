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
    copySourceParams: 'ALL',
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
