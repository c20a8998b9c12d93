import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { createTestEngine, qaTemplate, type TestEngine } from '../testing.ts'
import { deliverEvent } from './deliver-event.ts'
import { insertEvent } from './queries.ts'
import { publishEvents } from './publish-events.ts'

const base = '/custom/events/v1/organizations/f_ecom_lmna_001'

let shop: TestEngine
let token: string
beforeAll(async () => {
  shop = await createTestEngine(await qaTemplate(), { production: true })
  token = (await openClient(shop, { scopes: ['sfcc.events.rw'] })).token
})
afterAll(() => shop.close())

test.each([
  'http://erp.example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.8/',
  'https://169.254.169.254/latest',
  'https://[::ffff:192.168.0.1]/',
  'https://user:secret@erp.example.com/',
  'ftp://erp.example.com/',
  'nothing at all',
])('%s is no address to call', async (url) => {
  const { status } = await shop.call('POST', `${base}/webhooks`, { as: token, body: { url } })
  expect(status).toBe(400)
})

test('[G3.017] a name that leads into a private network is judged at the connection', async () => {
  let calls = 0
  const server = createServer((_request, answer) => {
    calls++
    answer.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `https://localhost:${(server.address() as AddressInfo).port}/`
  const { body } = await shop.call('POST', `${base}/webhooks`, { as: token, body: { url } })
  const ctx = await shop.engine.merchantContext()
  await ctx.db.run(insertEvent('Lamina', 'import.finished', { at: ctx.now, data: {} }))
  await publishEvents(ctx)
  const { rows } = await shop.database.pool.query('select event_id as "eventId" from webhook_delivery')
  await deliverEvent.run(ctx, { webhookId: String(body.id), eventId: rows[0].eventId, round: 1, tries: 0 })
  const { body: told } = await shop.call('GET', `${base}/webhooks/${body.id}/deliveries`, { as: token })
  expect(told).toMatchObject({
    data: [{ status: 'waiting', fault: expect.stringContaining('not an address of the internet') }],
  })
  expect(calls).toBe(0)
  server.close()
})
