import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { dailySample } from './steps/daily-sample.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword, signIn, signInByForm } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })
const menu = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Mi cuenta' })

const loginWords = {
  es: {
    path: '/login',
    labels: ['Correo electrónico', 'Contraseña'],
    links: ['¿Olvidaste tu contraseña?', 'Regístrate'],
    email: 'Ingrese su correo electrónico.',
    password: 'Ingrese su contraseña.',
    wrong: 'Hay algo incorrecto en tu correo electrónico o contraseña. Inténtalo de nuevo.',
    failed: 'Algo salió mal. ¡Inténtalo de nuevo!',
    locked: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
    submit: 'Iniciar sesión',
  },
  en: {
    path: '/en-SV/login',
    labels: ['Email', 'Password'],
    links: ['Forgot password?', 'Sign up'],
    email: 'Enter your email.',
    password: 'Enter your password.',
    wrong: "Something's not right with your email or password. Try again.",
    failed: 'Something went wrong. Try again!',
    locked: 'Too many attempts. Wait a few minutes and try again.',
    submit: 'Sign in',
  },
} as const

for (const [language, text] of dailySample(Object.entries(loginWords))) {
  test(`[S2.002] [S2.079] [S2.080] [S2.081] [S2.082] [S2.084] [S5.018] [S5.019] [S8.004] [S8.005] [S8.006] the login names what is missing and what failed (${language})`, async ({
    page,
  }) => {
    await open(page, text.path)
    const email = main(page).locator('input[name=email]')
    const password = main(page).locator('input[name=password]')
    const submit = main(page).getByRole('button', { name: text.submit, exact: true })
    await expect(submit).toBeDisabled()
    await expect(email).toHaveAccessibleName(text.labels[0])
    await expect(password).toHaveAccessibleName(text.labels[1])
    for (const [name, path] of [
      [text.links[0], /\/reset-password$/],
      [text.links[1], /\/registration$/],
    ] as const)
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(email).toHaveAttribute('type', 'email')
    await email.focus()
    await email.press('Tab')
    await expect(main(page).getByText(text.email)).toBeVisible()
    await password.focus()
    await password.press('Shift+Tab')
    await expect(main(page).getByText(text.password)).toBeVisible()
    await expectAccessible(page)
    await email.fill('sv@lamina.example')
    await password.fill('Otra-Clave-1!')
    await submit.click()
    const alert = main(page).getByRole('alert')
    await expect(alert).toHaveText(text.wrong)
    const [alertBox, emailBox] = [await alert.boundingBox(), await email.boundingBox()]
    expect(alertBox?.y).toBeLessThan(emailBox?.y ?? 0)
    await expectAccessible(page)
    for (const [status, message] of [
      [500, text.failed],
      [429, text.locked],
    ] as const) {
      await page.route('**/oauth2/login', (route) => route.fulfill({ status, body: '{}' }))
      await submit.click()
      await expect(alert).toHaveText(message)
    }
  })
}

test('[S2.053] [S2.085] [S2.086] [S2.087] [S2.088] the auth dialog has three views, keeps the focus and stays when one presses beside it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await icon(page).click()
  await expect(dialog(page).getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
  await expect(dialog(page).locator('input[name=email]')).toBeFocused()
  await expectAccessible(page)
  await page.mouse.click(20, 500)
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Restablecer contraseña' })).toBeVisible()
  await expect(dialog(page).locator('input[name=email]')).toBeFocused()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Regístrate' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Regístrate' })).toBeVisible()
  await expect(dialog(page).locator('input[name=firstName]')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(icon(page)).toBeFocused()
  await icon(page).click()
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await open(page, '/en-SV')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const email = dialog(page).locator('input[name=email]')
  await email.fill('marta@obra.example')
  await dialog(page).getByRole('button', { name: 'Forgot password?' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Reset password' })).toBeVisible()
  // What was typed in one view stands in the next.
  await expect(email).toHaveValue('marta@obra.example')
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Sign up' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await expect(email).toHaveValue('marta@obra.example')
})

test('[S2.053] on the login page the icon leads the focus to the form', async ({ page }) => {
  await open(page, '/login')
  await icon(page).click()
  await expect(main(page).locator('input[name=email]')).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
})

test('[S1.032] [S4.024] [S4.025] signing in inside the dialog closes it, welcomes, and leaves the shopper where they were', async ({
  page,
}) => {
  await open(page, '/store-locator')
  await icon(page).click()
  await dialog(page).locator('input[name=email]').fill('gt@lamina.example')
  await dialog(page).locator('input[name=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText(/¡Te damos la bienvenida, .+!/)).toBeVisible()
  await expect(page).toHaveURL(/\/store-locator$/)
  await expect(menuButton(page)).toBeVisible()
})

test('[S2.054] [S2.055] [S7.029] the account menu opens under the mouse, closes after it left, and signs out', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await newCustomer(page)
  await open(page, '/')
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await menuButton(page).hover()
  await expect(menu(page)).toContainText('Marta Obrero')
  await expect(menu(page).getByRole('link').first()).toHaveText('Detalles de la cuenta')
  await expect(menu(page).getByRole('link', { name: 'Historial de pedidos' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Direcciones' })).toBeVisible()
  await expectAccessible(page)
  await page.mouse.move(20, 700)
  await expect(menu(page)).toHaveCount(0)
  await menuButton(page).hover()
  await menu(page).getByRole('link', { name: 'Direcciones' }).click()
  await expect(page).toHaveURL(/\/account\/addresses$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Direcciones' })).toBeVisible()
  await menuButton(page).hover()
  await menu(page).getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(icon(page)).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/)
})

test('[S2.054] the account menu works by keyboard', async ({ page }) => {
  await signIn(page, 'sv@lamina.example')
  await open(page, '/')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  // Its content may still be on its way the first time.
  await expect(menu(page).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account$/)
})

test('[S2.011] [S2.002] a guest who wants a page of the account gets there after signing in; a customer never sees the login', async ({
  page,
}) => {
  const { email } = await newCustomer(page)
  await page.context().clearCookies()
  await open(page, '/account/addresses')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Faddresses$/)
  await main(page).locator('input[name=email]').fill(email)
  await main(page).locator('input[name=password]').fill(demoPassword)
  await main(page).getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page).toHaveURL(/\/account\/addresses$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/account$/)
  await page.goto('/registration')
  await expect(page).toHaveURL(/\/account$/)
})

test('the drawer of phones has the account too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await dialog(page).getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signInByForm(page, 'sv@lamina.example')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(dialog(page).getByRole('link', { name: 'Direcciones' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
