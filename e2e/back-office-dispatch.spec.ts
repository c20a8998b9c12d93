import { expect, type Page, test } from '@playwright/test'
import { callEngine } from './steps/engine.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { expectPrintable } from './steps/printable.ts'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const baskets = 'checkout/shopper-baskets/v1'
const desk = (orderNo: string, rest = ''): [string, string] => [
  'custom/orders-desk/v1',
  `orders/${orderNo}${rest}`,
]
const address = {
  firstName: 'Marta',
  lastName: 'Obrero',
  address1: 'Calle Libertad 12',
  city: 'Santa Ana',
  stateCode: 'SV-santa-ana',
  countryCode: 'SV',
  phone: '70000000',
}
const person = {
  firstName: 'Rosa',
  lastName: 'Mejía',
  idType: 'dui',
  idNumber: '01234567-8',
  phone: '70000000',
}

/** An order of sheets that goes by truck, paid at the desk. */
const paidDelivery = async (page: Page, quantity: number): Promise<string> => {
  const { email } = await newCustomer(page)
  const { basketId } = await fillBasket(page, [{ productId: 'TE024-10', quantity }])
  const path = `baskets/${basketId}`
  await callEngine(page, 'PUT', [baskets, `${path}/customer`], { body: { email } })
  const collector = { body: { c_personPicksUpData: person } }
  await callEngine(page, 'PATCH', [baskets, path], collector)
  await callEngine(page, 'PUT', [baskets, `${path}/shipments/me/shipping-address`], { body: address })
  await callEngine(page, 'PUT', [baskets, `${path}/shipments/me/shipping-method`], { body: { id: 'truck' } })
  await callEngine(page, 'PUT', [baskets, `${path}/billing-address`], { body: address })
  const body = { paymentMethodId: 'BANK_TRANSFER' }
  await callEngine(page, 'POST', [baskets, `${path}/payment-instruments`], { body })
  const order = ['checkout/shopper-orders/v1', 'orders'] as [string, string]
  const placed = await callEngine<{ orderNo: string; orderTotal: number }>(page, 'POST', order, {
    body: { basketId },
  })
  await signInStaff(page, 'manager')
  const { etag } = await callAdmin(page, 'GET', desk(placed.orderNo))
  const paid = { body: { tender: 'transfer', amount: placed.orderTotal }, ifMatch: etag }
  expect((await callAdmin(page, 'POST', desk(placed.orderNo, '/payments'), paid)).status).toBe(200)
  return placed.orderNo
}
const orderOf = async (page: Page, orderNo: string) => (await callAdmin(page, 'GET', desk(orderNo))).body

test('a foreman loads a truck with several orders and prints the dispatch note in four presses', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const orderNos = [await paidDelivery(page, 12), await paidDelivery(page, 7)]
  await page.addInitScript(() => {
    const printed: string[] = []
    Object.assign(globalThis, { printed, print: () => printed.push(document.title) })
  })
  await signInStaff(page, 'foreman')
  await page.goto('/admin/dispatch')
  const presses = await countPresses(page)
  await main(page)
    .getByRole('checkbox', { name: /^Cargar todo de Santa Ana/ })
    .check()
  await main(page).getByLabel('Camión (placa)').fill('C-123 456')
  await main(page).getByLabel('Piloto').fill('Julio Rivas')
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /pedidos · hasta .* kg/ }),
  ).toBeVisible()
  await main(page).getByRole('button', { name: 'Despachar' }).click()
  const dialog = page.getByRole('dialog')
  for (const orderNo of orderNos) await expect(dialog).toContainText(orderNo)
  await dialog.getByRole('button', { name: 'Despachar' }).click()
  const note = main(page).getByRole('article', { name: 'Nota de despacho' })
  for (const orderNo of orderNos) await expect(note).toContainText(orderNo)
  await expect(note).toContainText('San Salvador Ejército · camión C-123 456 · piloto Julio Rivas')
  await page.getByRole('button', { name: 'Imprimir nota' }).click()
  await expectTask(page, 13, await presses())
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { printed: string[] }).printed))
    .toHaveLength(1)
  for (const orderNo of orderNos)
    expect(await orderOf(page, orderNo)).toMatchObject({ step: 'shipped', shippingStatus: 'shipped' })
  const { timeline } = await orderOf(page, orderNos[0] ?? '')
  expect(JSON.stringify(timeline)).toContain('C-123 456')
  // A note that was lost is printed again, from the list of what left.
  await page.goto('/admin/dispatch')
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: orderNos[0] ?? '' })
    .getByRole('link')
    .click()
  await expect(note).toContainText('camión C-123 456 · piloto Julio Rivas')
  await expectPrintable(page)
  for (const format of ['A4', 'Letter']) {
    const paper = (await page.pdf({ format })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g), `pages of ${format}`).toHaveLength(1)
  }
  expect(await faultsOfScreen(page, '/dispatch')).toEqual([])
  expect(faults).toEqual([])
})

test('a desk and a clerk dispatch nothing', async ({ page }) => {
  const orderNo = await paidDelivery(page, 5)
  await signInStaff(page, 'foreman')
  await page.goto('/admin/dispatch')
  await expect(main(page).getByText(orderNo)).toBeVisible()
  await signInStaff(page, 'desk')
  const { etag } = await callAdmin(page, 'GET', desk(orderNo))
  const body = { step: 'shipped' }
  expect((await callAdmin(page, 'POST', desk(orderNo, '/steps'), { body, ifMatch: etag })).status).toBe(403)
  await page.goto('/admin/dispatch')
  await expect(main(page)).toContainText('tu rol no despacha')
  await expect(main(page).getByRole('checkbox')).toHaveCount(0)

  await signInStaff(page, 'clerk')
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Despachos' })).toHaveCount(0)
})
