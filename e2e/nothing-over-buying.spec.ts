import { expect, type Page, test } from '@playwright/test'
import { createReadyBasket } from './steps/buy.ts'
import { coveredPrimaries } from './steps/covered.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

/** One page, looked at in every width: what lies over what is asked of the layout, which needs no page anew. */
const expectNothingOver = async (page: Page) => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    expect.soft(await coveredPrimaries(page), `${page.url()} at ${width} px`).toEqual([])
  }
}

test.describe('before the cookie notice is answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test('nothing lies over what buys, and the notice can be answered', async ({ page }) => {
    await open(page, '/product/TE007-26-ROJO')
    const notice = page.getByRole('button', { name: 'Aceptar', exact: true })
    await expect(notice).toBeVisible()
    await expectNothingOver(page)
    await notice.click({ trial: true })
  })
})

test('a toast lies over nothing that buys', async ({ page }) => {
  await open(page, '/tools/roof?l=12&a=8')
  await page.getByRole('button', { name: /^Agregar \d+ productos$/ }).click()
  const toast = page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' })
  await toast.hover()
  await expectNothingOver(page)
})

test('an open chat lies over nothing that buys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/product/TE007-26-ROJO')
  await page
    .getByRole('button', { name: /^Chatear/ })
    .first()
    .click()
  await page.locator('.embeddedMessagingFrame').waitFor()
  await expectNothingOver(page)
})

test('nothing lies over what buys once a thing is added, in the cart and in the checkout', async ({
  page,
}) => {
  await newCustomer(page)
  await createReadyBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }], 'SV-SS01')
  await open(page, '/product/TE009-26-ROJO-305')
  await page.getByRole('button', { name: 'Agregar al carrito' }).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingOver(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expectNothingOver(page)
  await page.getByRole('main').getByRole('button', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/checkout/)
  await expectNothingOver(page)
})
