import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { mailTo } from './steps/mail.ts'
import { watchFaults } from './steps/screens.ts'
import { callAdmin, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ mode: 'serial' })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const main = (page: Page) => page.getByRole('main')
// Of a material that no other journey orders: what is cut of it is this file's alone.
const sheet = 'TE008-24-NEGR'
const screw = 'FI095-10X34-BROCA-NAT'
// Nobody whom a walk before this one has left in the shop.
const sign = String(Date.now()).slice(-7)
const email = `dia-${sign}@qa.example`
const coil = `B-${sign}`

const orderPath = (orderNo: string) => ['custom/orders-desk/v1', `orders/${orderNo}`] as [string, string]
const stepOf = async (page: Page, orderNo: string): Promise<string> =>
  (await callAdmin(page, 'GET', orderPath(orderNo))).body.step

/** Goods of the phone order, each typed as a reader of codes types. */
const add = async (page: Page, sku: string, pieces: string, length?: string) => {
  const field = main(page).getByRole('combobox', { name: 'Escanear o escribir artículo' })
  await field.fill(sku)
  await page.keyboard.press('Enter')
  await main(page).getByLabel('Piezas', { exact: true }).fill(pieces)
  if (length) await main(page).getByLabel('Largo (m)').fill(length)
  await page.keyboard.press('Enter')
}

/** A clerk sells by phone, to be paid by transfer. */
const sellByPhone = async (page: Page): Promise<{ orderNo: string; orderTotal: number }> => {
  await signInStaff(page, 'clerk')
  await page.goto('/admin/counter')
  await main(page).getByText('Por teléfono').click()
  await main(page).getByLabel('Cliente', { exact: true }).fill(`7${sign}`)
  await page.keyboard.press('Enter')
  await main(page).getByLabel('Nombre').fill('Delia')
  await main(page).getByLabel('Apellido').fill('Campos')
  await main(page).getByLabel('Correo').fill(email)
  await page.keyboard.press('Enter')
  await add(page, sheet, '10', '4.2')
  await add(page, screw, '3')
  await expect(main(page).getByRole('heading', { name: 'Artículos (2)' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Transferencia' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Hacer pedido de / })
    .click()
  const heading = main(page).getByRole('heading', { name: /^Pedido \d+/ })
  await expect(heading).toBeVisible()
  const orderNo = /\d+/.exec(await heading.innerText())?.[0] ?? ''
  const { body } = await callAdmin(page, 'GET', orderPath(orderNo))
  return { orderNo, orderTotal: body.orderTotal }
}

/** Finance finds its money in the bank's file. */
const matchTransfer = async (page: Page, orderNo: string, orderTotal: number) => {
  await page.setViewportSize(desk)
  await signInStaff(page, 'finance')
  await page.goto('/admin/bank-transfers')
  const buffer = Buffer.from(
    `BANCO DEL DIA;;\nFecha;Descripción;Monto\n24/11/2026;TRF ${orderNo} CAMPOS;${orderTotal.toFixed(2).replace('.', ',')}\n`,
    'latin1',
  )
  const chooser = page.waitForEvent('filechooser')
  await main(page).getByRole('button', { name: 'Importar estado de cuenta' }).click()
  await (await chooser).setFiles({ name: 'dia.csv', mimeType: 'text/csv', buffer })
  const dialog = page.getByRole('dialog')
  const bank = dialog.getByLabel('Banco y cuenta')
  // Its own line: what is certain of another journey may stand there already.
  const own = main(page)
    .getByRole('listitem')
    .filter({ hasText: `TRF ${orderNo}` })
  await expect(bank.or(own).first()).toBeVisible()
  // A bank whose files are known is not asked about again.
  if (await bank.isVisible()) {
    await bank.fill('Banco del Día')
    await dialog.getByRole('button', { name: 'Guardar y revisar' }).click()
    await dialog.getByRole('button', { name: /^Importar 1 / }).click()
  }
  await own.getByRole('button', { name: /^Confirmar/ }).click()
  await expect(page.getByText('Una transferencia confirmada')).toBeVisible()
}

/** A foreman makes the plan anew, hangs the coil and cuts all of it. */
const cut = async (page: Page, orderNo: string) => {
  await page.setViewportSize(phone)
  await signInStaff(page, 'foreman')
  await page.goto(`/admin/coils?add=${sheet}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Número').fill(coil)
  await dialog.getByLabel('Metros').fill('200')
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByRole('status').filter({ hasText: coil })).toBeVisible()
  // Everything that is due some day, so that the list does not hang on the hour.
  const plan = { body: { day: '2099-12-31' } }
  const path: [string, string] = ['custom/plant/v1', 'plants/SV-SS01/cut-plan']
  expect((await callAdmin(page, 'POST', path, plan)).status).toBe(201)
  await page.goto('/admin/cut-plan')
  const group = main(page).getByRole('region').filter({ hasText: orderNo })
  await expect(group).toContainText('10 × 4.20')
  await group.getByRole('link', { name: /^Empezar/ }).click()
  await main(page)
    .getByRole('button', { name: /^Cortado todo de Prepintado/ })
    .click()
  await expect.poll(() => stepOf(page, orderNo)).toBe('cut')
}

/** What the store lacks comes from another one. */
const bringScrews = async (page: Page) => {
  await signInStaff(page, 'manager')
  await page.goto('/admin/sv/transfers')
  await main(page).getByRole('button', { name: 'Nuevo traslado' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('De', { exact: true }).selectOption({ label: 'Soyapango Unicentro' })
  await dialog.getByLabel('A', { exact: true }).selectOption({ label: 'San Salvador Ejército' })
  await dialog.getByRole('combobox', { name: 'Agregar artículo' }).fill(screw)
  await page.getByRole('option').filter({ hasText: screw }).first().click()
  await dialog.getByLabel(/^Cantidad de/).fill('3')
  await dialog.getByRole('button', { name: 'Nuevo traslado' }).click()
  await expect(main(page).getByRole('button', { name: 'Enviar', exact: true })).toBeVisible()
  const transfer = new URL(page.url()).pathname
  await main(page).getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(main(page).getByText('En camino')).toBeVisible()
  await signInStaff(page, 'clerk')
  await page.goto(transfer)
  await main(page).getByRole('button', { name: 'Recibir' }).click()
  await expect(main(page).getByText('Recibido', { exact: true }).first()).toBeVisible()
  return transfer.split('/').at(-1) ?? ''
}

/** Reads a receipt's code as a reader does: the text and Enter. */
const scan = async (page: Page, text: string) => {
  await main(page).getByLabel('Número de pedido o código del recibo').fill(text)
  await page.keyboard.press('Enter')
}

test('a day in the life of an order: sold by phone, paid, cut, brought, collected without a signal, and told', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const faults = watchFaults(page)
  const { orderNo, orderTotal } = await sellByPhone(page)
  expect(await stepOf(page, orderNo)).toBe('waiting')
  await matchTransfer(page, orderNo, orderTotal)
  expect(await stepOf(page, orderNo)).toBe('paid')
  await cut(page, orderNo)
  const transferId = await bringScrews(page)

  await page.goto(`/admin/orders/${orderNo}`)
  await main(page).getByRole('button', { name: 'Marcar listo' }).first().click()
  await expect.poll(() => stepOf(page, orderNo)).toBe('ready')

  // The customer shows the code of their mail; the yard has no signal.
  const code = /código de retiro:\s+([0-9a-z]{8})\s/.exec(await mailTo(page, email, /listo/))?.[1]
  const pass = `https://techos.example/retiro/${orderNo}.${code}`
  await page.goto('/admin/hand-over')
  await expect(main(page).getByLabel('Número de pedido o código del recibo')).toBeFocused()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await scan(page, pass)
  await expect(main(page)).toContainText('Trae el recibo de este pedido')
  await main(page).getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Entregar todo' }).dblclick()
  await expect(main(page)).toContainText(`Entrega del pedido ${orderNo} guardada en este aparato`)
  await expect(main(page).getByText('espera señal', { exact: true })).toHaveCount(1)
  expect(await stepOf(page, orderNo)).toBe('ready')
  await context.setOffline(false)
  await expect(main(page).getByText('guardado', { exact: true })).toBeVisible()
  expect(await stepOf(page, orderNo)).toBe('completed')

  await page.setViewportSize(desk)
  await signInStaff(page, 'finance')
  await page.goto('/admin/sv/fiscal-documents')
  await expect(main(page).getByRole('row').filter({ hasText: orderNo })).toBeVisible()
  const loaded = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Exportar CSV' }).click()
  expect(await readFile(await (await loaded).path(), 'utf8')).toContain(orderNo)

  await signInStaff(page, 'manager')
  await page.goto('/admin/sv/reports')
  await expect(main(page).getByRole('table').first()).toContainText('Hoy')

  await signInStaff(page, 'auditor')
  await page.goto(`/admin/audit?q=${orderNo}`)
  const steps = [
    'Hizo el pedido en mostrador',
    'Confirmó la transferencia',
    'Confirmó el corte',
    'Avanzó el pedido',
    'Entregó el pedido',
  ]
  for (const step of steps)
    await expect(main(page).getByRole('row').filter({ hasText: step }).first()).toBeVisible()
  await page.goto(`/admin/audit?q=${transferId}`)
  await expect(main(page).getByRole('row').filter({ hasText: 'Recibió el traslado' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Comprobar cadena' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'nadie las tocó' })).toBeVisible()
  expect(faults).toEqual([])
})
