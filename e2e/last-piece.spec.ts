import { expect, test } from '@playwright/test'
import { orderButton, toReview } from './steps/checkout.ts'
import { lamina } from './steps/commands.ts'
import { fillBasket, readBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { ordersOf } from './steps/orders.ts'
import { open } from './steps/ready.ts'
import { singleStoreProduct } from './steps/single-store-product.ts'

const { sku, inventory } = singleStoreProduct

test('[S8.031] two customers want the last piece at once: one order, and one refusal that names it and keeps the cart', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const contexts = [await browser.newContext(), await browser.newContext()]
  await lamina('stock', 'set', sku, inventory, '1')
  const shoppers = await Promise.all(
    contexts.map(async (context) => {
      const page = await context.newPage()
      const { customerId } = await newCustomer(page)
      const { basketId } = await fillBasket(page, [{ productId: sku, quantity: 1 }])
      await open(page, '/checkout')
      await toReview(page)
      return { page, customerId, basketId }
    }),
  )

  await Promise.all(shoppers.map(({ page }) => orderButton(page).press('Enter')))
  await expect
    .poll(async () =>
      (await Promise.all(shoppers.map(({ page, customerId }) => ordersOf(page, customerId)))).flat(),
    )
    .toHaveLength(1)
  const kept = await Promise.all(
    shoppers.map(async (one) => ({ ...one, orders: await ordersOf(one.page, one.customerId) })),
  )
  const winner = kept.find(({ orders }) => orders.length === 1)
  const loser = kept.find(({ orders }) => orders.length === 0)
  if (!winner || !loser) throw new Error('there is no winner and no loser')
  await expect(winner.page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
  await expect(winner.page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias por tu compra!')

  await expect(loser.page.locator('body')).toContainText(/HE131.+agotad|nivel.+agotad/i)
  expect((await readBasket(loser.page, loser.basketId)).productItems).toMatchObject([
    { productId: sku, quantity: 1 },
  ])
  for (const context of contexts) await context.close()
})
