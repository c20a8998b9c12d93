import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { forgetEventsJob, gatherStockJob } from './event-jobs.ts'
import { base, type EventShop, type Feed, openEventShop } from './testing.ts'

let events: EventShop
beforeAll(async () => {
  events = await openEventShop()
})
afterAll(() => events.close())

test('the feed tells each step of an order once, in its order, with ids alone', async () => {
  const from = await events.now()
  const orderNo = await events.place()
  await events.step(orderNo, 'paid')
  await events.step(orderNo, 'ready')
  await events.step(orderNo, 'handed-over')
  const { data, cursor } = await events.read(from)
  const ours = data.filter(({ data: ids }) => ids.orderNo === orderNo)
  expect(ours.map(({ type }) => type)).toEqual([
    'order.created',
    'order.paid',
    'order.ready',
    'order.completed',
  ])
  for (const { id, country, data: ids } of ours) {
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect([country, ids]).toEqual(['SV', { orderNo }])
  }
  expect(data.map(({ type }) => type)).toContain('customer.created')
  expect(await events.read(cursor)).toEqual({ data: [], cursor })
  expect((await events.read(from, '&types=order.ready,order.paid')).data.map(({ type }) => type)).toEqual([
    'order.paid',
    'order.ready',
  ])
  expect((await events.call('GET', `${base}/events?types=order.lost`)).status).toBe(400)
})

test('the feed tells of each part of an order’s money once it has gone back', async () => {
  const orderNo = await events.place()
  await events.step(orderNo, 'paid')
  const from = await events.now()
  const { pool } = events.shop.database
  const refund = (id: string, status: string) =>
    pool.query(
      `insert into order_refund (site_id, id, order_no, payment_id, amount_minor, reason, status, created_at)
       select site_id, $2, order_no, id, 100, 'golpeada', $3, now() from payment where order_no = $1`,
      [orderNo, id, status],
    )
  await refund('by-hand', 'done')
  await refund('by-card', 'asked')
  const told = async () =>
    (await events.read(from, '&types=order.part-refunded')).data.map(({ country, data }) => [country, data])
  expect(await told()).toEqual([['SV', { orderNo, refundId: 'by-hand' }]])
  await pool.query(`update order_refund set status = 'done', done_at = now() where id = 'by-card'`)
  // A second look at what is done already tells nothing new.
  await pool.query(`update order_refund set reason = 'rota' where order_no = $1`, [orderNo])
  expect(await told()).toEqual([
    ['SV', { orderNo, refundId: 'by-hand' }],
    ['SV', { orderNo, refundId: 'by-card' }],
  ])
})

test('the feed is not overtaken by what was begun earlier and committed later, and tells nothing that was undone', async () => {
  const from = await events.now()
  const { pool } = events.shop.database
  const early = await pool.connect()
  const insert = (id: string) =>
    `insert into service_case (site_id, id, usid, country, document, created_at, modified_at)
     values ('Lamina', '${id}', 'u', 'SV', '{}', now(), now())`
  await early.query('begin')
  await early.query(insert('case-early'))
  await pool.query(insert('case-late'))
  const first = await events.read(from)
  await early.query('commit')
  early.release()
  const undone = await pool.connect()
  await undone.query('begin')
  await undone.query(insert('case-undone'))
  await undone.query('rollback')
  undone.release()
  const second = await events.read(first.cursor)
  const ids = ({ data }: Feed) => data.map((event) => event.data.caseId)
  expect(ids(first)).toEqual(['case-late'])
  expect(ids(second)).toEqual(['case-early'])
  expect((await events.read(from)).data.map(({ id }) => id)).toEqual(
    [...first.data, ...second.data].map(({ id }) => id),
  )
})

test('the feed loses and doubles nothing while twenty write and four read at once', async () => {
  const from = await events.now()
  const { pool } = events.shop.database
  const write = async (n: number) => {
    await pool.query(`insert into service_case (site_id, id, usid, country, document, created_at, modified_at)
      values ('Lamina', 'many-${n}', 'u', 'SV', '{}', now(), now())`)
  }
  const seen: string[][] = [[], [], [], []]
  const follow = async (ids: string[]) => {
    let cursor = from
    while (ids.length < 100) {
      const answer = await events.read(cursor, '&types=case.created')
      ids.push(...answer.data.map(({ data }) => String(data.caseId)))
      cursor = answer.cursor
    }
  }
  const writing = Promise.all(
    Array.from({ length: 20 }, async (_, writer) => {
      for (let n = 0; n < 5; n++) await write(writer * 5 + n)
    }),
  )
  await Promise.all([writing, ...seen.map(follow)])
  expect(new Set(seen[0]).size).toBe(100)
  for (const ids of seen) expect(ids).toEqual(seen[0])
})

test('the feed tells of customers in the country that they told, and of their end', async () => {
  const from = await events.now()
  const { pool } = events.shop.database
  await pool.query(
    `insert into customer (site_id, id, customer_no, login, email, credentials_changed_at, created_at, modified_at, profile)
     values ('Lamina', 'told', 'T1', 't@example.com', 't@example.com', $1, $1, $1,
       '{"preferredLocale": "es-SV", "c_country": "GT"}')`,
    [events.shop.clock.now()],
  )
  await pool.query(`update customer set last_login_at = $1 where id = 'told'`, [events.shop.clock.now()])
  await pool.query(`update customer set profile = profile || '{"firstName": "Ana"}' where id = 'told'`)
  await pool.query(`delete from customer where id = 'told'`)
  const { data } = await events.read(from)
  expect(data.map(({ type, country }) => `${type} ${country}`)).toEqual([
    'customer.created GT',
    'customer.updated GT',
    'customer.closed GT',
  ])
  expect(JSON.stringify(data)).not.toMatch(/Ana|example/)
})

/** All at once: a transaction that is open elsewhere on this server holds back what was written after it, and is waited for. */
const gatherStock = async () => {
  await vi.waitFor(async () => {
    const { rows } = await events.shop.database.pool.query(
      'select 1 from inventory where changed_by >= pg_snapshot_xmin(pg_current_snapshot()) limit 1',
    )
    expect(rows).toEqual([])
  }, 30_000)
  await gatherStockJob.run(await events.world(), undefined as never)
}

test('the feed gathers stock by the minute and store', async () => {
  await gatherStock()
  const from = await events.now()
  for (const sku of ['QA-SCREW', 'QA-CEMENT', 'QA-SCREW'])
    await events.call(
      'PATCH',
      `/inventory/inventory-lists/v1/organizations/f_ecom_lmna_001/inventory-lists/inv-sv-ss01/product-inventory-records/${sku}`,
      { c_difference: -1, c_reason: 'damage' },
    )
  await gatherStock()
  expect((await events.read(from)).data).toMatchObject([
    {
      type: 'stock.changed',
      country: 'SV',
      data: { inventoryListId: 'inv-sv-ss01', productIds: ['QA-CEMENT', 'QA-SCREW'] },
    },
  ])
})

test('the feed is bound to the countries of who reads, and says when a cursor is too old or never was', async () => {
  const start = await events.now()
  await events.place()
  const abroad = (await openClient(events.shop, { scopes: ['sfcc.events'], countries: ['GT'] })).token
  expect((await events.read(start, '', abroad)).data.filter(({ country }) => country === 'SV')).toEqual([])
  await events.shop.database.pool.query(
    `update event set placed_at = placed_at - interval '31 days' where position <= $1`,
    [start],
  )
  await forgetEventsJob.run(await events.world(), undefined as never)
  const old = await events.call('GET', `${base}/events?after=${Number(start) - 1}`)
  expect(old).toMatchObject({ status: 410, body: { oldest: start } })
  expect((await events.read(start)).data.length).toBeGreaterThan(1)
  expect((await events.read()).data).toEqual((await events.read(start)).data)
  expect((await events.call('GET', `${base}/events?after=999999999`)).status).toBe(410)
})
