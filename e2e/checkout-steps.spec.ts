import { expect, type Page, type Request, test } from '@playwright/test'
import { createReadyBasket } from './steps/buy.ts'
import {
  choosePickup,
  chooseTransfer,
  fillPlace,
  goOn,
  orderButton,
  placeInSantaAna,
} from './steps/checkout.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { ordersOf } from './steps/orders.ts'
import { open } from './steps/ready.ts'

/** Whether a request places an order. */
const places = (request: Request) => request.method() === 'POST' && /\/orders(\?|$)/.test(request.url())

test('reload, back and double press at every step of the checkout make one order', async ({ page }) => {
  test.setTimeout(180_000)
  const main = page.getByRole('main')
  const steps = page.getByRole('navigation', { name: 'Pasos de la compra' }).or(main).first()
  const { customerId } = await newCustomer(page)
  await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }])
  await open(page, '/checkout')
  await choosePickup(page)
  const next = main.getByRole('button', { name: 'Continuar' })

  // Each step: pressed twice at once, loaded anew, left by Back and entered by Forward, and still there.
  const disturb = async (step: string) => {
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
    await page.reload()
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    await page.goBack()
    await expect(page).toHaveURL(/\/checkout/)
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
    await expect(steps).toBeVisible()
  }
  await next.dblclick()
  await disturb('payment')
  await fillPlace(page, placeInSantaAna, 'Calle Libertad 12')
  await chooseTransfer(page)
  await goOn(page, 'review')
  await disturb('review')

  let asked = 0
  let answered = 0
  page.on('request', (request) => {
    if (places(request)) asked++
  })
  page.on('requestfinished', (request) => {
    if (places(request)) answered++
  })
  await orderButton(page).dblclick()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
  // Whatever the second press set off has come back, and has led nowhere else.
  await expect.poll(() => asked - answered).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias por tu compra!')
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
  const orderNo = page.url().split('/').at(-1)
  expect(await ordersOf(page, customerId)).toEqual([orderNo])

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias por tu compra!')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(orderButton(page)).toHaveCount(0)
  expect(await ordersOf(page, customerId)).toEqual([orderNo])
})

test('two tabs agree on the cart; an order placed in both at once, one of them loaded anew, is one order', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const { customerId } = await newCustomer(page)
  await createReadyBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }], 'SV-SS01')
  const beside = await context.newPage()
  const field = (tab: Page) => tab.getByRole('main').getByRole('spinbutton')
  for (const tab of [page, beside]) {
    await open(tab, '/cart')
    await expect(field(tab)).toHaveValue('2')
  }
  await field(beside).fill('3')
  await expect(field(page)).toHaveValue('3')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrito, 3/ })).toBeVisible()

  for (const tab of [page, beside]) {
    await open(tab, '/checkout?step=review')
    await expect(orderButton(tab)).toBeVisible()
  }
  const sent = page.waitForRequest((request) => places(request))
  await Promise.all([page, beside].map((tab) => orderButton(tab).press('Enter')))
  await sent
  await page.reload()
  await expect(beside).toHaveURL(/\/checkout\/confirmation\/\d+$/)
  const orderNo = beside.url().split('/').at(-1)
  // The other one has nothing left to order, wherever it stands.
  await expect(page).toHaveURL(/\/(cart|checkout\/confirmation\/\d+)$/)
  await expect(orderButton(page)).toHaveCount(0)
  expect(await ordersOf(page, customerId)).toEqual([orderNo])
})
