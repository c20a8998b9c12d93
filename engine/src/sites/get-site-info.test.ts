import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../login/testing.ts'
import { type CatalogueShop, openCatalogueShop } from '../products/testing.ts'

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const path = ['/custom/sites/v1', '/site-info'] as const

test('[S7.046] [S3.033] the body is a JSON text with locales and currencies', async () => {
  const { status, body } = await shop.get<{ body: string }>(...path)
  expect(status).toBe(200)
  const info = JSON.parse(body.body)
  expect(info.allowed_locales).toHaveLength(12)
  expect(info.allowed_locales[0]).toEqual({
    id: 'es-SV',
    language: 'es',
    country: 'SV',
    display_country: 'El Salvador',
  })
  expect(info.allowed_currencies.toSorted()).toEqual(['CRC', 'GTQ', 'HNL', 'NIO', 'USD'])
  expect(info.default_currency).toBe('USD')
})

test('[S7.030] without a token: 401', async () => {
  expect((await shop.get(...path, { as: 'nobody' })).status).toBe(401)
})

test('[S7.031] a call that names no site: 400, where the shop has only one too', async () => {
  const { token: guest } = await signIn(shop.engine, 'guest')
  const org = 'organizations/f_ecom_lmna_001'
  const nameless: [string, string, object?][] = [
    ['GET', `/custom/sites/v1/${org}/site-info`],
    ['GET', `/custom/preferences/v1/${org}/get-preferences`],
    ['GET', `/custom/content-assets/v1/${org}/assets?c_assetId=homepage`],
    ['POST', `/custom/case-creation/v1/${org}/case-creation`, {}],
    ['GET', `/product/shopper-products/v1/${org}/products/QA-SCREW`],
    ['GET', `/product/shopper-products/v1/${org}/products/QA-SCREW?siteId=`],
  ]
  for (const [method, url, sent] of nameless) {
    const { status, body: told } = await shop.engine.call<Record<string, unknown>>(method, url, {
      as: guest,
      ...(sent ? { body: sent } : {}),
    })
    expect([url, status, told.detail]).toEqual([url, 400, "Query parameter 'siteId' is missing."])
  }
})

test('[S7.031] an unknown site: 400', async () => {
  const answer = await shop.engine.call(
    'GET',
    `${path[0]}/organizations/f_ecom_lmna_001${path[1]}?siteId=Otra`,
  )
  expect(answer.status).toBe(400)
})
