import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword, signIn } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')

test('[S1.016] [S6.004] a customer takes their data along and deletes the account', async ({ page }) => {
  test.setTimeout(120_000)
  const { email, customerId } = await newCustomer(page)
  await open(page, '/account')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Descargar mis datos' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('mis-datos.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { customer: { customerId: string } }
  expect(data.customer).toMatchObject({ customerId, email })

  await main(page).getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(dialog(page).locator('input[name=email]')).toBeFocused()
  await expectAccessible(page)
  await dialog(page).locator('input[name=email]').fill(email)
  await dialog(page).locator('input[name=currentPassword]').fill('Otra-Clave-1!')
  await dialog(page).getByRole('button', { name: 'Eliminar para siempre' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Contraseña incorrecta, inténtalo de nuevo')
  await dialog(page).locator('input[name=currentPassword]').fill(demoPassword)
  await dialog(page).getByRole('button', { name: 'Eliminar para siempre' }).click()
  await expect(page).toHaveURL(/\/login\?account=deleted$/)
  await expect(main(page).getByRole('status')).toContainText('Tu cuenta quedó eliminada')
  await main(page).locator('input[name=email]').fill(email)
  await main(page).locator('input[name=password]').fill(demoPassword)
  await main(page).getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(main(page).getByRole('alert')).toContainText('Hay algo incorrecto')
})

test('signing out everywhere ends the sessions of other browsers, and a tab beside learns of it', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(120_000)
  const { email } = await newCustomer(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, email)
  await open(other, '/account')
  await open(page, '/account')
  const beside = await context.newPage()
  await open(beside, '/account')
  await page.bringToFront()
  await main(page).getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await beside.bringToFront()
  await expect(beside).toHaveURL(/\/login\?redirect=%2Faccount$/)
  await other.goto('/account')
  await expect(other).toHaveURL(/\/login\?redirect=%2Faccount$/)
  await elsewhere.close()
})

test('[S2.105] [S6.004] the account’s pages in their order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await newCustomer(page)
  for (const [path, names] of [
    ['/account', ['Detalles de la cuenta', 'Lista de deseos', 'Historial de pedidos', 'Direcciones']],
    ['/en-SV/account', ['Account Details', 'Wishlist', 'Order History', 'Addresses']],
  ] as const) {
    await open(page, path)
    const entries = main(page).getByRole('navigation').getByRole('link')
    expect((await entries.allTextContents()).slice(0, 4)).toEqual(names)
    for (const name of names) {
      await main(page).getByRole('navigation').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
  }
})

test('[S6.009] the customer’s record is asked for on behalf of customers alone', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/customers\/[^/?]+\?/.test(request.url())) asked.push(request.url())
  })
  for (const path of ['/', '/category/techos', '/cart', '/login']) await open(page, path)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await newCustomer(page)
  await open(page, '/')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
