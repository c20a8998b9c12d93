import { expect, test } from '@playwright/test'
import { choosePickup, fillPlace, goOn, orderButton } from './steps/checkout.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

test('[S3.040] in Nicaragua an order that is picked up is paid at the store, and says until when', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const main = page.getByRole('main')
  await newCustomer(page, 'es-NI')
  await open(page, '/es-NI/product/TE001-30-183')
  await main.getByLabel('Cantidad').fill('2')
  await main.getByRole('button', { name: 'Agregar al carrito' }).last().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/es-NI\/cart$/)
  await main.getByRole('button', { name: 'Finalizar compra' }).click()
  await choosePickup(page)
  await goOn(page, 'payment')
  await fillPlace(page, [['Departamento', 'Managua'], ['Municipio']], 'Carretera a Masaya, km 6')
  await main.getByRole('radio', { name: /Pago en la tienda/ }).check()
  await goOn(page, 'review')
  await expect(main).toContainText('Pago en la tienda')
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  const note = page.getByRole('region', { name: 'Paga en la tienda' })
  await expect(note).toContainText(/Paga C\$[\d,]+\.\d{2} cuando retires tus productos/)
  await expect(note).toContainText(/Los apartamos hasta el \S+ \d+ de \S+/)
  await page.getByRole('link', { name: 'Ver mis pedidos' }).click()
  await main
    .getByRole('link', { name: /Pedido \d+/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Paga en la tienda' })).toBeVisible()
})
