import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { verifyChain } from '../audit/index.ts'
import { type MerchantShop, openMerchantShop } from '../catalog/testing.ts'
import { beginsTransaction } from '../db/testing.ts'
import { createEngine } from '../index.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

let merchant: MerchantShop
beforeAll(async () => {
  merchant = await openMerchantShop([
    'sfcc.products.rw',
    'sfcc.pricebooks.rw',
    'sfcc.promotions.rw',
    'sfcc.libraries.rw',
    'sfcc.redirects.rw',
  ])
})
afterAll(() => merchant.close())
afterEach(() => void vi.useRealTimers())

const products = '/product/products/v1'

type Connection = { processID: number }
type Send = (this: Connection, ...statement: unknown[]) => Promise<unknown>

/**
 * Ends the connection of the next transaction before it sends its statement of that number, as the death of its process does.
 * Returns how to stop.
 */
const killBefore = (statement: number) => {
  const { prototype } = pg.Client
  const send = prototype.query as Send
  let victim: Connection | undefined
  let end: Promise<unknown> | undefined
  let sent = 0
  const isNext = (connection: Connection, asked: unknown) => {
    if (beginsTransaction(asked)) victim ??= connection
    return connection === victim && asked !== 'rollback' && sent++ === statement
  }
  const query: Send = async function (...args) {
    if (isNext(this, args[0]))
      end = merchant.shop.database.pool.query('select pg_terminate_backend($1)', [this.processID])
    // What is asked at once with that statement comes behind it.
    if (this === victim) await end
    return send.apply(this, args)
  }
  Object.assign(prototype, { query })
  return () => Object.assign(prototype, { query: send })
}

type State = { goods: string; log: number; events: number; version: number }

/** The rows of a change, how much the log and the feed hold, and which version shoppers are shown. */
const state = async () => {
  const { rows } = await merchant.shop.database.pool.query<State>(`
    select md5(string_agg(t.row, '' order by t.row)) as goods, (select count(*) from audit_entry) as log,
      (select count(*) from event) as events, (select catalog_version from site where id = 'Lamina') as version
    from (select to_jsonb(p)::text as row from product p union all select to_jsonb(p)::text from price p
      union all select to_jsonb(p)::text from promotion p union all select to_jsonb(c)::text from content c
      union all select to_jsonb(r)::text from redirect r union all select prices::text from search_group) t`)
  return rows[0] as State
}

const writes: { name: string; call: [string, string, string, object?]; hasEvent: boolean }[] = [
  {
    name: 'a product',
    call: ['PATCH', products, '/products/QA-SCREW', { name: { default: 'Tornillo nuevo' } }],
    hasEvent: true,
  },
  {
    name: 'a price',
    call: [
      'PATCH',
      '/pricing/price-books/v1',
      '/price-books/SV/prices',
      { data: [{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '0.31' }] }] },
    ],
    hasEvent: true,
  },
  {
    name: 'a promotion',
    call: ['PATCH', '/pricing/promotions/v1', '/promotions/qa-order', { enabled: false }],
    hasEvent: true,
  },
  {
    name: 'content',
    call: ['PATCH', '/experience/libraries/v1', '/libraries/Lamina/content/garantia', { online: false }],
    hasEvent: true,
  },
  {
    name: 'a redirect',
    call: ['PUT', '/site/redirects/v1', '/redirects', { from: '/a', to: '/b', status: '301' }],
    hasEvent: false,
  },
]

test.each(writes)(
  '$name, its entry and its event are there together or not at all, wherever it is cut',
  async (write) => {
    const before = await state()
    let cuts = 0
    let after = before
    for (; after.log === before.log; cuts++) {
      const stop = killBefore(cuts)
      const { status, body } = await merchant.call(...write.call)
      stop()
      after = await state()
      if (status < 300) break
      expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(500)
      // Cut after the commit, while the answer is read: all of it is there, and the caller did not hear.
      if (after.log === before.log) expect(after, `cut before statement ${cuts}`).toEqual(before)
    }
    expect(cuts).toBeGreaterThan(5)
    expect(after).toEqual({
      goods: expect.not.stringMatching(before.goods),
      log: before.log + 1,
      events: before.events + (write.hasEvent ? 1 : 0),
      version: before.version + 1,
    })
    expect(await verifyChain(await merchant.shop.engine.merchantContext())).toMatchObject({ valid: true })
  },
)

const editors = process.env.LONG ? 100 : 12

test('people who edit one product at once lose nothing: who was overtaken reads again', {
  timeout: process.env.LONG ? 900_000 : 120_000,
}, async () => {
  const { cookie } = await openStaff(merchant.shop, 'owner')
  const path = `${products}/organizations/f_ecom_lmna_001/products/QA-BRICK`
  type Product = { c_attributes?: Record<string, string>; pageKeywords?: { en?: string } }
  const edit = async (word: string) => {
    for (let status = 412; status === 412; ) {
      const { body, headers } = await callAsStaff(merchant.shop, cookie, 'GET', path)
      const { pageKeywords } = body as Product
      const keywords = { ...pageKeywords, en: `${pageKeywords?.en ?? ''} ${word}` }
      const sent = { body: { pageKeywords: keywords }, headers: { 'if-match': String(headers.etag) } }
      ;({ status } = await callAsStaff(merchant.shop, cookie, 'PATCH', path, sent))
      expect([200, 412]).toContain(status)
    }
  }
  const words = Array.from({ length: editors }, (_, index) => `word${index}`)
  await Promise.all(words.map(edit))
  const { body } = await callAsStaff(merchant.shop, cookie, 'GET', path)
  const stored = (body as Product).pageKeywords?.en?.split(' ') ?? []
  expect(words.filter((word) => !stored.includes(word))).toEqual([])
})

test('a process that hears nothing of its LISTEN shows an edit within a second', async () => {
  const { database, engine } = merchant.shop
  const listeners = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
    return rows.map(({ pid }) => pid)
  }
  const known = await listeners()
  const deaf = await createEngine({
    databaseUrl: database.url,
    secretKey: 'test-secret-key-0123456789abcdef0123456789',
    publicOrigin: 'http://localhost:3000',
    gateways: {},
  })
  try {
    const own = (await listeners()).filter((pid) => !known.includes(pid))
    expect(own.length).toBeGreaterThan(0)
    for (const pid of own) await database.pool.query('select pg_terminate_backend($1)', [pid])
    await expect.poll(async () => (await listeners()).filter((pid) => own.includes(pid))).toEqual([])
    const shownBy = async (one: typeof engine) => (await one.sites.get('Lamina'))?.catalogVersion
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 })
    // It may be reading since its LISTEN was cut: what it shows from here on was read now.
    await shownBy(deaf)
    const before = await shownBy(deaf)
    const edited = await merchant.call('PATCH', products, '/products/QA-CEMENT', { c_popularity: 77 })
    expect(edited.status).toBe(200)
    expect(await shownBy(deaf)).toBe(before)
    vi.setSystemTime(Date.now() + 1_000)
    expect(await shownBy(deaf)).toBe(Number(before) + 1)
  } finally {
    await deaf.close()
  }
})
