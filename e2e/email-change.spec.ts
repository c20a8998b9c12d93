import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { dailySample } from './steps/daily-sample.ts'
import { linkIn, mailTo } from './steps/mail.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

const words = {
  es: {
    locale: 'es-SV',
    prefix: '',
    edit: 'Editar: Correo electrónico',
    send: 'Enviar enlace',
    wrong: 'Contraseña incorrecta, inténtalo de nuevo',
    invalid: 'Correo electrónico no válido, revísalo e inténtalo de nuevo',
    sentTo: (email: string) => `Te enviamos un enlace a ${email}.`,
    subject: /Confirma tu correo nuevo/,
    confirm: 'Confirmar correo',
    taken: 'Este correo electrónico ya está en uso, prueba con otro',
    understood: 'Entendido',
    done: (email: string) => `Tu cuenta ahora usa ${email}.`,
    signIn: 'Iniciar sesión',
    used: 'El enlace ya se usó o no está completo.',
  },
  en: {
    locale: 'en-SV',
    prefix: '/en-SV',
    edit: 'Edit: Email',
    send: 'Send link',
    wrong: 'Password incorrect, please try again',
    invalid: 'Invalid email address, please check your email and try again',
    sentTo: (email: string) => `We sent a link to ${email}.`,
    subject: /Confirm your new email/,
    confirm: 'Confirm email',
    taken: 'This email address is already in use, please try another',
    understood: 'Got it',
    done: (email: string) => `Your account now uses ${email}.`,
    signIn: 'Sign in',
    used: 'The link has already been used or is incomplete.',
  },
} as const

for (const [language, text] of dailySample(Object.entries(words))) {
  test(`[S1.016] [S8.010] [S8.011] [S8.013] a customer changes the address they sign in with (${language})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const mail = main(page).locator('input[name=email]')
    const current = main(page).locator('input[name=currentPassword]')
    const alert = main(page).getByRole('alert')
    const editMail = async () => {
      await open(page, `${text.prefix}/account`)
      await button(page, text.edit).click()
    }
    const linkTo = async (email: string) =>
      linkIn(await mailTo(page, email, text.subject), `${text.prefix}/confirm-email`)

    const other = await browser.newPage()
    const { email: taken } = await newCustomer(other, text.locale)
    await other.close()
    await newCustomer(page, text.locale)
    const email = `marta-${randomBytes(5).toString('hex')}@obra.example`
    await editMail()
    await mail.fill(email)
    await current.fill('Otra-Clave-1!')
    await button(page, text.send).click()
    await expect(alert).toHaveText(text.wrong)
    await page.route('**/email-change?*', (route) =>
      route.fulfill({
        status: 400,
        json: { type: 'https://shop.example/errors/invalid-email', title: 'Invalid Email' },
      }),
    )
    await button(page, text.send).click()
    await expect(alert).toHaveText(text.invalid)
    await page.unroute('**/email-change?*')

    // Of an address that somebody has, only who opens the link is told.
    await mail.fill(taken)
    await current.fill(demoPassword)
    await button(page, text.send).click()
    await expect(main(page)).toContainText(text.sentTo(taken))
    await open(page, await linkTo(taken))
    await expectAccessible(page)
    await button(page, text.confirm).click()
    await expect(alert).toHaveText(text.taken)

    await editMail()
    await mail.fill(email)
    await current.fill(demoPassword)
    await button(page, text.send).press('Enter')
    await expect(main(page)).toContainText(text.sentTo(email))
    await button(page, text.understood).click()
    await expect(button(page, text.edit)).toBeFocused()
    const link = await linkTo(email)
    await open(page, link)
    await button(page, text.confirm).dblclick()
    await expect(main(page).getByRole('status')).toContainText(text.done(email))
    await main(page).getByRole('link', { name: text.signIn }).click()
    await mail.fill(email)
    await main(page).locator('input[name=password]').fill(demoPassword)
    await button(page, text.signIn).click()
    await expect(page).not.toHaveURL(/login/)

    await open(page, link)
    await button(page, text.confirm).click()
    await expect(alert).toContainText(text.used)
    await open(page, `${text.prefix}/account`)
    await expect(main(page).getByText(email)).toBeVisible()
  })
}
