import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'
import { refreshReports } from './refresh-reports.ts'

const base = '/custom/reports/v1/organizations/f_ecom_lmna_001'
const desk = '/custom/orders-desk/v1/organizations/f_ecom_lmna_001'

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  await moveTo('2026-11-24T18:00:00Z')
})
afterAll(() => shop.close())

/** Tokens do not last from one day to another. */
const moveTo = async (moment: string) => {
  shop.clock.moveTo(new Date(moment))
  token = (await openClient(shop, { scopes: ['sfcc.reports', 'sfcc.orders.rw'] })).token
}

type Body = Record<string, unknown>
type Sum = { orders: number; total: number; refunded: number; cutMeters: number }
type Compared = Record<'today' | 'yesterday' | 'week', { now: Sum; lastYear: Sum }>
type Figures = Compared & { country: string; stores: (Compared & { storeId: string })[] }

const call = <T = Body>(method: string, path: string, body?: unknown) =>
  shop.call<T>(method, `${path}${path.includes('?') ? '&' : '?'}siteId=Lamina`, {
    as: token,
    ...(body ? { body } : {}),
  })
const refresh = async () =>
  refreshReports.run({ ...(await shop.engine.merchantContext()), now: shop.clock.now() }, {} as never)
const read = async () =>
  (await call<{ countedUntil?: string; data: Figures[] }>('GET', `${base}/figures`)).body
const figures = async (country = 'SV') => {
  await refresh()
  return (await read()).data.find((one) => one.country === country)
}
const paid = async (items: Record<string, unknown>[]) => {
  const ready = await shop.ready({ items })
  const { body } = await ready.order()
  const [orderNo, total] = [String(body.orderNo), Number(body.orderTotal)]
  const { status } = await call('POST', `${desk}/orders/${orderNo}/payments`, {
    tender: 'cash',
    amount: total,
  })
  expect(status).toBe(200)
  return { orderNo, total }
}
const round = (amount: number) => Math.round(amount * 100) / 100

describe('figures', () => {
  test('count what was paid, on its day and in its store, say until when, and forget what was cancelled', async () => {
    await (await shop.ready({ items: [{ productId: 'QA-SCREW' }] })).order()
    const sheet = { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 3.65 }
    const one = await paid([sheet])
    const two = await paid([{ productId: 'QA-SCREW', quantity: 3 }])
    expect(await read(), 'before the first count').not.toHaveProperty('countedUntil')
    const moment = shop.clock.now().toISOString()
    expect(await figures()).toMatchObject({
      today: {
        now: { orders: 2, total: round(one.total + two.total), cutMeters: 36.5 },
        lastYear: { orders: 0 },
      },
      yesterday: { now: { orders: 0 } },
      week: { now: { orders: 2 } },
      stores: [{ storeId: 'SV-SS01', today: { now: { orders: 2 } } }],
    })
    const before = await read()
    expect(String(before.countedUntil) >= moment).toBe(true)
    await call('POST', `${desk}/orders/${two.orderNo}/cancellation`, { reason: 'ya no' })
    expect(await read(), 'what came later is not in it yet').toEqual(before)
    expect((await figures())?.today.now).toMatchObject({ orders: 1, total: one.total })
    const refund = { amount: 1.5, reason: 'faltó una pieza' }
    expect((await call('POST', `${desk}/orders/${one.orderNo}/refunds`, refund)).status).toBe(201)
    expect((await figures())?.today.now).toMatchObject({ total: one.total, refunded: 1.5 })
  })

  test('a day ends with the country’s clock; last year is the same weekday', async () => {
    await moveTo('2026-11-25T05:59:00Z')
    expect((await figures())?.today.now.orders).toBe(1)
    await moveTo('2026-11-25T06:01:00Z')
    const next = await figures()
    expect([next?.today.now.orders, next?.yesterday.now.orders]).toEqual([0, 1])
    await moveTo('2027-11-23T18:00:00Z')
    const year = await figures()
    expect([year?.today.now.orders, year?.today.lastYear.orders]).toEqual([0, 1])
    await moveTo('2026-11-24T18:00:00Z')
  })

  test('a series by day and store, of no more than 400 days', async () => {
    const { body } = await call<{ data: Body[] }>(
      'GET',
      `${base}/series?by=store&from=2026-11-01&to=2026-11-30`,
    )
    expect(body.data).toMatchObject([
      { day: '2026-11-24', country: 'SV', storeId: 'SV-SS01', currency: 'USD', orders: 1 },
    ])
    for (const query of ['from=2026-11-30&to=2026-11-01', 'from=2024-01-01', 'from=2026-02-30'])
      expect((await call('GET', `${base}/series?${query}`)).status).toBe(400)
  })

  test('read no table that shoppers write', async () => {
    await refresh()
    const { pool } = shop.database
    await pool.query('alter table orders rename to orders_away')
    await pool.query('alter table inventory rename to inventory_away')
    try {
      for (const path of [
        '/figures',
        '/series',
        '/funnel',
        '/stock-health',
        '/exports/sales',
        '/exports/stock',
      ])
        expect((await call('GET', `${base}${path}`)).status, path).toBe(200)
    } finally {
      await pool.query('alter table orders_away rename to orders')
      await pool.query('alter table inventory_away rename to inventory')
    }
  })
})

describe('funnel and stock', () => {
  test('visits, carts and quotes of a day; cover, and what is asked for and not there', async () => {
    const { pool } = shop.database
    const now = shop.clock.now()
    for (const [cookie, kind, sku] of [
      ['a', 'viewProduct', 'QA-NONE'],
      ['a', 'addToCart', 'QA-SCREW'],
      ['b', 'viewProduct', 'QA-NONE'],
    ])
      await pool.query(
        `insert into activity (site_id, at, kind, country, cookie_id, source, product_ids, record)
         values ('Lamina', $1, $2, 'SV', $3, '', array[$4], '{}')`,
        [now, kind, cookie, sku],
      )
    await pool.query(
      `insert into inventory (site_id, inventory_id, sku, on_hand) values ('Lamina', 'inv-sv-ss01', 'QA-NONE', 0)
       on conflict do nothing`,
    )
    await pool.query(`update product set name = '{"es": "=cmd()", "en": "x"}' where id = 'QA-NONE'`)
    await pool.query(`update report_run set counted_at = '2020-01-01'`)
    await refresh()
    const funnel = (await call<{ data: Body[] }>('GET', `${base}/funnel?from=2026-11-24&to=2026-11-24`)).body
      .data
    expect(funnel.find(({ country }) => country === 'SV')).toMatchObject({
      visits: 2,
      carts: 1,
      checkouts: 0,
      orders: 3,
    })
    const out = await call<{ data: Body[] }>('GET', `${base}/stock-health?isOut=true`)
    expect(out.body.data).toMatchObject([
      { productId: 'QA-NONE', storeId: 'SV-SS01', stockLevel: 0, askedIn30Days: 2 },
    ])
    const elsewhere = await call<{ data: Body[] }>('GET', `${base}/stock-health?isOut=true&country=HN`)
    expect(elsewhere.body.data).toEqual([])
    const all = (await call<{ data: Body[] }>('GET', `${base}/stock-health?coverBelow=3650`)).body.data
    const sheet = all.find(({ productId }) => productId === 'QA-SHEET-26-AZUL')
    expect(sheet).toMatchObject({ unit: 'metre', soldIn30Days: 36.5 })
    expect(sheet?.coverDays).toBeCloseTo((Number(sheet?.stockLevel) * 30) / 36.5, 0)

    const file = (await call('GET', `${base}/exports/stock`)).body
    const text = Buffer.from(String(file.fileContent), 'base64').toString()
    expect(text).toContain("QA-NONE,'=cmd(),piece,0,0,2,")
    expect((await call('GET', `${base}/exports/nothing`)).status).toBe(400)
  })
})

describe('who sees which figures', () => {
  const seen = async (roles: string, path = '/figures') => {
    const { cookie } = await openStaff(shop, roles)
    return callAsStaff(shop, cookie, 'GET', `${base}${path}?siteId=Lamina`)
  }

  test('a country’s manager the own country, a clerk the own store, an editor none', async () => {
    const codes = async (roles: string) =>
      ((await seen(roles)).body.data as Figures[]).map(({ country }) => country)
    expect(await codes('manager@HN')).toEqual(['HN'])
    expect(await codes('clerk@SV-SS01')).toEqual(['SV'])
    expect(await codes('clerk@SV-AH01')).toEqual([])
    expect((await seen('clerk@SV-AH01', '/series')).body.data).toEqual([])
    expect((await seen('clerk@SV-AH01', '/stock-health')).body.total).toBe(0)
    expect((await seen('clerk@SV-SS01', '/funnel')).body.data).toEqual([])
    expect((await seen('editor')).status).toBe(403)
    const file = await seen('manager@HN', '/exports/sales')
    expect(Buffer.from(String(file.body.fileContent), 'base64').toString()).not.toContain('SV-SS01')
  })
})
