import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { dailySample } from './steps/daily-sample.ts'
import { forgetAttempts } from './steps/database.ts'
import { linkIn, mailTo } from './steps/mail.ts'
import { newCustomer } from './steps/new-customer.ts'
import type { OwnShop } from './steps/own-shop.ts'
import { open } from './steps/ready.ts'
import { openSecondShop } from './steps/second-shop.ts'
import { demoPassword } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')

let strict: OwnShop
test.beforeAll(async () => {
  // It counts attempts where the shop under test does not.
  strict = await openSecondShop(12, { RATE_LIMITS: 'on' })
})
test.afterAll(async () => {
  await strict.stop('SIGTERM')
  await forgetAttempts()
})

for (const [language, prefix, signIn, wrong, locked, savePassword] of dailySample(
  [
    [
      'es',
      '',
      'Iniciar sesión',
      'Hay algo incorrecto en tu correo electrónico o contraseña. Inténtalo de nuevo.',
      'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
      'Guardar contraseña',
    ],
    [
      'en',
      '/en-SV',
      'Sign in',
      "Something's not right with your email or password. Try again.",
      'Too many attempts. Wait a few minutes and try again.',
      'Save password',
    ],
  ] as const,
  1,
)) {
  test(`[S8.004] after ten wrong passwords not even the right one is heard, and a new one by mail lets in at once (${language})`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const { email } = await newCustomer(page)
    await page.context().clearCookies()
    const password = main(page).locator('input[name=password]')
    const tryWith = async (value: string) => {
      await main(page).locator('input[name=email]').fill(email)
      await password.fill(value)
      const answer = page.waitForResponse('**/oauth2/login')
      await main(page).getByRole('button', { name: signIn, exact: true }).click()
      return (await answer).status()
    }
    await open(page, `${strict.origin}${prefix}/login`)
    for (let times = 0; times < 10; times++) {
      expect(await tryWith(`Otra-Clave-${times}!`)).toBe(401)
      await expect(main(page).getByRole('alert')).toHaveText(wrong)
    }
    expect(await tryWith(demoPassword)).toBe(429)
    await expect(main(page).getByRole('alert')).toHaveText(locked)
    await expect(main(page).locator('input[name=email]')).toHaveValue(email)
    await expectAccessible(page)

    await open(page, `${strict.origin}${prefix}/reset-password`)
    await main(page).locator('input[name=email]').fill(email)
    await page.keyboard.press('Enter')
    const link = linkIn(await mailTo(page, email, /contraseña|password/i), '/set-new-password/')
    await open(page, `${strict.origin}${link}`)
    await password.fill('Teja-Verde 95!')
    await main(page).getByRole('button', { name: savePassword }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await tryWith('Teja-Verde 95!')).toBe(303)
    await expect(page).toHaveURL(/\/account$/)
  })
}
