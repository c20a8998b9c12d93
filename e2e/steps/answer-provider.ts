import { expect, type Page } from '@playwright/test'

let serial = 0
/** An address nobody has had before. */
export const newProviderEmail = () => `paula.${Date.now()}.${serial++}@google.example`

/** On the provider's page: who one is, of which kind of account where it has several, and the answer. */
export const answerProvider = async (
  page: Page,
  email: string,
  answer: 'Continuar' | 'Cancelar' = 'Continuar',
  kind?: string,
) => {
  await expect(page.getByRole('heading', { name: 'Iniciar sesión con' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(email)
  if (kind) await page.getByLabel('Cuenta · Account').selectOption(kind)
  await page.getByRole('button', { name: answer }).click()
}
