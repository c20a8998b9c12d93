import { expect, test } from '@playwright/test'
import { fillBasket } from './steps/fill-basket.ts'
import { demoPassword } from './steps/sign-in.ts'

test("[T1.415] a guest asks for a tool's list alone: signed in, the list waits; the cart keeps what it had", async ({
  page,
}) => {
  await page.goto('/')
  await fillBasket(page, [{ productId: 'AL092-3', quantity: 2 }])
  await page.goto('/tools/cuts?c=9+de+2.40&m=TU071-112-15-NEG')
  await page.getByRole('button', { name: 'Cotizar' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Ftools%2Fsaved%2F/)
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox', { name: /^Correo electrónico/ }).fill('sv@lamina.example')
  await form.locator('input[type=password]').fill(demoPassword)
  await form.getByRole('button', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cotizar esta lista' })
  await dialog.getByLabel('Mensaje para la mesa de ventas').fill('Portón')
  await dialog.getByRole('button', { name: 'Cotizar' }).click()
  await expect(page).toHaveURL(/\/opportunity\//)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Tubo estructural cuadrado/).first()).toBeVisible()
  await expect(main.getByText(/clavo/i)).toHaveCount(0)
  await page.goto('/cart')
  await expect(main.getByText(/clavo/i).first()).toBeVisible()
  await expect(main.getByText(/^Tubo estructural/)).toHaveCount(0)
})
