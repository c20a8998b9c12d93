import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { fillCase, openCaseForm } from './steps/case-form.ts'
import { choosePickup, goOn } from './steps/checkout.ts'
import { callEngine } from './steps/engine.ts'
import { fillBasket, readBasket } from './steps/fill-basket.ts'
import { loseSession } from './steps/lose-session.ts'
import { type Customer, newCustomer, readCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const prompt = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: /Tu sesión terminó\.|Your session has ended\./ })

const signInAgain = async (page: Page, { email }: Pick<Customer, 'email'>) => {
  await expect(prompt(page).locator('input[name=email]')).toBeFocused()
  await prompt(page).locator('input[name=email]').fill(email)
  await prompt(page).locator('input[name=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toHaveCount(0)
}
/** A press that finds the session over, and what the shop does once the customer is back. */
const loseSessionAndPress = async (page: Page, customer: Customer, press: Locator, aged = false) => {
  await loseSession(page, { aged })
  await press.click()
  await signInAgain(page, customer)
}

test.describe.configure({ timeout: 240_000 })

test('a session that ends in the middle of the account asks to sign in, and what was written is saved', async ({
  page,
}) => {
  const customer = await newCustomer(page)
  await open(page, '/account')
  await main(page).getByRole('button', { name: 'Editar: Datos personales' }).click()
  await main(page).locator('input[name=firstName]').fill('Marta Eugenia')
  await loseSession(page)
  const save = main(page).getByRole('button', { name: 'Guardar', exact: true })
  await save.click()
  await expect(prompt(page)).toContainText('Inicia sesión para seguir donde estabas: no se pierde nada.')
  await expectAccessible(page)
  // Who will not sign in keeps what they wrote, is told why it is not saved, and may try again.
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('alert')).toHaveText('Tu sesión terminó. Inicia sesión de nuevo.')
  await expect(main(page).locator('input[name=firstName]')).toHaveValue('Marta Eugenia')
  // To look at another tab meanwhile, for the code in a mail say, takes nothing away either.
  const other = await page.context().newPage()
  await other.bringToFront()
  await other.close()
  await page.bringToFront()
  await save.click()
  await signInAgain(page, customer)
  await expect(main(page)).toContainText('Marta Eugenia Obrero')
  expect(await readCustomer(page, customer.customerId)).toMatchObject({ firstName: 'Marta Eugenia' })

  const dialog = page.getByRole('dialog').last()
  await main(page).getByRole('button', { name: 'Agregar datos de facturación' }).click()
  await dialog.locator('input[name=name]').fill('Yo')
  await dialog.locator('input[name="taxpayer.id"]').fill('000000018')
  await loseSessionAndPress(page, customer, dialog.getByRole('button', { name: 'Guardar' }), true)
  await expect(main(page)).toContainText('(DUI) 00000001-8')

  await open(page, '/account/addresses')
  await main(page).getByRole('button', { name: 'Agregar dirección' }).click()
  await dialog.locator('input[name=name]').fill('Obra')
  await dialog.getByLabel('Departamento').selectOption('Santa Ana')
  await dialog.getByLabel('Municipio').selectOption({ index: 1 })
  await dialog.getByLabel('Distrito').selectOption({ index: 1 })
  await dialog.locator('input[name="address.address1"]').fill('Calle 5, casa 12')
  await loseSessionAndPress(page, customer, dialog.getByRole('button', { name: 'Guardar dirección' }))
  await expect(main(page).getByRole('heading', { name: 'Obra', exact: true })).toBeVisible()

  const lists = `customers/${customer.customerId}/product-lists`
  const family = 'customer/shopper-customers/v1'
  const { id } = await callEngine<{ id: string }>(page, 'POST', [family, lists], {
    body: { type: 'wish_list' },
  })
  await callEngine(page, 'POST', [family, `${lists}/${id}/items`], {
    body: { productId: 'TE001-30-183', quantity: 1, priority: 1, public: false, type: 'product' },
  })
  await open(page, '/account/wishlist')
  await main(page).getByRole('button', { name: 'Agregar una nota' }).click()
  await main(page).getByRole('textbox').fill('Para la bodega')
  await loseSessionAndPress(page, customer, main(page).getByRole('button', { name: 'Guardar nota' }), true)
  await expect(main(page)).toContainText('Para la bodega')
  await expect(main(page).getByRole('button', { name: 'Cambiar la nota' })).toBeFocused()
})

test('a session that ends in the middle of a purchase, a quote or a case asks to sign in, and it goes on', async ({
  page,
}) => {
  const customer = await newCustomer(page)
  const { basketId } = await fillBasket(page, [{ productId: 'PE064', quantity: 2 }])
  await open(page, '/product/TE001-30-183')
  await loseSessionAndPress(
    page,
    customer,
    main(page).getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first(),
  )
  await expect(page.getByRole('dialog')).toContainText('carrito')
  expect(
    (await readBasket(page, basketId)).productItems?.map(({ productId }) => productId).toSorted(),
  ).toEqual(['PE064', 'TE001-30-183'])
  await open(page, '/cart')
  // What the cart asks by itself, after the end of the session, would bring the prompt before the press does.
  await page.waitForLoadState('networkidle')
  await loseSession(page, { aged: true })
  await main(page)
    .getByRole('button', { name: /^Eliminar/ })
    .last()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, eliminar' }).click()
  await signInAgain(page, customer)
  await expect.poll(async () => (await readBasket(page, basketId)).productItems?.length).toBe(1)

  await open(page, '/cart')
  await main(page).getByRole('button', { name: 'Cotizar', exact: true }).click()
  await choosePickup(page)
  await goOn(page, 'review')
  await main(page).getByLabel('Mensaje para la mesa de ventas').fill('Para la nave de Sonsonate.')
  await loseSessionAndPress(page, customer, main(page).getByRole('button', { name: 'Cotizar', exact: true }))
  await expect(page).toHaveURL(/\/opportunity\/[0-9a-f]+$/)
  await expect(main(page)).toContainText('Para la nave de Sonsonate.')

  await open(page, '/en-SV')
  const dialog = await openCaseForm(page, 'Customer service', 'Help')
  await fillCase(page)
  await loseSessionAndPress(page, customer, dialog.getByRole('button', { name: 'Send' }))
  await expect(page.getByRole('dialog')).toContainText(/Thank/)
})

test('[S2.009] signing in through a provider after the session ended opens another window, and the page continues by itself', async ({
  page,
}) => {
  const email = `vuelve.${Date.now()}@google.example`
  const enter = async (at: Page) => {
    await at.getByLabel('Correo electrónico').fill(email)
    await at.getByRole('button', { name: 'Continuar' }).click()
  }
  await open(page, '/login')
  await main(page).getByRole('button', { name: 'Google' }).click()
  await enter(page)
  await expect(page).toHaveURL(/\/account$/)
  await main(page).getByRole('button', { name: 'Editar: Datos personales' }).click()
  await main(page).locator('input[name=firstName]').fill('Vuelve')
  await main(page).locator('input[name=lastName]').fill('Siempre')
  await main(page).locator('input[name=phone]').fill('70001234')
  await loseSession(page)
  await main(page).getByRole('button', { name: 'Guardar', exact: true }).click()
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    prompt(page).getByRole('button', { name: 'Google' }).click(),
  ])
  await enter(beside)
  await expect(prompt(page)).toHaveCount(0)
  await expect(main(page)).toContainText('Vuelve Siempre')
})
