import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { createPickupBasket } from './steps/buy.ts'
import { chooseTransfer, fillPlace, goOn, placeInSantaAna } from './steps/checkout.ts'
import { newCustomer, readCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const main = (page: Page) => page.getByRole('main')

test('[S4.012] [S4.014] [S3.043] receivers of invoices are kept in the account and chosen at checkout', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const { customerId } = await newCustomer(page)
  await createPickupBasket(page, [{ productId: 'TE001-30-183', quantity: 3 }], 'SV-SS01')
  await open(page, '/account')
  const dialog = page.getByRole('dialog')
  const add = main(page).getByRole('button', { name: 'Agregar datos de facturación' })
  const save = dialog.getByRole('button', { name: 'Guardar' })
  const row = (name: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })

  await add.click()
  await expect(dialog.locator('input[name=name]')).toBeFocused()
  await expectAccessible(page)
  await save.click({ force: true })
  await expect(dialog.getByText('Escribe un nombre.')).toBeVisible()
  await dialog.locator('input[name=name]').fill('Yo')
  const number = dialog.locator('input[name="taxpayer.id"]')
  await number.fill('000000019')
  await number.blur()
  await expect(dialog.getByText('El último dígito no corresponde. Revisa el número.')).toBeVisible()
  await number.fill('000000018')
  await save.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row('Yo')).toContainText('(DUI) 00000001-8')
  await expect(row('Yo')).toContainText('Habitual')

  await add.click()
  await dialog.locator('input[name=name]').fill('Mi empresa')
  await dialog.getByRole('radio', { name: 'Persona jurídica' }).check()
  await dialog.getByRole('radio', { name: 'Comprobante de crédito fiscal' }).check()
  await number.fill('06141501901010')
  await dialog.locator('input[name="taxpayer.nrc"]').fill('1234567')
  await dialog.getByLabel('Razón social').fill('Techos Santa Ana, S.A. de C.V.')
  await dialog.getByRole('searchbox', { name: 'Actividad económica' }).fill('construcción')
  await dialog
    .getByRole('button', { name: /^\d{5} / })
    .first()
    .click()
  await save.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row('Mi empresa')).toContainText('NRC 123456-7')
  await row('Mi empresa').getByRole('button', { name: 'Usar siempre Mi empresa' }).click()
  await expect(row('Mi empresa')).toContainText('Habitual')
  await expect(row('Yo')).not.toContainText('Habitual')
  await row('Yo').getByRole('button', { name: 'Editar Yo' }).click()
  await expect(number).toHaveValue('00000001-8')
  await dialog.locator('input[name=name]').fill('Mi empresa')
  await save.click({ force: true })
  await expect(dialog.getByText('Ya tienes otros con ese nombre.')).toBeVisible()
  await dialog.locator('input[name=name]').fill('Marta')
  await save.press('Enter')
  await expect(row('Marta')).toBeVisible()
  await expectAccessible(page)

  await open(page, '/checkout?step=payment')
  await expect(main(page).getByRole('radio', { name: /^Mi empresa/ })).toBeChecked()
  await expect(main(page).locator('input[name="taxpayer.id"]')).toHaveCount(0)
  await fillPlace(page, placeInSantaAna, 'Calle Libertad 12')
  await chooseTransfer(page)
  await goOn(page, 'review')
  await expect(main(page)).toContainText('Techos Santa Ana')
  await open(page, '/checkout?step=payment')
  await expect(main(page).getByRole('radio', { name: /^Mi empresa/ })).toBeChecked()
  await main(page).getByRole('radio', { name: 'Otros datos' }).check()
  await expect(main(page).locator('input[name="taxpayer.id"]')).toHaveValue('')

  await open(page, '/en-SV/account')
  await main(page).getByRole('button', { name: 'Remove Marta' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(row('Marta')).toHaveCount(0)
  expect(await readCustomer(page, customerId)).toMatchObject({
    c_fiscalProfiles: expect.stringMatching(/^\[\{[^}]*"c_nrc":"1234567"[^}]*\}\]$/),
  })
})
