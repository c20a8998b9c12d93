import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'
import { deliverEvent, retrySeconds } from './deliver-event.ts'
import { publishEvents } from './publish-events.ts'
import { base, type EventShop, openEventShop, openReceiver, type Told } from './testing.ts'

let events: EventShop
beforeAll(async () => {
  events = await openEventShop()
})
afterAll(() => events.close())

let receiver: Awaited<ReturnType<typeof openReceiver>>
let webhook: { id: string; secret: string }
const make = async (types: string[], as = events.token) => {
  const { body } = await events.call<typeof webhook>(
    'POST',
    `${base}/webhooks`,
    { url: receiver.url, types },
    as,
  )
  return body
}
beforeEach(async () => {
  receiver = await openReceiver()
  webhook = await make(['order.created', 'order.cancelled'])
})
afterEach(async () => {
  await events.call('DELETE', `${base}/webhooks/${webhook.id}`)
  receiver.close()
})
const deliveries = async (more = '') =>
  (
    await events.call<{ data: (Record<string, unknown> & { event: Told })[] }>(
      'GET',
      `${base}/webhooks/${webhook.id}/deliveries${more}`,
    )
  ).body.data
const verified = ({ headers, body }: (typeof receiver.taken)[number], secret = webhook.secret) =>
  new Webhook(secret).verify(body, headers as Record<string, string>)

test('are signed so that the convention’s own library takes them', async () => {
  const orderNo = await events.place()
  await publishEvents(await events.world())
  expect(await events.doTries()).toBe(1)
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
  const changed = await events.call('PATCH', `${base}/webhooks/${webhook.id}`, { rotateSecret: true })
  const fresh = String(changed.body.secret)
  const both = async () => {
    await events.place()
    await publishEvents(await events.world())
    await events.doTries()
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
  await events.shop.database.pool.query(`update webhook set previous_until = now() - interval '1 second'`)
  expect(await both()).toEqual([true, 'No matching signature found'])
  expect((await events.call('GET', `${base}/webhooks/${webhook.id}`)).body.secret).toBeUndefined()
})

test('an outage of more than an hour loses and doubles nothing, and what was sent is sent again on request under the same id', async () => {
  const from = await events.now()
  receiver.status = 503
  const orders = [await events.place(), await events.place(), await events.place()]
  await publishEvents(await events.world())
  const { clock } = events.shop
  const began = clock.now().getTime()
  let waited = 0
  for (const seconds of retrySeconds.slice(0, 4)) {
    expect(await events.doTries()).toBe(3)
    waited += seconds
    clock.moveTo(new Date(began + waited * 1_000))
  }
  expect(waited).toBeGreaterThan(3_600)
  // The program's token would have run out by then.
  clock.moveTo(undefined)
  expect(await deliveries('?status=waiting')).toMatchObject(
    orders.map(() => ({ tries: 4, answer: 503, nextAt: expect.any(String) })),
  )
  receiver.status = 200
  await events.doTries()
  expect(await events.doTries()).toBe(0)
  const told = receiver.taken.map((message) => (verified(message) as Told).data.orderNo)
  expect(told.toSorted()).toEqual(orders.toSorted())
  const inFeed = (await events.read(from, '&types=order.created')).data.map(({ data }) => data.orderNo)
  expect(inFeed).toEqual(orders)
  const [last] = await deliveries()
  const again = await events.call(
    'POST',
    `${base}/webhooks/${webhook.id}/deliveries/${last?.event.id}/redelivery`,
  )
  expect(again).toMatchObject({ status: 202, body: { status: 'waiting', tries: 0 } })
  await events.doTries()
  expect(receiver.taken.at(-1)?.headers['webhook-id']).toBe(last?.event.id)
  expect((await events.read(from, '&types=order.created')).data).toHaveLength(3)
})

test('a try whose job runs twice is done once', async () => {
  await events.place()
  await publishEvents(await events.world())
  const [row] = await deliveries()
  const data = { webhookId: webhook.id, eventId: String(row?.event.id), round: 1, tries: 0 }
  receiver.status = 500
  for (let time = 0; time < 3; time++) await deliverEvent.run(await events.world(), data)
  expect((await deliveries())[0]).toMatchObject({ status: 'waiting', tries: 1 })
})

test('after the last try it is switched off, and each owner is told once', async () => {
  const { email } = await openStaff(events.shop, 'owner')
  receiver.status = 302
  await events.place()
  await events.place()
  await publishEvents(await events.world())
  const mails = async () =>
    (
      await events.shop.database.pool.query(
        `select data from pgboss.job where name = 'mail.send' and data::text like '%webhook-failed%'`,
      )
    ).rows
  for (let time = 0; time < retrySeconds.length; time++) await events.doTries()
  expect(await mails()).toHaveLength(0)
  expect((await events.call('GET', `${base}/webhooks/${webhook.id}`)).body.status).toBe('enabled')
  await events.doTries()
  expect(await events.doTries()).toBe(0)
  expect((await events.call('GET', `${base}/webhooks/${webhook.id}`)).body.status).toBe('failed')
  const told = (await mails()).filter(({ data }) => JSON.stringify(data).includes(email))
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).toContain('HTTP 302')
  // What happens meanwhile is in the feed alone; switched on again, it hears what comes after.
  await events.place()
  await publishEvents(await events.world())
  expect(await events.doTries()).toBe(0)
  receiver.status = 200
  await events.call('PATCH', `${base}/webhooks/${webhook.id}`, { enabled: true })
  const orderNo = await events.place()
  await publishEvents(await events.world())
  await events.doTries()
  expect(receiver.taken.map(({ body }) => (JSON.parse(body) as Told).data.orderNo)).toEqual([orderNo])
})

test('of the whole shop are missing to whom a country is given; theirs tell of it alone', async () => {
  const abroad = (await openClient(events.shop, { scopes: ['sfcc.events.rw'], countries: ['GT'] })).token
  const foreign = `${base}/webhooks/${webhook.id}`
  for (const [method, path, body] of [
    ['GET', foreign],
    ['PATCH', foreign, { enabled: false }],
    ['DELETE', foreign],
    ['GET', `${foreign}/deliveries`],
  ] as const)
    expect((await events.call(method, path, body, abroad)).status, `${method} ${path}`).toBe(404)
  expect((await events.call('GET', `${base}/webhooks`, undefined, abroad)).body.total).toBe(0)
  const own = await make(['order.created'], abroad)
  await events.place()
  await publishEvents(await events.world())
  await events.doTries()
  expect(receiver.taken).toHaveLength(1)
  await events.call('DELETE', `${base}/webhooks/${own.id}`)
})

test('people name the revision they have read', async () => {
  const { cookie } = await openStaff(events.shop, 'owner')
  const path = `${base}/webhooks/${webhook.id}?siteId=Lamina`
  const change = (headers: Record<string, string>) =>
    callAsStaff(events.shop, cookie, 'PATCH', path, { body: { enabled: false }, headers })
  expect((await change({})).status).toBe(428)
  const { headers } = await callAsStaff(events.shop, cookie, 'GET', path)
  const ifMatch = { 'if-match': String(headers.etag) }
  expect((await change(ifMatch)).status).toBe(200)
  expect(await change(ifMatch)).toMatchObject({ status: 412, body: { current: { status: 'disabled' } } })
})

test('a worker delivers by itself', async () => {
  const receiver = await openReceiver()
  await events.call('POST', `${base}/webhooks`, { url: receiver.url, types: ['order.created'] })
  await events.shop.engine.startJobs()
  const orderNo = await events.place()
  await vi.waitFor(() => expect(receiver.taken.map(({ body }) => body).join(' ')).toContain(orderNo), 20_000)
  receiver.close()
})
