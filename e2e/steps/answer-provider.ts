import { expect, type Page } from '@playwright/test'

let serial = 0
/** An address nobody has had before. */
export const somebody = () => `paula.${Date.now()}.${serial++}@google.example`

/** On the provider's page: who one is, and the answer. */
export const answerProvider = async (
  page: Page,
  email: string,
  answer: 'Continuar' | 'Cancelar' = 'Continuar',
  verified = true,
) => {
  await expect(page.getByRole('heading', { name: 'Iniciar sesión con' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(email)
  if (!verified) await page.getByLabel('Correo verificado').uncheck()
  await page.getByRole('button', { name: answer }).click()
}
