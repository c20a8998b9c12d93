import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { sessionHeaders, paths, write } from './testing/calls.ts'
import { openShopForEachTest } from './testing/open-shop.ts'
import { signIn } from './testing/sign-in.ts'
import { type Shop, startShop, visitorOf } from './testing/start-shop.ts'

const { api, product, baskets, oauth } = paths

let shop: Shop
openShopForEachTest((opened) => {
  shop = opened
})

const callsTo = (part: string) => shop.engine.seen.filter(({ url }) => url.includes(part))

describe('calls of other sites', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://shop.example.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://shop.example', 'sec-fetch-site': 'cross-site' },
  ]
  test.each(foreign)('%j is refused before the engine hears of it', async (headers) => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    const calls = shop.engine.seen.length
    const answer = await ana.fetch(baskets, {
      ...write,
      headers: { ...write.headers, ...(headers as Record<string, string>) },
    })
    expect(answer.status).toBe(403)
    expect(shop.engine.seen).toHaveLength(calls)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('without the header no cookie counts, so a form of another site changes nothing', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
      const answer = await ana.fetch(baskets, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': type, origin: 'https://evil.example' },
      })
      expect(answer.status).toBe(401)
    }
    expect(
      callsTo('/baskets').every(
        ({ headers }) => headers.authorization === undefined && headers.cookie === undefined,
      ),
    ).toBe(true)
  })

  test('our own pages pass', async () => {
    const headers = { ...write.headers, origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }
    expect((await visitorOf(shop).fetch(baskets, { ...write, headers })).status).toBe(200)
  })
})

describe('without the header', () => {
  test('the prefix is the engine: bearer in, tokens out, no cookie', async () => {
    const client = visitorOf(shop)
    const code = new URL(
      (
        await client.fetch(
          `${oauth}/authorize?hint=guest&redirect_uri=http://x.example/cb&code_challenge=2Gor3Lx2bbD6zwcLbnv7AQOE8oVXz0uqkzlkpmnTDbs`,
        )
      ).headers.get('location') ?? '',
    ).searchParams.get('code')
    expect(code).toBeTruthy()
    const refused = await client.fetch(`${oauth}/token`, {
      method: 'POST',
      body: 'grant_type=refresh_token&refresh_token=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(await refused.json()).toEqual({ message: 'invalid refresh_token' })
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    const bearer = { authorization: `Bearer ${ana.cookies.get('cc-at_Lamina')}` }
    expect(await (await visitorOf(shop).fetch(product, { headers: bearer })).json()).toMatchObject({
      seenBy: 'registered',
    })
    expect((await ana.fetch(product)).status).toBe(401)
    expect(client.lines).toEqual([])
  })

  test('a token answer keeps its tokens', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    const body = `grant_type=refresh_token&refresh_token=${ana.cookies.get('cc-nx_Lamina')}`
    const client = visitorOf(shop)
    const answer = await (
      await client.fetch(`${oauth}/token`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).json()
    expect(answer).toMatchObject({ refresh_token: expect.stringMatching(/^refresh-/), customer_id: 'ana' })
    expect(client.lines).toEqual([])
  })
})

/** A path as it is, which fetch would tidy up. */
const raw = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(shop.origin)
    httpRequest({ port, host: 'localhost', path, headers: sessionHeaders }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

test('no path leads elsewhere', async () => {
  const paths = [
    '//evil.example/',
    '/../../dev/mail',
    '/%2e%2e/dev',
    '/http://169.254.169.254/',
    '/product/shopper-products/v1/..%2f..%2fdev',
    '/livez',
  ]
  for (const path of paths) expect(await raw(api + path), path).toBe(404)
  expect(shop.engine.seen).toEqual([])
})

test('the engine sees the shopper’s address, whatever they claim', async () => {
  await visitorOf(shop).fetch(product, { headers: { ...sessionHeaders, 'x-forwarded-for': '6.6.6.6' } })
  expect(callsTo('/products/')[0]?.ip).toMatch(/127\.0\.0\.1|::1/)
  expect(callsTo('/products/')[0]?.headers['x-forwarded-for']).toBeUndefined()
})

test('a large body is refused early', async () => {
  const answer = await visitorOf(shop).fetch(baskets, {
    ...write,
    body: JSON.stringify({ c_text: 'x'.repeat(1_100_000) }),
  })
  expect(answer.status).toBe(413)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(callsTo('/baskets')).toEqual([])
})

test('an engine that cannot be reached is a 503, for pages too', async () => {
  const far = await startShop({ build: shop.build, remote: true })
  await far.engine.app.close()
  const answer = await visitorOf(far).fetch(product, { headers: sessionHeaders })
  expect([answer.status, (await answer.json()).type]).toEqual([
    503,
    expect.stringContaining('service-unavailable'),
  ])
  expect((await visitorOf(far).fetch('/product/1')).status).toBe(503)
  await far.app.close()
})

test('an engine elsewhere is asked over the network in the same way', async () => {
  const far = await startShop({ build: shop.build, remote: true })
  const ana = visitorOf(far)
  await ana.fetch(baskets, write)
  await signIn(ana, far.publicOrigin)
  expect(await (await ana.fetch(product, { headers: sessionHeaders })).json()).toMatchObject({
    seenBy: 'registered',
  })
  expect(await (await visitorOf(far).fetch('/product/1')).text()).toContain('<p id="seen">guest</p>')
  await far.close()
})
