import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { linkIn, mailTo } from './steps/mail.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const next = 'Teja-Verde 95!'

const askForMail = async (page: Page, email: string) => {
  await open(page, '/reset-password')
  await main(page).locator('input[name=email]').fill(email)
  await main(page).getByRole('button', { name: 'Restablecer contraseña' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restablecimiento de contraseña')
}

/** Somebody with an account who is not signed in here. */
const forgetful = async (page: Page) => {
  const { email } = await newCustomer(page)
  await page.context().clearCookies()
  return email
}

const logIn = async (page: Page, email: string, password: string) => {
  await main(page).locator('input[name=email]').fill(email)
  await main(page).locator('input[name=password]').fill(password)
  await main(page).getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
}

test('[S2.004] [S2.005] [S2.096] [S2.097] [S2.098] [S2.099] [S2.100] [S2.101] [S2.102] [S2.103] [S4.095] [S7.011] [S7.012] [S8.015] [S8.016] a forgotten password is replaced by mail, once', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const email = await forgetful(page)
  await open(page, '/reset-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restablecer contraseña')
  await expect(main(page)).toContainText(
    'Escribe tu correo electrónico y te enviamos las instrucciones para restablecer tu contraseña.',
  )
  await expect(main(page).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login')
  await expectAccessible(page)
  await askForMail(page, email)
  await expect(main(page)).toContainText(
    `En breve recibirás un correo electrónico en ${email} con un enlace para restablecer tu contraseña.`,
  )
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Volver a iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/login$/)

  const link = linkIn(await mailTo(page, email, /contraseña/i), '/set-new-password/')
  await open(page, link)
  const password = main(page).locator('input[name=password]')
  const save = main(page).getByRole('button', { name: 'Guardar contraseña' })
  await password.fill('corta')
  await save.click({ force: true })
  await expect(main(page).getByRole('listitem')).toHaveCount(5)
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await password.fill(next)
  await save.click()
  await expect(page.getByText('Contraseña restablecida')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, email, demoPassword)
  await expect(main(page).getByRole('alert')).toBeVisible()
  await logIn(page, email, next)
  await expect(page).toHaveURL(/\/account$/)

  await open(page, link)
  await password.fill('Otra-Teja 95!')
  await save.click()
  await expect(main(page).getByRole('alert')).toContainText('Token no válido, inténtalo de nuevo.')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Pedir otro enlace' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restablecer contraseña')
  await open(page, `/en-SV${link}`)
  await password.fill('Otra-Teja 95!')
  await main(page).getByRole('button', { name: 'Save password' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Invalid token, please try again.')
  await main(page).getByRole('link', { name: 'Ask for another link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password')
})

/** Does something when links of a quarter of an hour have just expired. */
const afterExpiry = async (request: APIRequestContext, work: () => Promise<void>) => {
  try {
    await request.post('/dev/clock', { data: { now: new Date(Date.now() + 16 * 60_000).toISOString() } })
    await work()
  } finally {
    await request.post('/dev/clock', { data: { now: null } })
  }
}

test('[S8.014] a link that is too old says so', async ({ page, request }) => {
  const email = await forgetful(page)
  await askForMail(page, email)
  const link = linkIn(await mailTo(page, email, /contraseña/i), '/set-new-password/')
  await afterExpiry(request, async () => {
    await open(page, link)
    await main(page).locator('input[name=password]').fill(next)
    await main(page).getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(main(page).getByRole('alert')).toContainText(
      'El enlace ya expiró. Para asignar una nueva contraseña inicie el proceso de recuperación de contraseñas.',
    )
    await open(page, `/en-SV${link}`)
    await main(page).locator('input[name=password]').fill(next)
    await main(page).getByRole('button', { name: 'Save password' }).click()
    await expect(main(page).getByRole('alert')).toContainText(
      'The link has expired. To set a new password, start the password recovery process again.',
    )
  })
})

test('[S8.015] a wrong link says so, in English', async ({ page }) => {
  await open(page, '/en-SV/reset-password?token=nonsense&email=sv%40lamina.example')
  await main(page).locator('input[name=password]').fill(next)
  await main(page).getByRole('button', { name: 'Save password' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Invalid token, please try again.')
})

const words = {
  es: {
    path: '/reset-password',
    email: 'Introduzca una dirección de email válido.',
    refused: 'No pudimos procesar la solicitud. Verifica el correo electrónico e inténtalo de nuevo.',
    failed: 'Algo salió mal. ¡Inténtalo de nuevo!',
    submit: 'Restablecer contraseña',
    done: 'Restablecimiento de contraseña',
  },
  en: {
    path: '/en-SV/reset-password',
    email: 'Enter a valid email address.',
    refused: 'We could not process the request. Check the email and try again.',
    failed: 'Something went wrong. Try again!',
    submit: 'Reset password',
    done: 'Password Reset',
  },
} as const

for (const [language, text] of Object.entries(words)) {
  test(`[S2.104] [S5.020] [S8.008] [S8.009] [S8.017] the request tells what is wrong and never whether there is an account (${language})`, async ({
    page,
  }) => {
    await open(page, text.path)
    const email = main(page).locator('input[name=email]')
    const submit = main(page).getByRole('button', { name: text.submit })
    for (const value of ['', 'abc']) {
      await email.fill(value)
      await submit.click()
      await expect(main(page).getByText(text.email)).toBeVisible()
      await expect(email).toBeFocused()
    }
    await email.fill('nadie@obra.example')
    const alert = main(page).getByRole('alert')
    for (const [status, message] of [
      [400, text.refused],
      [500, text.failed],
    ] as const) {
      await page.route('**/oauth2/password/reset', (route) => route.fulfill({ status, body: '{}' }))
      await submit.click()
      await expect(alert).toHaveText(message)
      const [alertBox, emailBox] = [await alert.boundingBox(), await email.boundingBox()]
      expect(alertBox?.y).toBeLessThan(emailBox?.y ?? 0)
    }
    await page.unroute('**/oauth2/password/reset')
    await submit.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.done)
  })
}

test('[S4.023] in the dialog the confirmation leads back to signing in', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click()
  await dialog.locator('input[name=email]').fill('nadie@obra.example')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Restablecimiento de contraseña' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Volver a iniciar sesión' }).click()
  await expect(dialog.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
})

test('[S2.007] a mailed link signs in without a password, once and in time; the code beside it does too', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const email = await forgetful(page)
  await open(page, '/login')
  const ask = async () => {
    await main(page).locator('input[name=email]').fill(email)
    await main(page).getByRole('button', { name: 'Recibir un enlace por correo' }).click()
    await expect(main(page)).toContainText(`Si ${email} tiene una cuenta`)
  }
  await ask()
  await expectAccessible(page)
  const first = await mailTo(page, email, /código|sesión|entrar/i)
  const link = linkIn(first, '/passwordless-login-landing')
  await page.goto(link)
  await expect(page).toHaveURL(/\/account$/)
  await expect(main(page).getByText(email)).toBeVisible()

  await page.context().clearCookies()
  await page.goto(link)
  await expect(main(page).getByRole('alert')).toHaveText('Token no válido, inténtalo de nuevo.')
  await expectAccessible(page)
  await page.goto(`/en-SV${link}`)
  await expect(main(page).getByRole('alert')).toHaveText('Invalid token, please try again.')
  await page.goto(link)
  await ask()
  const second = await mailTo(page, email, /código|sesión|entrar/i, 1)
  await afterExpiry(request, async () => {
    await page.goto(linkIn(second, '/passwordless-login-landing'))
    await expect(main(page).getByRole('alert')).toHaveText('Token no válido, inténtalo de nuevo.')
  })
  await open(page, '/en-SV/login')
  await main(page).locator('input[name=email]').fill(email)
  await main(page).getByRole('button', { name: 'Email me a link' }).click()
  await expect(main(page)).toContainText(`If ${email} has an account`)
  const third = await mailTo(page, email, /sign-in code/)
  const code = /\b\d{8}\b/.exec(third)?.[0] ?? ''
  const field = main(page).getByLabel('Code from the email')
  const enter = main(page).getByRole('button', { name: 'Sign in' })
  await enter.click()
  await expect(main(page).getByText('Enter the 8 digits of the code.')).toBeVisible()
  await field.fill(code === '10000000' ? '10000001' : '10000000')
  await expect(main(page).getByRole('alert')).toHaveText('Invalid token, please try again.')
  // The last digit sends.
  await field.fill(code)
  await expect(page).toHaveURL(/\/en-SV\/account$/)
})

test('[S2.007] without a token the landing is the login page', async ({ page }) => {
  await open(page, '/passwordless-login-landing')
  await expect(main(page).locator('input[name=email]')).toBeVisible()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})
