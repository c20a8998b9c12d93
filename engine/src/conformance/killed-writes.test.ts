import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from '../audit/index.ts'
import { type MerchantShop, openMerchantShop } from '../catalog/testing.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { rebuildSearch } from '../search/index.ts'
import type { Death } from './testing/engine-to-kill.ts'
import {
  type Edit,
  type Editor,
  type Random,
  readStock,
  seededRandom,
} from './testing/random-edits/editor.ts'
import {
  categoryEditors,
  costEditors,
  optionEditors,
  priceEditors,
  productEditors,
  stockEditors,
  variationEditors,
} from './testing/random-edits/goods-editors.ts'
import {
  campaignEditors,
  contentEditors,
  couponEditors,
  promotionEditors,
  redirectEditors,
  settingEditors,
  storeEditors,
  synonymEditors,
} from './testing/random-edits/shop-editors.ts'

const kills = process.env.LONG ? 40 : 2
/** Edits that are made at once, so that a death cuts several at different steps. */
const hands = 4

let shop: OrderShop
let merchant: MerchantShop
let child: ChildProcess | undefined
const orders: string[] = []
beforeAll(async () => {
  shop = await openOrderShop()
  merchant = await openMerchantShop(
    [
      'sfcc.orders.rw',
      'sfcc.products.rw',
      'sfcc.catalogs.rw',
      'sfcc.pricebooks.rw',
      'sfcc.costs.rw',
      'sfcc.inventory.availability.rw',
      'sfcc.stores.rw',
      'sfcc.promotions.rw',
      'sfcc.libraries.rw',
      'sfcc.search.rw',
      'sfcc.redirects.rw',
      'sfcc.preferences.rw',
    ],
    shop,
  )
  for (let order = 0; order < kills; order++) {
    const { order: place } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
    orders.push(String((await place()).body.orderNo))
  }
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await merchant.close()
})

const orderEditors: Editor[] = (
  [
    ['payment-status', 'paid'],
    ['status', 'cancelled'],
    ['status', 'completed'],
    ['export-status', 'exported'],
    ['external-status', 'en SAP'],
  ] as const
).map(([status, value]) => ({ one }: Random) => ({
  method: 'PUT',
  family: '/checkout/orders/v1',
  path: `/orders/${one(orders)}/${status}?siteId=Lamina`,
  body: { status: value },
}))

const editors: Editor[][] = [
  orderEditors,
  productEditors,
  variationEditors,
  optionEditors,
  categoryEditors,
  priceEditors,
  costEditors,
  stockEditors,
  storeEditors,
  promotionEditors,
  campaignEditors,
  couponEditors,
  contentEditors,
  synonymEditors,
  redirectEditors,
  settingEditors,
]

const moments = ['unsent', 'sent', 'answered'] as const
const deathOf = ({ one, below, isHeads }: Random): Death =>
  isHeads()
    ? { at: 'commit', count: 1 + below(12), moment: one(moments) }
    : { at: 'statement', count: 1 + below(160), moment: one(moments) }

const start = async (death: Death) => {
  const script = fileURLToPath(new URL('testing/engine-to-kill.ts', import.meta.url))
  const secret = 'test-secret-key-0123456789abcdef0123456789'
  const args = [script, shop.database.url, secret, JSON.stringify(death)]
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  // One that does not come up would otherwise be waited for until the test's own end.
  const unborn = ended.then(([code]) =>
    Promise.reject(new Error(`the engine ended with ${code} before it listened`)),
  )
  const listening = once(child.stdout as NodeJS.ReadableStream, 'data')
  const [line] = (await Promise.race([listening, unborn])) as [Buffer]
  return { origin: `http://127.0.0.1:${line.toString().trim()}`, ended }
}

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(text, values)).rows

/** Edits from several hands until the process is dead; gives each edit that was answered, with its status. */
const editUntilDead = async (origin: string, random: Random) => {
  const there = await readStock(merchant)
  const answered: { edit: Edit; status: number }[] = []
  const hand = async () => {
    for (let edits = 0; edits < 200; edits++) {
      const edit = random.one(random.one(editors))(random, there)
      const answer = await fetch(`${origin}${edit.family}/organizations/f_ecom_lmna_001${edit.path}`, {
        method: edit.method,
        headers: { authorization: `Bearer ${merchant.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(edit.body ?? {}),
      }).catch(() => undefined)
      if (!answer) return
      answered.push({ edit, status: answer.status })
    }
    throw new Error('the process did not die')
  }
  await Promise.all(Array.from({ length: hands }, hand))
  return answered
}

/** The database goes on with what it was sent, and notices afterwards that nobody is there any more. */
const isSettled = () =>
  expect
    .poll(
      () =>
        query(`select pid, query from pg_stat_activity where datname = current_database() and xact_start is not null
          and pid <> pg_backend_pid()`),
      { timeout: 60_000 },
    )
    .toEqual([])

type Written = { transaction: string; table: string; rows: number }

/** What has been written since, table by table and transaction by transaction. */
const writtenSince = async (first: string): Promise<Written[]> => {
  const tables = await query<{ name: string }>(`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`)
  const parts = tables.map(
    ({ name }) => `select '${name}' as "table", xmin::text as transaction, count(*)::int as rows from ${name}
      where xmin::text::bigint >= ${first} group by 2`,
  )
  return query<Written>(parts.join(' union all '))
}

/** When a program last called; no change of the merchant's. */
const unlogged = ['api_client']

/** The event that an entry brings with it; what is not named here brings none, or has triggers of its own. */
const eventOf: Record<string, string> = {
  product: 'product.changed',
  attribute: 'product.changed',
  price: 'price.changed',
  promotion: 'promotion.changed',
  campaign: 'promotion.changed',
  coupon: 'promotion.changed',
  content: 'content.published',
}
/** Changes of these are seen without a version of the catalogue. */
const apart = ['order', 'cost', 'stock']

type Entry = { transaction: string; kind: string }
type Event = { transaction: string; type: string }
type Steps = { orderNo: string; steps: number; events: number }

const entriesSince = (first: string) =>
  query<Entry>(`select xmin::text as transaction, subject_kind as kind from audit_entry
    where xmin::text::bigint >= ${first} order by seq`)
const eventsSince = (first: string) =>
  query<Event>(
    `select xmin::text as transaction, type from event where xmin::text::bigint >= ${first} order by seq`,
  )

const transactionNow = async () => {
  const [row] = await query<{ id: string }>('select pg_current_xact_id()::text as id')
  return row?.id ?? ''
}
const versionNow = async () => {
  const [site] = await query<{ version: number }>('select catalog_version as version from site')
  return site?.version ?? 0
}

/** The steps that an order's history names, and its events. */
const steps = () =>
  query<Steps>(`select order_no as "orderNo", (select count(*) from jsonb_array_elements(history) e
      where e ->> 'what' in ('created', 'paid', 'cut', 'ready', 'shipped', 'handed_over', 'cancelled', 'refunded')) as steps,
    (select count(*) from event where type like 'order.%' and type <> 'order.failed' and data ->> 'orderNo' = order_no)
      as events
    from orders`)

const hitsAndVariants = () =>
  query(`
    select 'hit' as kind, id, prices, strip(doc)::text, array(select unnest(facets) order by 1) from search_group union all
    select 'variant', sku, prices, strip(doc)::text, array(select unnest(facets) order by 1) from search_variant
    order by 1, 2`)

const sorted = (lines: readonly string[]) => lines.toSorted()

test('a process that is killed leaves of each edit all or nothing: rows, entry, event and version', {
  timeout: process.env.LONG ? 1_800_000 : 300_000,
}, async () => {
  const random = seededRandom(4_711)
  const first = await transactionNow()
  const before = await versionNow()
  const tried = new Set<string>()
  for (let kill = 0; kill < kills; kill++) {
    const death = deathOf(random)
    const { origin, ended } = await start(death)
    const answered = await editUntilDead(origin, random)
    await ended
    await isSettled()
    const told = `${kill} ${JSON.stringify(death)}`
    // A machine with too much to do may have refused one for want of a connection.
    expect(
      answered.filter(({ status }) => status >= 500 && status !== 503),
      told,
    ).toEqual([])

    const entries = await entriesSince(first)
    const logged = new Set(entries.map(({ transaction }) => transaction))
    const rows = (await writtenSince(first)).filter(({ table }) => !unlogged.includes(table))
    expect(
      rows.filter(({ transaction }) => !logged.has(transaction)),
      told,
    ).toEqual([])
    const owed = entries.flatMap(({ transaction, kind }) => {
      const type = eventOf[kind]
      return type ? `${transaction} ${type}` : []
    })
    const made = (await eventsSince(first)).flatMap(({ transaction, type }) =>
      type.startsWith('order.') ? [] : `${transaction} ${type}`,
    )
    expect(sorted(made), told).toEqual(sorted(owed))
    expect(
      (await steps()).filter((order) => order.steps !== order.events),
      told,
    ).toEqual([])
    const versions = entries.filter(({ kind }) => !apart.includes(kind)).length
    expect(await versionNow(), told).toBe(before + versions)
    for (const { kind } of entries) tried.add(kind)
  }
  expect(tried.size).toBeGreaterThan(3)
  expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
  const found = await hitsAndVariants()
  await shop.engine.db.transaction((tx) => rebuildSearch(tx, 'Lamina'))
  expect(await hitsAndVariants()).toEqual(found)
})
