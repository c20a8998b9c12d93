import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { merchantContextOf, commandLineContext } from '../kernel/admin-context.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { transitionOrder } from '../orders/index.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'
import { deliverEvent, retrySeconds } from './deliver-event.ts'
import { forgetEventsJob, gatherStockJob } from './event-jobs.ts'
import { publishEvents } from './publish-events.ts'

const base = '/custom/events/v1/organizations/f_ecom_lmna_001'
type Told = { id: string; type: string; timestamp: string; country?: string; data: Record<string, unknown> }
type Feed = { data: Told[]; cursor: string }

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.events.rw', 'sfcc.inventory.availability.rw'] })).token
})
afterAll(() => shop.close())

const call = <T = Record<string, unknown>>(method: string, path: string, body?: unknown, as = token) =>
  shop.call<T>(method, `${path}${path.includes('?') ? '&' : '?'}siteId=Lamina`, {
    as,
    ...(body === undefined ? {} : { body }),
  })
const read = async (after?: string, more = '', as = token) =>
  (
    await call<Feed>(
      'GET',
      `${base}/events?limit=500${after === undefined ? '' : `&after=${after}`}${more}`,
      undefined,
      as,
    )
  ).body
const now = async () => (await read()).cursor
const place = async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  return String((await ready.order()).body.orderNo)
}
const world = async () => shop.engine.merchantContext()
const step = async (orderNo: string, name: Parameters<typeof transitionOrder>[2]) =>
  transitionOrder(merchantContextOf(commandLineContext(await world())), orderNo, name)

/** A receiver that answers what it is told to. */
const openReceiver = async () => {
  const taken: { headers: IncomingHttpHeaders; body: string }[] = []
  const receiver = { status: 200, taken, url: '', close: () => undefined as unknown }
  const server = createServer((request, answer) => {
    let body = ''
    request
      .on('data', (part) => (body += part))
      .on('end', () => {
        if (receiver.status < 300) taken.push({ headers: request.headers, body })
        answer
          .writeHead(receiver.status, receiver.status === 302 ? { location: 'http://localhost/' } : {})
          .end()
      })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  receiver.close = () => server.close()
  return receiver
}

/** Does the tries that wait, as the worker would once their time has come. */
const doTries = async () => {
  const { rows } = await shop.database.pool.query(
    `select webhook_id as "webhookId", event_id as "eventId", round, tries from webhook_delivery where status = 'waiting'`,
  )
  for (const row of rows) await deliverEvent.run(await world(), row)
  return rows.length
}

describe('the feed', () => {
  test('tells each step of an order once, in its order, with ids alone', async () => {
    const from = await now()
    const orderNo = await place()
    await step(orderNo, 'paid')
    await step(orderNo, 'ready')
    await step(orderNo, 'handed-over')
    const { data, cursor } = await read(from)
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
    expect(await read(cursor)).toEqual({ data: [], cursor })
    expect((await read(from, '&types=order.ready,order.paid')).data.map(({ type }) => type)).toEqual([
      'order.paid',
      'order.ready',
    ])
    expect((await call('GET', `${base}/events?types=order.lost`)).status).toBe(400)
  })

  test('tells of each part of an order’s money once it has gone back', async () => {
    const orderNo = await place()
    await step(orderNo, 'paid')
    const from = await now()
    const { pool } = shop.database
    const refund = (id: string, status: string) =>
      pool.query(
        `insert into order_refund (site_id, id, order_no, payment_id, amount_minor, reason, status, created_at)
         select site_id, $2, order_no, id, 100, 'golpeada', $3, now() from payment where order_no = $1`,
        [orderNo, id, status],
      )
    await refund('by-hand', 'done')
    await refund('by-card', 'asked')
    const told = async () =>
      (await read(from, '&types=order.part-refunded')).data.map(({ country, data }) => [country, data])
    expect(await told()).toEqual([['SV', { orderNo, refundId: 'by-hand' }]])
    await pool.query(`update order_refund set status = 'done', done_at = now() where id = 'by-card'`)
    // A second look at what is done already tells nothing new.
    await pool.query(`update order_refund set reason = 'rota' where order_no = $1`, [orderNo])
    expect(await told()).toEqual([
      ['SV', { orderNo, refundId: 'by-hand' }],
      ['SV', { orderNo, refundId: 'by-card' }],
    ])
  })

  test('is not overtaken by what was begun earlier and committed later, and tells nothing that was undone', async () => {
    const from = await now()
    const { pool } = shop.database
    const early = await pool.connect()
    const insert = (id: string) =>
      `insert into service_case (site_id, id, usid, country, document, created_at, modified_at)
       values ('Lamina', '${id}', 'u', 'SV', '{}', now(), now())`
    await early.query('begin')
    await early.query(insert('case-early'))
    await pool.query(insert('case-late'))
    const first = await read(from)
    await early.query('commit')
    early.release()
    const undone = await pool.connect()
    await undone.query('begin')
    await undone.query(insert('case-undone'))
    await undone.query('rollback')
    undone.release()
    const second = await read(first.cursor)
    const ids = ({ data }: Feed) => data.map((event) => event.data.caseId)
    expect(ids(first)).toEqual(['case-late'])
    expect(ids(second)).toEqual(['case-early'])
    expect((await read(from)).data.map(({ id }) => id)).toEqual(
      [...first.data, ...second.data].map(({ id }) => id),
    )
  })

  test('loses and doubles nothing while twenty write and four read at once', async () => {
    const from = await now()
    const { pool } = shop.database
    const write = async (n: number) => {
      await pool.query(`insert into service_case (site_id, id, usid, country, document, created_at, modified_at)
        values ('Lamina', 'many-${n}', 'u', 'SV', '{}', now(), now())`)
    }
    const seen: string[][] = [[], [], [], []]
    const follow = async (ids: string[]) => {
      let cursor = from
      while (ids.length < 100) {
        const answer = await read(cursor, '&types=case.created')
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

  test('tells of customers in the country that they told, and of their end', async () => {
    const from = await now()
    const { pool } = shop.database
    await pool.query(
      `insert into customer (site_id, id, customer_no, login, email, credentials_changed_at, created_at, modified_at, profile)
       values ('Lamina', 'told', 'T1', 't@example.com', 't@example.com', $1, $1, $1,
         '{"preferredLocale": "es-SV", "c_country": "GT"}')`,
      [shop.clock.now()],
    )
    await pool.query(`update customer set last_login_at = $1 where id = 'told'`, [shop.clock.now()])
    await pool.query(`update customer set profile = profile || '{"firstName": "Ana"}' where id = 'told'`)
    await pool.query(`delete from customer where id = 'told'`)
    const { data } = await read(from)
    expect(data.map(({ type, country }) => `${type} ${country}`)).toEqual([
      'customer.created GT',
      'customer.updated GT',
      'customer.closed GT',
    ])
    expect(JSON.stringify(data)).not.toMatch(/Ana|example/)
  })

  /** Until all of it is told: a transaction that is open elsewhere on this server makes it wait. */
  const gatherStock = () =>
    vi.waitFor(async () => {
      await gatherStockJob.run(await world(), undefined as never)
      const { rows } = await shop.database.pool.query(
        'select 1 from inventory i join event_feed f using (site_id) where i.changed_by >= f.stock_seen limit 1',
      )
      expect(rows).toEqual([])
    }, 30_000)

  test('gathers stock by the minute and store', async () => {
    await gatherStock()
    const from = await now()
    for (const sku of ['QA-SCREW', 'QA-CEMENT', 'QA-SCREW'])
      await call(
        'PATCH',
        `/inventory/inventory-lists/v1/organizations/f_ecom_lmna_001/inventory-lists/inv-sv-ss01/product-inventory-records/${sku}`,
        { c_difference: -1, c_reason: 'damage' },
      )
    await gatherStock()
    expect((await read(from)).data).toMatchObject([
      {
        type: 'stock.changed',
        country: 'SV',
        data: { inventoryListId: 'inv-sv-ss01', productIds: ['QA-CEMENT', 'QA-SCREW'] },
      },
    ])
  })

  test('is bound to the countries of who reads, and says when a cursor is too old or never was', async () => {
    const start = await now()
    await place()
    const abroad = (await openClient(shop, { scopes: ['sfcc.events'], countries: ['GT'] })).token
    expect((await read(start, '', abroad)).data.filter(({ country }) => country === 'SV')).toEqual([])
    await shop.database.pool.query(
      `update event set placed_at = placed_at - interval '31 days' where position <= $1`,
      [start],
    )
    await forgetEventsJob.run(await world(), undefined as never)
    const old = await call('GET', `${base}/events?after=${Number(start) - 1}`)
    expect(old).toMatchObject({ status: 410, body: { oldest: start } })
    expect((await read(start)).data.length).toBeGreaterThan(1)
    expect((await read()).data).toEqual((await read(start)).data)
    expect((await call('GET', `${base}/events?after=999999999`)).status).toBe(410)
  })
})

describe('webhooks', () => {
  let receiver: Awaited<ReturnType<typeof openReceiver>>
  let webhook: { id: string; secret: string }
  const make = async (types: string[], as = token) => {
    const { body } = await call<typeof webhook>('POST', `${base}/webhooks`, { url: receiver.url, types }, as)
    return body
  }
  beforeEach(async () => {
    receiver = await openReceiver()
    webhook = await make(['order.created', 'order.cancelled'])
  })
  afterEach(async () => {
    await call('DELETE', `${base}/webhooks/${webhook.id}`)
    receiver.close()
  })
  const deliveries = async (more = '') =>
    (
      await call<{ data: (Record<string, unknown> & { event: Told })[] }>(
        'GET',
        `${base}/webhooks/${webhook.id}/deliveries${more}`,
      )
    ).body.data
  const verified = ({ headers, body }: (typeof receiver.taken)[number], secret = webhook.secret) =>
    new Webhook(secret).verify(body, headers as Record<string, string>)

  test('are signed so that the convention’s own library takes them', async () => {
    const orderNo = await place()
    await publishEvents(await world())
    expect(await doTries()).toBe(1)
    const [message] = receiver.taken
    if (!message) throw new Error('nothing came')
    expect(verified(message)).toMatchObject({ type: 'order.created', data: { orderNo, country: 'SV' } })
    expect(Object.keys(JSON.parse(message.body) as object)).toEqual(['type', 'timestamp', 'data'])
    expect(() => verified({ ...message, body: message.body.replace('created', 'paid') })).toThrow('signature')
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({ status: 'delivered', tries: 1, answer: 200 })
    expect(message.headers['webhook-id']).toBe(delivery?.event.id)
  })

  test('a new secret signs beside the one before it for a day', async () => {
    const changed = await call('PATCH', `${base}/webhooks/${webhook.id}`, { rotateSecret: true })
    const fresh = String(changed.body.secret)
    const both = async () => {
      await place()
      await publishEvents(await world())
      await doTries()
      const message = receiver.taken.at(-1)
      if (!message) throw new Error('nothing came')
      // The library holds timestamps against the real clock.
      return [fresh, webhook.secret].map((secret) => {
        try {
          return Boolean(verified(message, secret))
        } catch (error) {
          return (error as Error).message
        }
      })
    }
    expect(await both()).toEqual([true, true])
    await shop.database.pool.query(`update webhook set previous_until = now() - interval '1 second'`)
    expect(await both()).toEqual([true, 'No matching signature found'])
    expect((await call('GET', `${base}/webhooks/${webhook.id}`)).body.secret).toBeUndefined()
  })

  test('an outage loses and doubles nothing, and what was sent is sent again on request under the same id', async () => {
    const from = await now()
    receiver.status = 503
    const orders = [await place(), await place(), await place()]
    await publishEvents(await world())
    for (let time = 0; time < 4; time++) expect(await doTries()).toBe(3)
    expect(await deliveries('?status=waiting')).toMatchObject(
      orders.map(() => ({ tries: 4, answer: 503, nextAt: expect.any(String) })),
    )
    receiver.status = 200
    await doTries()
    expect(await doTries()).toBe(0)
    const told = receiver.taken.map((message) => (verified(message) as Told).data.orderNo)
    expect(told.toSorted()).toEqual(orders.toSorted())
    const inFeed = (await read(from, '&types=order.created')).data.map(({ data }) => data.orderNo)
    expect(inFeed).toEqual(orders)
    const [last] = await deliveries()
    const again = await call('POST', `${base}/webhooks/${webhook.id}/deliveries/${last?.event.id}/redelivery`)
    expect(again).toMatchObject({ status: 202, body: { status: 'waiting', tries: 0 } })
    await doTries()
    expect(receiver.taken.at(-1)?.headers['webhook-id']).toBe(last?.event.id)
    expect((await read(from, '&types=order.created')).data).toHaveLength(3)
  })

  test('a try whose job runs twice is done once', async () => {
    await place()
    await publishEvents(await world())
    const [row] = await deliveries()
    const data = { webhookId: webhook.id, eventId: String(row?.event.id), round: 1, tries: 0 }
    receiver.status = 500
    for (let time = 0; time < 3; time++) await deliverEvent.run(await world(), data)
    expect((await deliveries())[0]).toMatchObject({ status: 'waiting', tries: 1 })
  })

  test('after the last try it is switched off, and each owner is told once', async () => {
    const { email } = await openStaff(shop, 'owner')
    receiver.status = 302
    await place()
    await place()
    await publishEvents(await world())
    const mails = async () =>
      (
        await shop.database.pool.query(
          `select data from pgboss.job where name = 'mail.send' and data::text like '%webhook-failed%'`,
        )
      ).rows
    for (let time = 0; time < retrySeconds.length; time++) await doTries()
    expect(await mails()).toHaveLength(0)
    expect((await call('GET', `${base}/webhooks/${webhook.id}`)).body.status).toBe('enabled')
    await doTries()
    expect(await doTries()).toBe(0)
    expect((await call('GET', `${base}/webhooks/${webhook.id}`)).body.status).toBe('failed')
    const told = (await mails()).filter(({ data }) => JSON.stringify(data).includes(email))
    expect(told).toHaveLength(1)
    expect(JSON.stringify(told)).toContain('HTTP 302')
    // What happens meanwhile is in the feed alone; switched on again, it hears what comes after.
    await place()
    await publishEvents(await world())
    expect(await doTries()).toBe(0)
    receiver.status = 200
    await call('PATCH', `${base}/webhooks/${webhook.id}`, { enabled: true })
    const orderNo = await place()
    await publishEvents(await world())
    await doTries()
    expect(receiver.taken.map(({ body }) => (JSON.parse(body) as Told).data.orderNo)).toEqual([orderNo])
  })

  test('of the whole shop are missing to whom a country is given; theirs tell of it alone', async () => {
    const abroad = (await openClient(shop, { scopes: ['sfcc.events.rw'], countries: ['GT'] })).token
    const foreign = `${base}/webhooks/${webhook.id}`
    for (const [method, path, body] of [
      ['GET', foreign],
      ['PATCH', foreign, { enabled: false }],
      ['DELETE', foreign],
      ['GET', `${foreign}/deliveries`],
    ] as const)
      expect((await call(method, path, body, abroad)).status, `${method} ${path}`).toBe(404)
    expect((await call('GET', `${base}/webhooks`, undefined, abroad)).body.total).toBe(0)
    const own = await make(['order.created'], abroad)
    await place()
    await publishEvents(await world())
    await doTries()
    expect(receiver.taken).toHaveLength(1)
    await call('DELETE', `${base}/webhooks/${own.id}`)
  })

  test('people name the revision they have read', async () => {
    const { cookie } = await openStaff(shop, 'owner')
    const path = `${base}/webhooks/${webhook.id}?siteId=Lamina`
    const change = (headers: Record<string, string>) =>
      callAsStaff(shop, cookie, 'PATCH', path, { body: { enabled: false }, headers })
    expect((await change({})).status).toBe(428)
    const { headers } = await callAsStaff(shop, cookie, 'GET', path)
    const ifMatch = { 'if-match': String(headers.etag) }
    expect((await change(ifMatch)).status).toBe(200)
    expect(await change(ifMatch)).toMatchObject({ status: 412, body: { current: { status: 'disabled' } } })
  })
})

test('a worker delivers by itself', async () => {
  const receiver = await openReceiver()
  await call('POST', `${base}/webhooks`, { url: receiver.url, types: ['order.created'] })
  await shop.engine.startJobs()
  const orderNo = await place()
  await vi.waitFor(() => expect(receiver.taken.map(({ body }) => body).join(' ')).toContain(orderNo), 20_000)
  receiver.close()
})
