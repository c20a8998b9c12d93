import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop } from '../../catalog/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'

let merchant: MerchantShop
beforeAll(async () => {
  merchant = await openMerchantShop(['sfcc.libraries.rw'])
})
afterAll(() => merchant.close())

const text = (es: string) => ({ es: `<p>${es}</p>`, en: '<p>-</p>' })
const preview = (sent: object) => merchant.call('POST', '/custom/content/v1', '/previews', sent)
const tokenOf = async (sent: object) => {
  const { status, body } = await preview(sent)
  expect(status).toBe(201)
  return String(body.token)
}
const read = async (path: string, token?: string) => {
  const { shop } = merchant
  const { status, body } = await shop.call<unknown>('GET', path, {
    as: (await shop.guest()).token,
    ...(token === undefined ? {} : { headers: { 'x-content-preview': token } }),
  })
  return { status, text: JSON.stringify(body) }
}
const assets =
  '/custom/content-assets/v1/organizations/f_ecom_lmna_001/assets?siteId=Lamina&c_assetId=feria&c_localSite=es_SV'
const goods =
  '/search/shopper-search/v1/organizations/f_ecom_lmna_001/product-search?siteId=Lamina&q=tornillo&locale=es-SV'

beforeAll(async () => {
  const page = { name: text('feria'), body: text('Antes'), online: true }
  await merchant.call('PUT', '/experience/libraries/v1', '/libraries/Lamina/content/feria', page)
})

test('content as it is being edited is told to who has the secret, to nobody else, and for half an hour', async () => {
  const token = await tokenOf({ contentId: 'feria', changes: { body: text('Feria') } })
  expect((await read(assets)).text).toContain('Antes')
  expect((await read(assets, token)).text).toContain('Feria')
  // What was seen is kept nowhere.
  expect((await read(assets)).text).toContain('Antes')
  expect(
    (
      await read(
        assets,
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      )
    ).status,
  ).toBe(404)
  const { clock } = merchant.shop
  const now = clock.now()
  clock.moveTo(new Date(now.getTime() + 31 * 60_000))
  expect((await read(assets, token)).status).toBe(404)
  clock.moveTo(now)
})

test('a price is told to a preview for customers alone', async () => {
  const asGuest = await tokenOf({ contentId: 'feria' })
  const asCustomer = await tokenOf({ contentId: 'feria', audience: 'registered' })
  expect((await read(goods, asCustomer)).text).toMatch(/"price":\d/)
  for (const token of [undefined, asGuest]) expect((await read(goods, token)).text).not.toMatch(/"price/)
})

test('what an edit would be refused for a preview is; who may not edit makes none', async () => {
  expect((await preview({ contentId: 'feria', changes: { body: { es: 'x' } } })).status).toBe(400)
  expect((await preview({ contentId: 'nowhere' })).status).toBe(404)
  const { cookie } = await openStaff(merchant.shop, 'editor')
  const path = '/custom/content/v1/organizations/f_ecom_lmna_001/previews?siteId=Lamina'
  const refused = await callAsStaff(merchant.shop, cookie, 'POST', path, { body: { contentId: 'feria' } })
  expect(refused.status).toBe(403)
})
