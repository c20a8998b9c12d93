import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PromotionCondition, PromotionDiscount, PromotionRow } from '../bundle/index.ts'
import { type CatalogueShop, families, openCatalogueShop } from '../products/testing.ts'
import { callOutsFor } from './call-outs/call-outs-for.ts'
import { type Selectable, isSelected } from './is-selected.ts'

type Answer = { limit: number; total: number; data: { id: string; calloutMsg: string }[] }

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop({ at: new Date('2026-11-20T16:00:00Z') })
})
afterAll(() => shop.close())

const promotions = (ids: string, as: 'guest' | 'customer' = 'guest') =>
  shop.get<Answer>(families.promotions, `/promotions?ids=${ids}`, { as })

describe('over HTTP', () => {
  test('[S7.018] running promotions by id, with call-out and details', async () => {
    const { body } = await promotions('qa-metres,nada')
    expect(body).toMatchObject({
      total: 1,
      data: [{ id: 'qa-metres', calloutMsg: '<strong>10 % en tornillos con 40 m</strong>' }],
    })
  })

  test('[S1.024] a call-out that names an amount is for customers only', async () => {
    expect((await promotions('qa-free')).body).toEqual({ limit: 0, total: 0, data: [] })
    expect((await promotions('qa-free', 'customer')).body).toMatchObject({ total: 1 })
  })

  test('an ended promotion is gone', async () => {
    const later = await openCatalogueShop({ at: new Date('2028-01-02T00:00:00Z') })
    const { body } = await later.get<Answer>(families.promotions, '/promotions?ids=qa-metres')
    await later.close()
    expect(body.total).toBe(0)
  })
})

const product: Selectable = {
  sku: 'A-1',
  masterId: 'A',
  categoryIds: ['tornillos', 'fijaciones', 'root'],
  attributes: { color: 'azul' },
}

describe('selectors', () => {
  test.each([
    [{}, true],
    [{ categories: ['fijaciones'] }, true],
    [{ categories: ['techos'] }, false],
    [{ products: ['A'] }, true],
    [{ products: ['A-1'] }, true],
    [{ products: ['A-2'] }, false],
    [{ attributes: { color: ['rojo', 'azul'] } }, true],
    [{ attributes: { calibre: ['26'] } }, false],
    [{ categories: ['fijaciones'], attributes: { color: ['rojo'] } }, false],
  ])('%j selects: %s', (selector, expected) => {
    expect(isSelected(selector, product)).toBe(expected)
  })
})

describe('call-outs', () => {
  const promotion = (rule: PromotionRow['rule'], changes: Partial<PromotionRow> = {}): PromotionRow => ({
    id: 'p',
    enabled: true,
    name: { es: 'P', en: 'P' },
    calloutMsg: { es: 'P', en: 'P' },
    details: { es: '', en: '' },
    customersOnly: false,
    countries: ['SV'],
    startDate: '2026-01-01T00:00:00Z',
    endDate: '2027-01-01T00:00:00Z',
    priority: 1,
    rule,
    ...changes,
  })
  const minors = (one: PromotionRow) =>
    callOutsFor([one], product, 'SV', 1000).map((found) => found.promotionalMinor)

  const item = (discount: PromotionDiscount, when?: PromotionCondition): PromotionRow['rule'] => ({
    class: 'item',
    products: {},
    ...(when ? { when } : {}),
    // Of an item every discount can be had.
    discount,
  })

  test('[S3.019] what depends on nothing else gives a price, what waits for something gives none', () => {
    expect(minors(promotion(item({ type: 'percentage', percent: 12.5 })))).toEqual([875])
    expect(minors(promotion(item({ type: 'amount', amounts: { SV: '1.20' } })))).toEqual([880])
    expect(minors(promotion(item({ type: 'fixedPrice', amounts: { SV: '9.00' } })))).toEqual([900])
    const when = { products: {}, minMetres: 40 }
    expect(minors(promotion(item({ type: 'percentage', percent: 10 }, when)))).toEqual([undefined])
    expect(minors(promotion(item({ type: 'nForM', buy: 3, pay: 2 })))).toEqual([undefined])
    const capped = item({ type: 'percentage', percent: 10, caps: { SV: '5.00' } })
    expect(minors(promotion(capped))).toEqual([undefined])
  })

  test('a fixed price above the price is no promotion', () => {
    const fixed = (amount: string) =>
      promotion(item({ type: 'fixedPrices', prices: [{ sku: 'A-1', amounts: { SV: amount } }] }))
    expect(minors(fixed('9.99'))).toEqual([999])
    expect(minors(fixed('10.01'))).toEqual([undefined])
  })

  test('coupons and what the whole order earns announce nothing, what a product earns for the order does', () => {
    const off = { type: 'percentage' as const, percent: 5 }
    expect(minors(promotion(item(off), { coupons: [{ code: 'X' }] }))).toEqual([])
    expect(minors(promotion({ class: 'order', discount: off }))).toEqual([])
    const when = { products: { products: ['A'] }, minQuantity: 40 }
    expect(minors(promotion({ class: 'order', when, discount: off }))).toEqual([undefined])
  })
})

test('dates without an offset are those of the country’s own clock', async () => {
  const own = await openCatalogueShop({ at: new Date('2026-11-21T05:30:00Z') })
  await own.engine.database.pool.query(
    `update promotion set starts_at = null, starts_local = '2026-11-21T00:00:00' where id = 'qa-metres'`,
  )
  const total = async (locale: string) =>
    (await own.get<Answer>(families.promotions, '/promotions?ids=qa-metres', { locale })).body
  // Half past five in Greenwich: 23:30 of the day before in San Salvador, 0:30 in Quito.
  expect((await total('es-SV')).total).toBe(0)
  expect(await total('es-EC')).toMatchObject({
    total: 1,
    data: [{ startDate: '2026-11-21T05:00:00+00:00' }],
  })
  await own.close()
})

test('promotions of a campaign are asked for together, those that run between two moments', async () => {
  const own = await openCatalogueShop({ at: new Date('2026-11-20T16:00:00Z') })
  await own.engine.database.pool.query(
    `update promotion set record = record || '{"campaign":"verano"}' where id in ('qa-metres', 'qa-free')`,
  )
  const ids = async (query = '', as: 'guest' | 'customer' = 'guest') => {
    const path = `/promotions/campaigns/verano?x=1${query}`
    const { body } = await own.get<Answer>(families.promotions, path, { as })
    return body.data.map(({ id }) => id)
  }
  expect(await ids()).toEqual(['qa-metres'])
  expect(await ids('', 'customer')).toEqual(['qa-metres', 'qa-free'])
  expect(await ids('&startDate=2028-01-02T00:00:00Z')).toEqual([])
  expect(await ids('&endDate=2025-01-02T00:00:00Z')).toEqual([])
  await own.close()
})
