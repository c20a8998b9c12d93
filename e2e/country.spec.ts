import { expect, type Page, test } from '@playwright/test'
import { seesPictures } from './steps/browser.ts'
import { dailySample } from './steps/daily-sample.ts'
import { fillBasket, readBasket } from './steps/fill-basket.ts'
import { newCustomer, readCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

test.use({ ...seesPictures, viewport: { width: 1280, height: 900 } })

const question =
  'Has cambiado de país y los productos del carrito pueden no estar disponibles, ¿deseas proceder?'
/** Sold in El Salvador and not in Costa Rica. */
const onlyElsewhere = 'OG121-425'

const countries = (page: Page) => page.getByRole('list', { name: /^(País|Country)$/ })
const openMarket = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(País|Country): / })
    .click()
const choose = async (page: Page, name: string) => {
  await openMarket(page)
  await countries(page).getByRole('link', { name }).click()
}
const storedMarket = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['selectedLocale', 'selectedCountry', 'selectedCurrency', 'selectedLanguage', 'promotionFilterKey'].map(
        (key) => [key, localStorage.getItem(key)],
      ),
    ),
  )
const nothingStored = {
  selectedLocale: null,
  selectedCountry: null,
  selectedCurrency: null,
  selectedLanguage: null,
  promotionFilterKey: null,
}

test('[S2.059] [S2.060] [S2.166] the header lists six countries with their flags and two languages', async ({
  page,
}) => {
  await open(page, '/')
  await openMarket(page)
  const links = countries(page).getByRole('link')
  await expect(links).toHaveText([
    'El Salvador',
    'Guatemala',
    'Honduras',
    'Nicaragua',
    'Costa Rica',
    'Ecuador',
  ])
  const flags = countries(page).locator('img')
  expect(
    await flags.evaluateAll((all) => all.map((flag) => (flag as HTMLImageElement).naturalWidth > 0)),
  ).toEqual(Array(6).fill(true))
  await expect(page.getByRole('list', { name: 'Idioma' }).getByRole('link')).toHaveText([
    'Español',
    'English',
  ])
})

test('[S4.043] with nothing in the cart the country changes at once, on the same page', async ({ page }) => {
  await open(page, '/category/techos')
  await choose(page, 'Costa Rica')
  await expect(page).toHaveURL(/\/es-CR\/category\/techos$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CR')
})

test('[S2.167] [S2.168] [S4.041] [S4.042] with items in the cart it asks, and No changes nothing', async ({
  page,
}) => {
  const { basketId } = await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }])
  await open(page, '/category/techos')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito, 2 artículos' })).toBeVisible()
  await choose(page, 'Guatemala')
  const dialog = page.getByRole('dialog', { name: 'Cambiar de país' })
  await expect(dialog).toContainText(question)
  await expect(dialog.getByRole('button', { name: 'Si', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/:\d+\/category\/techos$/)
  expect(await storedMarket(page)).toEqual(nothingStored)
  expect((await readBasket(page, basketId)).currency).toBe('USD')
})

test('[S4.041] [S4.044] [S4.018] Si changes locale, browser storage and the basket, which counts in the new money', async ({
  page,
}) => {
  const { customerId } = await newCustomer(page)
  const { basketId } = await fillBasket(page, [
    { productId: 'TE001-30-183', quantity: 2 },
    { productId: onlyElsewhere, quantity: 1 },
  ])
  await open(page, '/cart')
  const main = page.getByRole('main')
  await expect(main).toContainText(/\$\d+\.\d{2}/)
  await choose(page, 'Costa Rica')
  await page
    .getByRole('dialog', { name: 'Cambiar de país' })
    .getByRole('button', { name: 'Si', exact: true })
    .click()
  await expect(page).toHaveURL(/\/es-CR\/cart$/)
  expect(await storedMarket(page)).toEqual({
    ...nothingStored,
    selectedLocale: 'es-CR',
    selectedCountry: 'CR',
    selectedCurrency: 'CRC',
    promotionFilterKey: 'CR',
  })
  // What is not sold there is named and leaves; the rest is in colones.
  const gone = page.getByRole('dialog', { name: 'Artículos no disponibles' })
  await expect(gone).toBeVisible()
  await gone.getByRole('button', { name: 'Eliminar' }).click()
  await expect(gone).toBeHidden()
  await expect(main).toContainText(/₡\d/)
  await expect(main).not.toContainText('$')
  const basket = await readBasket(page, basketId, 'es-CR')
  expect(basket.currency).toBe('CRC')
  expect(basket.productItems?.map(({ productId }) => productId)).toEqual(['TE001-30-183'])
  expect(await readCustomer(page, customerId)).toMatchObject({ preferredLocale: 'es_CR' })
})

test('[S4.045] [S4.046] a customer’s record gets the locale every time and the first country once', async ({
  page,
}) => {
  const { customerId } = await newCustomer(page)
  await open(page, '/')
  await choose(page, 'Guatemala')
  await expect(page).toHaveURL(/\/es-GT$/)
  expect(await readCustomer(page, customerId)).toMatchObject({
    preferredLocale: 'es_GT',
    c_initialCountry: 'GT',
  })
  await open(page, '/es-GT')
  await choose(page, 'Ecuador')
  await expect(page).toHaveURL(/\/es-EC$/)
  expect(await readCustomer(page, customerId)).toMatchObject({
    preferredLocale: 'es_EC',
    c_initialCountry: 'GT',
  })
})

test('[S4.047] the country selector does nothing while a change is being saved', async ({ page }) => {
  await newCustomer(page)
  await open(page, '/')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let writes = 0
  await page.route('**/shopper-customers/**', async (route) => {
    if (route.request().method() === 'PATCH') {
      writes++
      await held
    }
    await route.continue()
  })
  await choose(page, 'Honduras')
  await expect.poll(() => writes).toBe(1)
  await expect(countries(page)).toHaveAttribute('aria-busy', 'true')
  for (const link of await countries(page).getByRole('link').all()) {
    await expect(link).toHaveAttribute('aria-disabled', 'true')
  }
  await countries(page).getByRole('link', { name: 'Nicaragua' }).click({ force: true })
  release()
  await expect(page).toHaveURL(/\/es-HN$/)
  expect(writes).toBe(1)
  expect((await storedMarket(page)).selectedCountry).toBe('HN')
})

test('[S4.048] [S4.049] a change of language is kept in the browser, and in a customer’s record', async ({
  page,
}) => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('shopper-customers'))
      writes.push(request.url())
  })
  const english = page.getByRole('list', { name: 'Idioma' }).getByRole('link', { name: 'English' })
  await open(page, '/category/techos')
  await openMarket(page)
  await english.click()
  await expect(page).toHaveURL(/\/en-SV\/category\/techos$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roofing and sheets')
  expect(await storedMarket(page)).toEqual({
    ...nothingStored,
    selectedLanguage: 'en',
    selectedLocale: 'en-SV',
  })
  expect(writes).toEqual([])

  const { customerId } = await newCustomer(page)
  await open(page, '/')
  await openMarket(page)
  await english.click()
  await expect(page).toHaveURL(/\/en-SV$/)
  expect(await readCustomer(page, customerId)).toMatchObject({ preferredLocale: 'en_SV' })
})

test('[S4.044] the language stays when the country changes', async ({ page }) => {
  await open(page, '/en-SV')
  await choose(page, 'Nicaragua')
  await expect(page).toHaveURL(/\/en-NI$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NI')
})

test('[S1.018] [S9.032] a first visit is to El Salvador, the first of the countries in their order', async ({
  page,
}) => {
  await open(page, '/')
  await openMarket(page)
  await expect(countries(page).getByRole('link')).toHaveText([
    'El Salvador',
    'Guatemala',
    'Honduras',
    'Nicaragua',
    'Costa Rica',
    'Ecuador',
  ])
  await expect(countries(page).locator('[aria-current=true]')).toHaveText('El Salvador')
})

test('[S1.019] the languages are Español and English; a first visit is in Spanish', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  await openMarket(page)
  const languages = page.getByRole('list', { name: 'Idioma' }).getByRole('link')
  await expect(languages).toHaveText(['Español', 'English'])
  await expect(languages.first()).toHaveAttribute('aria-current', 'true')
  await expect(languages.last()).not.toHaveAttribute('aria-current', 'true')
})

for (const [path, told, go, stay, there] of dailySample(
  [
    ['/', 'La última vez compraste en Guatemala.', 'Ir a Guatemala', 'Quedarme aquí', /\/es-GT$/],
    ['/en-SV', 'Last time you shopped in Guatemala.', 'Go to Guatemala', 'Stay here', /\/en-GT$/],
  ] as const,
  1,
)) {
  test(`${path}: who shopped in another country is led there or stays; without the bar’s code nothing is offered`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('began')) localStorage.setItem('selectedLocale', 'es-GT')
      sessionStorage.setItem('began', '1')
    })
    await page.route(/\/elsewhere-bar-/, (route) => route.abort())
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(told)).toBeHidden()
    await page.unrouteAll()

    await page.reload()
    await page.getByRole('link', { name: go }).click()
    await expect(page).toHaveURL(there)
    await page.evaluate(() => localStorage.setItem('selectedLocale', 'es-GT'))
    await open(page, path)
    await expect(page.getByText(told)).toBeVisible()
    await page.getByRole('button', { name: stay }).click()
    await expect(page.getByText(told)).toBeHidden()
    await open(page, path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText(told)).toBeHidden()
  })
}
