import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { fillCase, openCaseForm } from './steps/case-form.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const picture = (name: string, size = 40) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(size)]),
})

test('[S2.072] [S2.176] [S5.021] [S5.022] [S5.023] [S5.024] [S5.025] [S5.026] [S5.027] an empty form says what is missing', async ({
  page,
}) => {
  await open(page, '/')
  const dialog = await openCaseForm(page)
  const send = dialog.getByRole('button', { name: 'Enviar' })
  await send.click()
  for (const text of [
    'Escribe tu nombre',
    'Escribe un correo electrónico válido',
    'Escribe un número de teléfono válido',
    'Escoge un asunto',
    'Escribe una descripción',
  ])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  await expect(dialog.locator('[name=name]')).toBeFocused()
  await expect(dialog.locator('[name=description]')).toHaveAttribute('rows', '5')
  await expectAccessible(page)

  const values = dialog.locator('[name=subject] option')
  expect(
    (await values.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).slice(1),
  ).toEqual([
    'General Inquiry',
    'Products and Services',
    'Complaints and Claims',
    'Billing and Payments',
    'Technical Issues',
    'Warranty',
  ])
  await fillCase(page, '7000123')
  await expect(dialog.getByText('Escribe un número de teléfono válido')).toBeVisible()
  await dialog.locator('[name=phone]').fill('7'.repeat(16))
  await expect(dialog.getByText('El número de teléfono no puede exceder los 15 dígitos')).toBeVisible()
})

test('[S1.014] [S3.028] [S3.029] [S4.085] [S4.086] [S4.087] [S5.029] [S5.030] a guest sends a case with files, each in its own call; one that fails is tried again alone', async ({
  page,
}) => {
  await open(page, '/')
  const dialog = await openCaseForm(page)
  await fillCase(page)
  const files = dialog.locator('input[type=file]')
  await files.setInputFiles([picture('grande.png', 4 * 1024 * 1024 + 1)])
  await expect(page.getByText('grande.png excede el límite de 4 MB.')).toBeVisible()
  await files.setInputFiles(['a.png', 'b.png', 'c.png', 'd.png'].map((name) => picture(name)))
  await expect(page.getByText('Solo se permiten un máximo de 3 archivos.')).toBeVisible()

  const sent: { url: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/case-')) sent.push({ url: request.url(), body: request.postDataJSON() })
  })
  // The line breaks while the second file is on its way.
  let uploads = 0
  await page.route(/case-attachment/, (route) => (++uploads === 2 ? route.abort() : route.continue()))
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(
    dialog.getByText(/^¡Gracias! Hemos recibido tu caso C\d+ y te contactaremos pronto\.$/),
  ).toBeVisible()
  await expect(page.getByText('No pudimos enviar b.png.')).toBeVisible()
  expect(sent[0]?.body).toEqual({
    name: 'Rosa Prueba',
    email: 'rosa@example.com',
    phone: '70001234',
    subject: 'Warranty',
    description: 'La lámina llegó golpeada.',
  })
  expect(sent).toHaveLength(4)
  expect(sent[1]?.body).toMatchObject({
    caseId: expect.stringMatching(/^C\d+$/),
    file: { filename: 'a.png', fileContent: expect.stringMatching(/^iVBORw0KGgo/) },
  })

  await dialog.getByRole('button', { name: 'Reintentar b.png' }).click()
  await expect(dialog.getByRole('button', { name: 'Reintentar b.png' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expect(dialog).toBeHidden()
})

test('[S6.008] a customer finds the form filled from the profile, and what was sent in the account; in English too', async ({
  page,
}) => {
  const { email } = await newCustomer(page)
  await open(page, '/account/cases')
  const main = page.getByRole('main')
  await expect(main).toContainText('Aún no has abierto ningún caso.')
  await main.getByRole('button', { name: 'Abrir un caso' }).click()
  const form = page.getByRole('dialog')
  await expect(form.locator('[name=email]')).toHaveValue(email)
  await form.locator('[name=subject]').selectOption('Warranty')
  await form.locator('[name=description]').fill('La lámina llegó golpeada.\nSon tres piezas.')
  await form.locator('input[type=file]').setInputFiles([picture('a.png')])
  await form.getByRole('button', { name: 'Enviar' }).click()
  await form.getByRole('button', { name: 'Listo' }).click()
  const card = main.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('heading', { name: 'Garantía' })).toBeVisible()
  await expect(card).toContainText(/Caso C\d+ · \d\d\/\d\d\/\d{4} · 1 archivo/)
  await expect(card).toContainText('Son tres piezas.')
  await expectAccessible(page)
  await open(page, '/en-SV/account/cases')
  await expect(card.getByRole('heading', { name: 'Warranty' })).toBeVisible()

  await open(page, '/en-SV/')
  const dialog = await openCaseForm(page, 'Customer service', 'Help')
  await expect(dialog.locator('[name=email]')).toHaveValue(email)
  await expect(dialog.locator('[name=name]')).not.toHaveValue('')
  await expect(dialog.locator('[name=phone]')).toHaveValue(/^\d{8,}$/)
  await expect(dialog.locator('[name=subject]')).toContainText('Complaints and Claims')
  await dialog.locator('[name=subject]').selectOption('Warranty')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please enter a description', { exact: true })).toBeVisible()
  await dialog.locator('[name=description]').fill('Two sheets came bent.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(
    dialog.getByText(/^Thank you! We have received your case C\d+ and will contact you soon\.$/),
  ).toBeVisible()
})

test('[S4.088] [S8.020] a rejected case shows the engine’s message, or a general one where there is none, and the form is reset', async ({
  page,
}) => {
  await open(page, '/')
  const dialog = await openCaseForm(page)
  await fillCase(page)
  // The engine refuses what a page of another time might send.
  await page.route(/case-creation\/v1.*case-creation/, (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), subject: 'Otro' }) }),
  )
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Escoge un asunto')).toBeVisible()
  await expect(dialog.locator('[name=description]')).toHaveValue('')
  await page.unroute(/case-creation\/v1.*case-creation/)
  await fillCase(page)
  await page.route(/case-creation\/v1.*case-creation/, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Ocurrió un error, inténtalo de nuevo.')).toBeVisible()
  await expect(dialog.locator('[name=name]')).toHaveValue('')
})
