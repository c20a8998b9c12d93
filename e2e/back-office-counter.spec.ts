import { expect, type Page, test } from '@playwright/test'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 390, height: 844 } })

const main = (page: Page) => page.getByRole('main')
const sheet = 'TE008-26-ROJO'
const screw = 'FI095-10X34-BROCA-NAT'

/** Types what a reader of codes types: the code and Enter, at once. */
const scan = async (page: Page, sku: string) => {
  const field = main(page).getByRole('combobox', { name: 'Escanear o escribir artículo' })
  await expect(field).toBeFocused()
  await field.fill(sku)
  await page.keyboard.press('Enter')
}

test('a clerk sells by phone to somebody new, and a double press makes one order', async ({ page }) => {
  const faults = watchFaults(page)
  await signInStaff(page, 'clerk')
  await page.goto('/admin/counter')
  const presses = await countPresses(page)
  await main(page).getByText('Por teléfono').click()
  await main(page).getByLabel('Cliente', { exact: true }).fill('7890 4321')
  await page.keyboard.press('Enter')
  await main(page).getByLabel('Nombre').fill('Marta')
  await main(page).getByLabel('Apellido').fill('Luna')
  await expect(main(page).getByLabel('Teléfono', { exact: true })).toHaveValue('7890 4321')
  await main(page).getByLabel('Correo').fill('marta.luna@qa.example')
  await page.keyboard.press('Enter')

  await scan(page, sheet)
  await main(page).getByLabel('Piezas', { exact: true }).fill('20')
  await main(page).getByLabel('Largo (m)').fill('3.65')
  await page.keyboard.press('Enter')
  await scan(page, screw)
  await main(page).getByLabel('Piezas', { exact: true }).fill('100')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Artículos (2)' })).toBeVisible()
  // What was begun is still there after the page was closed.
  const sofar = await presses()
  await page.goto('/admin/counter')
  await main(page)
    .getByRole('link', { name: /Marta Luna/ })
    .click()
  await expect(main(page).getByLabel(/^Largo en metros de/)).toHaveValue('3.65')

  expect(await faultsOfScreen(page, page.url().replace(/^.*\/admin/, ''))).toEqual([])

  const rest = await countPresses(page)
  await main(page).getByRole('button', { name: 'Efectivo' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cobrar / })
    .dblclick()
  await expect(main(page).getByRole('heading', { name: /^Pedido \d+/ })).toBeVisible()
  await expect(main(page).getByText('Pagado', { exact: true }).last()).toBeVisible()
  // Without the second press of the double one.
  await expectTask(page, 5, sofar + (await rest()) - 1, { units: 2 })

  const { body } = await callAdmin(page, 'POST', ['custom/orders-desk/v1', 'order-search'], {
    body: { query: { textQuery: { fields: ['words'], searchPhrase: 'Marta Luna' } } },
  })
  expect(body.hits).toMatchObject([{ channel: 'phone', paymentStatus: 'paid' }])
  expect(await faultsOfScreen(page, '/counter')).toEqual([])
  expect(faults).toEqual([])
})

test('whose role does not sell has no entry and no form', async ({ page }) => {
  await signInStaff(page, 'auditor')
  await page.goto('/admin/counter')
  await expect(main(page).getByText('Tu rol no vende en el mostrador.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mostrador' })).toHaveCount(0)
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
})
