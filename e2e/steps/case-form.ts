import { expect, type Page } from '@playwright/test'

/** Opens the case form from the footer, whose code comes when it is seen; gives its dialog. */
export const openCaseForm = async (page: Page, link = 'Servicio al cliente', fold = 'Ayuda') => {
  const dialog = page.getByRole('dialog')
  const footer = page.getByRole('contentinfo')
  await expect(async () => {
    // On a busy machine it comes after the press that was given up.
    if (await dialog.isVisible()) return
    const entry = footer.getByRole('button', { name: link }).filter({ visible: true })
    // On phones the footer's lists are folded under their titles.
    if ((await entry.count()) === 0)
      await footer.getByText(fold, { exact: true }).filter({ visible: true }).click()
    await entry.click({ timeout: 2_000 })
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(dialog.locator('form')).toBeVisible()
  return dialog
}

/** Fills the open form with a whole case. */
export const fillCase = async (page: Page, phone = '70001234') => {
  const field = (name: string) => page.getByRole('dialog').locator(`[name=${name}]`)
  await field('name').fill('Rosa Prueba')
  await field('email').fill('rosa@example.com')
  await field('phone').fill(phone)
  await field('subject').selectOption('Warranty')
  await field('description').fill('La lámina llegó golpeada.')
}
