import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { type BasketShop, openBasketShop } from '../../baskets/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'

let shop: BasketShop
let token: string
beforeAll(async () => {
  shop = await openBasketShop()
  token = (await openClient(shop, { scopes: ['sfcc.products.rw'] })).token
})
afterAll(() => shop.close())

const path = (id: string) => `/product/products/v1/organizations/f_ecom_lmna_001/products/${id}`
const call = (method: string, id: string, body?: object, headers: Record<string, string> = {}) =>
  shop.call<Record<string, unknown>>(method, `${path(id)}?siteId=Lamina`, {
    as: token,
    headers,
    ...(body ? { body } : {}),
  })

type Version = { version: number; actor: { kind: string }; operation: string; members: string[] }
const versionsOf = async (id: string) => (await call('GET', `${id}/versions`)).body.data as Version[]
const restore = (id: string, version: number, headers: Record<string, string> = {}) =>
  call('POST', `${id}/versions/${version}/restore`, undefined, headers)

test('what was changed since a version is put back, whatever else an import has brought stays', async () => {
  const id = 'QA-TILE'
  const change = (body: object) => call('PATCH', id, body)
  const { name } = (await call('GET', id)).body as { name: { default: string } }
  await change({ name: { default: 'Primera' } })
  const [first] = await versionsOf(id)
  expect(first).toMatchObject({ actor: { kind: 'client' }, operation: 'updateProduct', members: ['name'] })
  await change({ name: { default: 'Segunda' }, pageTitle: { default: 'Título', en: 'Title' } })
  await change({ c_isSale: true, name: { default: 'Tercera' } })
  // As an import does, without an entry.
  await shop.database.pool.query(`update product set is_new = not is_new where id = $1`, [id])
  const brought = (await call('GET', id)).body.c_isNew

  const { headers } = await call('GET', id)
  expect((await restore(id, first?.version ?? 0, { 'if-match': '"older"' })).status).toBe(412)
  const back = await restore(id, first?.version ?? 0, { 'if-match': String(headers.etag) })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  expect(back.body).toMatchObject({ name: { default: 'Primera' }, c_isSale: false, c_isNew: brought })
  expect(back.body).not.toHaveProperty('pageTitle')
  const [latest, ...others] = await versionsOf(id)
  expect(latest).toMatchObject({ operation: 'restoreProduct' })
  expect(latest?.members.toSorted()).toEqual(['isSale', 'name', 'pageTitle'])

  // That is a version too, and so is what stood before it.
  expect((await restore(id, others[0]?.version ?? 0)).body).toMatchObject({ name: { default: 'Tercera' } })
  expect((await restore(id, 9_999_999)).status).toBe(404)
  await change({ name: { default: name.default }, c_isSale: false, pageTitle: null })
})

test('a search tells who edited a product last, and finds by it and by changed prices', async () => {
  const client = await openClient(shop, { scopes: ['sfcc.products.rw', 'sfcc.pricebooks.rw'] })
  const ask = (method: string, url: string, body: object) =>
    shop.call<Record<string, unknown>>(method, `${url}?siteId=Lamina`, { as: client.token, body })
  const find = async (field: string, operator: string, value: string) => {
    const query = { termQuery: { fields: [field], operator, values: [value] } }
    const url = path('').replace(/products\/$/, 'product-search')
    const { body } = await ask('POST', url, { query, expand: ['edits'] })
    return body.hits as { id: string; c_edited?: { at: string; by: string } }[]
  }
  const before = new Date(shop.clock.now().getTime() - 1_000).toISOString()
  expect((await find('id', 'is', 'QA-BRICK'))[0]).not.toHaveProperty('c_edited')
  await ask('PATCH', path('QA-BRICK'), { c_isNew: true })
  const [edited] = await find('id', 'is', 'QA-BRICK')
  expect(edited?.c_edited).toEqual({ at: expect.any(String), by: expect.any(String) })
  const { rows } = await shop.database.pool.query(
    `select actor ->> 'id' as id from audit_entry where subject_id = 'QA-BRICK' order by seq desc limit 1`,
  )
  const by = (rows[0] as { id: string }).id
  expect((await find('c_editedBy', 'is', by)).map(({ id }) => id)).toEqual(['QA-BRICK'])
  expect((await find('c_editedAt', 'greater', before)).map(({ id }) => id)).toContain('QA-BRICK')
  expect((await find('c_editedAt', 'greater', '2099-01-01T00:00:00Z')).map(({ id }) => id)).toEqual([])
  const prices = '/pricing/price-books/v1/organizations/f_ecom_lmna_001/price-books/SV/prices'
  const tiers = [{ minQuantity: '1', amount: '9.95' }]
  expect((await ask('PATCH', prices, { data: [{ productId: 'QA-BRICK', tiers }] })).status).toBe(200)
  const since = (country: string, at: string) => find(`c_priceChangedSince.${country}`, 'is', at)
  expect((await since('SV', before)).map(({ id }) => id)).toEqual(['QA-BRICK'])
  expect(await since('GT', before)).toEqual([])
  expect(await since('SV', '2099-01-01T00:00:00Z')).toEqual([])
})

test('nobody puts back what they may not change', async () => {
  const [{ version } = { version: 0 }] = await versionsOf('QA-TILE')
  const as = async (role: string, method: string, rest: string) => {
    const { cookie } = await openStaff(shop, role)
    return (await callAsStaff(shop, cookie, method, `${path('QA-TILE')}/versions${rest}?siteId=Lamina`))
      .status
  }
  expect(await as('auditor', 'GET', '')).toBe(403)
  expect(await as('desk@SV', 'POST', `/${version}/restore`)).toBe(403)
  // Sold elsewhere too.
  expect(await as('manager@SV', 'POST', `/${version}/restore`)).toBe(403)
  expect(await as('editor', 'GET', '')).toBe(200)
})
