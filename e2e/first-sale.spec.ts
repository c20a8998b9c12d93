import { expect, test, type Page } from '@playwright/test'
import { seesPictures } from './steps/browser.ts'
import { orderButton } from './steps/checkout.ts'
import { open } from './steps/ready.ts'
import { register } from './steps/register.ts'

test.use(seesPictures)

/** Anything that reads like an amount of money in one of the six countries. */
const money = /(?:US\$|C\$|[$₡QL])\s?\d[\d.,]*[.,]\d{2}(?!\d)/

const main = (page: Page) => page.getByRole('main')

/** A form's way on leads to the step of this name. */
const goOn = async (page: Page, step: string) => {
  await main(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(new RegExp(`step=${step}`))
}

test('[S1.012] [S1.024] [S4.022] [S4.060] [S2.022] a guest finds a sheet, completes the run, registers, pays by transfer and picks up', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await open(page, '/')
  const box = page.getByRole('search').first().locator('input').first()
  await box.fill('lamina 26 roja')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=lamina/)
  const tile = main(page)
    .getByRole('article')
    .filter({ hasText: /a la medida/ })
    .first()
  await tile.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/TE0\d\d-26-ROJO/)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await page.getByLabel('Piezas').fill('8')
  await page.getByRole('spinbutton', { name: 'Largo en metros' }).fill('3.65')
  await expect(page.getByText('Faltan 0.8 m')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar al carrito' }).last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('8 artículos agregados al carrito')
  await expect(dialog).not.toContainText(money)

  await page.goto('/cart')
  await expect(main(page)).toContainText('8 piezas de 3.65 m = 29.2 m')
  await expect(main(page)).toContainText(/faltan 0\.8 metros/)
  await expect(page.getByRole('button', { name: 'Finalizar compra' })).toBeDisabled()
  await page.getByLabel(/^Cantidad de/).fill('9')
  await expect(main(page)).toContainText('9 piezas de 3.65 m = 32.85 m')
  await expect(main(page)).not.toContainText('faltan')
  await expect(page.locator('body')).not.toContainText(money)

  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart/)
  await main(page)
    .getByRole('link', { name: /Regístrate/ })
    .click()
  await expect(page).toHaveURL(/\/registration/)
  const email = await register(page, 'Ana', 'Paz')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(main(page)).toContainText('9 piezas de 3.65 m = 32.85 m')
  await expect(main(page)).toContainText(money)

  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/checkout/)
  await expect(main(page)).toContainText(email)
  await page.getByRole('radio', { name: /Retirar en tienda/ }).check()
  const promise = page.getByText(/^Retiras el .+ en /).first()
  await expect(promise).toBeVisible()
  const [, day = '', store = ''] = /^Retiras el (.+) en (.+)$/.exec((await promise.textContent()) ?? '') ?? []
  expect(day).toMatch(/^\S+ \d+ de \S+$/)
  await goOn(page, 'payment')
  await expect(main(page)).toContainText(`Retiras el ${day} en ${store}`)
  await page.getByLabel('Departamento').selectOption({ label: 'Santa Ana' })
  await page.getByLabel('Municipio').selectOption({ index: 1 })
  await page.getByLabel('Distrito').selectOption({ index: 1 })
  await page.getByLabel('Dirección exacta').fill('Calle Libertad 12')
  await page.getByRole('radio', { name: /Transferencia bancaria/ }).check()
  await goOn(page, 'review')

  await orderButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias por tu compra!')
  const orderNo = page.url().split('/').at(-1) ?? ''
  await expect(main(page)).toContainText(`Pedido ${orderNo}`)
  await expect(main(page)).toContainText(`Retiras el ${day} en ${store}`)
  const transfer = page.getByRole('region', { name: 'Haz la transferencia' })
  await expect(transfer).toContainText(orderNo)

  await page.getByRole('link', { name: 'Ver mis pedidos' }).click()
  await expect(page).toHaveURL(/\/account\/orders$/)
  await page.getByRole('link', { name: `Pedido ${orderNo}` }).click()
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNo}$`))
  await expect(main(page)).toContainText(name)
  await expect(main(page)).toContainText(`Retiras el ${day} en ${store}`)
  await expect(page.getByRole('list', { name: 'Qué ha pasado' })).toContainText('Pedido recibido')
})

test('[S1.029] [S2.018] a guest who opens the checkout signs in first', async ({ page }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcheckout/)
})
