import { expect, type Page, test } from '@playwright/test'
import { open } from './steps/ready.ts'
import { register } from './steps/register.ts'
import { openSecondMerchant } from './steps/second-merchant.ts'

/** `e2e/second-merchant`: tools and watering in two countries, in the second theme; nothing of it is the demo's. */
let merchant: Awaited<ReturnType<typeof openSecondMerchant>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  merchant = await openSecondMerchant()
})
test.afterAll(() => merchant?.close())

test.use({ viewport: { width: 1280, height: 900 }, locale: 'es-CR' })

const at = (path: string) => merchant.origins[0] + path
const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')

test('[S9.036] [S2.059] [S5.046] a guest walks another merchant’s shop: its theme, menu, categories, goods and countries', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`)
  })
  await open(page, at('/'))
  await expect(page).toHaveTitle(/Ferretería Volcán$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CR')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'v.2')
  await expect(page.locator('body')).toHaveCSS('font-family', /Poppins/)
  await expect(banner(page)).not.toContainText('Lámina')
  const logo = banner(page)
    .getByRole('link', { name: /Ferretería Volcán/ })
    .getByRole('img', { name: 'Ferretería Volcán' })
  await expect(logo).toHaveAttribute('src', /volcan\/logo\.svg/)
  // Nothing of a page leads to a mark of another shop.
  const marks = page.locator('link[rel*=icon]')
  for (const mark of await marks.all())
    expect(await mark.evaluate((one) => one.outerHTML)).toContain('volcan/logo.')
  // The carousel of the home page names no category: it shows what the settings call new.
  await expect(main(page).getByRole('link', { name: 'Pala redonda' }).first()).toBeVisible()

  const menu = banner(page).getByRole('navigation')
  await menu.getByText('Todo para la finca').click()
  for (const name of ['Herramienta', 'Herramienta de mano', 'Palas', 'Mangueras'])
    await expect(
      menu.getByRole('link', { name, exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
  await menu.getByRole('link', { name: 'Mangueras', exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/category\/mangueras$/)
  await main(page).getByRole('link', { name: 'Manguera de 15 m' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manguera de 15 m')
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).last().click()
  await expect(banner(page).getByRole('link', { name: 'Carrito, 1 artículo' })).toBeVisible()
  await open(page, at('/cart'))
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Manguera de 15 m' }).first()).toBeVisible()

  await open(page, at('/store-locator'))
  await expect(main(page)).toContainText('Volcán San José')
  await expect(main(page)).not.toContainText('Lámina')
  await page.context().clearCookies({ name: /shopper|usid|cc-/ })
  await open(page, at('/category/riego'))
  await banner(page)
    .getByRole('button', { name: /^País: / })
    .click()
  const countries = page.getByRole('list', { name: 'País' }).getByRole('link')
  await expect(countries).toHaveText(['Guatemala', 'Costa Rica'])
  await countries.first().click()
  await expect(page).toHaveURL(/\/es-GT\/category\/riego$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-GT')
  expect(faults).toEqual([])
})

test('[S1.024] who signs up sees prices, and the cart says the tax as the merchant names it', async ({
  page,
}) => {
  await open(page, at('/registration'))
  await register(page, 'Rosa', 'Campos')
  await expect(page).toHaveURL(/\/account$/)
  await open(page, at('/product/VO-PALA'))
  await expect(main(page)).toContainText('₡10.900,00')
  await expect(main(page)).toContainText('Impuesto de prueba incluido')
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).last().click()
  await expect(banner(page).getByRole('link', { name: 'Carrito, 1 artículo' })).toBeVisible()
  await open(page, at('/cart'))
  await expect(main(page)).toContainText(/Impuesto de prueba incluido/)
  await expect(main(page)).toContainText('₡10.900,00')
  await expect(main(page)).not.toContainText(/\bIVA\b/)
})

test('[S9.036] [S9.032] an import of other settings shows in every process without a start, in kept pages too', async ({
  request,
}) => {
  const pages = () =>
    Promise.all(
      merchant.origins.map(async (origin) => (await request.get(`${origin}/category/riego`)).text()),
    )
  // Both processes keep the guest's page by now.
  for (const html of [...(await pages()), ...(await pages())]) expect(html).toContain('data-theme="v.2"')
  await merchant.importWith((site) => ({
    ...site,
    menu: { ...site.menu, first: { ...site.menu.first, name: { es: 'De todo', en: 'Everything' } } },
    preferences: { ...site.preferences, theme: 'v.1' },
  }))
  await expect
    .poll(
      async () =>
        (await pages()).every((html) => html.includes('De todo') && html.includes('data-theme="v.1"')),
      {
        intervals: [50],
      },
    )
    .toBe(true)
})
