import { describe, expect, test } from 'vitest'
import { openShopForEachTest } from './testing/open-shop.ts'
import { signIn } from './testing/sign-in.ts'
import { type Shop, startShop, visitorOf } from './testing/start-shop.ts'

let shop: Shop
let clock = new Date()
openShopForEachTest(
  (opened) => {
    shop = opened
    clock = new Date()
  },
  { now: () => clock },
)

const productReads = () => shop.engine.seen.filter(({ url }) => url.includes('/products/'))

describe('kept pages', () => {
  test('guests of a locale share one rendering, revalidated by its tag', async () => {
    const first = await visitorOf(shop).fetch('/product/1')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('vary')).toBe('accept-encoding, cookie')
    expect(first.headers.get('surrogate-control')).toBe('max-age=1, stale-if-error=86400')
    const second = await visitorOf(shop).fetch('/product/1')
    expect(await second.text()).toBe(await first.text())
    expect(productReads()).toHaveLength(1)
    const third = await visitorOf(shop).fetch('/product/1', { headers: { 'if-none-match': etag } })
    expect([third.status, await third.text()]).toEqual([304, ''])
  })

  test('[S2.049] unknown query names do not split the cache, known ones do', async () => {
    const visitor = visitorOf(shop)
    const tags = []
    for (const path of [
      '/search?q=a',
      '/search?q=a&utm_source=x&fbclid=2',
      '/search?utm_medium=z&q=a',
      '/search?q=b',
    ]) {
      tags.push((await visitor.fetch(path)).headers.get('etag'))
    }
    expect(new Set(tags.slice(0, 3)).size).toBe(1)
    expect(tags[3]).not.toBe(tags[0])
  })

  test('a new catalogue version and five minutes end a kept page', async () => {
    const visitor = visitorOf(shop)
    await visitor.fetch('/product/1')
    shop.engine.setCatalogVersion('2')
    // Any answer of the engine tells the version.
    await visitor.fetch('/product/2')
    await visitor.fetch('/product/1')
    expect(productReads()).toHaveLength(3)
    clock = new Date(clock.getTime() + 4 * 60_000)
    await visitor.fetch('/product/1')
    expect(productReads()).toHaveLength(3)
    clock = new Date(clock.getTime() + 61_000)
    await visitor.fetch('/product/1')
    expect(productReads()).toHaveLength(4)
  })

  test('kept pages alone hear of a new catalogue within seconds', async () => {
    const visitor = visitorOf(shop)
    await visitor.fetch('/product/1')
    await visitor.fetch('/product/1')
    shop.engine.setCatalogVersion('2')
    clock = new Date(clock.getTime() + 5001)
    await visitor.fetch('/product/1')
    expect(productReads()).toHaveLength(1)
    await expect.poll(async () => (await visitor.fetch('/product/1')) && productReads().length).toBe(2)
  })

  test('simultaneous guests wait for one rendering', async () => {
    await visitorOf(shop).fetch('/')
    await Promise.all(Array.from({ length: 20 }, () => visitorOf(shop).fetch('/product/1')))
    expect(productReads()).toHaveLength(1)
    expect(shop.engine.seen.filter(({ url }) => url.includes('hint=guest'))).toHaveLength(1)
  })

  test('[S1.024] a customer’s page is theirs alone: asked with their token, and never shown to guests', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    const hers = await ana.fetch('/product/1')
    expect(hers.headers.get('cache-control')).toBe('private, no-store')
    expect(hers.headers.get('etag')).toBeNull()
    expect(hers.headers.get('surrogate-control')).toBeNull()
    expect(await hers.text()).toContain('7919.37')
    const guest = await (await visitorOf(shop).fetch('/product/1')).text()
    expect(guest).toContain('<p id="seen">guest</p>')
    expect(guest).not.toContain('7919')
    await ana.fetch('/product/1')
    expect(productReads().filter(({ kind }) => kind === 'registered')).toHaveLength(2)
    // Nothing is made for guests on the way.
    await ana.fetch('/product/2')
    await ana.fetch('/product/1')
    expect(productReads().filter(({ url }) => url.includes('/products/2'))).toMatchObject([
      { kind: 'registered' },
    ])
  })

  test('customers whom the engine answers the same get the same bytes, which name none of them', async () => {
    const texts = []
    for (const name of ['bertila', 'dorotea', 'carolina']) {
      const visitor = visitorOf(shop)
      await signIn(visitor, shop.publicOrigin, `${name}:secret`)
      texts.push(await (await visitor.fetch('/product/1')).text())
    }
    const [bertila = '', dorotea, carolina] = texts
    expect(dorotea).toBe(bertila)
    expect(bertila).not.toMatch(/"customerId"/)
    expect(bertila).toContain('7919.37')
    expect(carolina).toContain('6543.21')
    expect(carolina).not.toContain('7919')
    // Each was asked for by whoever looks.
    expect(productReads()).toHaveLength(3)
  })

  test('a customer’s page follows what the engine answers them, in the same version of the catalogue too', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    await ana.fetch('/product/1')
    shop.engine.setPrice('ana', 5.5)
    const page = await (await ana.fetch('/product/1')).text()
    expect(page).toContain('5.5')
    expect(page).not.toContain('7919')
    // What was asked to find out is not asked again to make the page.
    expect(productReads()).toHaveLength(2)
  })

  test('a page that names its customer is made for them alone', async () => {
    const [ana, ben] = [visitorOf(shop), visitorOf(shop)]
    await signIn(ana, shop.publicOrigin)
    await signIn(ben, shop.publicOrigin, 'bertila:secret')
    for (const [visitor, name] of [
      [ana, 'ana'],
      [ben, 'bertila'],
      [ana, 'ana'],
    ] as const)
      expect(await (await visitor.fetch('/account')).text()).toMatch(
        new RegExp(`registered(?:<!-- -->| )+${name}<`),
      )
  })

  test('encodings: brotli, gzip, none', async () => {
    const sizes = []
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await visitorOf(shop).fetch('/long/a', { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(await answer.text()).toContain('199</p>')
      sizes.push(Number(answer.headers.get('content-length')))
    }
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0)
    expect(sizes[1]).toBeLessThan(sizes[2] ?? 0)
  })
})

describe('a customer’s session', () => {
  test('an expired token is renewed on the way, and the page comes with the new cookies', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    shop.engine.expireAccessTokens()
    const before = ana.cookies.get('cc-nx_Lamina')
    const page = await ana.fetch('/account')
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/registered(?:<!-- -->| )+ana/)
    await ana.fetch('/product/1')
    expect(ana.cookies.get('cc-nx_Lamina')).not.toBe(before)
  })

  test('a session that is over makes them a guest again', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    shop.engine.endSessions()
    const page = await ana.fetch('/product/1')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<p id="seen">guest</p>')
    expect([...ana.cookies.keys()]).toEqual([])
    expect((await ana.fetch('/account')).status).toBe(302)
  })
})

describe('when it is too much', () => {
  test('pages beyond what can be made at once are refused softly, kept ones are not', async () => {
    const narrow = await startShop({ build: shop.build, config: { pagesAtOnce: 2 } })
    await visitorOf(narrow).fetch('/article')
    const release = narrow.engine.hold()
    const slow = ['/product/1', '/product/2'].map((path) => visitorOf(narrow).fetch(path))
    await expect.poll(() => narrow.engine.waiting()).toBe(2)
    const refused = await visitorOf(narrow).fetch('/product/3')
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      refused.headers.get('cache-control'),
    ]).toEqual([503, '5', 'private, no-store'])
    expect(await refused.text()).toContain('<h1>Un momento, por favor</h1>')
    expect((await visitorOf(narrow).fetch('/article')).status).toBe(200)
    release()
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
    expect((await visitorOf(narrow).fetch('/product/3')).status).toBe(200)
    await narrow.close()
  })

  test('a customer whose session cannot be renewed because the engine is down keeps it', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    ana.cookies.delete('cc-at_Lamina')
    shop.engine.failWith(503)
    expect((await ana.fetch('/account')).status).toBe(503)
    expect(ana.cookies.has('cc-nx_Lamina')).toBe(true)
    shop.engine.failWith(undefined)
    expect((await ana.fetch('/account')).status).toBe(200)
  })
})
