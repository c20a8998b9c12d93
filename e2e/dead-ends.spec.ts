import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { main } from './steps/cart.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const ways = {
  es: { name: 'Explora por categoría', roofs: 'Techos y láminas' },
  en: { name: 'Browse by category', roofs: 'Roofing and sheets' },
}

/** A page that holds nothing names the categories, and the phone of the people who help in this country. */
const expectWaysOn = async (page: Page, language: 'es' | 'en', phone: string) => {
  const { name, roofs } = ways[language]
  const browse = main(page).getByRole('navigation', { name })
  await expect(browse.getByRole('link', { name: roofs })).toHaveAttribute('href', /\/category\/techos$/)
  await expect(browse.getByRole('link').last()).toHaveText(phone)
}

test('[S2.017] [S2.046] [S2.145] an empty cart and a page that is not there lead on', async ({ page }) => {
  const places = [
    ['', 'es', '2200-0100'],
    ['/en-HN', 'en', '2200-0100'],
  ] as const
  for (const [base, language, phone] of places) {
    for (const path of ['/cart', '/no-hay']) {
      await open(page, `${base}${path}`)
      await expectWaysOn(page, language, phone)
      await expectAccessible(page)
    }
  }
})

test('[S2.012] [S2.013] [S2.145] an empty list of the account offers ways on, and so does a cart that was just emptied', async ({
  page,
}) => {
  await newCustomer(page)
  // Before any page: a customer's page makes their basket itself.
  await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }])
  for (const path of ['/account/wishlist', '/account/orders', '/account/opportunities']) {
    await open(page, path)
    await expectWaysOn(page, 'es', '2200-0100')
  }
  await open(page, '/cart')
  await main(page)
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await page.getByRole('button', { name: 'Sí, eliminar' }).click()
  await expectWaysOn(page, 'es', '2200-0100')
  // Written by the browser this time: its links go on without a new document.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await main(page).getByRole('link', { name: 'Techos y láminas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Techos y láminas')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})
