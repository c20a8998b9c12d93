import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildForTests } from '../../build/testing.ts'
import { visitorsSimulator } from '../../../simulators/visitors/index.ts'
import { type Shop, startShop, visitorOf } from './testing/start-shop.ts'

let build: Awaited<ReturnType<typeof buildForTests>>
let vendor: FastifyInstance
let shop: Shop

beforeAll(async () => {
  build = await buildForTests()
  vendor = Fastify({ logger: false })
  await vendor.register(visitorsSimulator, {
    prefix: '/visitors',
    publicUrl: 'http://vendor.example/visitors',
  })
  const origin = await vendor.listen({ port: 0 })
  const analytics = {
    id: 'GTM-1',
    scriptUrl: `${origin}/visitors/analytics/gtm.js`,
    collectUrl: `${origin}/visitors/analytics/mp/collect`,
    measurementId: 'G-1',
    apiSecret: 'hidden',
  }
  shop = await startShop({ build, config: { analytics } })
})
afterAll(async () => {
  await shop?.close()
  await vendor?.close()
  await build?.remove()
})

const calls = async () => (await vendor.inject('/visitors/calls')).json<{ name: string; params: object }[]>()
const collect = (consent: string | undefined, body: object, headers: Record<string, string> = {}) => {
  const visitor = visitorOf(shop)
  if (consent) visitor.cookies.set('dw_dnt', consent)
  return visitor.fetch('/mobify/proxy/analytics/collect', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
}
const view = { name: 'page_view', params: { page_location: 'http://shop.example/cart' } }

test('[S7.052] page views go through our own origin to the vendor’s host, for who agreed, the secret staying here', async () => {
  for (const consent of [undefined, '1']) expect((await collect(consent, view)).status).toBe(204)
  expect((await collect('0', view, { 'sec-gpc': '1' })).status).toBe(204)
  const answer = await collect('0', view)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  await expect.poll(calls).toHaveLength(1)
  expect((await calls())[0]).toMatchObject({
    name: 'page_view',
    from: 'server',
    params: {
      ...view.params,
      client_id: expect.stringMatching(/^\d+\.\d+$/),
      session_id: expect.stringMatching(/^\d{10}$/),
      engagement_time_msec: 1,
    },
  })
})

test('[S7.052] the events of a visit are of one client and one session', async () => {
  const visitor = visitorOf(shop)
  visitor.cookies.set('dw_dnt', '0')
  const before = (await calls()).length
  for (let times = 0; times < 2; times++)
    await visitor.fetch('/mobify/proxy/analytics/collect', {
      method: 'POST',
      body: JSON.stringify(view),
      headers: { 'content-type': 'application/json' },
    })
  await expect.poll(calls).toHaveLength(before + 2)
  const [one, other] = (await calls()).slice(before)
  expect(other?.params).toEqual(one?.params)
})

test('only the two events of the shop’s own are passed on, and only from its own pages', async () => {
  const before = (await calls()).length
  expect((await collect('0', { name: 'purchase', params: {} })).status).toBe(400)
  expect((await collect('0', view, { origin: 'https://evil.example' })).status).toBe(403)
  expect(await calls()).toHaveLength(before)
})
