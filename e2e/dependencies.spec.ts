import { expect, type Route, test } from '@playwright/test'
import { newCustomer } from './steps/new-customer.ts'
import { openTroubledWorld, type Trouble, troubles, type TroubledWorld } from './steps/troubled-world.ts'

/** What the pages can do without, and the addresses it has. */
const dependencies: Record<string, RegExp> = {
  personalisation: /^\/v3\//,
  analytics: /^\/visitors\/(?!chat)/,
  chat: /^\/visitors\/chat/,
  map: /^\/tiles\//,
  content: /content-assets/,
  preferences: /get-preferences/,
  'site-info': /site-info/,
  translations: /\/static\/messages\//,
  'CRM quotes': /\/opportunities/,
}
const paths = [
  '/',
  '/category/techos',
  '/product/TE007-26-ROJO',
  '/search?q=lamina',
  '/cart',
  '/store-locator',
] as const

/** All ways of all pages at full counts; every day each dependency fails in one way on one page. */
const long = process.env.LONG === '1'
const ways = (index: number): readonly Trouble[] =>
  long ? troubles : troubles.filter((_, way) => way === index % troubles.length)
const visited = (index: number) => (long ? paths : paths.filter((_, one) => one === index % paths.length))

let world: TroubledWorld
test.beforeAll(async ({ baseURL }) => {
  world = await openTroubledWorld(baseURL ?? '')
})
test.afterAll(() => world.end())

// With consent, so that what follows a visit is asked at all; signed in, since a guest's page is kept.
test.use({ storageState: { cookies: [], origins: [] } })

for (const [index, [name, address]] of Object.entries(dependencies).entries()) {
  test(`without ${name} every page is there and works`, async ({ browser }) => {
    test.setTimeout(long ? 300_000 : 60_000)
    const context = await browser.newContext({ baseURL: world.origin })
    await context.addCookies([{ name: 'dw_dnt', value: '0', url: world.origin }])
    const page = await context.newPage()
    world.trouble()
    await newCustomer(page)
    for (const how of ways(index)) {
      world.trouble(address, how)
      if (name === 'translations') await page.route(address, (route) => answerBadly[how](route))
      for (const path of visited(index)) {
        const began = performance.now()
        const answer = await page.goto(path, { waitUntil: 'commit' })
        // It waits 0.8 s for what is optional; the rest is the machine's. What hangs, hangs for ever.
        expect(performance.now() - began, `${path} ${how}`).toBeLessThan(6_000)
        expect([path, how, answer?.status()]).toEqual([path, how, 200])
        await expect(page.locator('html'), `${path} ${how}`).toHaveAttribute('data-ready', '')
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText("This page isn't working")).toHaveCount(0)
        // It works: the search box leads on.
        const box = page.getByRole('banner').getByRole('search')
        const words = box.getByRole('searchbox').or(box.getByRole('combobox')).first()
        await words.fill('varilla')
        await words.press('Enter')
        await expect(page).toHaveURL(/\/search\?q=varilla/)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('varilla')
      }
    }
    await context.close()
  })
}

const answerBadly: Record<Trouble, (route: Route) => Promise<void> | undefined> = {
  refuses: (route) => route.abort(),
  fails: (route) => route.fulfill({ status: 500, body: 'broken' }),
  hangs: () => undefined,
  babbles: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"a": [<' }),
}
