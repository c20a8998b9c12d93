import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const edit = (page: Page, what: string) => main(page).getByRole('button', { name: `Editar: ${what}` })
const save = (page: Page) => main(page).getByRole('button', { name: 'Guardar', exact: true })

test('[S1.016] [S2.011] [S8.011] a customer changes name, phone, password and consent', async ({ page }) => {
  test.setTimeout(150_000)
  await newCustomer(page)
  await open(page, '/account')
  await expectAccessible(page)

  await edit(page, 'Datos personales').click()
  await expect(main(page).locator('input[name=firstName]')).toBeFocused()
  await main(page).locator('input[name=lastName]').fill('Techera')
  await main(page).locator('input[name=phone]').fill('70123456')
  await main(page).locator('input[name=mobile]').fill('7123')
  await save(page).click({ force: true })
  await expect(main(page).getByText('Ingrese un número de teléfono válido.')).toBeVisible()
  await main(page).locator('input[name=mobile]').fill('71230099')
  await expectAccessible(page)
  await save(page).click()
  await expect(edit(page, 'Datos personales')).toBeFocused()
  await expect(main(page)).toContainText('Marta Techera')
  await expect(main(page)).toContainText('7012-3456')
  await expect(main(page)).toContainText('7123-0099')

  const current = main(page).locator('input[name=currentPassword]')
  await edit(page, 'Contraseña').click()
  await current.fill('Otra-Clave-1!')
  await main(page).locator('input[name=password]').fill('Teja-Verde 95!')
  await save(page).click()
  await expect(main(page).getByRole('alert')).toHaveText('Contraseña incorrecta, inténtalo de nuevo')
  await current.fill(demoPassword)
  await save(page).click()
  await expect(edit(page, 'Contraseña')).toBeFocused()

  const consent = main(page).getByRole('checkbox', { name: 'Deseo recibir promociones y novedades' })
  await consent.click()
  await expect(consent).toBeChecked()
  await expect(consent).toBeEnabled()
  await open(page, '/account')
  await expect(consent).toBeChecked()
  await expect(main(page)).toContainText('Marta Techera')
})

test('[S2.014] [S1.016] a customer adds, changes, prefers and removes addresses', async ({ page }) => {
  test.setTimeout(150_000)
  await newCustomer(page)
  await open(page, '/account/addresses')
  await expect(main(page)).toContainText('Todavía no tienes direcciones')
  await expectAccessible(page)
  const dialog = page.getByRole('dialog')
  const add = async (name: string) => {
    await main(page).getByRole('button', { name: 'Agregar dirección' }).click()
    await expect(dialog.locator('input[name=name]')).toBeFocused()
    await dialog.locator('input[name=name]').fill(name)
    await dialog.getByLabel('Departamento').selectOption('Santa Ana')
    await dialog.getByLabel('Municipio').selectOption({ index: 1 })
    await dialog.getByLabel('Distrito').selectOption({ index: 1 })
    await dialog.locator('input[name="address.address1"]').fill('Calle 5, casa 12')
    await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await main(page).getByRole('button', { name: 'Agregar dirección' }).click()
  // The places of the country come after the form, one list more among them, and push the button down.
  await expect(dialog.getByLabel('Departamento')).toBeEnabled()
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click({ force: true })
  await expect(dialog.getByText('Ponle un nombre a la dirección.')).toBeVisible()
  await expect(dialog.getByText('Elige el lugar completo.')).toBeVisible()
  await expect(dialog.locator('input[name=name]')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await add('Casa')
  await add('Obra')
  const card = (name: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(card('Casa')).toContainText('Preferida')
  await expect(card('Obra')).toContainText('Marta Obrero')
  await expectAccessible(page)
  await card('Obra').getByRole('button', { name: 'Usar Obra como preferida' }).click()
  await expect(card('Obra').getByText('Preferida', { exact: true })).toBeVisible()
  await expect(card('Casa').getByText('Preferida', { exact: true })).toHaveCount(0)
  await card('Casa').getByRole('button', { name: 'Editar Casa' }).click()
  await expect(dialog.getByLabel('Departamento')).toHaveValue('SV-santa-ana')
  await dialog.locator('input[name=name]').fill('Obra')
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Ya tienes una dirección con ese nombre.')
  await dialog.locator('input[name=name]').fill('Bodega')
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
  await expect(card('Bodega')).toBeVisible()
  await card('Bodega').getByRole('button', { name: 'Eliminar Bodega' }).click()
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(card('Bodega')).toHaveCount(0)
  await expect(card('Obra')).toBeVisible()
})

for (const [prefix, mail, password] of [
  ['', 'Editar: Correo electrónico', 'Editar: Contraseña'],
  ['/en-SV', 'Edit: Email', 'Edit: Password'],
] as const) {
  test(`a press beside a form that is left with a mistake is not lost (${prefix || '/'})`, async ({
    page,
  }) => {
    await newCustomer(page)
    await open(page, `${prefix}/account`)
    await main(page).getByRole('button', { name: mail }).click()
    const field = main(page).locator('input[name=email]')
    await expect(field).toBeVisible()
    await field.fill('')
    await field.focus()
    // By hand: the driver's own click would look for the button again once it has moved.
    const button = main(page).getByRole('button', { name: password })
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('there is no button')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.up()
    await expect(main(page).locator('input[name=password]')).toBeVisible()
  })
}
