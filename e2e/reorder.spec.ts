import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { createReadyBasket, placeOrder } from './steps/buy.ts'
import { lamina } from './steps/commands.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { singleStoreProduct } from './steps/single-store-product.ts'

const main = (page: Page) => page.getByRole('main')

test('an order is made again in one press; what is gone is named, the rest is in the cart', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await newCustomer(page)
  await lamina('stock', 'set', singleStoreProduct.sku, singleStoreProduct.inventory, '5')
  const lines = [
    { productId: 'TE007-26-ROJO', quantity: 9, c_lengthMetersToBuy: 3.65 },
    { productId: singleStoreProduct.sku, quantity: 1 },
  ]
  const { orderNo } = await placeOrder(page, (await createReadyBasket(page, lines, 'SV-SS01')).basketId)
  await open(page, `/account/orders/${orderNo}`)
  const again = main(page).getByRole('button', { name: 'Volver a pedir' })
  await again.dblclick()
  const all = page.getByRole('dialog', { name: '2 productos agregados al carrito' })
  await expect(all).toBeVisible()
  await expectAccessible(page)
  await all.getByRole('button', { name: 'Ver el carrito' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const cart = main(page).getByRole('list').filter({ hasText: '3.65' }).first()
  await expect(cart).toContainText('32.85')
  await expect(main(page).getByRole('spinbutton').first()).toHaveValue('9')

  await lamina('stock', 'set', singleStoreProduct.sku, singleStoreProduct.inventory, '0')
  await open(page, `/account/orders/${orderNo}`)
  await again.click()
  const some = page.getByRole('dialog', { name: '1 producto agregado al carrito' })
  // Twice the metres reach the next price step.
  await expect(some.getByRole('listitem')).toHaveText([/antes \$\d+\.\d\d, ahora \$\d+\.\d\d$/, /nivel/i])
  await some.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(again).toBeFocused()
})
