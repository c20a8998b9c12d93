import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openShopForEachTest } from './testing/open-shop.ts'
import { signIn } from './testing/sign-in.ts'
import { type Shop, startShop, visitorOf } from './testing/start-shop.ts'

let shop: Shop
openShopForEachTest((opened) => {
  shop = opened
})

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

  test('a database that is away when a page asks for the catalogue’s version ends no process', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    onTestFinished(() => {
      process.off('unhandledRejection', unhandled)
    })
    const away = await startShop({
      build: shop.build,
      catalogVersion: { current: () => 'Volcan=1', look: () => Promise.reject(new Error('away')) },
    })
    const copy = { headers: { 'if-none-match': '"a copy"' } }
    for (const init of [{}, copy]) expect((await visitorOf(away).fetch('/product/1', init)).status).toBe(200)
    await away.close()
    expect(unhandled).not.toHaveBeenCalled()
  })

  test('a screen that throws is a 500 inside the shell; details only outside production', async () => {
    const answer = await visitorOf(shop).fetch('/broken')
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toContain('Esta página no funciona')
    expect(html).toContain('roto a propósito')
    const safe = await startShop({
      build: shop.build,
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
    const safe = await startShop({ build: shop.build, config: { production: true } })
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
    const post = (body: string) =>
      visitorOf(shop).fetch('/cs-callback/T1?x=1', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' },
      })
    for (const [body, location] of [
      ['a=b', '/cs-callback/T1'],
      ['TransactionId=Ab-1&MD=T1', '/cs-callback/T1?answer=Ab-1'],
      ['TransactionId=%0d%0ax', '/cs-callback/T1'],
    ] as const) {
      const answer = await post(body)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    }
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
