import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { type BasketShop, openBasketShop } from '../../baskets/testing.ts'
import type { Query } from '../../kernel/search-request/index.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'

const organization = 'organizations/f_ecom_lmna_001'
const searchPath = `/product/products/v1/${organization}/product-search`
const book = `/pricing/price-books/v1/${organization}/price-books/SV`

let shop: BasketShop
let token: string
beforeAll(async () => {
  shop = await openBasketShop()
  token = (await openClient(shop, { scopes: ['sfcc.products', 'sfcc.pricebooks', 'sfcc.costs.rw'] as never }))
    .token
  const data = [
    { productId: 'QA-SCREW', amount: 0.5 },
    { productId: 'QA-SHEET-26-AZUL', amount: 1 },
    { productId: 'QA-SHEET-24-AZUL', amount: 2 },
    // What it will cost is not what it costs.
    { productId: 'QA-SCREW', amount: 900, validFrom: '2099-01-01' },
  ]
  const { status } = await shop.call('PATCH', `${book}/costs?siteId=Lamina`, { as: token, body: { data } })
  expect(status).toBe(200)
})
afterAll(() => shop.close())

const below = (percent: number, code = 'SV'): Query => ({
  termQuery: { fields: [`c_margin.${code}`], operator: 'less', values: [percent] },
})
const search = (query: object, as = token) =>
  shop.call<{ hits: { id: string }[]; field?: string }>('POST', searchPath, {
    as,
    body: { query, limit: 200, expand: ['none'] },
  })
const found = async (query: object) => (await search(query)).body.hits.map(({ id }) => id)
/** The margin as its definition says, from what the lists of prices and costs tell. */
const marginOf = async (sku: string) => {
  const ask = <T>(what: string) =>
    shop.call<{ data: T[] }>('GET', `${book}/${what}?siteId=Lamina&productIds=${sku}`, { as: token })
  const [price] = (await ask<{ tiers: { minQuantity: string; amount: string }[] }>('prices')).body.data
  const [cost] = (await ask<{ amountWithTax: number }>('costs')).body.data
  const first = price?.tiers.toSorted((a, b) => Number(a.minQuantity) - Number(b.minQuantity))[0]
  const amount = Number(first?.amount)
  return (100 * (amount - (cost?.amountWithTax ?? Number.NaN))) / amount
}

test('what lies below a margin is found by the first tier of today and its cost with tax; without a cost nothing is', async () => {
  const margin = await marginOf('QA-SCREW')
  expect(margin).toBeGreaterThan(-1000)
  expect(await found(below(margin + 0.01))).toContain('QA-SCREW')
  expect(await found(below(margin - 0.01))).not.toContain('QA-SCREW')
  expect(await found(below(100))).not.toContain('QA-CEMENT')
})

test('a master is found by the lowest margin of its variants, and a variant by its own', async () => {
  const margins = await Promise.all(['QA-SHEET-26-AZUL', 'QA-SHEET-24-AZUL'].map(marginOf))
  const [lowest, highest] = [Math.min(...margins), Math.max(...margins)]
  expect(await found(below(lowest + 0.01))).toContain('QA-SHEET')
  expect(await found(below(lowest - 0.01))).not.toContain('QA-SHEET')
  const own = await found({
    boolQuery: {
      must: [below(highest - 0.01), { termQuery: { fields: ['type'], operator: 'is', values: ['variant'] } }],
    },
  })
  expect(own).toHaveLength(1)
})

test('whoever may not know costs is refused in every way to ask, not given another answer', async () => {
  const blind = (await openClient(shop, { scopes: ['sfcc.products.rw', 'sfcc.jobs.rw'] })).token
  const refusal = { status: 403, body: { scope: 'sfcc.costs' } }
  expect(await search(below(50), blind)).toMatchObject(refusal)
  expect(await search({ nestedQuery: { path: 'variants', query: below(50) } }, blind)).toMatchObject(refusal)
  const sorted = { query: { matchAllQuery: {} }, sorts: [{ field: 'c_margin.SV' }] }
  expect(await shop.call('POST', searchPath, { as: blind, body: sorted })).toMatchObject(refusal)
  const job = `/operation/jobs/v1/${organization}/jobs/update-products/executions?siteId=Lamina`
  expect(
    await shop.call('POST', job, {
      as: blind,
      body: { parameters: { query: below(50), changes: { online: false } } },
    }),
  ).toMatchObject(refusal)
  const asStaff = async (roles: string, code: string) =>
    callAsStaff(shop, (await openStaff(shop, roles)).cookie, 'POST', `${searchPath}?siteId=Lamina`, {
      body: { query: below(100, code), expand: ['none'] },
    })
  expect(await asStaff('editor', 'SV')).toMatchObject(refusal)
  // A role that opens the products of a country beside one that knows the costs of another.
  expect(await asStaff('editor@GT,manager@SV', 'GT')).toMatchObject(refusal)
  expect((await asStaff('editor@GT,manager@SV', 'SV')).status).toBe(200)
  expect((await asStaff('manager@SV', 'GT')).status).toBe(400)
})
