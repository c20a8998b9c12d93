import { expect, type Page, test } from '@playwright/test'
import { firstVisitBudget } from '../storefront/build/first-visit-budget.ts'
import { open } from './steps/ready.ts'

const screenScript = (screen: string) => new RegExp(`/static/assets/${screen}-[\\w-]{8}\\.js$`)

// A first visit has answered nothing yet.
test.use({ storageState: { cookies: [], origins: [] } })

/** Every script the browser asks for from now on, with the bytes that came over the wire. */
const watchScripts = (page: Page) => {
  const scripts = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') {
      scripts.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      )
    }
  })
  return scripts
}
const total = async (scripts: Map<string, Promise<number>>) =>
  (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0)

const pages = [
  ['home', '/'],
  ['category', '/category/techos'],
  ['product', '/product/TE007-26-ROJO'],
  ['cart', '/cart'],
] as const

for (const [name, path] of pages) {
  test(`a first visit to ${name} keeps to the budget of script, all of it announced in its head`, async ({
    page,
  }) => {
    const scripts = watchScripts(page)
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const announced = await page
      .locator('link[rel=modulepreload], script[src]')
      .evaluateAll((all) =>
        all.map((one) => new URL(one.getAttribute('href') ?? one.getAttribute('src') ?? '', origin).pathname),
      )
    // A short page shows its footer at once, whose script comes when it is seen, and a promise its store's hours.
    expect([...scripts.keys()]).toEqual(expect.arrayContaining(announced))
    const unannounced = [...scripts.keys()].filter((script) => !announced.includes(script))
    if (unannounced.length > 0)
      expect(unannounced).toContainEqual(expect.stringMatching(/\/(?:footer|opening)-/))
    expect(await total(scripts)).toBeGreaterThan(50_000)
    expect(await total(scripts)).toBeLessThanOrEqual(firstVisitBudget)
  })
}

for (const path of ['/', '/category/techos', '/product/TE007-26-ROJO', '/search?q=lamina']) {
  test(`${path} is taken over without reading a language's rules of numbers and dates`, async ({ page }) => {
    // The first of them holds a phone up for a tenth of a second.
    await page.addInitScript(() => {
      const made: string[] = []
      Object.assign(window, { madeFormats: made })
      for (const name of ['NumberFormat', 'PluralRules', 'DateTimeFormat', 'Collator'] as const) {
        const construct = (target: object, args: unknown[]) => {
          made.push(name)
          return Reflect.construct(target as () => object, args)
        }
        Object.defineProperty(Intl, name, {
          value: new Proxy(Intl[name], {
            construct,
            apply: (target, _this, args) => construct(target, args),
          }),
        })
      }
    })
    await open(page, path)
    expect(await page.evaluate(() => (window as unknown as { madeFormats: string[] }).madeFormats)).toEqual(
      [],
    )
  })
}

test('[S2.050] a route’s script is requested when the route is first visited, and only then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const scripts = watchScripts(page)
  const requestsOf = (screen: string) =>
    [...scripts.keys()].filter((path) => screenScript(screen).test(path)).length
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(requestsOf('home')).toBe(1)
  expect(requestsOf('cart')).toBe(0)
  expect(requestsOf('article')).toBe(0)

  scripts.clear()
  await page.getByRole('contentinfo').locator('a[href="/politica-de-privacidad"]:visible').press('Enter')
  await expect(page).toHaveURL(/\/politica-de-privacidad$/)
  await expect.poll(() => requestsOf('article')).toBe(1)
  expect(requestsOf('cart')).toBe(0)

  scripts.clear()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/politica-de-privacidad$/)
  await page.waitForLoadState('networkidle')
  // What home showed without its script (a part) may come now; no route's own script is asked for again.
  expect([requestsOf('home'), requestsOf('article')]).toEqual([0, 0])
})
