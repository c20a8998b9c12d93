import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { choosePickup, fillPlace, goOn, orderButton, placeInSantaAna } from './steps/checkout.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { ordersOf } from './steps/orders.ts'
import { open } from './steps/ready.ts'

const screw = { productId: 'TE009-26-ROJO-305', quantity: 2 }

test.describe.configure({ timeout: 120_000 })

const main = (page: Page) => page.getByRole('main')
const paypalButton = (page: Page) =>
  page.getByRole('button', { name: 'Pagar con PayPal' }).filter({ visible: true })

const toReview = async (page: Page, place: Parameters<typeof fillPlace>[1] = placeInSantaAna) => {
  await choosePickup(page)
  await goOn(page, 'payment')
  await fillPlace(page, place, 'Calle Libertad 12')
  await main(page)
    .getByRole('radio', { name: /PayPal/ })
    .check()
}

/** Presses the button and gives the approval window. */
const approvalWindow = async (page: Page) => {
  const opened = page.waitForEvent('popup')
  await expect(paypalButton(page)).toBeEnabled()
  await paypalButton(page).press('Enter')
  const window = await opened
  await window.getByRole('heading', { name: /Pagar a/ }).waitFor()
  return window
}

const answer = async (window: Page, button: RegExp, payer?: string) => {
  if (payer) await window.getByLabel(/Pagador de prueba/).selectOption(payer)
  const closed = window.waitForEvent('close')
  await window.getByRole('button', { name: button }).click()
  await closed
}

test('[S1.035] [S2.164] [S3.040] [S4.065] [S4.067] Nicaragua: PayPal as the last step, in dollars that were shown before; cancelling changes nothing, approving makes one order', async ({
  page,
}) => {
  const { customerId } = await newCustomer(page, 'es-NI')
  await fillBasket(page, [screw], { locale: 'es-NI', currency: 'NIO' })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await open(page, '/es-NI/checkout')
  await toReview(page, [
    ['Departamento', 'León'],
    ['Municipio', 'León'],
  ])
  await expect(main(page)).toContainText(
    /PayPal cobra en dólares: \$\d+\.\d{2} USD \(1 USD = 36\.62 NIO, tasa del/,
  )
  expect(scripts.some((path) => path.includes('paypal-button'))).toBe(false)
  await goOn(page, 'review')
  await expect(paypalButton(page)).toBeEnabled()
  await expect(orderButton(page)).toHaveCount(0)
  expect(scripts.some((path) => path.includes('paypal-button'))).toBe(true)
  const told = /\$(\d+\.\d{2}) USD/.exec((await main(page).textContent()) ?? '')?.[1]
  await expectAccessible(page)

  await answer(await approvalWindow(page), /Cancelar/)
  await expect(paypalButton(page)).toBeEnabled()
  expect(await ordersOf(page, customerId)).toEqual([])

  const window = await approvalWindow(page)
  await expect(window.getByText(`USD ${told}`)).toBeVisible()
  await answer(window, /Pagar ahora/)
  await expect(page).toHaveURL(/\/es-NI\/checkout\/confirmation\/\d+$/)
  await expect(main(page)).toContainText(`PayPal, $${told} USD`)
  await expect(main(page)).toContainText('Pagado')
  expect(await ordersOf(page, customerId)).toHaveLength(1)
})

test('[S8.027] what PayPal refuses leads back to the payment with the same lines', async ({ page }) => {
  const { customerId } = await newCustomer(page)
  await fillBasket(page, [screw])
  await open(page, '/checkout')
  await toReview(page)
  await goOn(page, 'review')
  await answer(await approvalWindow(page), /Pagar ahora/, 'rechazado@paypal.example')
  await expect(page).toHaveURL(/step=payment/)
  await expect(main(page).getByRole('alert')).toContainText('Tu pago fue rechazado.')
  expect(await ordersOf(page, customerId)).toEqual([])
  // PayPal stays chosen; its other account pays.
  await goOn(page, 'review')
  await answer(await approvalWindow(page), /Pagar ahora/)
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/, { timeout: 30_000 })
})

test('where windows are blocked the browser goes to PayPal itself and comes back to its order', async ({
  page,
}) => {
  const { customerId } = await newCustomer(page)
  await fillBasket(page, [screw])
  await page.addInitScript(() => {
    window.open = () => null
  })
  await open(page, '/checkout')
  await toReview(page)
  await goOn(page, 'review')
  await expect(paypalButton(page)).toBeEnabled()
  await paypalButton(page).press('Enter')
  await page.getByRole('button', { name: /Pagar ahora/ }).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/, { timeout: 30_000 })
  expect(await ordersOf(page, customerId)).toHaveLength(1)
})

test('[S4.066] approved, and the order’s answer is lost: the review places the order with that approval, once', async ({
  page,
}) => {
  const { customerId } = await newCustomer(page)
  await fillBasket(page, [screw])
  await open(page, '/checkout')
  await toReview(page)
  await goOn(page, 'review')
  let lost = 0
  await page.route(/shopper-orders\/v1\/organizations\/[^/]+\/orders\?/, async (route) => {
    if (lost++ > 0) return route.continue()
    await route.abort('connectionfailed')
  })
  await answer(await approvalWindow(page), /Pagar ahora/)
  await expect(main(page)).toContainText('No recibimos respuesta', { timeout: 20_000 })
  await expect(paypalButton(page)).toHaveCount(0)
  await orderButton(page).press('Enter')
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/, { timeout: 30_000 })
  expect(await ordersOf(page, customerId)).toHaveLength(1)
})

test('[S7.040] [S8.003] PayPal that names no order shows the generic message, and the shopper stays', async ({
  page,
}) => {
  await newCustomer(page)
  await fillBasket(page, [screw])
  await open(page, '/checkout')
  await toReview(page)
  await goOn(page, 'review')
  await page.route(/create-paypal-order/, (route) => route.fulfill({ json: {} }))
  await expect(paypalButton(page)).toBeEnabled()
  await paypalButton(page).press('Enter')
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
    'Ocurrió un error inesperado durante la compra.',
  )
  await expect(paypalButton(page)).toBeEnabled()
})
