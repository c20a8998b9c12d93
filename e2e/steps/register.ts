import type { Page } from '@playwright/test'

/** Fills the registration page with a new customer and sends it. Gives the mail address. */
export const register = async (page: Page, firstName: string, lastName: string) => {
  const email = `${firstName}.${Date.now()}@example.com`.toLowerCase()
  await page.getByLabel('Nombre', { exact: false }).first().fill(firstName)
  await page.getByLabel('Apellido', { exact: false }).fill(lastName)
  await page.getByLabel('Correo electrónico').first().fill(email)
  await page.getByLabel('Teléfono').fill('70123456')
  await page.getByLabel('Contraseña', { exact: false }).first().fill('Zinc-alum-26!')
  await page.getByRole('checkbox', { name: /Acepto los/ }).check()
  await page.getByRole('button', { name: 'Registrarme' }).click()
  return email
}
