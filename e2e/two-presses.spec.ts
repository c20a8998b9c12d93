import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { fillCase, openCaseForm } from './steps/case-form.ts'
import { dailySample } from './steps/daily-sample.ts'
import { newCustomer } from './steps/new-customer.ts'
import { basketWith, quoteWith } from './steps/payload-fields.ts'
import { open } from './steps/ready.ts'
import { demoPassword } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')

/** What the page sends to change something, as the last words of its paths. */
const watchWrites = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.includes('/mobify/proxy/api/'))
      sent.push(pathname.split('/').at(-1) ?? '')
  })
  return (word: string) => sent.filter((one) => one === word)
}
/** Two presses before the page could show that the first is at work, as on a phone that is busy. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

const words = {
  es: { prefix: '', signIn: 'Iniciar sesión', register: 'Registrarme', welcome: /¡Te damos la bienvenida/ },
  en: { prefix: '/en-SV', signIn: 'Sign in', register: 'Create account', welcome: /^Welcome, / },
} as const

for (const [language, text] of dailySample(Object.entries(words))) {
  test(`two presses sign in once, and make one account (${language})`, async ({ page }) => {
    await open(page, `${text.prefix}/login`)
    const writes = watchWrites(page)
    await main(page).locator('input[name=email]').fill('sv@lamina.example')
    await main(page).locator('input[name=password]').fill(demoPassword)
    await pressTwice(main(page).getByRole('button', { name: text.signIn, exact: true }))
    await expect(page).toHaveURL(/\/account$/)
    expect(writes('login')).toHaveLength(1)

    await page.context().clearCookies()
    await open(page, `${text.prefix}/registration`)
    const form = main(page)
    await form.locator('input[name=firstName]').fill('Rosa')
    await form.locator('input[name=lastName]').fill('Díaz')
    await form.locator('input[name=email]').fill(`rosa-${randomBytes(5).toString('hex')}@obra.example`)
    await form.locator('input[name=phone]').fill('70123456')
    await form.locator('input[name=password]').fill('Zinc-alum-26!')
    await form.locator('input[name=acceptsTermsAndConditions]').check()
    await pressTwice(form.getByRole('button', { name: text.register }))
    await expect(page.getByText(text.welcome)).toBeVisible()
    expect(writes('customers')).toHaveLength(1)
  })
}

test('two presses save one address, and what failed can be pressed again', async ({ page }) => {
  await newCustomer(page)
  await open(page, '/account/addresses')
  const writes = watchWrites(page)
  await main(page).getByRole('button', { name: 'Agregar dirección' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=name]').fill('Obra')
  await dialog.getByLabel('Departamento').selectOption('Santa Ana')
  await dialog.getByLabel('Municipio').selectOption({ index: 1 })
  await dialog.getByLabel('Distrito').selectOption({ index: 1 })
  await dialog.locator('input[name="address.address1"]').fill('Calle 5, casa 12')
  const save = dialog.getByRole('button', { name: 'Guardar dirección' })
  await page.route('**/addresses?*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  await save.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await pressTwice(save)
  await expect(main(page).getByRole('heading', { name: 'Obra', exact: true })).toBeVisible()
  expect(writes('addresses')).toHaveLength(2)
})

test('two presses make one case of customer service, and say one thing to the sales desk', async ({
  page,
}) => {
  await newCustomer(page)
  const quote = await quoteWith(page, await basketWith(page, 'TE001-30-183', 'Obra'), 'PE064', [
    'Para la nave.',
  ])
  const writes = watchWrites(page)
  await open(page, `/en-SV/opportunity/${quote}`)
  await main(page).getByRole('textbox').last().fill('When does it arrive?')
  await pressTwice(main(page).getByRole('button', { name: 'Send message' }))
  await expect(main(page).getByText('When does it arrive?')).toHaveCount(1)
  await expect(main(page).getByRole('textbox').last()).toHaveValue('')
  expect(writes('messages')).toHaveLength(1)

  await open(page, '/')
  const dialog = await openCaseForm(page)
  await fillCase(page)
  await pressTwice(dialog.getByRole('button', { name: 'Enviar', exact: true }))
  await expect(dialog.getByRole('button', { name: 'Listo' })).toBeVisible()
  expect(writes('case-creation')).toHaveLength(1)
})
