import { expect, test } from '@playwright/test'
import { choosePickup, chooseTransfer, fillPlace, goOn, orderButton } from './steps/checkout.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const colones = /₡[\d,]+\.\d{2}(?!\d)/
/** Words no English page of the shop has. */
const spanish = /\b(?:Agregar|Carrito|Continuar|Retirar|Entrega|Tienda|Pedido|Cantidad|Piezas|Inicia)\b/

test('[S1.001] [S1.022] Costa Rica in English: colones with two decimals from the product to the order', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const main = page.getByRole('main')
  await newCustomer(page, 'en-CR')
  await open(page, '/en-CR/product/TE001-30-183')
  await expect(main).toContainText(colones)
  await expect(main).not.toContainText(spanish)
  await main.getByLabel('Quantity').fill('3')
  await main.getByRole('button', { name: 'Add to cart' }).last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('3 items added to cart')
  await expect(dialog).toContainText(colones)
  await dialog.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/en-CR\/cart$/)
  await expect(main).toContainText(/Estimated Total\s?₡[\d,]+\.\d{2}/)
  await expect(main).not.toContainText(spanish)
  await main.getByRole('button', { name: 'Checkout' }).click()

  await expect(page).toHaveURL(/\/en-CR\/checkout/)
  await choosePickup(page, 'en')
  await expect(main).not.toContainText(spanish)
  await goOn(page, 'payment', 'en')
  await fillPlace(
    page,
    [['Province', 'San José'], ['Canton', 'Escazú'], ['District']],
    'Avenida 3, casa 14',
    'en',
  )
  await chooseTransfer(page, 'en')
  await expect(main).not.toContainText(spanish)
  await goOn(page, 'review', 'en')
  await expect(main).toContainText(colones)
  await orderButton(page, 'en').press('Enter')
  await expect(page).toHaveURL(/\/en-CR\/checkout\/confirmation\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order!')
  await expect(main).toContainText(colones)
  await expect(main).not.toContainText(spanish)
  await expect(main).toContainText(/Pickup on \w+ \d+ \w+/)
})
