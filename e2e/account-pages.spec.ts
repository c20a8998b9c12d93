import { expect, type Page, type Route, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { createReadyBasket, placeOrder } from './steps/buy.ts'
import { dailySample } from './steps/daily-sample.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const main = (page: Page) => page.getByRole('main')

const orders = {
  es: { path: '/account/orders', pages: 'Páginas de pedidos', next: 'Siguiente', previous: 'Anterior' },
  en: { path: '/en-SV/account/orders', pages: 'Pages of orders', next: 'Next', previous: 'Previous' },
} as const

test('[S2.013] the order history goes on over pages, by mouse and by keyboard, in both languages', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await newCustomer(page)
  const numbers: string[] = []
  for (let count = 0; count < 11; count++) {
    const { basketId } = await createReadyBasket(
      page,
      [{ productId: 'TE001-30-183', quantity: 1 }],
      'SV-SS01',
    )
    numbers.push((await placeOrder(page, basketId)).orderNo)
  }
  const [first = '', second = ''] = numbers
  const shown = main(page).locator('a[href*="/account/orders/"]')
  for (const text of Object.values(orders)) {
    await open(page, text.path)
    const pages = main(page).getByRole('navigation', { name: text.pages })
    await expect(main(page)).toContainText(second)
    await expect(main(page)).not.toContainText(first)
    await expectAccessible(page)
    const next = pages.getByRole('link', { name: text.next })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(main(page)).toContainText(first)
    await expect(main(page)).not.toContainText(second)
    await expect(pages.locator('[aria-current=page]')).toHaveText('2')
    await expectAccessible(page)
    await page.reload()
    await expect(main(page)).toContainText(first)
    await pages.getByRole('link', { name: text.previous }).click()
    await expect(main(page)).toContainText(second)
  }
  await expect(shown.first()).toBeVisible()
})

const address = {
  es: {
    path: '/account/addresses',
    add: 'Agregar dirección',
    save: 'Guardar dirección',
    level: 'Departamento',
    missing: 'Elige el lugar completo.',
    edit: 'Editar Casa',
  },
  en: {
    path: '/en-SV/account/addresses',
    add: 'Add address',
    save: 'Save address',
    level: 'Department',
    missing: 'Choose the whole place.',
    edit: 'Edit Casa',
  },
} as const

/** Holds the places of a country back; gives what lets them come. */
const withoutPlaces = async (page: Page) => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/divisions-*', async (route: Route) => {
    await coming
    await route.continue()
  })
  return come
}

for (const [language, text] of dailySample(Object.entries(address))) {
  test(`[S2.014] what is written into an address before its places are here is kept, and nothing is sent without them (${language})`, async ({
    page,
  }) => {
    await newCustomer(page)
    const dialog = page.getByRole('dialog')
    const level = dialog.getByLabel(text.level)
    const save = dialog.getByRole('button', { name: text.save })
    const come = await withoutPlaces(page)
    await open(page, text.path)
    await main(page).getByRole('button', { name: text.add }).click()
    await dialog.locator('input[name=name]').fill('Casa')
    await dialog.locator('input[name="address.address1"]').fill('Calle 5, casa 12')
    await expect(level).toBeDisabled()
    await expectAccessible(page)
    await save.click({ force: true })
    await expect(dialog).toBeVisible()
    come()
    await level.selectOption('Santa Ana')
    await dialog.getByRole('combobox').nth(1).selectOption({ index: 1 })
    await dialog.getByRole('combobox').nth(2).selectOption({ index: 1 })
    await expect(dialog.locator('input[name=name]')).toHaveValue('Casa')
    await save.click()
    await expect(dialog).toHaveCount(0)

    // One that is changed is complete as soon as its places are here.
    await page.unroute('**/divisions-*')
    const again = await withoutPlaces(page)
    await open(page, text.path)
    await main(page).getByRole('button', { name: text.edit }).click()
    await expect(level).toBeDisabled()
    again()
    await expect(level).toHaveValue('SV-santa-ana')
    await expect(save).not.toHaveAttribute('aria-disabled', 'true')
    await save.click()
    await expect(dialog).toHaveCount(0)
  })
}
