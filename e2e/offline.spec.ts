import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { fillBasket, readBasket } from './steps/fill-basket.ts'
import { goOffline, goOnline } from './steps/network.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

test.use({ serviceWorkers: 'allow' })

const main = (page: Page) => page.getByRole('main')

/** Waits until the browser keeps a page for the time without a network. */
const expectCached = (page: Page, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) =>
            (await caches.match(new URL(wanted, location.href).href, { ignoreVary: true })) !== undefined,
          path,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)

const customersCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('customer-')).length)

test('pages and products seen before open without a network; others say so; nothing needs an old worker', async ({
  page,
}) => {
  await open(page, '/product/TE001-30-183')
  await expectCached(page, '/product/TE001-30-183')
  // By the router, without a document of its own.
  await main(page).locator('a[href^="/category/"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/category\//)
  const category = new URL(page.url()).pathname
  await expectCached(page, category)

  await goOffline(page)
  await page.goto('/product/TE001-30-183')
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Lámina')
  await expect(page.getByText('Estás navegando sin conexión.')).toBeVisible()
  await page.goto(category)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/en-SV/garantia')
  await expect(page.getByRole('heading', { name: 'You are currently offline' })).toBeVisible()
  // In the shop's own look: its style was kept too.
  await expect(page.getByRole('link', { name: 'Retry Connection' })).toHaveCSS('color', 'rgb(255, 255, 255)')
  await goOnline(page)
  await page.getByRole('link', { name: 'Retry Connection' }).click()
  await expect(page.getByRole('heading', { name: 'Warranty' })).toBeVisible()

  // A release brings another worker while this tab is open: it goes on.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Lámina/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[T1.410] [T1.313] [T1.607] without a network a list is read once the tool was seen, a roof calculated, cuts planned; all within reach of everybody', async ({
  page,
}) => {
  await open(page, '/tools/roof')
  await expectCached(page, '/tools/roof')
  await open(page, '/tools/cuts')
  await expectCached(page, '/tools/cuts')
  // The worker is there by now, and keeps what the tool asks for.
  await open(page, '/tools/list')
  await expectCached(page, '/tools/list')
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        )
        return kept.flat().some(({ url }) => url.includes('/list-data'))
      }),
    )
    .toBe(true)

  await goOffline(page)
  await page.goto('/tools/list')
  await page.getByLabel('Tu lista').fill('100 estribos 15x15\n4 brochas')
  await expect(page.getByRole('button', { name: 'Agregar 2 de 2' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/tools/roof')
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await page.getByLabel('Largo', { exact: true }).fill('12')
  await expect(page.getByRole('heading', { name: '32 láminas de 4.65 m' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/tools/cuts')
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await page.getByLabel('Cortes', { exact: true }).fill('8 de 1.50')
  await expect(page.getByRole('heading', { name: 'Compra 3 barras de 6 m' })).toBeVisible()
  await expectAccessible(page)
})

const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('the cart can be read and changed without a network, reloading included; the changes are sent when the browser is back online', async ({
  page,
}) => {
  await newCustomer(page)
  const { basketId } = await fillBasket(page, [
    { productId: 'TE001-30-183', quantity: 2 },
    { productId: 'TE001-30-244', quantity: 1 },
  ])
  await open(page, '/cart')
  const quantity = main(page).getByRole('spinbutton').first()
  await expect(quantity).toHaveValue('2')
  await expectCached(page, '/cart')
  await page.reload()
  await expect(quantity).toHaveValue('2')
  await expectCached(page, '/cart')

  await goOffline(page)
  await page.goto('/cart')
  await expect(quantity).toHaveValue('2')
  await quantity.fill('5')
  await quantity.blur()
  await expect(page.getByText('Un cambio espera a que vuelva la conexión.')).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Eliminar/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Sí, eliminar' }).click()
  await expect(main(page).getByRole('spinbutton')).toHaveCount(1)
  // A tab that is closed or loaded anew loses nothing; what is kept names goods and quantities, never a price.
  await page.reload()
  await expect(quantity).toHaveValue('5')
  await expect(main(page).getByRole('spinbutton')).toHaveCount(1)
  await expect(page.getByText('2 cambios esperan a que vuelva la conexión.')).toBeVisible()
  expect(await storedValue(page, 'waitingChanges')).not.toMatch(/price|total/i)

  await goOnline(page)
  await expect(page.getByText('Enviamos los 2 cambios que hiciste sin conexión')).toBeVisible()
  const lines = (await readBasket(page, basketId)).productItems
  expect(lines?.map(({ productId, quantity: pieces }) => [productId, pieces])).toEqual([['TE001-30-183', 5]])
  await expect(page.getByText('a que vuelva la conexión.')).toHaveCount(0)
  expect(await storedValue(page, 'waitingChanges')).toBeNull()
})

test('what is added without a network stands in the cart at once, reloading included, for a guest who never had a session too', async ({
  page,
}) => {
  const add = async () => {
    await main(page)
      .getByRole('button', { name: /Agregar al carrito/ })
      .first()
      .click()
    await expect(page.getByText('Guardamos tu cambio')).toBeVisible()
  }
  const waiting = main(page).getByRole('region', { name: 'Esperan a que vuelva la conexión' })
  await open(page, '/product/TE001-30-183')
  await expectCached(page, '/product/TE001-30-183')
  await expectCached(page, '/cart')
  await goOffline(page)
  await add()
  // The cart was never looked at.
  await page.goto('/cart')
  await expect(waiting).toContainText('Lámina')
  await page.reload()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Carrito')
  await goOnline(page)
  await expect(page.getByText('Enviamos el cambio que hiciste sin conexión')).toBeVisible()
  await expect(main(page).getByRole('spinbutton')).toHaveValue('1')
  await expect(waiting).toHaveCount(0)

  // What was written with a line is what the cart shows without one.
  await main(page).getByRole('spinbutton').fill('3')
  await main(page).getByRole('spinbutton').blur()
  await expect(main(page).getByRole('status').filter({ hasText: 'Actualizando' })).toHaveCount(0)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('guest')
        const [list] = (await cache.keys()).filter(({ url }) => /\/customers\/[^/]+\/baskets/.test(url))
        const answer = list && (await cache.match(list))
        return ((await answer?.json()) as { baskets: { productItems: { quantity: number }[] }[] } | undefined)
          ?.baskets[0]?.productItems[0]?.quantity
      }),
    )
    .toBe(3)
  await goOffline(page)
  await page.goto('/product/TE001-30-183')
  await add()
  await page.goto('/cart')
  await expect(main(page).getByRole('spinbutton')).toHaveValue('3')
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await waiting.getByRole('button', { name: /^No agregar/ }).click()
  await expect(waiting).toHaveCount(0)
  expect(await storedValue(page, 'waitingChanges')).toBeNull()
  await goOnline(page)
})

test('signing out, and losing the session, empty everything that held a price', async ({ page, context }) => {
  for (const way of ['sign out', 'lose'] as const) {
    await newCustomer(page)
    await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 1 }])
    await open(page, '/product/TE001-30-183')
    await expectCached(page, '/product/TE001-30-183')
    expect(await customersCaches(page)).toBe(1)
    await open(page, '/cart')
    await expect.poll(() => storedValue(page, 'basketShown')).toContain('price')
    const change = { kind: 'remove', itemId: 'of-somebody' }
    await page.evaluate(
      (value) => {
        const owner = JSON.parse(localStorage.getItem('basketShown') ?? '{}').owner
        localStorage.setItem('waitingChanges', JSON.stringify({ owner, value }))
      },
      [change],
    )
    if (way === 'sign out') {
      await open(page, '/account')
      await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()
      await expect(page).toHaveURL(/\/login/)
    } else {
      const cookies = (await context.cookies()).filter(({ name }) => name === 'dw_dnt')
      await context.clearCookies()
      await context.addCookies(cookies)
    }
    await goOffline(page)
    await page.goto('/product/TE001-30-183')
    await expect(page.getByRole('heading', { name: 'Estás sin conexión' })).toBeVisible()
    await goOnline(page)
    await page.goto('/login')
    expect(await customersCaches(page)).toBe(0)
    await expect.poll(() => storedValue(page, 'basketShown')).toBeNull()
    await expect.poll(() => storedValue(page, 'waitingChanges')).toBeNull()
  }
})

test('the shop can be installed', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' })
  const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes)
  expect(sizes).toEqual(['512x512', 'any'])
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})
