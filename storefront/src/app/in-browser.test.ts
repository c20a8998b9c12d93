import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildForTests } from '../../build/testing.ts'
import { freePort } from '../server/testing/free-port.ts'
import { type Shop, startShop } from '../server/testing/start-shop.ts'

let build: Awaited<ReturnType<typeof buildForTests>>
let shop: Shop
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]

beforeAll(async () => {
  build = await buildForTests()
  shop = await startShop({ build, port: await freePort() })
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await build?.remove()
})
beforeEach(async () => {
  complaints = []
  context = await browser.newContext({ viewport: { width: 1000, height: 700 } })
  page = await context.newPage()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
})
afterEach(() => context.close())

const open = async (path: string) => {
  await page.goto(shop.origin + path)
  await page.waitForSelector('html[data-ready]')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}
const sameDocument = () => page.evaluate(() => 'sameDocument' in window)
const scrollTop = () => page.evaluate(() => Math.round(scrollY))
const path = () => page.url().slice(shop.origin.length)
const follow = async (text: string, heading: string) => {
  await page.getByRole('link', { name: text, exact: true }).click()
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}
const go = async (step: 'goBack' | 'goForward', heading: string) => {
  await page[step]()
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}

test('every page hydrates without a warning and within the policy', async () => {
  for (const url of [
    '/',
    '/en-CR/product/1',
    '/long/a',
    '/article',
    '/search?q=a&utm_source=x',
    '/unwritten',
    '/es-GT/late',
  ]) {
    await open(url)
  }
  expect(complaints).toEqual([])
})

test('without JavaScript pages are read and links followed', async () => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(shop.origin)
  await plain.getByRole('link', { name: 'Producto' }).click()
  expect(await plain.textContent('h1')).toBe('Lámina 1')
  await plain.context().close()
})

describe('following a link', () => {
  test('stays in the document, names the page, moves focus and says the title', async () => {
    await open('/en-GT')
    await follow('Producto', 'Lámina 1')
    expect(await sameDocument()).toBe(true)
    expect(path()).toBe('/en-GT/product/1')
    expect(await page.title()).toBe('Lámina 1 | Lámina')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expect.poll(() => page.locator('#announcer').textContent()).toBe('Lámina 1')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${shop.publicOrigin}/en-GT/product/1`,
    )
    expect(complaints).toEqual([])
  })

  test('works for links inside content', async () => {
    await open('/article')
    await page.locator('#inside').click()
    await page.getByRole('heading', { name: 'Búsqueda' }).waitFor()
    expect([path(), await sameDocument()]).toEqual(['/search?q=x', true])
  })

  test('with the control key opens a tab and leaves the page alone', async () => {
    await open('/')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Producto' }).click({ modifiers: ['Control'] }),
    ])
    await tab.waitForURL(`${shop.origin}/product/1`)
    expect(path()).toBe('/')
  })

  test('[S2.050] a screen’s script is asked for when it is first wanted, by hovering at the earliest', async () => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await open('/')
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    const products = () => scripts.slice(before).filter((url) => url.includes('/products/1'))
    const chunks = () => scripts.slice(before).filter((url) => url.includes('/static/assets/'))
    expect([products().length, chunks().length]).toEqual([0, 0])
    await page.getByRole('link', { name: 'Producto' }).hover()
    await expect.poll(() => products().length).toBe(1)
    expect(chunks().length).toBeGreaterThan(0)
    await follow('Producto', 'Lámina 1')
    expect(products().length).toBe(1)
  })

  test('[S2.011] a guest is led to the login, and moved pages to their new place', async () => {
    await open('/es-HN')
    await follow('Cuenta', 'Inicio')
    await expect.poll(path).toBe('/es-HN/login?redirect=%2Faccount')
    expect(await sameDocument()).toBe(true)
    await follow('Viejo', 'Artículo')
    expect(path()).toBe('/es-HN/article')
  })

  test('[S2.046] to an unknown page shows the not-found page', async () => {
    await open('/')
    await follow('Falta', 'No encontramos la página que buscas.')
    expect(path()).toBe('/product/unknown')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })

  test('[S8.042] to a screen that fails keeps the shell, and the next link works', async () => {
    await open('/')
    await follow('Roto', 'Esta página no funciona')
    await page.locator('header a').click()
    await page.getByRole('heading', { name: 'Inicio' }).waitFor()
    expect(await sameDocument()).toBe(true)
  })
})

describe('scroll', () => {
  test('new pages begin at the top, back and forward return to where they were', async () => {
    await open('/long/a')
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
    await follow('Otro', 'Largo b')
    expect(await scrollTop()).toBe(0)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const left = await page.evaluate(() => scrollY)
    await go('goBack', 'Largo a')
    await expect.poll(scrollTop).toBeGreaterThan(2400)
    await go('goForward', 'Largo b')
    await expect.poll(scrollTop).toBe(left)
    expect(await sameDocument()).toBe(true)
  })

  test('back to a page that grows again gets to its place, but not away from where the shopper has gone', async () => {
    const waiting: (() => void)[] = []
    await page.route('**/growing-rows', async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      await route.fulfill({ body: '' })
    })
    const rows = page.getByText('Renglón 199')
    for (const moves of [false, true]) {
      await open('/growing')
      await page.getByRole('link', { name: 'Otro' }).scrollIntoViewIfNeeded()
      const left = await scrollTop()
      expect(left).toBeGreaterThan(2000)
      await follow('Otro', 'Largo b')
      const code = page.waitForEvent('requestfinished', (request) => /hold-place/.test(request.url()))
      await go('goBack', 'Crece')
      expect(await scrollTop()).toBeLessThan(100)
      await code
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      if (moves) await page.keyboard.press('Shift')
      waiting.splice(0).forEach((release) => release())
      await rows.waitFor()
      if (moves) expect(await scrollTop()).toBeLessThan(100)
      else await expect.poll(scrollTop).toBe(left)
    }
  })

  test('a reload returns to where the page was', async () => {
    await open('/long/a')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await page.reload()
    await page.waitForSelector('html[data-ready]')
    await expect.poll(scrollTop).toBe(1500)
  })

  test('a fragment leads to its place, on another page and on the same', async () => {
    await open('/')
    await follow('Final', 'Artículo')
    await expect.poll(scrollTop).toBeGreaterThan(1000)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('end')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Al final' }).click()
    await expect.poll(scrollTop).toBeGreaterThan(1000)
    expect([path(), await sameDocument()]).toEqual(['/article#end', true])
  })

  test('changing the query keeps the place', async () => {
    await open('/search?q=a')
    await page.getByRole('button', { name: 'Ordenar' }).click()
    await expect.poll(() => page.locator('#query').textContent()).toBe('q=a&sort=name')
    expect([path(), await sameDocument()]).toEqual(['/search?q=a&sort=name', true])
    await page.goBack()
    await expect.poll(() => page.locator('#query').textContent()).toBe('q=a')
  })
})

describe('while a page loads', () => {
  const hold = async (pattern: string | RegExp) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(pattern, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    return release
  }

  test('a line shows it, the old page stays, and a later press overtakes', async () => {
    const release = await hold(/products\/slow/)
    await open('/')
    await page.getByRole('link', { name: 'Lento' }).click()
    await page.locator('[data-progress]').waitFor()
    expect([path(), await page.textContent('h1')]).toEqual(['/', 'Inicio'])
    await follow('Largo', 'Largo a')
    release()
    await page.waitForLoadState('networkidle')
    expect([path(), await page.textContent('h1')]).toEqual(['/long/a', 'Largo a'])
    expect(await page.locator('[data-progress]').count()).toBe(0)
  })

  test('[S2.051] late code shows the skeleton, 75vh tall and full width', async () => {
    await open('/')
    const release = await hold(/assets\/late-[\w-]*\.js/)
    await page.getByRole('link', { name: 'Tarde' }).click()
    const skeleton = page.locator('main [role=status]')
    await skeleton.waitFor()
    const box = await skeleton.boundingBox()
    const main = await page.locator('main').boundingBox()
    expect(box?.height).toBeCloseTo(525, 0)
    expect(box?.width).toBe(main?.width)
    release()
    await page.getByRole('heading', { name: 'Tarde' }).waitFor()
    expect(await skeleton.count()).toBe(0)
  })
})

describe('when something does not come', () => {
  test('[S2.183] [S8.038] a missing script: one fresh document, then the retry screen, which recovers', async () => {
    await open('/')
    let asked = 0
    await page.route(/assets\/late-[\w-]*\.js/, (route) => {
      asked++
      return route.abort()
    })
    await page.getByRole('link', { name: 'Tarde' }).click()
    await page.getByRole('heading', { name: 'Estás sin conexión' }).waitFor()
    expect(path()).toBe('/late')
    expect(await sameDocument()).toBe(false)
    expect(asked).toBeGreaterThan(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reintentar conexión' }).click()
    await page.getByRole('heading', { name: 'Tarde' }).waitFor()
  })

  test('without the code of navigations a link is what it is without scripts: another document', async () => {
    await page.route(/assets\/navigation-[\w-]*\.js/, (route) => route.abort())
    await open('/')
    await follow('Producto', 'Lámina 1')
    expect([path(), await sameDocument()]).toEqual(['/product/1', false])
  })

  test('[S2.183] the script of the document’s own screen is asked for once more, then the retry screen stands, without a word of React', async () => {
    let documents = 0
    let until = 2
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    await page.route(/assets\/late-[\w-]*\.js/, (route) =>
      documents < until ? route.abort() : route.continue(),
    )
    const react = () => complaints.filter((one) => /react|hydrat/i.test(one))
    await page.goto(`${shop.origin}/late?utm_source=x#place`)
    await page.waitForSelector('html[data-ready]')
    expect([await page.textContent('h1'), documents, react()]).toEqual(['Tarde', 2, []])
    expect(path()).toBe('/late?utm_source=x#place')
    until = Infinity
    await page.reload()
    await page.getByRole('heading', { name: 'Estás sin conexión' }).waitFor()
    expect([documents, react()]).toEqual([4, []])
  })

  test('[S4.093] [S4.094] the retry screen goes when the network is back, and when another page is opened', async () => {
    await open('/')
    await page.route(/assets\/late-[\w-]*\.js/, (route) => route.abort())
    const offline = page.getByRole('heading', { name: 'Estás sin conexión' })
    await page.getByRole('link', { name: 'Tarde' }).click()
    await offline.waitFor()
    await page.locator('header a').click()
    await page.getByRole('heading', { name: 'Inicio' }).waitFor()
    expect(await offline.count()).toBe(0)
    await page.getByRole('link', { name: 'Tarde' }).click()
    await offline.waitFor()
    await page.unrouteAll()
    const looks: string[] = []
    page.on('request', (request) => request.method() === 'HEAD' && looks.push(request.url()))
    await context.setOffline(true)
    await page.getByText('Estás navegando sin conexión.').waitFor()
    // Nothing is tried before there is a network.
    expect(looks).toEqual([])
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Tarde' }).waitFor()
    expect(looks).toHaveLength(1)
  })

  test('[S2.182] [S4.091] a banner says that there is no network, and goes with it', async () => {
    await open('/')
    await context.setOffline(true)
    await page.getByText('Estás navegando sin conexión.').waitFor()
    await context.setOffline(false)
    await expect.poll(() => page.getByText('Estás navegando sin conexión.').count()).toBe(0)
  })

  test('[S8.040] [S7.057] blocked texts leave the default messages', async () => {
    await page.route(/\/static\/messages\//, (route) => route.abort())
    await page.goto(`${shop.origin}/article`)
    await page.waitForSelector('html[data-ready]')
    await page.locator('header a').click()
    await page.getByRole('heading', { name: 'Inicio' }).waitFor()
    expect(await page.textContent('#text')).toBe('Contact Support')
  })
})

test('a sign-in elsewhere is seen when the tab is looked at again', async () => {
  await open('/account')
  expect(path()).toBe('/login?redirect=%2Faccount')
  await page.evaluate(() => {
    document.cookie = 'shopper_Lamina=registered.ana; path=/'
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForLoadState()
  await expect.poll(sameDocument).toBe(false)
})
