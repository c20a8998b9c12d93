import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { toasts } from './steps/cart.ts'
import { dailySample } from './steps/daily-sample.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { open } from './steps/ready.ts'

const main = (page: Page) => page.getByRole('main')
const offer = (page: Page, name: RegExp) =>
  main(page).getByRole('link', { name }).filter({ visible: true }).first()

const languages = {
  es: {
    prefix: '',
    broken: 'Esta página no funciona',
    text: 'Ha ocurrido un error. Intenta actualizar la página o, si necesitas ayuda inmediata, contacta a soporte.',
    support: 'Contactar a soporte',
    refresh: 'Actualizar la página',
    offline: 'Estás sin conexión',
    retry: 'Reintentar conexión',
    banner: 'Estás navegando sin conexión.',
    product: /Ver producto/,
    stores: 'Tiendas',
  },
  en: {
    prefix: '/en-SV',
    broken: "This page isn't working",
    text: 'An error has occurred. Try refreshing the page or if you need immediate help please contact support.',
    support: 'Contact Support',
    refresh: 'Refresh the page',
    offline: 'You are currently offline',
    retry: 'Retry Connection',
    banner: 'You are currently browsing in offline mode.',
    product: /See product/,
    stores: 'Stores',
  },
}

for (const [language, texts] of dailySample(Object.entries(languages), 1)) {
  test(`[S2.177] [S2.178] [S2.179] [S2.180] [S8.042] ${language}: a page that cannot be made says so, and is there when it can`, async ({
    page,
  }) => {
    await open(page, `${texts.prefix}/category/herramientas`)
    await page.route(/shopper-products\/v1.*\/products/, (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    )
    await offer(page, texts.product).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(texts.broken)
    await expect(main(page)).toContainText(texts.text)
    await expect(main(page).getByRole('link', { name: 'Lámina' })).toHaveAttribute(
      'href',
      texts.prefix || '/',
    )
    await expect(main(page).getByRole('link', { name: texts.support })).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
    await page.unrouteAll()
    await main(page).getByRole('button', { name: texts.refresh }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText(texts.broken)
    await expect(page).toHaveURL(/\/product\//)
  })

  test(`[S2.182] [S2.183] [S4.091] [S8.038] ${language}: code that fails to load and a lost connection are announced`, async ({
    page,
    context,
  }) => {
    await open(page, `${texts.prefix}/garantia`)
    await page.route(/\/assets\/store-locator-[^/]*\.js/, (route) => route.abort())
    const stores = page.getByRole('contentinfo').locator('a[href$="/store-locator"]').first()
    // It may be an old page whose code is gone: one fresh document first. Pressed once, however the footer moves meanwhile.
    await Promise.all([page.waitForEvent('load'), stores.evaluate((link: HTMLElement) => link.click())])
    await expect(main(page).getByRole('heading', { name: texts.offline })).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await main(page).getByRole('button', { name: texts.retry }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(texts.stores)

    await context.setOffline(true)
    await expect(page.getByText(texts.banner)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(texts.banner)).toHaveCount(0)
  })
}

test('[S4.092] the code of a part that does not come takes the part alone: what was typed stays, and the shop says so each time', async ({
  page,
}) => {
  await page.route(/\/assets\/(?:gallery-dialog|confirm-remove)-[^/]*\.js/, (route) => route.abort())
  const told = toasts(page).getByText('Estás sin conexión')
  const closeAlert = () => toasts(page).getByRole('button', { name: 'Cerrar' }).click()
  await open(page, '/product/TE007-26-ROJO')
  const length = page.getByRole('spinbutton', { name: 'Largo en metros' })
  await length.fill('4.2')
  for (let times = 0; times < 2; times++) {
    await page.getByRole('button', { name: 'Ampliar la imagen' }).click()
    await expect(told).toBeVisible()
    await closeAlert()
    await expect(told).toHaveCount(0)
  }
  await expect(length).toHaveValue('4.2')

  await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }])
  await open(page, '/cart')
  await main(page)
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await expect(told).toBeVisible()
  await expect(main(page).getByRole('spinbutton')).toHaveValue('2')
})
