import { expect, type Page, test } from '@playwright/test'
import { callEngine } from './steps/engine.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { mailTo } from './steps/mail.ts'
import { newCustomer } from './steps/new-customer.ts'
import { placeOrder } from './steps/place-order.ts'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const sheet = { productId: 'TE009-26-ROJO-305', quantity: 14 }

/** A customer asks for a quote, and the demonstration's CRM has made its offer: nobody else changes it from here on. */
const askForQuote = async (page: Page) => {
  const { email } = await newCustomer(page)
  const { basketId } = await fillBasket(page, [{ productId: 'PE064', quantity: 2 }, sheet])
  const { OpportunityId: quoteId } = await callEngine<{ OpportunityId: string }>(
    page,
    'POST',
    ['custom/opportunities/v1', 'opportunities'],
    { body: { basketId } },
  )
  return { email, quoteId }
}
const quotePath = (quoteId: string) => ['custom/desk/v1', `quotes/${quoteId}`] as [string, string]

test('a desk prices a quote by margin, with its freight, and sends it; a clerk may not see it', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const { email, quoteId } = await askForQuote(page)
  await signInStaff(page, 'manager')
  const costs = { body: { data: [{ productId: sheet.productId, amount: 15, validFrom: '2026-01-01' }] } }
  const known = await callAdmin(page, 'PATCH', ['pricing/price-books/v1', 'price-books/SV/costs'], costs)
  expect(known.status).toBe(200)
  await signInStaff(page, 'desk')
  await expect
    .poll(async () => (await callAdmin(page, 'GET', quotePath(quoteId))).body.state, { timeout: 60_000 })
    .toBe('priced')
  await page.goto('/admin/sv/quotes?q=' + email)
  await expect(main(page).getByRole('row').filter({ hasText: 'Marta Obrero' })).toHaveCount(1)
  const before = await countPresses(page)
  await main(page).getByRole('link', { name: /^COT-/ }).click()
  const margin = main(page).getByLabel(/^Margen % de Lámina/)
  await margin.fill('20')
  await expect(main(page).getByLabel(/^Precio de Lámina/)).not.toHaveValue('')
  await main(page).getByLabel('Flete').fill('31.60')
  await main(page).getByLabel('Motivo').fill('carga de vuelta')
  const opening = await before()
  // What was typed outlives the page.
  await page.reload()
  const presses = await countPresses(page)
  await expect(margin).toHaveValue('20')
  await expect(main(page).getByText(/Cambios sin guardar/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(email)
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cotización enviada' })).toBeVisible()
  await expectTask(page, 15, opening + (await presses()))
  const { body } = await callAdmin(page, 'GET', quotePath(quoteId))
  const offer = body.offers.at(-1)
  expect(offer.freight).toBe(31.6)
  // 15.00 with the tax of 13 %, of which a fifth of the price is left: 16.95 / 0.8.
  expect(offer.lines.find((line: { productId: string }) => line.productId === sheet.productId).price).toBe(
    21.19,
  )
  expect(await mailTo(page, email, /COT-/, 2)).toContain('COT-')

  // Prolonged in two presses, and withdrawn with a reason.
  const again = await countPresses(page)
  await main(page).getByRole('button', { name: 'Prolongar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Prolongar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Oferta prolongada' })).toBeVisible()
  await expectTask(page, 17, await again())
  expect(await faultsOfScreen(page, `/quotes/${quoteId}`)).toEqual([])
  expect(faults).toEqual([])

  await page.goto(`/admin/quotes/${quoteId}`)
  const withdrawals = await countPresses(page)
  await main(page).getByRole('button', { name: 'Retirar', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Pidió otra medida.')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectTask(page, 17, await withdrawals())
  expect((await callAdmin(page, 'GET', quotePath(quoteId))).body.state).toBe('rejected')

  await signInStaff(page, 'clerk')
  await page.goto(`/admin/quotes/${quoteId}`)
  await expect(page.getByRole('alert')).toContainText('Tu rol no permite esto')
})

test('a desk answers in the quote with a picture', async ({ page }) => {
  const { quoteId, email } = await askForQuote(page)
  await signInStaff(page, 'desk')
  await page.goto(`/admin/quotes/${quoteId}`)
  await main(page).getByLabel('Mensaje al cliente').fill('Le mando el detalle del traslape.')
  const picture = { name: 'detalle.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a--') }
  await main(page).getByLabel('Foto o video').setInputFiles(picture)
  const presses = await countPresses(page)
  await main(page).getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(main(page).getByRole('button', { name: 'Guardar detalle.gif' })).toBeVisible()
  await expectTask(page, 16, await presses())
  expect(await mailTo(page, email, /Te escribimos sobre tu cotización COT-/)).toContain('traslape')
})

test('support answers a case and closes it in two presses; a desk only reads', async ({ page }) => {
  const { orderNo } = await placeOrder(page, [{ productId: 'FI095-10X34-BROCA-NAT', quantity: 10 }])
  await newCustomer(page)
  const path = 'custom/case-creation/v1'
  const email = `caso-${Date.now()}@obra.example`
  const written = { name: 'Rosa Prueba', email, phone: '70001234', subject: 'Warranty' }
  const { id: caseId } = await callEngine<{ id: string }>(page, 'POST', [path, 'case-creation'], {
    body: { ...written, description: 'La lámina llegó golpeada.' },
  })
  const file = { filename: 'golpe.gif', fileContent: Buffer.from('GIF89a--').toString('base64') }
  await callEngine(page, 'POST', [path, 'case-attachment'], { body: { caseId, file } })
  await signInStaff(page, 'support')
  await page.goto(`/admin/cases?q=${caseId}`)
  const presses = await countPresses(page)
  await main(page).getByRole('link', { name: caseId }).click()
  await expect(main(page).getByRole('button', { name: 'Guardar golpe.gif' })).toBeVisible()
  await main(page)
    .getByRole('textbox', { name: /^Respuesta/ })
    .fill('La cambiamos mañana.')
  await main(page).getByRole('button', { name: 'Responder y cerrar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Respuesta enviada' })).toBeVisible()
  await expectTask(page, 23, await presses())
  await expect(main(page).getByText('Cerrado')).toBeVisible()
  expect(await mailTo(page, email, /./)).toContain('cambiamos')
  expect(await faultsOfScreen(page, `/cases/${caseId}`)).toEqual([])

  // The case names its order, and the order its case.
  await main(page).getByRole('button', { name: 'Vincular pedido' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Pedido')
    .fill(String(Number(orderNo)))
  await page.keyboard.press('Enter')
  await main(page).getByRole('link', { name: orderNo }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(orderNo)
  await main(page).getByRole('link', { name: caseId }).click()
  await expect(main(page)).toContainText('La lámina llegó golpeada.')

  await signInStaff(page, 'desk')
  await page.goto(`/admin/cases/${caseId}`)
  await expect(main(page)).toContainText('La lámina llegó golpeada.')
  await expect(main(page).getByRole('button', { name: 'Responder' })).toHaveCount(0)
})

test('support gives, closes and opens several cases at once, and takes each step back', async ({ page }) => {
  await newCustomer(page)
  const name = `Varios ${Date.now()}`
  for (const description of ['Llegó tarde.', 'Falta una caja.'])
    await callEngine(page, 'POST', ['custom/case-creation/v1', 'case-creation'], {
      body: { name, email: 'varios@obra.example', phone: '70001234', subject: 'Warranty', description },
    })
  await signInStaff(page, 'support')
  await page.goto(`/admin/sv/cases?q=${encodeURIComponent(name)}`)
  const row = main(page).getByRole('row').filter({ hasText: name })
  const choose = async () => {
    await expect(row).toHaveCount(2)
    for (const one of await row.all()) await one.getByRole('checkbox').check()
  }
  const each = async (text: string | RegExp, count = 2) =>
    expect(row.filter({ hasText: text })).toHaveCount(count)
  const dialog = page.getByRole('dialog')
  const undo = async () => {
    await dialog.getByRole('button', { name: 'Deshacer' }).click()
    await expect(dialog).toContainText(/Cambiaron\s*2/)
  }
  // To a colleague: those who answer cases there, by name alone.
  await choose()
  await main(page).getByRole('button', { name: 'Asignar a' }).click()
  const colleague = page.getByRole('button', { name: 'Mauricio Chávez' })
  await expect(page.getByRole('button', { name: 'Gabriela Paz' })).toHaveCount(0)
  await colleague.click()
  await dialog.getByRole('button', { name: 'Asignar a Mauricio Chávez' }).click()
  await each('Mauricio Chávez')
  await undo()
  await each('Mauricio Chávez', 0)
  await page.keyboard.press('Escape')
  // To oneself, in one press.
  await choose()
  await main(page).getByRole('button', { name: 'Tomar' }).click()
  await each('Luis Ayala')
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 casos quedaron como estaban' })).toBeVisible()
  await each('Luis Ayala', 0)
  // Closed with a reason, opened again.
  await choose()
  await main(page).getByRole('button', { name: 'Cerrar', exact: true }).click()
  await dialog.getByRole('textbox').fill('Repetidos')
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await each('Cerrado')
  await undo()
  await each('Abierto')
  await dialog.getByRole('button', { name: 'Deshacer' }).waitFor({ state: 'detached' })
  expect(await faultsOfScreen(page, '/sv/cases')).toEqual([])

  await signInStaff(page, 'desk')
  const { body } = await callAdmin(page, 'POST', ['custom/cases-desk/v1', 'case-search'], {
    body: { query: { textQuery: { fields: ['words'], searchPhrase: name } } },
  })
  for (const { caseId } of body.hits) {
    const closure: [string, string] = ['custom/cases-desk/v1', `cases/${caseId}/closure`]
    expect((await callAdmin(page, 'DELETE', closure)).status).toBe(403)
  }
})

test('today’s page leads a desk to the oldest quote in one press, and an owner to the figures', async ({
  page,
}) => {
  await askForQuote(page)
  await signInStaff(page, 'desk')
  await page.goto('/admin/sv')
  const presses = await countPresses(page)
  await main(page).getByRole('link', { name: 'Abrir la cotización más antigua' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Cotización COT-')
  await expect(page).toHaveURL(/\/admin\/sv\/quotes\//)
  await expectTask(page, 14, await presses())
  await signInStaff(page, 'owner')
  await page.goto('/admin')
  const table = main(page).getByRole('region', { name: 'Ventas' })
  await expect(table.getByRole('row').filter({ hasText: 'El Salvador' })).toBeVisible()
  await page.getByRole('button', { name: 'Todos los países' }).click()
  await page.getByRole('button', { name: 'Guatemala' }).click()
  await expect(page).toHaveURL(/\/admin\/gt$/)
  await expect(table.getByRole('row').filter({ hasText: 'El Salvador' })).toHaveCount(0)
})

test('a part of an order is made ready, the rest stays', async ({ page }) => {
  const { orderNo, orderTotal } = await placeOrder(page, [
    { productId: 'FI095-10X34-BROCA-NAT', quantity: 4 },
  ])
  await signInStaff(page, 'manager')
  const order = (rest: string) => ['custom/orders-desk/v1', `orders/${orderNo}${rest}`] as [string, string]
  const { etag } = await callAdmin(page, 'GET', order(''))
  await callAdmin(page, 'POST', order('/payments'), {
    body: { tender: 'transfer', amount: orderTotal },
    ifMatch: etag,
  })
  await page.goto(`/admin/orders/${orderNo}`)
  await main(page).getByRole('button', { name: 'Más acciones' }).click()
  await main(page).getByRole('button', { name: 'Solo una parte' }).click()
  await page.getByRole('dialog').getByRole('spinbutton').fill('3')
  await page.getByRole('dialog').getByRole('button', { name: 'Solo una parte' }).click()
  await expect(main(page)).toContainText('3 / 4')
  expect((await callAdmin(page, 'GET', order(''))).body.lines[0].progress.ready).toBe(3)
})
