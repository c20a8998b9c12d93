import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../engine/src/http/modules.ts'
import { createTestEngine, qaTemplate, type TestEngine } from '../engine/src/testing.ts'
import { createStorefront, inProcessDoor } from '../storefront/src/server/index.ts'
import { signIn } from '../storefront/src/server/testing/sign-in.ts'
import { visitorOf } from '../storefront/src/server/testing/start-shop.ts'
import { buildIfStale } from '../tools/build.ts'

/** Another site in the browser of a customer who is signed in, on every call that changes something. */
let engine: TestEngine
let app: FastifyInstance
let victim: ReturnType<typeof visitorOf>
const publicOrigin = 'http://localhost:3000'
const reached: string[] = []

beforeAll(async () => {
  await buildIfStale()
  engine = await createTestEngine(await qaTemplate())
  app = Fastify({ logger: false })
  app.addHook('onRequest', async ({ url, headers }) => {
    if (!url.startsWith('/mobify/') && headers.authorization?.startsWith('Bearer ')) reached.push(url)
  })
  await app.register(engine.engine.plugin)
  await app.register(
    createStorefront({
      engine: inProcessDoor(app),
      config: { production: false, publicOrigin },
      now: () => engine.clock.now(),
    }),
  )
  const origin = (await app.listen({ port: 0, host: 'localhost' })).replace('[::1]', 'localhost')
  victim = visitorOf({ origin })
  await signIn(victim, publicOrigin, 'ana@qa.example:Prueba2026!')
  expect(victim.cookies.get('shopper_Lamina')).toMatch(/^registered\./)
}, 120_000)
afterAll(async () => {
  await app?.close()
  await engine?.close()
})

const calls = modules.flatMap(({ routes }) =>
  Object.entries(routes).flatMap(([name, route]) => {
    const [method = '', template = ''] = route.split(' ')
    if (method === 'GET') return []
    const path = template.replace('{organizationId}', 'f_ecom_lmna_001').replaceAll(/\{\w+\}/g, 'x')
    return [{ name, method, path: `/mobify/proxy/api${path}?siteId=Lamina` }]
  }),
)

const evil = 'https://evil.example'
const body = JSON.stringify({})

describe('a call from another site, with the customer’s cookies', () => {
  test('there are many calls to try, and most are served', async () => {
    expect(calls.length).toBeGreaterThan(80)
    const answers = await Promise.all(
      calls.map(({ method, path }) =>
        victim.fetch(path, { method, body, headers: { 'x-session': 'cookie', origin: evil } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 403).length).toBeGreaterThan(80)
  })

  test.each(calls)('$name is refused before anything acts for the customer', async ({ method, path }) => {
    reached.length = 0
    const json = { 'x-session': 'cookie', 'content-type': 'application/json' }
    const other = await victim.fetch(path, { method, body, headers: { ...json, origin: evil } })
    // What the proxy does not serve at all is missing to everybody.
    expect([403, 404]).toContain(other.status)
    const fetched = { ...json, 'sec-fetch-site': 'cross-site' }
    expect((await victim.fetch(path, { method, body, headers: fetched })).status).toBe(other.status)
    expect(reached).toEqual([])

    // A form of the other site cannot send our header: no cookie is looked at, nobody is signed in.
    const form = { 'content-type': 'text/plain', origin: evil, 'sec-fetch-site': 'cross-site' }
    await victim.fetch(path, { method, body, headers: form })
    expect(reached).toEqual([])
    const asked = await victim.fetch(path, {
      method: 'OPTIONS',
      headers: { origin: evil, 'access-control-request-method': method },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })
})
