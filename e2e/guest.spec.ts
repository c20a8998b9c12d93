import { expect, test } from '@playwright/test'
import { fillCase, openCaseForm } from './steps/case-form.ts'
import { open } from './steps/ready.ts'

test('[S6.001] a guest browses, searches, fills a cart, finds a store, writes a case and subscribes', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const main = page.getByRole('main')
  await open(page, '/category/techos')
  await expect(main.getByRole('article').first()).toBeVisible()

  await open(page, '/search?q=tornillo')
  await main.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)

  await open(page, '/product/TE001-30-183')
  await main.getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('1 artículo agregado al carrito')
  await open(page, '/cart')
  await expect(main.getByRole('spinbutton')).toHaveValue('1')

  await open(page, '/store-locator')
  await expect(main.getByRole('listitem').first()).toContainText('San Salvador')

  const form = await openCaseForm(page)
  await fillCase(page)
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByText(/Hemos recibido tu caso C\d+/)).toBeVisible()

  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.locator('input[type=email]').fill(`invitada-${Date.now()}@example.com`)
  await footer.getByRole('button', { name: 'Suscribirme' }).click()
  await expect(footer.getByText('Gracias por suscribirte a nuestra newsletter.')).toBeVisible()

  const sessions = (await page.context().cookies()).filter(({ name }) => name.startsWith('shopper_'))
  expect(sessions.map(({ value }) => value.split('.')[0])).toEqual(['guest'])
})
