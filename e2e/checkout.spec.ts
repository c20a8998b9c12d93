import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { createReadyBasket, placeOrder } from './steps/buy.ts'
import { fillCard, fillPlace, goOn, orderButton, placeInSantaAna } from './steps/checkout.ts'
import { callEngine } from './steps/engine.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const sheet = { productId: 'TE009-26-ROJO-305', quantity: 2 }
const store = 'SV-SS01'

test.describe.configure({ timeout: 120_000 })

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true, level: 2 })
const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
test('[S4.007] [S4.008] [S4.009] [S4.010] [S4.011] steps stand in the URL, can be opened again, and the flow ends outside', async ({
  page,
}) => {
  await newCustomer(page)
  const { basketId } = await createReadyBasket(page, [sheet], store)
  await open(page, '/checkout')
  await expect(orderButton(page)).toBeVisible()
  expect(await storedValue(page, 'checkoutFlow')).toBe('normal')
  expect(await storedValue(page, 'checkoutBasketId')).toBe(basketId)

  await main(page)
    .getByRole('button', { name: /Editar.*Contacto/ })
    .click()
  await expect(page).toHaveURL(/step=contact/)
  await expect(heading(page, 'Contacto')).toBeFocused()
  // Everything is known: a step opened to change it leads back to the one button.
  await main(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/step=review/)
  await page.goBack()
  await expect(page).toHaveURL(/step=contact/)
  await expect(main(page).getByRole('button', { name: 'Continuar' })).toBeVisible()
  await main(page)
    .getByRole('button', { name: /Editar.*Pago/ })
    .click()
  await expect(page).toHaveURL(/step=payment/)

  await page.getByRole('link', { name: 'Volver al carrito' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect.poll(() => storedValue(page, 'checkoutBasketId')).toBeNull()
  expect(await storedValue(page, 'checkoutFlow')).toBe('normal')
})

test('[S2.142] [S2.143] [S2.144] [S2.149] [S2.150] [S2.151] [S2.153] [S2.155] [S2.161] [S2.162] rows with store, day, pieces and metres; a bill whose estimate becomes the total', async ({
  page,
}) => {
  await newCustomer(page)
  const { basketId } = await fillBasket(page, [
    sheet,
    { productId: 'TE008-26-ROJO', quantity: 9, c_lengthMetersToBuy: 3.65 },
  ])
  await open(page, '/checkout?step=shipping')
  const bill = page.getByRole('complementary')
  const figure = (label: string) => bill.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) })
  await expect(figure('Entrega')).toHaveText(/\$\d+\.\d\d$/)
  await expect(figure('IVA incluido')).toHaveText(/\$\d+\.\d\d$/)
  await expect(bill).toContainText(/Total estimado\s?\$/)

  await main(page)
    .getByRole('radio', { name: /Retirar en tienda/ })
    .check()
  const rows = main(page).getByRole('list', { name: 'Qué retiras y cuándo' }).getByRole('listitem')
  const [first, second] = [rows.first(), rows.last()]
  await expect(first).toContainText('Cantidad: 2')
  await expect(second).toContainText('9 piezas de 3.65 m = 32.85 m')
  const day = /Retiras el \S+ \d+ de \S+/
  await expect(first).toContainText(day)
  await expect(second).toContainText(day)
  const before = await second.textContent()
  const elsewhere = second.getByRole('combobox', { name: /^Tienda para / })
  await elsewhere.selectOption({ index: 3 })
  await expect(main(page).getByRole('combobox', { name: 'Retirar todo en' })).toHaveValue('')
  await expect(second).not.toHaveText(before ?? '')
  await expect(elsewhere).toBeEnabled()
  await expectAccessible(page)

  await open(page, '/checkout?step=shipping')
  await main(page).getByRole('button', { name: 'Continuar' }).press('Enter')
  await expect(page).toHaveURL(/step=payment/)
  const basket = await callEngine<Record<'productSubTotal' | 'taxTotal' | 'orderTotal', number>>(
    page,
    'GET',
    ['checkout/shopper-baskets/v1', `baskets/${basketId}`],
  )
  const dollars = (amount: number) => `$${amount.toFixed(2)}`
  await expect(figure('Subtotal')).toContainText(dollars(basket.productSubTotal))
  await expect(figure('Entrega')).toHaveText(/Gratis$/)
  await expect(figure('IVA incluido')).toContainText(dollars(basket.taxTotal))
  await expect(bill).not.toContainText('Total estimado')
  await expect(bill).toContainText(`Total ${dollars(basket.orderTotal)}`)
  await bill.getByText('11 artículos en el carrito').click()
  await expect(bill.getByRole('listitem').filter({ hasText: '9 piezas de 3.65 m' })).toBeVisible()
  await bill.getByRole('link', { name: 'Editar carrito' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('[S4.003] [S4.008] a step ahead of incomplete ones stays closed', async ({ page }) => {
  await newCustomer(page)
  await fillBasket(page, [sheet])
  await open(page, '/checkout?step=review')
  await expect(page.getByRole('radio', { name: /Retirar en tienda/ })).toBeVisible()
  await expect(orderButton(page)).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(main(page)).toContainText('Elige retiro o entrega.')
})

test('a press on Continuar while a choice is still being saved is not lost', async ({ page }) => {
  await newCustomer(page)
  await fillBasket(page, [sheet])
  await open(page, '/checkout')
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/baskets\/[^/]+\/items/, async (route) => {
    await pressed
    await route.continue()
  })
  await main(page)
    .getByRole('radio', { name: /Retirar en tienda/ })
    .check()
  await main(page).getByRole('button', { name: 'Continuar' }).press('Enter')
  letGo()
  await expect(page).toHaveURL(/step=payment/)
})

test('choosing the delivery by keyboard keeps the focus while days and prices are fetched again', async ({
  page,
}) => {
  await newCustomer(page)
  await fillBasket(page, [{ ...sheet, quantity: 40 }])
  await open(page, '/checkout')
  await main(page)
    .getByRole('radio', { name: /Entrega a domicilio/ })
    .check()
  await fillPlace(page, placeInSantaAna, 'Calle Libertad 12')
  await goOn(page, 'options')
  const truck = main(page).getByRole('radio', { name: /Entrega en camión/ })
  const crane = main(page).getByRole('radio', { name: /Camión con grúa/ })
  await expect(truck).toBeChecked()
  const again = page.waitForResponse(/\/shipping-methods/)
  await truck.press('ArrowDown')
  await again
  await expect(crane).toBeChecked()
  await expect(crane).toBeFocused()
})

test('[S2.018] an empty basket has only the cart', async ({ page }) => {
  await newCustomer(page)
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/cart$/)
})

test('[S2.163] two presses on the sticky button of a phone make one order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { customerId } = await newCustomer(page)
  await createReadyBasket(page, [sheet], store)
  await open(page, '/checkout')
  const bar = page.getByRole('region', { name: 'Hacer el pedido' })
  // Wherever one is on the page.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toBeInViewport()
  await bar.getByRole('button').dblclick()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  const { total } = await callEngine<{ total: number }>(page, 'GET', [
    'customer/shopper-customers/v1',
    `customers/${customerId}/orders`,
  ])
  expect(total).toBe(1)
})

test('[S8.030] a payment under review keeps its order and says so', async ({ page }) => {
  await newCustomer(page)
  await createReadyBasket(page, [sheet], store)
  await open(page, '/checkout?step=payment')
  await fillCard(page, '4000 0000 0000 0069')
  await page.getByLabel('Departamento').selectOption({ label: 'Santa Ana' })
  await page.getByLabel('Municipio').selectOption({ index: 1 })
  await page.getByLabel('Distrito').selectOption({ index: 1 })
  await page.getByLabel('Dirección exacta').fill('Calle Libertad 12')
  await main(page).getByRole('button', { name: 'Continuar' }).press('Enter')
  await expect(page).toHaveURL(/step=review/)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  await expect(main(page)).toContainText('Tu pago está en revisión. Te avisaremos cuando se confirme.')
})

test('[S2.022] the confirmation and the order of somebody else do not exist', async ({ page, browser }) => {
  await newCustomer(page)
  const { orderNo } = await placeOrder(page, (await createReadyBasket(page, [sheet], store)).basketId)
  await open(page, `/confirmation/${orderNo}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias por tu compra!')
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url().replace(/\/confirmation.*/, '/'))
  await newCustomer(other)
  for (const path of [`/confirmation/${orderNo}`, `/account/orders/${orderNo}`]) {
    expect((await other.goto(path))?.status()).toBe(404)
  }
  await other.context().close()
})

test('every step can be used by everybody', async ({ page }) => {
  await newCustomer(page)
  await createReadyBasket(page, [sheet], store)
  for (const step of ['contact', 'shipping', 'options', 'payment', 'review']) {
    await open(page, `/checkout?step=${step}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
  await orderButton(page).click()
  await expect(page).toHaveURL(/confirmation/)
  await expectAccessible(page)
  await open(page, '/account/orders')
  await expectAccessible(page)
  await main(page).getByLabel('Estado').selectOption({ label: 'Cancelado' })
  await expect(page).toHaveURL(/\?status=cancelled$/)
  await expect(main(page)).toContainText('Ningún pedido es así.')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Ver todos los pedidos' }).click()
  await main(page)
    .getByRole('link', { name: /^Pedido/ })
    .click()
  await expect(main(page).getByRole('list', { name: 'Qué ha pasado' })).toBeVisible()
  await expectAccessible(page)
})

test('[S2.013] orders are looked for by status and period, without scripts too', async ({
  page,
  browser,
  baseURL,
}) => {
  await newCustomer(page)
  const { orderNo } = await placeOrder(page, (await createReadyBasket(page, [sheet], store)).basketId)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`${baseURL}/en-SV/account/orders`)
  const card = main(plain).getByRole('link', { name: `Order ${orderNo}` })
  await main(plain).getByLabel('Status').selectOption('created')
  await main(plain).getByLabel('Period').selectOption('30')
  await main(plain).getByRole('button', { name: 'Filter' }).click()
  await expect(plain).toHaveURL(/\?status=created&period=30$/)
  await expect(card).toBeVisible()
  await expect(main(plain).getByLabel('Status')).toHaveValue('created')
  await main(plain).getByLabel('Period').selectOption('2024')
  await main(plain).getByRole('button', { name: 'Filter' }).click()
  await expect(main(plain)).toContainText('No orders match.')
  await expect(card).toHaveCount(0)
  await context.close()
})
