import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '../../../engine/src/http/rate-limits.ts'
import {
  linkIn,
  mailTo,
  postForm,
  registerCustomer,
  shopTemplate,
  testShop,
} from '../../../engine/src/login/testing.ts'
import { createTestEngine, type TestEngine } from '../../../engine/src/testing.ts'
import { type EngineClient, inProcessEngine } from './engine-client.ts'
import { answerResetCallback } from './reset-callback.ts'
import { freePort } from './testing/free-port.ts'
import { createShopSettings } from './shop-settings.ts'

let engine: TestEngine
let app: FastifyInstance
let origin: string

/** A shop with nothing but the path of the login service. */
const shopWith = async (client: EngineClient) => {
  const [site] = (await createShopSettings(client, () => '').current()).sites
  if (!site) throw new Error('no site')
  const shop = Fastify()
  shop.removeAllContentTypeParsers()
  shop.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  shop.post(site.callbackPaths.resetPassword, (request, reply) =>
    answerResetCallback(request, reply, { engine: client, site }),
  )
  return shop
}

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  engine = await createTestEngine(await shopTemplate(), { publicOrigin: origin })
  await engine.engine.startJobs()
  app = await shopWith(inProcessEngine(engine.app))
  await app.listen({ port })
})
afterAll(async () => {
  await app.close()
  await engine.close()
})

test('[S2.006] the login service calls the path and the link is mailed', async () => {
  const customer = await registerCustomer(engine)
  const asked = await postForm(engine, 'password/reset', {
    user_id: customer.login,
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    mode: 'callback',
    callback_uri: `${origin}/reset-password-callback`,
    hint: 'cross_device',
    locale: 'en-GT',
  })
  expect(asked.status).toBe(200)
  const link = linkIn(await mailTo(engine, customer.login, 'password-reset'))
  expect(link.pathname).toBe('/en-GT/set-new-password/')
  const done = await postForm(engine, 'password/action', {
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    user_id: customer.login,
    pwd_action_token: String(link.searchParams.get('token')),
    new_password: 'Teja-Verde 95!',
  })
  expect(done.status).toBe(200)
})

test('[S2.006] nobody else can have it send mail', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${origin}/reset-password-callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email_id: 'ana@pruebas.example', token: 'x' }),
    })
  expect((await post({})).status).toBe(401)
  expect((await post({ 'x-slas-callback-token': 'a.b.c' })).status).toBe(401)
  expect((await fetch(`${origin}/reset-password-callback`)).status).toBe(404)
})

test('who calls it without pause is told when to come back', async () => {
  const limited = await createTestEngine(await shopTemplate(), { rateLimits: true })
  const strict = await shopWith(inProcessEngine(limited.app))
  const post = () => strict.inject({ method: 'POST', url: '/reset-password-callback', payload: {} })
  await Promise.all(Array.from({ length: rateLimits.tokenless }, post))
  const refused = await post()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await strict.close()
  await limited.close()
})
