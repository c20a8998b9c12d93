import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '../kernel/clock.ts'
import { registerCustomer, shopTemplate, signIn, slas, testShop } from '../login/testing.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { modules } from './modules.ts'
import { createRateCounter, rateLimits } from './rate-limits.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate(), { rateLimits: true })
  // The minute of a test is as long as the test needs.
  engine.clock.moveTo(new Date('2026-11-20T12:00:00Z'))
})
afterAll(() => engine.close())

type Sent = { status: number; headers: Record<string, unknown>; body: string }

const send = async (method: 'GET' | 'POST', url: string, address: string, token?: string): Promise<Sent> => {
  const { statusCode, headers, body } = await engine.app.inject({
    method,
    url,
    remoteAddress: address,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(method === 'POST' ? { payload: {} } : {}),
  })
  return { status: statusCode, headers, body }
}

const inOneMinute = (most: number, call: () => Promise<Sent>) =>
  Promise.all(Array.from({ length: most }, call)).then(call)

const organization = `organizations/${testShop.organizationId}`
const info = `/custom/sites/v1/${organization}/site-info?siteId=${testShop.siteId}`
const baskets = `/checkout/shopper-baskets/v1/${organization}/baskets?siteId=${testShop.siteId}`

test('a shopper who reads without pause gets 429 with Retry-After, without a database statement', async () => {
  const { token } = await signIn(engine, 'guest')
  const refused = await inOneMinute(rateLimits.reads, () => send('GET', info, '10.0.0.1', token))
  expect(refused.status).toBe(429)
  expect(refused.headers['content-type']).toContain('application/problem+json')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(refused.body)).toMatchObject({ title: 'Too Many Requests' })
  // The storefront reads for all visitors as one guest: another visitor is not kept waiting.
  const other = await send('GET', info, '10.0.0.2', token)
  expect([other.status, other.headers['x-db-statements']]).toEqual([200, '0'])
})

test('a customer is the same one from everywhere', async () => {
  const { token } = await registerCustomer(engine)
  let turn = 0
  const refused = await inOneMinute(rateLimits.writes, () =>
    send('POST', baskets, `10.0.1.${turn++ % 50}`, token),
  )
  expect(refused.status).toBe(429)
  expect((await send('GET', info, '10.0.1.1', token)).status).toBe(200)
})

test('login calls are counted by address, and the refusal is one that their clients understand', async () => {
  const url = slas('jwks')
  const refused = await inOneMinute(rateLimits.tokenless, () => send('GET', url, '10.0.3.1'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(refused.body).message).toMatch(/too many .* requests/i)
  expect((await send('GET', url, '10.0.3.2')).status).toBe(200)
})

test('a minute later all is forgotten; what is remembered stays small', () => {
  const clock = movableClock()
  clock.moveTo(new Date('2026-11-20T12:00:00Z'))
  const counter = createRateCounter(clock)
  counter.count('one', 1)
  expect(() => counter.count('one', 1)).toThrow('Too Many Requests')
  clock.moveTo(new Date('2026-11-20T12:01:01Z'))
  counter.count('one', 1)
  // A clock that is set back opens a new window.
  clock.moveTo(new Date('2026-11-20T11:00:00Z'))
  counter.count('one', 1)
  for (let subject = 0; subject < 60_000; subject++) counter.count(`subject ${subject}`, 1)
  // The first is long gone: it may call again.
  counter.count('one', 1)
})

test('only pictures are free', () => {
  const free = modules.flatMap(({ contract }) =>
    Object.entries(contract).flatMap(([name, { uncounted }]) => (uncounted ? [name] : [])),
  )
  expect(free).toEqual(['getImage'])
})
