import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { linkIn, mailTo } from './steps/mail.ts'
import { open } from './steps/ready.ts'
import { focusedElement, tabTo, tabToField } from './steps/tab-to.ts'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true })
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]:focus`)

/** Tab goes round in the dialog, forwards and backwards: to the page behind it never. */
const expectHeld = async (page: Page) => {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let n = 0; n < 20; n++) {
      await page.keyboard.press(key)
      const outside = await page.evaluate(() => {
        const one = document.activeElement
        // Between its last and its first the browser's own frame has its turn.
        return one === document.body || one?.closest('dialog') ? '' : one?.outerHTML
      })
      expect(outside).toBe('')
    }
}

/** Tab by Tab through a form: each field is reached from the one before it, and typed into. */
const fillByKeys = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await tabToField(page, name, 6)
    await page.keyboard.type(value)
  }
}

test('[S2.085] [S2.087] [S2.088] by keyboard alone: the three views of the sign-in dialog hold the focus, Escape gives it back', async ({
  page,
}) => {
  await open(page, '/')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })
  await tabTo(page, /^Iniciar sesión$/)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Inicia sesión')).toBeVisible()
  await expect(field(page, 'email')).toBeVisible()
  await expectHeld(page)
  await tabTo(page, /^¿Olvidaste tu contraseña\?$/)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Restablecer contraseña')).toBeVisible()
  await expect(field(page, 'email')).toBeVisible()
  await expectHeld(page)
  await tabTo(page, /^Iniciar sesión$/)
  await page.keyboard.press('Space')
  await expect(heading(page, 'Inicia sesión')).toBeVisible()
  await expect(field(page, 'email')).toBeVisible()
  await tabTo(page, /^Regístrate$/)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Regístrate')).toBeVisible()
  await expect(field(page, 'firstName')).toBeVisible()
  await expectHeld(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('[S1.016] [S2.091] by keyboard alone: an account is made, changed, left, and its password forgotten (en)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = `rosa-${randomBytes(5).toString('hex')}@obra.example`
  await open(page, '/en-SV/login')
  await tabTo(page, /^Sign up$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/registration$/)
  await fillByKeys(page, {
    firstName: 'Rosa',
    lastName: 'Techera',
    email,
    phone: '70123456',
    password: 'zinc',
  })
  const number = main(page).getByRole('listitem').filter({ hasText: 'at least one number' })
  await expect(number).toContainText('missing')
  await page.keyboard.type('-Alum-26!')
  await expect(number).not.toContainText('missing')
  await tabToField(page, 'acceptsTermsAndConditions', 6)
  await page.keyboard.press('Space')
  await tabTo(page, /^Create account$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account$/)

  await tabTo(page, /^Edit: Personal details$/)
  await page.keyboard.press('Enter')
  await expect(field(page, 'firstName')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Rosa Elena')
  await page.keyboard.press('Enter')
  await expect(focusedElement(page)).toHaveAccessibleName('Edit: Personal details')
  await expect(main(page)).toContainText('Rosa Elena Techera')

  await tabTo(page, /^Edit: Password$/)
  await page.keyboard.press('Enter')
  await expect(field(page, 'currentPassword')).toBeVisible()
  await page.keyboard.type('zinc-Alum-26!')
  await fillByKeys(page, { password: 'Teja-Verde 95!' })
  await tabTo(page, /^Save$/)
  await page.keyboard.press('Enter')
  await expect(focusedElement(page)).toHaveAccessibleName('Edit: Password')

  await open(page, '/en-SV/account/addresses')
  await tabTo(page, /^Add address$/)
  await page.keyboard.press('Enter')
  await expect(field(page, 'name')).toBeVisible()
  await expect(dialog(page).getByLabel('Department')).toBeEnabled()
  await expectHeld(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(focusedElement(page)).toHaveText('Add address')
  await page.keyboard.press('Enter')
  await expect(field(page, 'name')).toBeVisible()
  await page.keyboard.type('Casa')
  for (const level of ['Department', 'Municipality', 'District']) {
    await tabTo(page, /^Choose/, 6)
    await expect(focusedElement(page)).toHaveAccessibleName(new RegExp(`^${level}`))
    await page.keyboard.press('ArrowDown')
  }
  await fillByKeys(page, { 'address.address1': 'Calle 5, casa 12' })
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  // The empty list's button went; the focus is at the one that came.
  await expect(focusedElement(page)).toHaveText('Add address')
  await tabTo(page, /^Remove Casa$/, 6, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Remove$/)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(main(page)).not.toContainText('Casa')
  await expect(focusedElement(page)).toHaveText('Add address')

  await tabTo(page, /^My account$/, 40, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('group', { name: 'My account' })
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await tabTo(page, /^Sign out$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await tabTo(page, /^Forgot password\?$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/reset-password$/)
  await fillByKeys(page, { email })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password Reset')
  await open(page, linkIn(await mailTo(page, email, /Reset your password/), '/set-new-password/'))
  await tabToField(page, 'password')
  await page.keyboard.type('Cumbrera-Roja 7!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})
