import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildForTests } from '../../build/testing.ts'
import { signIn } from './testing/sign-in.ts'
import { type Shop, startShop, visitorOf } from './testing/start-shop.ts'

let build: Awaited<ReturnType<typeof buildForTests>>
let shop: Shop
let clock = new Date()
beforeAll(async () => {
  build = await buildForTests()
})
afterAll(() => build?.remove())
beforeEach(async () => {
  clock = new Date()
  shop = await startShop({ build, now: () => clock })
})
afterEach(() => shop.close())

const productReads = () => shop.engine.seen.filter(({ url }) => url.includes('/products/'))

describe('pages', () => {
  test('[S2.001] [S1.020] a page is whole without JavaScript and says its language', async () => {
    const answer = await visitorOf(shop).fetch('/')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<html lang="es-SV"')
    expect(html).toContain('<h1>Inicio</h1>')
    expect(html).toContain('<a href="/product/1">Producto</a>')
  })

  test('[S1.001] [S2.047] the same path under another locale speaks its language and links within it', async () => {
    const html = await (await visitorOf(shop).fetch('/EN-gt')).text()
    expect(html).toContain('<html lang="en-GT"')
    expect(html).toContain('Contact Support')
    expect(html).toContain('<a href="/en-GT/product/1">')
    expect(await (await visitorOf(shop).fetch('/')).text()).toContain('Contactar a soporte')
  })

  test('[S2.046] an unknown path is a 404 with its own screen', async () => {
    const answer = await visitorOf(shop).fetch('/no-such-page')
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('No encontramos la página que buscas.')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(await (await visitorOf(shop).fetch('/en-CR/no-such-page')).text()).toContain(
      'find the page you&#x27;re looking for.',
    )
  })

  test('below the contract’s families nobody is answered with a page', async () => {
    for (const [method, path] of [
      ['GET', '/product/shopper-products/v1/organizations/x/bogus'],
      ['PUT', '/checkout/shopper-baskets/v1/x'],
      ['POST', '/anything'],
    ]) {
      const answer = await visitorOf(shop).fetch(path ?? '', { method })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        expect.stringContaining('application/problem+json'),
      ])
    }
  })

  test('a 404 among the screen’s data makes the page a 404', async () => {
    expect((await visitorOf(shop).fetch('/product/unknown')).status).toBe(404)
  })

  test('an engine that is down makes the page a 503 that nobody keeps', async () => {
    shop.engine.failWith(503)
    const failed = await visitorOf(shop).fetch('/product/1')
    expect([failed.status, failed.headers.get('etag')]).toEqual([503, null])
    shop.engine.failWith(undefined)
    expect((await visitorOf(shop).fetch('/product/1')).status).toBe(200)
  })

  test('a screen that throws is a 500 inside the shell; details only outside production', async () => {
    const answer = await visitorOf(shop).fetch('/broken')
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toContain('Esta página no funciona')
    expect(html).toContain('roto a propósito')
    const safe = await startShop({
      build,
      config: { production: true, publicOrigin: 'https://shop.example' },
    })
    const hidden = await (await visitorOf(safe).fetch('/broken')).text()
    await safe.close()
    expect(hidden).toContain('Esta página no funciona')
    expect(hidden).not.toContain('roto a propósito')
    expect(hidden).not.toContain('entry-server')
  })

  test('a route without a screen is an honest plain page', async () => {
    const html = await (await visitorOf(shop).fetch('/unwritten')).text()
    expect(html).toContain('Esta página aún no está disponible.')
    expect(html).toContain('content="noindex"')
  })

  test('the gallery is not there in production', async () => {
    expect((await visitorOf(shop).fetch('/dev/ui')).status).toBe(200)
    const safe = await startShop({ build, config: { production: true } })
    expect((await visitorOf(safe).fetch('/dev/ui')).status).toBe(404)
    await safe.close()
  })

  test('[S2.045] a moved page answers with a permanent redirect, query and locale kept', async () => {
    const answer = await visitorOf(shop).fetch('/es-CR/old?x=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/es-CR/article?x=1'])
  })

  test.each([
    ['/vieja', 301, '/product/1'],
    ['/en-GT/vieja?utm=1', 301, '/en-GT/product/1?utm=1'],
    ['/oferta', 302, '/product/1'],
  ])('an old address of the merchant’s list leads on: %s', async (path, status, to) => {
    const answer = await visitorOf(shop).fetch(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to])
  })

  test('[S2.008] the login’s return address answers without content', async () => {
    const answer = await visitorOf(shop).fetch('/callback?code=1&usid=2')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  test('[S2.019] a cross-site POST of the card vendor becomes a GET of the same path', async () => {
    const answer = await visitorOf(shop).fetch('/cs-callback/T1?x=1', {
      method: 'POST',
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' },
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cs-callback/T1'])
    expect((await visitorOf(shop).fetch('/article', { method: 'POST' })).status).toBe(404)
  })
})

describe('head', () => {
  test('[S9.031] title, description, canonical, twelve alternates and x-default', async () => {
    const html = await (await visitorOf(shop).fetch('/es-CR/product/1?utm_source=x')).text()
    expect(html).toContain('<title>Lámina 1 | Lámina</title>')
    expect(html).toContain('<meta name="description" content="Una &lt;lámina&gt; &quot;de&quot; prueba">')
    expect(html).toContain('<link rel="canonical" href="http://shop.example/es-CR/product/1">')
    const alternates = [...html.matchAll(/rel="alternate" href="([^"]+)" hreflang="([^"]+)"/g)].map(
      ([, href, code]) => `${code} ${href}`,
    )
    expect(alternates).toHaveLength(13)
    expect(alternates).toContain('en-NI http://shop.example/en-NI/product/1')
    expect(alternates).toContain('es-SV http://shop.example/product/1')
    expect(alternates).toContain('x-default http://shop.example/product/1')
    expect(html).toContain('content="index, follow"')
  })

  test('[S2.049] a URL that names the default works; its canonical form does not', async () => {
    const html = await (await visitorOf(shop).fetch('/Lamina/es-SV/product/1')).text()
    expect(html).toContain('<link rel="canonical" href="http://shop.example/product/1">')
  })

  test('data cannot break out of its script elements, and no script or style is inline', async () => {
    const html = await (await visitorOf(shop).fetch('/product/1')).text()
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(
      scripts.every(
        (one) =>
          one?.includes('type="module" src="/static/') || /type="application\/(?:ld\+)?json"/.test(one ?? ''),
      ),
    ).toBe(true)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/)
  })

  test('the screen’s own script and the texts are named, to be brought once the page is painted', async () => {
    const html = await (await visitorOf(shop).fetch('/en-SV/article')).text()
    expect(html).toMatch(
      /data-later="preload" as="fetch" href="\/static\/messages\/en\.json\?v=[\w-]+" crossorigin/,
    )
    expect(
      [...html.matchAll(/<link data-later="modulepreload" href="(\/static\/assets\/[\w.-]+\.js)"/g)].length,
    ).toBeGreaterThan(1)
    expect(html).toMatch(/rel="preload" as="font"/)
  })
})

describe('access', () => {
  test('[S2.011] a guest on a customer’s page is sent to the login, the origin remembered', async () => {
    const answer = await visitorOf(shop).fetch('/es-GT/account?tab=2')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/es-GT/login?redirect=%2Faccount%3Ftab%3D2',
    ])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('[S2.002] a customer on the login goes to the remembered origin, or to the account', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    const to = async (path: string) => (await ana.fetch(path)).headers.get('location')
    expect(await to('/login')).toBe('/account')
    expect(await to('/en-CR/login?redirect=%2Fsearch%3Fq%3Da')).toBe('/en-CR/search?q=a')
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2f/evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/@evil.example/..//x',
  ])('a remembered origin of %j stays on ours', async (wanted) => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    const location =
      (await ana.fetch(`/login?redirect=${encodeURIComponent(wanted)}`)).headers.get('location') ?? ''
    expect(new URL(location, shop.origin).origin).toBe(shop.origin)
    expect(location).toBe('/account')
  })
})

describe('kept pages', () => {
  test('guests of a locale share one rendering, revalidated by its tag', async () => {
    const first = await visitorOf(shop).fetch('/product/1')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('vary')).toBe('accept-encoding, cookie')
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

  test('[S1.024] a customer’s page is theirs alone: asked with their token, not kept, and never shown to guests', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    const hers = await ana.fetch('/product/1')
    expect(hers.headers.get('cache-control')).toBe('private, no-store')
    expect(hers.headers.get('etag')).toBeNull()
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
    const narrow = await startShop({ build, config: { pagesAtOnce: 2 } })
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

describe('headers of every document', () => {
  test.each(['/', '/no-such-page', '/broken', '/search?q=a'])('%s', async (path) => {
    const { headers } = await visitorOf(shop).fetch(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'")
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('in production over https the browser is told to stay there', async () => {
    const safe = await startShop({
      build,
      config: { production: true, publicOrigin: 'https://shop.example' },
    })
    const { headers } = await visitorOf(safe).fetch('/')
    await safe.close()
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  })

  test('the card’s return page alone may stand in our own frame', async () => {
    const { headers } = await visitorOf(shop).fetch('/cs-callback/T1')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })
})

describe('files', () => {
  test('built files are kept for a year and come packed', async () => {
    const html = await (await visitorOf(shop).fetch('/')).text()
    const script = /src="(\/static\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await visitorOf(shop).fetch(script, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('[S7.056] texts are static JSON per language, kept when asked with their version', async () => {
    const html = await (await visitorOf(shop).fetch('/')).text()
    const url = /href="(\/static\/messages\/es\.json\?v=[^"]+)"/.exec(html)?.[1] ?? ''
    const versioned = await visitorOf(shop).fetch(url)
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await versioned.json()).toMatchObject({ 'app.support': ['Contactar a soporte'] })
    for (const other of ['/static/messages/en.json', '/static/messages/es.json?v=old']) {
      const answer = await visitorOf(shop).fetch(other)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
    }
  })

  test('the manifest and files outside are not served', async () => {
    for (const path of [
      '/static/.vite/manifest.json',
      '/static/../messages.json',
      '/static/%2e%2e/messages.json',
      '/static/..%2fmessages.json',
    ]) {
      expect((await visitorOf(shop).fetch(path)).status, path).toBeGreaterThanOrEqual(400)
    }
  })
})
