import { expect, type Page, test } from '@playwright/test'
import { dailySample } from './steps/daily-sample.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { mergedBasket } from './steps/merged-basket.ts'
import { goOffline, goOnline } from './steps/network.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const sheet = 'TE001-30-183'

const storedCart = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('waitingChanges'), localStorage.getItem('guestCart')])

const parts = [
  'flush-offline-queue',
  'apply-offline-queue',
  'offline-lines',
  'saved-lines',
  'confirm-remove',
  'dialog-window',
]

/**
 * Waits for the code that keeps changes: without a network it would not come any more. A file that is here may still ask
 * for what it imports: to import it again waits for that too.
 */
const untilPrepared = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async (names) => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        const fileOf = (part: string) =>
          files.find((name) => name.includes(`/${part}-`) && name.endsWith('.js'))
        await Promise.all(names.flatMap((part) => fileOf(part) ?? []).map((file) => import(file)))
        return names.filter((part) => !fileOf(part))
      }, parts),
    )
    .toEqual([])

/** Waits until changes of these kinds are kept: a quantity is, like one that is sent, a moment after it was typed. */
const untilCached = (page: Page, kinds: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { value = [] } = JSON.parse(localStorage.getItem('waitingChanges') ?? '{}')
        return value.map(({ kind }: { kind: string }) => kind).toSorted()
      }),
    )
    .toEqual(kinds.toSorted())

test('[S4.022] products that a guest added offline and their cart become the customer’s, even if the engine fails during the sign-in', async ({
  page,
  browser,
}) => {
  const { email } = await newCustomer(await browser.newPage())
  await fillBasket(page, [{ productId: sheet, quantity: 2 }])
  await open(page, `/product/${sheet}`)
  await untilPrepared(page)
  await goOffline(page)
  await main(page)
    .getByRole('button', { name: /Agregar al carrito/ })
    .first()
    .click()
  await expect(page.getByText('Guardamos tu cambio')).toBeVisible()
  // The line is back, the shop not quite: it takes no change before the sign-in, and merges at the second asking.
  let merges = 0
  await page.route('**/baskets/*/items?*', (route) =>
    merges === 0 ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  await page.route('**/actions/merge?*', (route) =>
    merges++ === 0 ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  const failed = page.waitForResponse((answer) => answer.status() === 503)
  await goOnline(page)
  await failed
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill(email)
  await dialog.locator('input[name=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Te damos la bienvenida, Marta!')).toBeVisible()
  await expect(page.getByText('Enviamos el cambio que hiciste sin conexión')).toBeVisible()
  expect(merges).toBe(2)
  const { productItems } = await mergedBasket(page)
  expect(productItems?.map(({ productId, quantity }) => [productId, quantity])).toEqual([[sheet, 3]])
  expect(await storedCart(page)).toEqual([null, null])
})

for (const [language, prefix, signIn, removal, yes, welcome] of dailySample([
  ['es', '', 'Iniciar sesión', /^Eliminar/, 'Sí, eliminar', '¡Te damos la bienvenida, Marta!'],
  ['en', '/en-SV', 'Sign in', /^Remove/, 'Yes, remove', 'Welcome, Marta!'],
] as const)) {
  test(`[S4.022] a guest’s offline changes and removals are applied when they sign in before the queue was sent (${language})`, async ({
    page,
    browser,
  }) => {
    const { email } = await newCustomer(await browser.newPage())
    await fillBasket(page, [
      { productId: sheet, quantity: 4 },
      { productId: 'TE001-30-244', quantity: 1 },
    ])
    await open(page, `${prefix}/cart`)
    const quantity = main(page).getByRole('spinbutton')
    await expect(quantity).toHaveCount(2)
    await untilPrepared(page)
    await goOffline(page)
    await quantity.first().fill('2')
    await quantity.first().blur()
    await main(page).getByRole('button', { name: removal }).last().click()
    await page.getByRole('button', { name: yes }).click()
    await expect(quantity).toHaveCount(1)
    await untilCached(page, ['update', 'remove'])
    // The line is back, the shop not quite.
    const items = '**/baskets/*/items/*'
    await page.route(items, (route) => route.fulfill({ status: 503, body: '{}' }))
    const failed = page.waitForResponse((answer) => answer.status() === 503)
    await goOnline(page)
    await failed
    await page.unroute(items)
    await page.getByRole('banner').getByRole('link', { name: signIn }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=email]').fill(email)
    await dialog.locator('input[name=password]').fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText(welcome)).toBeVisible()
    const { productItems } = await mergedBasket(page)
    expect(productItems?.map(({ productId, quantity: pieces }) => [productId, pieces])).toEqual([[sheet, 2]])
    await expect(quantity).toHaveValue('2')
    expect(await storedCart(page)).toEqual([null, null])
  })
}

test('[S4.022] a cart that the page has not seen yet when the guest signs in is brought along too', async ({
  page,
  browser,
}) => {
  const { email } = await newCustomer(await browser.newPage())
  await fillBasket(page, [{ productId: sheet, quantity: 2 }])
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/customers/*/baskets?*', async (route) => {
    await slow
    await route.continue().catch(() => undefined)
  })
  await open(page, '/en-SV/login')
  await main(page).locator('input[name=email]').fill(email)
  await main(page).locator('input[name=password]').fill(demoPassword)
  const merging = page.waitForRequest(/\/actions\/merge\?/)
  await page.keyboard.press('Enter')
  await merging
  answer()
  await expect(page).toHaveURL(/\/en-SV\/account$/)
  await expect(page.getByText('Welcome, Marta!')).toBeVisible()
  expect((await mergedBasket(page)).productItems).toMatchObject([{ productId: sheet, quantity: 2 }])
})

test('a later look at the cart that fails takes neither its lines away nor the question that stands open', async ({
  page,
}) => {
  await fillBasket(page, [{ productId: sheet, quantity: 2 }])
  await open(page, '/cart')
  await main(page)
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  const yes = page.getByRole('button', { name: 'Sí, eliminar' })
  await expect(yes).toBeVisible()
  await page.route('**/customers/*/baskets?*', (route) => route.fulfill({ status: 403, body: '{}' }))
  const failed = page.waitForResponse((answer) => answer.status() === 403)
  // As another tab tells of a write.
  await page.evaluate(() => {
    const channel = new BroadcastChannel('basket')
    const say = channel.postMessage.bind(channel)
    say('changed')
  })
  await failed
  await page.unroute('**/customers/*/baskets?*')
  await yes.click()
  await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible()
})
