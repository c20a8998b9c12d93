import { expect, type Page, type Route, test } from '@playwright/test'
import { seesPictures } from './steps/browser.ts'
import {
  type FaultMode,
  type FaultyDependencies,
  faultModes,
  openFaultyDependencies,
} from './steps/faulty-dependencies.ts'
import { newCustomer } from './steps/new-customer.ts'

test.use(seesPictures)

const paths = [
  '/',
  '/category/techos',
  '/product/TE007-26-ROJO',
  '/search?q=lamina',
  '/cart',
  '/store-locator',
]

type Dependency = {
  /** The addresses it has. */
  address: RegExp
  /** Where it fails every day, and how. */
  path: string
  how: FaultMode
}

/** What the pages can do without. */
const dependencies: Record<string, Dependency> = {
  personalisation: { address: /^\/v3\//, path: '/', how: 'refuses' },
  analytics: { address: /^\/visitors\/(?!chat)/, path: '/category/techos', how: 'fails' },
  chat: { address: /^\/visitors\/chat/, path: '/product/TE007-26-ROJO', how: 'fails' },
  map: { address: /^\/tiles\//, path: '/store-locator', how: 'babbles' },
  content: { address: /content-assets/, path: '/', how: 'hangs' },
  preferences: { address: /get-preferences/, path: '/search?q=lamina', how: 'babbles' },
  'site-info': { address: /site-info/, path: '/category/techos', how: 'hangs' },
  // In the language that the default texts are not in.
  translations: { address: /\/static\/messages\//, path: '/en-SV/', how: 'refuses' },
  'CRM quotes': { address: /\/opportunities/, path: '/cart', how: 'fails' },
}

/** All ways of all pages at full counts; every day each dependency fails in one way on one page. */
const long = process.env.LONG === '1'

/** What only its own page can tell of a dependency that fails. */
const expectOwn: Record<string, (page: Page, path: string, how: FaultMode) => Promise<void>> = {
  chat: async (page, _path, how) => {
    const warned = page.waitForEvent('console', (message) => message.text().includes('The chat did not open'))
    const press = page.getByRole('button', { name: 'Chatear con nosotros' }).filter({ visible: true })
    await press.first().click()
    await expect.poll(() => proxied.hits()).toBeGreaterThan(0)
    // What hangs is given up after a while; nothing of the page waits for that.
    if (how === 'hangs') warned.catch(() => undefined)
    else await warned
  },
  map: async (page, path) => {
    if (path !== '/store-locator') return
    const map = page.getByRole('region', { name: 'Mapa de tiendas' })
    await expect(map.getByRole('button').filter({ hasNotText: /[+−]/ })).toHaveCount(13)
    await expect.poll(() => proxied.hits()).toBeGreaterThan(0)
    // The built-in outline is under the pins.
    const outline = () =>
      map
        .locator('svg')
        .first()
        .evaluate((svg) => svg.getBoundingClientRect().width)
    await expect.poll(outline).toBeGreaterThan(200)
  },
}

let proxied: FaultyDependencies
test.beforeAll(async ({ baseURL }) => {
  proxied = await openFaultyDependencies(baseURL ?? '')
})
test.afterAll(() => proxied.end())

// With consent, so that what follows a visit is asked at all; signed in, since a guest's page is kept.
test.use({ storageState: { cookies: [], origins: [] } })

for (const [name, { address, path: daily, how: dailyHow }] of Object.entries(dependencies)) {
  test(`without ${name} every page is there and works`, async ({ browser }) => {
    test.setTimeout(long ? 600_000 : 60_000)
    const context = await browser.newContext({ baseURL: proxied.origin })
    await context.addCookies([{ name: 'dw_dnt', value: '0', url: proxied.origin }])
    const page = await context.newPage()
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    proxied.setFault()
    await newCustomer(page)
    for (const how of long ? faultModes : [dailyHow]) {
      proxied.setFault(address, how)
      if (name === 'translations') await page.route(address, (route) => failRequests[how](route))
      for (const path of long ? new Set([...paths, daily]) : [daily]) {
        const answer = await page.goto(path, { waitUntil: 'commit' })
        // What hangs, hangs for ever, and these pages give nothing up: one that waited would never come. That it is
        // 0.8 s at most is proven by a clock of its own (with-timeout.test.ts).
        expect([path, how, answer?.status()]).toEqual([path, how, 200])
        await expect(page.locator('html'), `${path} ${how}`).toHaveAttribute('data-ready', '')
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText("This page isn't working")).toHaveCount(0)
        await expectOwn[name]?.(page, path, how)
        // It works: the search box leads on.
        const box = page.getByRole('banner').getByRole('search')
        const words = box.getByRole('searchbox').or(box.getByRole('combobox')).first()
        await words.fill('varilla')
        await words.press('Enter')
        await expect(page).toHaveURL(/\/search\?q=varilla/)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('varilla')
        expect([path, how, thrown]).toEqual([path, how, []])
      }
    }
    await context.close()
  })
}

const failRequests: Record<FaultMode, (route: Route) => Promise<void> | undefined> = {
  refuses: (route) => route.abort(),
  fails: (route) => route.fulfill({ status: 500, body: 'broken' }),
  hangs: () => undefined,
  babbles: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"a": [<' }),
}
