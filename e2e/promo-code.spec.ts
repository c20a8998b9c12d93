import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

test('[S2.165] [S8.019] [S2.152] [S2.156] [S2.158] [S2.159] [S2.160] [S5.002] [S5.003] a code that is not known stays at the field, a good one lowers the bill, says what it takes off and can be taken out', async ({
  page,
}) => {
  await newCustomer(page)
  await fillBasket(page, [{ productId: 'TE009-26-ROJO-305', quantity: 4 }])
  await open(page, '/cart')
  await page.getByText('¿Tienes un código promocional?').click()
  const code = page.getByLabel('Código promocional')
  const apply = page.getByRole('button', { name: 'Aplicar' })
  await code.fill(' AB ')
  await expect(apply).toBeDisabled()

  await code.fill('NOEXISTE')
  await apply.click()
  const rejected = page.getByText('Verifica el código e inténtalo de nuevo', { exact: false })
  await expect(rejected).toBeVisible()
  await expectAccessible(page)

  const total = page.locator('p').filter({ hasText: /^Total/ })
  // The delivery comes a moment after the cart, and is part of the total.
  await expect(page.getByText('Entrega estimada')).toBeVisible()
  const before = await total.textContent()
  await code.fill('bienvenido5')
  await apply.click()
  await expect(page.getByText('Promoción aplicada')).toBeVisible()
  await expect(rejected).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Cupón de bienvenida' })).toContainText('-$4.53')
  await expect(total).not.toHaveText(before ?? '')

  const applied = page.getByRole('group', { name: 'Promociones aplicadas' })
  await page.getByRole('button', { name: 'Promociones aplicadas' }).click()
  await expect(applied.getByText('Promociones aplicadas')).toBeVisible()
  await expect(applied.getByRole('listitem').filter({ hasText: 'Cupón de bienvenida' })).toContainText(
    '-$4.53',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(applied).toHaveCount(0)

  const takeOut = page.getByRole('button', { name: /^Eliminar BIENVENIDO5$/i })
  await page.route(/\/coupons\/[^/]+\?/, (route) => route.fulfill({ status: 500, json: {} }))
  await takeOut.click()
  await expect(page.getByText('Algo salió mal. ¡Inténtalo de nuevo!')).toBeVisible()
  await expect(takeOut).toBeVisible()
  await page.unroute(/\/coupons\/[^/]+\?/)
  await takeOut.click()
  await expect(page.getByText('Promoción eliminada')).toBeVisible()
  await expect(total).toHaveText(before ?? '')
})

test('[S5.001] pressing Enter without a code asks for one', async ({ page }) => {
  await newCustomer(page)
  await fillBasket(page, [{ productId: 'TE009-26-ROJO-305', quantity: 1 }])
  await open(page, '/en-SV/cart')
  await page.getByText('Do you have a promo code?').click()
  await page.getByLabel('Promo Code').press('Enter')
  await expect(page.getByText('Please provide a valid promo code.')).toBeVisible()
})
