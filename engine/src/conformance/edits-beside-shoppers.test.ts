import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import type { Caller } from '../baskets/testing.ts'
import { adminScopes } from '../kernel/admin-scopes.ts'
import { requestOf } from './testing/case.ts'
import { caseOf, operations } from './testing/cases.ts'
import { openScene } from './testing/scene.ts'
import { type ConformanceShop, openConformanceShop } from './testing/shop.ts'

let shop: ConformanceShop
let token: string
beforeAll(async () => {
  shop = await openConformanceShop()
  ;({ token } = await openClient(shop, { scopes: adminScopes }))
})
afterAll(() => shop.close())

type Edit = { name: string; method: string; path: string; body: object }

const edit = (name: string, family: string, path: string, body: object, method = 'PATCH'): Edit => ({
  name,
  method,
  path: `${family}/organizations/f_ecom_lmna_001${path}?siteId=Lamina`,
  body,
})

const preferences = '/configuration/preferences/v1'
const settings = edit('the settings', preferences, '/site-preference-groups/rates/current', {
  c_exchangeRates: [
    ['USD', '1'],
    ['GTQ', '7.70'],
    ['HNL', '26.20'],
    ['NIO', '36.62'],
    ['CRC', '505.00'],
  ].map(([currency, perUsd]) => ({ currency, perUsd, validFrom: '2026-01-01' })),
})
const account = edit('a customer', '/customer/customers/v1', '/customer-lists/Lamina/customers/Q0000001', {
  companyName: 'Techos Rivas',
})
const edits = [
  edit('the synonyms', '/custom/search-desk/v1', '/synonyms', { groups: [], expansions: [] }, 'PUT'),
  edit('the freight', '/custom/shipping/v1', '/shipping-table', { transferDays: { min: 1, max: 3 } }),
  edit('a product', '/product/products/v1', '/products/QA-SCREW', { c_popularity: 78 }),
  edit('a price', '/pricing/price-books/v1', '/price-books/SV/prices', {
    data: [{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '0.31' }] }],
  }),
  edit('a promotion', '/pricing/promotions/v1', '/promotions/qa-order', { c_priority: 77 }),
  edit('a store', '/store/stores/v1', '/stores/SV-SS01', { phone: '+50322005555' }),
  edit('a category', '/product/catalogs/v1', '/catalogs/Lamina/categories/tubos', {
    name: { default: 'Tubos y caños', en: 'Pipes and tubes' },
  }),
]

type Connection = { processID: number }
type Send = (this: Connection, ...statement: unknown[]) => Promise<unknown>

/** Keeps each transaction that has written to the merchant's log from its commit, with all that it holds. */
const holdEdits = () => {
  const { prototype } = pg.Client
  const send = prototype.query as Send
  const logged = new Set<Connection>()
  const held: number[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const query: Send = async function (...args) {
    const [statement] = args as [string | { text: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    if (text.includes('insert into audit_entry')) logged.add(this)
    if (text === 'commit' && logged.has(this)) {
      held.push(this.processID)
      await released
    }
    return send.apply(this, args)
  }
  Object.assign(prototype, { query })
  return {
    held,
    release: () => {
      Object.assign(prototype, { query: send })
      release()
    },
  }
}

/** Looks what waits for one of these connections, until something does or it is over. */
const waitingFor = async (connections: readonly number[], isOver: () => boolean): Promise<string[]> => {
  while (!isOver()) {
    const { rows } = await shop.database.pool.query<{ query: string }>(
      'select query from pg_stat_activity where pg_blocking_pids(pid) && $1::int[]',
      [connections],
    )
    if (rows.length > 0) return rows.map(({ query }) => query)
  }
  return []
}

/** Makes an edit but for its commit, lets shoppers do something, and gives what of it waited for the edit. */
const whileUncommitted = async ({ method, path, body }: Edit, shoppers: () => Promise<void>) => {
  const hold = holdEdits()
  const edited = shop.call(method, path, { as: token, body })
  const unheld = edited.then((answer) => {
    throw new Error(`it was not held: ${JSON.stringify(answer.body)}`)
  })
  try {
    await Promise.race([expect.poll(() => hold.held, { timeout: 60_000 }).toHaveLength(1), unheld])
    let isOver = false
    const done = shoppers().finally(() => {
      isOver = true
    })
    // Whoever waits is let go before it is asked how it went.
    done.catch(() => undefined)
    const waited = await waitingFor(hold.held, () => isOver)
    hold.release()
    await done
    return waited
  } finally {
    hold.release()
    unheld.catch(() => undefined)
    expect((await edited).status).toBe(200)
  }
}

/** A shopper does what an entry of the conformance suite says, a certain customer where one is given. */
const act = async (name: string, customer?: Caller) => {
  const { route = '' } = operations.find((one) => one.name === name) ?? {}
  const one = caseOf(name)
  const scene = await openScene(shop, one.by[0] ?? 'customer', one.given)
  const as = one.by.length === 0 ? undefined : (customer ?? scene.owner).token
  const { status, text } = await shop.send(requestOf(route, one, scene.ids), as)
  expect(status, `${name}: ${text.slice(0, 300)}`).toBe(one.status ?? 200)
}

const writes = operations.filter(({ route }) => !route.startsWith('GET '))
const modules = new Set(writes.map(({ module }) => module))
/** All that leaves rows with LONG=1; else what each module names first. */
const tried = process.env.LONG
  ? writes
  : [...modules].flatMap((name) => writes.find(({ module }) => module === name) ?? [])

test('nothing that a shopper does waits for an open change of the settings', async () => {
  const waited = await whileUncommitted(settings, async () => {
    for (const { name } of tried) await act(name)
  })
  expect(waited).toEqual([])
})

test.each(edits)('shoppers join, save, ask and buy beside an open change of $name', async (one) => {
  const waited = await whileUncommitted(one, async () => {
    for (const name of ['registerCustomer', 'createSavedList', 'createCase', 'createOrder']) await act(name)
  })
  expect(waited).toEqual([])
})

test('a customer saves a list beside an open change of their account', async () => {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select id from customer where customer_no = 'Q0000001'`,
  )
  const customer = await shop.shopperWith(String(rows[0]?.id))
  expect(await whileUncommitted(account, () => act('createSavedList', customer))).toEqual([])
})
