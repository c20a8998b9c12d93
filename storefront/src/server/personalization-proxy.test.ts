import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildForTests } from '../../build/testing.ts'
import { identityOf } from './personalization-proxy.ts'
import { signIn } from './testing/sign-in.ts'
import { type Shop, startShop, visitorOf } from './testing/start-shop.ts'

type Call = { path: string; clientId: unknown; body: Record<string, unknown>; cookie: unknown }

const prefix = '/mobify/proxy/personalization/v3'
const viewPage = `${prefix}/activities/Lamina/viewPage?locale=es-SV`
const zone = `${prefix}/personalization/Lamina/zones/complete-the-set/recs?locale=es-SV`
const post = (body: object = { currentLocation: '/' }, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

let build: Awaited<ReturnType<typeof buildForTests>>
let service: FastifyInstance
let shop: Shop
let calls: Call[]
let answer: () => Promise<unknown>

beforeAll(async () => {
  build = await buildForTests()
})
afterAll(() => build?.remove())
beforeEach(async () => {
  calls = []
  answer = async () => ({ recs: [] })
  service = Fastify({ logger: false, forceCloseConnections: true })
  service.all('/*', (request) => {
    const { 'x-cq-client-id': clientId, cookie } = request.headers
    calls.push({ path: request.url, clientId, cookie, body: request.body as Call['body'] })
    return answer()
  })
  const personalizationBaseUrl = await service.listen({ port: 0 })
  shop = await startShop({
    build,
    config: {
      personalizationBaseUrl,
      personalizationClientId: 'shop-1',
      personalizationSiteId: 'aaij-Lamina',
    },
  })
})
afterEach(async () => {
  await shop.close()
  await service.close()
})

const visitor = (consent?: '0' | '1') => {
  const one = visitorOf(shop)
  if (consent) one.cookies.set('dw_dnt', consent)
  return one
}

test('[S7.067] [S7.068] [S7.069] [S6.010] [S6.011] a guest’s call carries client, realm, instance and an anonymous cookie id, and no user id', async () => {
  const guest = visitor('0')
  expect(
    (await guest.fetch(viewPage, post({ currentLocation: '/', cookieId: 'mine', userId: 'me' }))).status,
  ).toBe(200)
  await guest.fetch(zone, post({ products: [{ id: 'A' }] }))
  const [first, second] = calls
  expect(first).toEqual({
    path: '/v3/activities/aaij-Lamina/viewPage?locale=es-SV',
    clientId: 'shop-1',
    cookie: undefined,
    body: {
      currentLocation: '/',
      realm: 'aaij',
      instanceType: 'sbx',
      cookieId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  })
  expect(second?.body).toMatchObject({ products: [{ id: 'A' }], cookieId: first?.body.cookieId })
  expect(guest.lines.find((line) => line.startsWith('visit_Lamina='))).toMatch(/; HttpOnly/)
})

test('[S6.010] a customer’s call carries a user id that is not their customer id, and the same visit', async () => {
  const ana = visitor('0')
  await ana.fetch(viewPage, post())
  await signIn(ana, shop.publicOrigin)
  await ana.fetch(viewPage, post())
  const [before, after] = calls
  expect(after?.body.userId).toMatch(/^[\dA-F]{32}$/)
  expect(ana.cookies.get('shopper_Lamina')).not.toContain(String(after?.body.userId))
  expect(after?.body.cookieId).toBe(before?.body.cookieId)
})

test('[S6.012] without a yes, and against the browser’s own wish, no activity goes out; recommendations do', async () => {
  for (const [one, headers] of [
    [visitor(), {}],
    [visitor('1'), {}],
    [visitor('0'), { 'sec-gpc': '1' }],
    [visitor('0'), { dnt: '1' }],
  ] as const) {
    expect((await one.fetch(viewPage, post({}, headers))).status).toBe(204)
    expect(calls).toEqual([])
    expect((await one.fetch(zone, post({}, headers))).status).toBe(200)
    expect(calls.splice(0)[0]?.body.cookieId).toMatch(/^unkept-/)
    expect(one.lines.filter((line) => line.startsWith('visit_'))).toEqual([])
  }
})

test('who takes the yes back loses the id of the visit', async () => {
  const guest = visitor('0')
  await guest.fetch(viewPage, post())
  guest.cookies.set('dw_dnt', '1')
  await guest.fetch(zone, post())
  expect(guest.lines.at(-1)).toMatch(/^visit_Lamina=; .*Max-Age=0/)
})

test('[S8.043] a service that fails or is late is a 502 within about a second, and the page asks nobody else', async () => {
  const guest = visitor('0')
  answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    return {}
  }
  const late = await guest.fetch(zone, post())
  expect([late.status, await late.text()]).toEqual([502, '{}'])
})

test('only the service’s own paths, and only from our own pages', async () => {
  const guest = visitor('0')
  for (const path of [
    '/activities/Lamina/../../x',
    '/activities/Other/viewPage',
    '/personalization/x',
    '/',
  ]) {
    expect((await guest.fetch(prefix + path, post())).status, path).toBe(404)
  }
  expect((await guest.fetch(viewPage, post({}, { origin: 'https://evil.example' }))).status).toBe(403)
  expect((await guest.fetch(viewPage, post({}, { 'sec-fetch-site': 'cross-site' }))).status).toBe(403)
  expect(calls).toEqual([])
})

test('[S7.069] production says prd, everything else sbx; the realm is the site’s name before its first dash', () => {
  const facts = { siteId: 'Lamina-GT', cookieId: 'c', userId: undefined }
  expect(identityOf({ ...facts, production: true })).toEqual({
    realm: 'Lamina',
    instanceType: 'prd',
    cookieId: 'c',
  })
  expect(identityOf({ ...facts, production: false }).instanceType).toBe('sbx')
})
