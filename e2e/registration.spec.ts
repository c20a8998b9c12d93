import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { dailySample } from './steps/daily-sample.ts'
import { holdScripts } from './steps/hold-scripts.ts'
import { open } from './steps/ready.ts'

const main = (page: Page) => page.getByRole('main')

const words = {
  es: {
    path: '/registration',
    heading: 'Regístrate',
    labels: ['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono', 'Contraseña'],
    submit: 'Registrarme',
    missing: [
      'Ingrese su nombre.',
      'Ingrese su apellido.',
      'Ingrese una dirección de correo electrónico válido.',
      'Ingrese un número de teléfono válido.',
      'Cree una contraseña.',
      'Debes aceptar los términos y condiciones para continuar.',
    ],
    rules: [
      'La contraseña debe incluir al menos 8 caracteres.',
      'La contraseña debe incluir al menos una letra en mayúscula.',
      'La contraseña debe incluir al menos una letra en minúscula.',
      'La contraseña debe incluir al menos un número.',
      'La contraseña debe incluir al menos un carácter especial.',
    ],
    taken: 'Este correo electrónico ya está en uso, prueba con otro',
    failed: 'Algo salió mal. ¡Inténtalo de nuevo!',
    welcome: '¡Te damos la bienvenida, Rosa!',
  },
  en: {
    path: '/en-SV/registration',
    heading: 'Sign up',
    labels: ['First name', 'Last name', 'Email', 'Phone', 'Password'],
    submit: 'Create account',
    missing: [
      'Enter your first name.',
      'Enter your last name.',
      'Enter a valid email address.',
      'Enter a valid phone number.',
      'Create a password.',
      'You must accept the terms and conditions to continue.',
    ],
    rules: [
      'The password must contain at least 8 characters.',
      'The password must contain at least one uppercase letter.',
      'The password must contain at least one lowercase letter.',
      'The password must contain at least one number.',
      'The password must contain at least one special character.',
    ],
    taken: 'This email address is already in use, please try another',
    failed: 'Something went wrong. Try again!',
    welcome: 'Welcome, Rosa!',
  },
} as const

for (const [language, text] of dailySample(Object.entries(words), 1)) {
  test(`[S2.003] [S2.089] [S2.090] [S2.094] [S5.004] [S5.005] [S5.006] [S5.007] [S5.009] [S5.015] [S5.017] an empty registration names all that is missing (${language})`, async ({
    page,
  }) => {
    await open(page, text.path)
    await expect(page.getByRole('heading', { level: 1, name: text.heading })).toBeVisible()
    await expect(main(page).locator('form label[for]')).toContainText([...text.labels])
    const submit = main(page).getByRole('button', { name: text.submit })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    // It only looks disabled: Playwright's own check has to be passed over.
    await submit.click({ force: true })
    for (const message of text.missing)
      await expect(main(page).getByText(message, { exact: true })).toBeVisible()
    await expect(main(page).locator('input[name=firstName]')).toBeFocused()
    await expectAccessible(page)
  })

  test(`[S2.091] [S5.010] [S5.011] [S5.012] [S5.013] [S5.014] the password's rules tick while typing and name the first that fails (${language})`, async ({
    page,
  }) => {
    await open(page, text.path)
    const password = main(page).locator('input[name=password]')
    const error = main(page).locator('[id$="-error"]').filter({ hasText: /./ })
    const rule = (at: number) => main(page).getByRole('listitem').filter({ hasText: text.rules[at] })
    const failing = ['Aa1!aaa', 'aaaa1!aa', 'AAAA1!AA', 'Aaaaa!aa', 'Aaaaa1-_']
    for (const [at, value] of failing.entries()) {
      await password.fill(value)
      await password.blur()
      await expect(error).toHaveText([text.rules[at] ?? ''])
      const marks = await main(page).getByRole('listitem').allInnerTexts()
      await password.fill('Aa1!aaaa')
      await expect(rule(at)).not.toHaveText(marks[at] ?? '')
    }
    await expect(error).toHaveCount(0)
  })

  test(`[S8.007] an email that is in use and a failing engine are reported above the fields (${language})`, async ({
    page,
  }) => {
    await open(page, text.path)
    await fill(page, 'sv@lamina.example')
    const submit = main(page).getByRole('button', { name: text.submit })
    await submit.click()
    await expect(main(page).getByRole('alert')).toHaveText(text.taken)
    await page.route('**/shopper-customers/**/customers?*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await submit.click()
    await expect(main(page).getByRole('alert')).toHaveText(text.failed)
    // Where only the sign-in after it fails, another try does not meet its own account.
    await page.unroute('**/shopper-customers/**/customers?*')
    await main(page)
      .locator('input[name=email]')
      .fill(`rosa-${randomBytes(5).toString('hex')}@obra.example`)
    await page.route('**/oauth2/login', (route) => route.fulfill({ status: 503, body: '{}' }))
    const tried = page.waitForResponse('**/oauth2/login')
    await submit.click()
    await tried
    await expect(main(page).getByRole('alert')).toHaveText(text.failed)
    await page.unroute('**/oauth2/login')
    await submit.dblclick()
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByText(text.welcome)).toBeVisible()
  })
}

const fill = async (page: Page, email: string) => {
  const form = main(page).locator('form')
  await form.locator('input[name=firstName]').fill('Rosa')
  await form.locator('input[name=lastName]').fill('Techera')
  await form.locator('input[name=email]').fill(email)
  await form.locator('input[name=phone]').fill('70123456')
  await form.locator('input[name=password]').fill('Zinc-alum-26!')
  await form.locator('input[name=acceptsTermsAndConditions]').check()
}

test('fields that were filled before the scripts load, by hand or by a password manager, are submitted with the rest', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/registration')
  const email = `rosa-${randomBytes(5).toString('hex')}@obra.example`
  await main(page).locator('input[name=email]').fill(email)
  await main(page).locator('input[name=phone]').fill('70123456')
  await main(page).locator('input[name=password]').fill('Zinc-alum-26!')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'cumplido' })).toHaveCount(5)
  await main(page).locator('input[name=firstName]').fill('Rosa')
  await main(page).locator('input[name=lastName]').fill('Díaz')
  await expect(main(page).locator('input[name=phone]')).toHaveValue('70123456')
  await main(page).locator('input[name=acceptsTermsAndConditions]').check()
  await main(page).getByRole('button', { name: 'Registrarme' }).click()
  await expect(page.getByText('¡Te damos la bienvenida, Rosa!')).toBeVisible()
})

test('[S5.007] [S5.008] the phone takes digits only, typed or pasted, and 8 to 15 of them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/registration')
  const phone = main(page).locator('input[name=phone]')
  const message = main(page).getByText('Ingrese un número de teléfono válido.')
  await phone.pressSequentially('70a1-2 b3x')
  await expect(phone).toHaveValue('70123')
  await phone.press('Home')
  await phone.pressSequentially('9')
  await phone.press('End')
  await phone.pressSequentially('4')
  await expect(phone).toHaveValue('9701234')
  await phone.blur()
  await expect(message).toBeVisible()
  await page.evaluate(() => navigator.clipboard.writeText('+503 7012-3456'))
  await phone.press('ControlOrMeta+a')
  await phone.press('ControlOrMeta+v')
  await expect(phone).toHaveValue('50370123456')
  await expect(message).toBeHidden()
})

test('[S2.092] [S2.093] [S2.095] [S3.013] [S4.025] [S5.016] [S7.010] a new customer is welcomed and signed in, without consent to offers', async ({
  page,
}) => {
  await open(page, '/registration')
  await expect(main(page).getByRole('link', { name: 'términos y condiciones' })).toHaveAttribute(
    'href',
    '/terms-conditions',
  )
  await expect(main(page).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login')
  await expect(
    main(page).getByRole('checkbox', { name: 'Deseo recibir promociones y novedades' }),
  ).not.toBeChecked()
  const email = `rosa-${randomBytes(5).toString('hex')}@obra.example`
  await fill(page, email)
  await main(page).getByRole('button', { name: 'Registrarme' }).click()
  await expect(page.getByText('¡Te damos la bienvenida, Rosa!')).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
  await expect(main(page).getByText(email)).toBeVisible()
  await expect(
    main(page).getByRole('checkbox', { name: 'Deseo recibir promociones y novedades' }),
  ).not.toBeChecked()
})
