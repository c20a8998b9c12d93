import { expect, type Page, test } from '@playwright/test'
import { callEngine } from './steps/engine.ts'
import { placeOrder } from './steps/place-order.ts'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const line = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text })
const order = (page: Page) => placeOrder(page, [{ productId: 'FI095-10X34-BROCA-NAT', quantity: 10 }])

/** A statement as a bank writes it: Latin-1, lines above its head, money with a comma. */
const statement = (rows: readonly [text: string, amount: number][]) => ({
  name: 'estado.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'BANCO DEL ISTMO;;',
      'Fecha;Descripción;Monto',
      ...rows.map(([text, amount]) => `24/11/2026;${text};${amount.toFixed(2).replace('.', ',')}`),
    ].join('\n'),
    'latin1',
  ),
})
const importFile = async (page: Page, rows: readonly [string, number][]) => {
  const chooser = page.waitForEvent('filechooser')
  await main(page).getByRole('button', { name: 'Importar estado de cuenta' }).click()
  await (await chooser).setFiles(statement(rows))
}
const standing = async (page: Page, orderNo: string) => {
  const { body } = await callAdmin(page, 'GET', ['custom/orders-desk/v1', `orders/${orderNo}`])
  return `${body.status} ${body.paymentStatus}`
}

test('finance reads a new bank’s statement, confirms what is certain in one press and decides the rest', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const [first, second, less] = [await order(page), await order(page), await order(page)]
  const fileContent = Buffer.from('%PDF-1.4 transferencia').toString('base64')
  const proof = { body: { file: { filename: 'transferencia.pdf', fileContent } } }
  await callEngine(page, 'POST', ['custom/orders/v1', `orders/${less.orderNo}/proofs`], proof)
  await signInStaff(page, 'finance')
  await page.goto('/admin/bank-transfers')
  await importFile(page, [
    [`PAGO PEDIDO ${less.orderNo}`, less.orderTotal - 5],
    ['DEPÓSITO EFECTIVO VENTANILLA', 88.1],
    ['COMISIÓN', -2],
  ])
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Banco y cuenta').fill('Banco del Istmo')
  await dialog.getByRole('button', { name: 'Guardar y revisar' }).click()
  await dialog.getByRole('button', { name: 'Importar 2 líneas' }).click()
  await expect(line(page, 'DEPÓSITO EFECTIVO')).toContainText('$88.10')

  await page.goto('/admin')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  const presses = await countPresses(page)
  await page.getByRole('link', { name: 'Transferencias' }).click()
  await importFile(page, [
    [`TRANSFERENCIA ${first.orderNo}`, first.orderTotal],
    [`TRANSFERENCIA ${second.orderNo}`, second.orderTotal],
    ['INTERESES GANADOS', 1.1],
    ['INTERESES AJUSTE', 2.2],
  ])
  await main(page).getByRole('button', { name: 'Confirmar 2 seguras' }).click()
  await expect(page.getByText('2 transferencias confirmadas')).toBeVisible()
  await expectTask(page, 25, await presses())
  expect(await standing(page, first.orderNo)).toBe('new paid')
  expect(await standing(page, second.orderNo)).toBe('new paid')

  // Less than is needed is said before it is confirmed, and the order goes on waiting.
  await line(page, less.orderNo).getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog).toContainText('Faltan $5.00')
  await dialog.getByRole('button', { name: 'Confirmar como abono' }).click()
  await expect(line(page, `PAGO PEDIDO ${less.orderNo}`)).toHaveCount(0)
  expect(await standing(page, less.orderNo)).toBe('created not_paid')

  await line(page, 'DEPÓSITO EFECTIVO').getByRole('button', { name: /^Más/ }).click()
  await page.getByRole('button', { name: 'Partir…' }).click()
  await dialog.getByLabel('Parte 1').fill('5')
  await dialog.getByLabel('Parte 2').click()
  await expect(dialog.getByLabel('Parte 2')).toHaveValue('83.10')
  await dialog.getByRole('button', { name: 'Partir', exact: true }).click()
  await line(page, '$5.00').getByRole('button', { name: /^Más/ }).click()
  await page.getByRole('button', { name: 'Ignorar…' }).click()
  await dialog.getByLabel('Motivo').fill('Venta de caja')
  await dialog.getByRole('button', { name: 'Ignorar' }).click()
  await expect(page.getByText('Línea ignorada')).toBeVisible()
  await expect(main(page).getByText(`de $${less.orderTotal.toFixed(2)}`)).toBeVisible()
  expect(await faultsOfScreen(page, '/bank-transfers')).toEqual([])

  // Several that are for no order go with one reason, by keys, and come back together.
  await page.goto('/admin/bank-transfers?q=intereses')
  await expect(line(page, 'INTERESES')).toHaveCount(2)
  for (const key of ['j', 'x', 'j', 'X']) await page.keyboard.press(key)
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(main(page).getByText('$3.30')).toBeVisible()
  await page.keyboard.press('i')
  await page.keyboard.type('Del banco mismo')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Cambiaron2')
  await expect(line(page, 'INTERESES')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await expect(line(page, 'INTERESES')).toHaveCount(2)
  await page.keyboard.press('Escape')

  // What the customer sent stands with the order.
  await page.goto(`/admin/orders/${less.orderNo}`)
  const saved = page.waitForEvent('download')
  await main(page)
    .getByRole('button', { name: /transferencia\.pdf/ })
    .click()
  expect((await saved).suggestedFilename()).toBe('transferencia.pdf')
  await expect(main(page)).toContainText('Envió su comprobante')

  await page.goto('/admin/bank-transfers?status=matched')
  await line(page, first.orderNo).getByRole('button', { name: 'Deshacer' }).click()
  await dialog.getByLabel('Motivo').fill('Era de otro')
  await dialog.getByRole('button', { name: 'Deshacer la confirmación' }).click()
  await expect(line(page, first.orderNo)).toHaveCount(0)
  expect(await standing(page, first.orderNo)).toBe('created not_paid')
  expect(faults).toEqual([])
})

test('an auditor sees the lines and decides nothing; a clerk has no entry and is refused', async ({
  page,
}) => {
  await signInStaff(page, 'auditor')
  await page.goto('/admin/bank-transfers')
  await expect(line(page, 'DEPÓSITO EFECTIVO')).toBeVisible()
  for (const name of [/^Importar/, /^Confirmar/, /^Más/])
    await expect(main(page).getByRole('button', { name })).toHaveCount(0)

  await signInStaff(page, 'clerk')
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Pedidos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Transferencias' })).toHaveCount(0)
  const { status } = await callAdmin(page, 'POST', ['custom/bank/v1', 'proposals'], { body: {} })
  expect(status).toBe(403)
})
