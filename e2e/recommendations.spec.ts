import { expect, type Page, test } from '@playwright/test'
import { fillBasket } from './steps/fill-basket.ts'
import { open } from './steps/ready.ts'
import { allowTracking, watchActivities } from './steps/visitors.ts'

/** Zones the page has asked for from now on, in the order of asking. */
const watchZones = (page: Page) => {
  const zones: string[] = []
  page.on('request', (request) => {
    const [, zone] = /\/v3\/personalization\/\w+\/zones\/([\w-]+)\/recs/.exec(request.url()) ?? []
    if (zone) zones.push(zone)
  })
  return zones
}
const slot = (page: Page, name: string) => page.locator(`[data-slot="${name}"]`)
const toSlot = async (page: Page, name: string) => {
  await slot(page, name).scrollIntoViewIfNeeded()
  await expect(slot(page, name).locator('[data-zone]').first()).toBeVisible()
}

const pages = [
  ['/', 'home-recommendations', ['home-top-revenue-for-category', 'products-in-all-categories']],
  ['/product/TE007-26-ROJO', 'product-recommendations-m', ['pdp-similar-items', 'viewed-recently-einstein']],
  [
    '/product/KIT-TECHO-30',
    'set-recommendations',
    ['complete-the-set', 'pdp-similar-items', 'viewed-recently-einstein'],
  ],
  [
    '/category/techos',
    'category-recommendations',
    ['product-to-product-einstein', 'viewed-recently-einstein'],
  ],
  [
    '/search?q=zzzzxxqq',
    'empty-recommendations',
    ['home-top-revenue-for-category', 'products-in-all-categories'],
  ],
] as const

for (const [path, name, zones] of pages) {
  test(`[S7.083] [S7.084] [S9.030] ${path} asks for its zones when the shopper comes near`, async ({
    page,
  }) => {
    const asked = watchZones(page)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, path)
    if (path === '/') expect(asked).toEqual([])
    await toSlot(page, name)
    // What was passed on the way settles by rules of its own (keyboard.spec): here the coming of the advice moves nothing.
    await page.evaluate(() => Object.assign(window, { shift: 0 }))
    await expect.poll(() => asked).toEqual([...zones])
    await expect(slot(page, name).getByRole('article').first().getByRole('heading')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.01,
    )
    await expect(slot(page, name)).not.toContainText(/[$₡]\s?\d/)
  })
}

test('[S7.085] [S9.030] the cart proposes what goes with it, the add-to-cart dialog what is missing, else what is alike', async ({
  page,
}) => {
  const asked = watchZones(page)
  await fillBasket(page, [
    { productId: 'TE007-26-ROJO', quantity: 10, c_lengthMetersToBuy: 3 },
    { productId: 'HE127-412-CORTE', quantity: 1 },
    { productId: 'HE135-M', quantity: 1 },
  ])
  await open(page, '/cart')
  await toSlot(page, 'cart-recommendations-m')
  expect(asked).toEqual(['product-to-product-einstein', 'viewed-recently-einstein'])
  await expect(slot(page, 'cart-recommendations-m').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Suelen comprarse juntos',
  )
  asked.length = 0
  await open(page, '/product/FI095')
  await page.getByRole('button', { name: 'Agregar al carrito' }).last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Lo que todavía te falta' })).toBeVisible()
  // What a helmet goes with lies in the cart already.
  await open(page, '/product/HE136')
  await page.getByRole('button', { name: 'Agregar al carrito' }).last().click()
  await expect(dialog.locator('[data-slot="added-recommendations"]')).toBeAttached()
  await dialog.locator('[data-slot="added-recommendations"]').scrollIntoViewIfNeeded()
  await expect(dialog.locator('[data-zone="pdp-similar-items"]')).toBeVisible()
})

test('[S9.030] below a category stands what goes with its products and is not among them', async ({
  page,
}) => {
  for (const [base, title] of [
    ['', 'Suelen comprarse juntos'],
    ['/en-SV', 'Often bought together'],
  ] as const) {
    await open(page, `${base}/category/techos`)
    const listed = page.getByRole('main').getByRole('article').getByRole('heading')
    const names = await listed.allTextContents()
    await toSlot(page, 'category-recommendations')
    const row = slot(page, 'category-recommendations').locator('[data-zone]').first()
    await expect(row.getByRole('heading', { level: 2 })).toHaveText(title)
    const proposed = row.getByRole('article').getByRole('heading')
    await expect(proposed.first()).toBeVisible()
    expect((await proposed.allTextContents()).filter((name) => names.includes(name))).toEqual([])
  }
})

test('[S2.126] [S2.128] on a desktop 4.7 slides are in sight, and arrows move them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await toSlot(page, 'home-recommendations')
  const row = slot(page, 'home-recommendations').locator('[data-zone]').first()
  const track = row.getByRole('list').first()
  const gap = 16
  const seen = await track.evaluate(
    (list, space) => (list.clientWidth - 6 + space) / ((list.firstElementChild?.clientWidth ?? 1) + space),
    gap,
  )
  expect(Math.round(seen * 10) / 10).toBe(4.7)
  await row.getByRole('button', { name: 'Siguiente' }).click()
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
})

test('[S1.039] [S7.070] [S7.071] [S7.072] [S7.073] [S7.074] [S7.077] with consent the visit’s activities are sent', async ({
  page,
}) => {
  await allowTracking(page)
  const activities = watchActivities(page)
  const main = page.getByRole('main')
  await open(page, '/category/techos')
  expect(await activities.first('viewCategory')).toMatchObject({
    category: { id: 'techos' },
    showProducts: true,
  })
  await main.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  expect(await activities.first('clickCategory')).toMatchObject({ category: { id: 'techos' } })
  expect(await activities.first('viewProduct')).toMatchObject({ product: { id: expect.any(String) } })

  await open(page, '/search?q=varilla')
  expect(await activities.first('viewSearch')).toMatchObject({ searchText: 'varilla', showProducts: true })
  await main.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  expect(await activities.first('clickSearch')).toMatchObject({ searchText: 'varilla' })
  await expect
    .poll(() => activities.of('viewPage').map(({ currentLocation }) => currentLocation))
    .toContain('/category/techos')
  expect(JSON.stringify(activities.sent)).not.toMatch(/cookieId|userId/)
})

test('[S6.012] without consent no activity is sent, and recommendations are still shown', async ({
  page,
}) => {
  const activities = watchActivities(page)
  await open(page, '/product/TE007-26-ROJO')
  await toSlot(page, 'product-recommendations-m')
  expect(activities.sent).toEqual([])
})

test('[S8.043] a service that fails leaves every page as it is, without a word', async ({ page }) => {
  test.slow()
  await page.route('**/mobify/proxy/personalization/**', (route) => route.fulfill({ status: 500, body: 'x' }))
  await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }])
  for (const [base, notices] of [
    ['', 'Avisos'],
    ['/en-SV', 'Notices'],
  ] as const) {
    for (const [path, name] of [
      ['/', 'home-recommendations'],
      ['/category/techos', 'category-recommendations'],
      ['/product/TE007-26-ROJO', 'product-recommendations-m'],
      ['/cart', 'cart-recommendations-m'],
    ] as const) {
      const failed = page.waitForResponse(/\/zones\/[\w-]+\/recs/)
      await open(page, `${base}${path}`)
      await slot(page, name).scrollIntoViewIfNeeded()
      expect((await failed).status()).toBe(500)
      await expect(slot(page, name).locator('> *')).toHaveCount(1)
      await expect(slot(page, name).locator('[data-zone], [aria-hidden]')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('region', { name: notices }).getByRole('listitem')).toHaveCount(0)
    }
  }
})
