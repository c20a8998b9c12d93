import { expect, type Page, test } from '@playwright/test'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

/** What each field of a form says it holds, from its first to its last, boxes to tick left out. */
const fieldAttributes = (page: Page) =>
  page
    .getByRole('main')
    .locator('form input:not([type=checkbox])')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).autocomplete))

const guests = [
  ['/login', ['username', 'current-password']],
  ['/registration', ['given-name', 'family-name', 'email', 'tel', 'new-password']],
  ['/reset-password', ['username']],
  ['/set-new-password?token=t&email=marta%40obra.example', ['username', 'new-password']],
] as const

test('[S2.187] each field has the autocomplete value for password managers, and each password its username', async ({
  page,
}) => {
  for (const [path, fields] of guests) {
    await open(page, path)
    expect(await fieldAttributes(page), path).toEqual(fields)
  }
  const { email } = await newCustomer(page)
  const own = [
    ['Datos personales', ['given-name', 'family-name', 'tel', 'mobile tel', 'work tel']],
    ['Correo electrónico', ['email', 'username', 'current-password']],
    ['Contraseña', ['username', 'current-password', 'new-password']],
  ] as const
  for (const [what, fields] of own) {
    await open(page, '/account')
    await page.getByRole('button', { name: `Editar: ${what}` }).click()
    expect(await fieldAttributes(page), what).toEqual(fields)
    await expect(page.getByRole('main').locator('form input:visible').first()).toBeFocused()
    if (what !== 'Datos personales')
      await expect(page.locator('input[autocomplete=username]')).toHaveValue(email)
  }
})
