import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { linkIn, mailTo } from './steps/mail.ts'
import { open } from './steps/ready.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const field = (page: Page) => footer(page).locator('input[type=email]')
const button = (page: Page) => footer(page).getByRole('button', { name: /Suscribirme|Subscribe/ })

/** The footer's code comes when it is seen. */
const fill = (page: Page, email: string) =>
  expect(async () => {
    await field(page).fill(email)
    await expect(button(page)).toBeEnabled({ timeout: 1_000 })
  }).toPass()

const subscribe = async (page: Page, email: string) => {
  await fill(page, email)
  await button(page).click()
}

test('[S1.015] [S2.069] [S4.089] [S4.090] [S8.024] [S8.025] a guest subscribes in the footer; twice is a duplicate', async ({
  page,
}) => {
  const email = `lectora-${Date.now()}@example.com`
  await open(page, '/')
  await expect(button(page)).toBeDisabled()
  await fill(page, 'a@b.c')
  await field(page).fill('a@b')
  await expect(button(page)).toBeDisabled()

  const sent = page.waitForRequest(/create-subscription/)
  await subscribe(page, email)
  expect((await sent).postDataJSON()).toEqual({ email, country: 'SV' })
  await expect(footer(page).getByText('Gracias por suscribirte a nuestra newsletter.')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expectAccessible(page)

  await subscribe(page, email)
  await expect(footer(page).getByText('Este correo ya se encuentra registrado.')).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('[S7.043] [S8.026] an address that moves to another country sees the text that the merchant wrote, and can leave by mail', async ({
  page,
}) => {
  const email = `muda-${Date.now()}@example.com`
  await open(page, '/')
  await subscribe(page, email)
  await expect(footer(page).getByText('Gracias por suscribirte')).toBeVisible()
  await open(page, '/en-HN/')
  await subscribe(page, email)
  await expect(footer(page).getByText('You were already on the list.')).toBeVisible()

  const mail = await mailTo(page, email, /Ya recibes las noticias/)
  await open(page, linkIn(mail, '/newsletter'))
  await page.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(page.getByText('Listo: no recibirás más noticias.')).toBeVisible()
})

test('[S8.023] rejected values, a lost connection and an invalid link show a message', async ({
  page,
  context,
}) => {
  await open(page, '/')
  // What a page of tomorrow or a broken proxy might send: the engine itself refuses it.
  await page.route(/create-subscription/, (route) =>
    route.continue({ postData: JSON.stringify({ email: 'sin-arroba', country: 'SV' }) }),
  )
  await subscribe(page, 'buena@example.com')
  await expect(footer(page).getByText('Error en los valores enviados.')).toBeVisible()
  await context.setOffline(true)
  await subscribe(page, 'buena@example.com')
  await expect(
    footer(page)
      .getByRole('status')
      .getByText(/conexión/),
  ).toBeVisible()
  await context.setOffline(false)

  await page.unrouteAll()
  // Who came by no mail is offered to subscribe and told how one leaves.
  await open(page, '/newsletter')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Noticias y promociones')
  await expect(main.getByRole('button')).toHaveText(['Suscribirme'])
  await main.getByRole('textbox').fill(`pagina-${Date.now()}@example.com`)
  await main.getByRole('textbox').press('Enter')
  await expect(main.getByText('Gracias por suscribirte')).toBeVisible()

  await open(page, '/newsletter?action=cancel&token=inventado')
  await page.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(page.getByText('Este enlace no es válido', { exact: false })).toBeVisible()
  await expectAccessible(page)
})
