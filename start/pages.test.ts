import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestEngine, qaTemplate, type TestEngine } from '../engine/src/testing.ts'
import { buildIfStale } from '../storefront/build/build-if-stale.ts'
import { createStorefront, inProcessEngine } from '../storefront/src/server/index.ts'
import { signIn } from '../storefront/src/server/testing/sign-in.ts'
import { visitorOf } from '../storefront/src/server/testing/start-shop.ts'

/** The built pages over the real engine on the QA bundle. */
let engine: TestEngine
let app: FastifyInstance
let shop: { origin: string }
const publicOrigin = 'http://localhost:3000'

beforeAll(async () => {
  await buildIfStale()
  engine = await createTestEngine(await qaTemplate())
  app = Fastify({ logger: false, pluginTimeout: 60_000 })
  await app.register(engine.engine.plugin)
  await app.register(
    createStorefront({
      engine: inProcessEngine(app),
      config: { production: false, publicOrigin },
      now: () => engine.clock.now(),
    }),
  )
  shop = { origin: (await app.listen({ port: 0, host: 'localhost' })).replace('[::1]', 'localhost') }
}, 120_000)
afterAll(async () => {
  await app?.close()
  await engine?.close()
})

const api = '/mobify/proxy/api'
const base = 'organizations/f_ecom_lmna_001'
const ours = { 'x-session': 'cookie' }
const write = { method: 'POST', body: '{}', headers: { ...ours, 'content-type': 'application/json' } }
const baskets = `${api}/checkout/shopper-baskets/v1/${base}/baskets?siteId=Lamina&locale=es-SV`
const passwordOf = (name: string) => `${name}@qa.example:Prueba2026!`

const customers = readFileSync(new URL('../demo/qa/customers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): { email: string; password?: string; firstName: string; lastName: string } => JSON.parse(line))

// The same login twice within a second is a conflict (contract 2.2), so every test signs in somebody else.
const signedIn = async (credentials: string) => {
  const visitor = visitorOf(shop)
  await signIn(visitor, publicOrigin, credentials)
  return visitor
}

describe('a session over the real engine', () => {
  test('a guest’s basket begins with the first write and survives the sign-in as the guest’s own', async () => {
    const visitor = visitorOf(shop)
    expect((await visitor.fetch(baskets, write)).status).toBe(200)
    expect(visitor.cookies.get('shopper_Lamina')).toMatch(/^guest\.\w+$/)
    const usid = visitor.cookies.get('usid_Lamina')
    const tokens = await signIn(visitor, publicOrigin, passwordOf('ana'))
    expect(tokens).toMatchObject({ access_token: '', refresh_token: '', id_token: '', usid })
    expect(visitor.cookies.get('shopper_Lamina')).toMatch(/^registered\.\w+$/)
    const merged = await visitor.fetch(
      `${api}/checkout/shopper-baskets/v1/${base}/baskets/actions/merge?siteId=Lamina&createDestinationBasket=true`,
      write,
    )
    expect(merged.status).toBe(200)
  })

  test('twenty tabs whose token has expired are all answered, and stay signed in', async () => {
    const visitor = await signedIn(passwordOf('beto'))
    engine.clock.moveTo(new Date(Date.now() + 31 * 60_000))
    const pages = await Promise.all(Array.from({ length: 20 }, () => visitor.fetch('/account')))
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await visitor.fetch('/account')).status).toBe(200)
    engine.clock.moveTo(undefined)
  })

  test('after signing out the old cookies are worth nothing', async () => {
    const visitor = await signedIn(passwordOf('carla'))
    const stolen = new Map(visitor.cookies)
    await visitor.fetch(`${api}/shopper/auth/v1/${base}/oauth2/logout?channel_id=Lamina`, { headers: ours })
    expect([...visitor.cookies.keys()]).toEqual([])
    const thief = visitorOf(shop)
    for (const [name, value] of stolen) if (name !== 'cc-at_Lamina') thief.cookies.set(name, value)
    expect((await thief.fetch('/account')).status).toBe(302)
  })

  test('[S7.051] signing in can be followed by a session for other pages, through the proxy', async () => {
    const sessions = '/mobify/proxy/ocapi/s/Lamina/dw/shop/v22_8/sessions'
    const visitor = await signedIn(passwordOf('dario'))
    const answer = await visitor.fetch(sessions, { method: 'POST', headers: ours })
    expect(answer.status).toBe(204)
    expect(visitor.cookies.get('dwsid')).toMatch(/^[\w-]{60,}$/)
    expect(visitor.cookies.get('shopper_Lamina')).toMatch(/^registered\./)
    const foreign = { ...ours, origin: 'https://evil.example' }
    expect((await visitor.fetch(sessions, { method: 'POST', headers: foreign })).status).toBe(403)
    expect((await visitorOf(shop).fetch(sessions, { method: 'POST' })).status).toBe(401)
  })

  test('a forged access token is a guest', async () => {
    const forged = visitorOf(shop)
    const claims = {
      sub: 'cc-slas::x::scid:c::usid:u',
      isb: 'uido:ecom::upn:x::uidn:X::gcid:a::rcid:b::chid:Lamina',
      exp: 9_999_999_999,
    }
    forged.cookies.set('cc-at_Lamina', `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`)
    const answer = await forged.fetch('/account/orders')
    expect(await answer.text()).not.toContain('ana@qa.example')
    const customer = await forged.fetch(
      `${api}/customer/shopper-customers/v1/${base}/customers/b?siteId=Lamina`,
      { headers: ours },
    )
    expect(customer.status).toBeGreaterThanOrEqual(400)
  })
})

const digitsOf = (text: string) => text.replaceAll(/[.,]/g, '')

describe('[S1.024] what a guest may know', () => {
  const paths = [
    '',
    '/en-GT',
    '/product/QA-SHEET-26-AZUL',
    '/en-SV/product/QA-SHEET-26-AZUL',
    '/search?q=qa&sort=price-low-to-high',
    '/cart',
  ]
  const amounts = readFileSync(new URL('../demo/qa/prices.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[3] ?? '')
    .filter((amount) => /\d{4}\.\d\d$/.test(amount))

  test('no amount of the price list is in a guest’s document, also right after a customer’s of the same address', async () => {
    // A second later he may sign in again.
    engine.clock.moveTo(new Date(Date.now() + 2000))
    const customer = await signedIn(passwordOf('dario'))
    expect(amounts.length).toBeGreaterThan(5)
    let shown = 0
    for (const path of paths) {
      const theirs = await (await customer.fetch(path || '/')).text()
      if (amounts.some((amount) => digitsOf(theirs).includes(digitsOf(amount)))) shown++
      const html = await (await visitorOf(shop).fetch(path || '/')).text()
      for (const amount of amounts) {
        expect(digitsOf(html).includes(digitsOf(amount)), `${amount} in ${path}`).toBe(false)
      }
    }
    expect(shown).toBeGreaterThan(0)
  })
})

test('customers who browse at the same time see themselves alone', async () => {
  // A second later they may sign in again.
  engine.clock.moveTo(new Date(Date.now() + 5000))
  const some = customers.filter(({ password }) => password)
  expect(some.length).toBeGreaterThan(2)
  const visitors = await Promise.all(some.map(({ email, password }) => signedIn(`${email}:${password}`)))
  const ids = visitors.map(({ cookies }) => cookies.get('shopper_Lamina')?.split('.')[1] ?? '')
  expect(new Set(ids).size).toBe(some.length)
  for (let round = 0; round < 3; round++) {
    const pages = await Promise.all(
      visitors.map(async (one) => (await one.fetch(round % 2 ? '/' : '/account')).text()),
    )
    pages.forEach((page, index) => {
      // The home page is the same for all of them and names none.
      expect(ids.filter((id) => page.includes(id))).toEqual(round % 2 ? [] : [ids[index]])
    })
  }
})
