import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { placeOrder } from './steps/place-order.ts'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const entry = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Navegación' })
    .first()
    .getByRole('link', { name: 'Documentos fiscales' })

test('finance exports the tax documents of a month and country and notes a number; a desk has no entry', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const { orderNo, orderTotal } = await placeOrder(page, [
    { productId: 'FI095-10X34-BROCA-NAT', quantity: 4 },
  ])
  await signInStaff(page, 'manager')
  const order = (rest = '') => ['custom/orders-desk/v1', `orders/${orderNo}${rest}`] as [string, string]
  const { etag } = await callAdmin(page, 'GET', order())
  const paid = { body: { tender: 'transfer', amount: orderTotal }, ifMatch: etag }
  expect((await callAdmin(page, 'POST', order('/payments'), paid)).status).toBe(200)
  const given = { amount: 1, reason: 'pieza golpeada' }
  const { etag: paidTag } = await callAdmin(page, 'GET', order())
  const back = await callAdmin(page, 'POST', order('/refunds'), { body: given, ifMatch: paidTag })
  expect(back.status).toBe(201)

  await signInStaff(page, 'finance')
  await page.goto('/admin')
  const presses = await countPresses(page)
  await entry(page).click()
  const row = main(page).getByRole('row').filter({ hasText: orderNo })
  await expect(row).toContainText('Factura (consumidor final)')
  const loaded = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Exportar CSV' }).click()
  const download = await loaded
  expect(download.suggestedFilename()).toMatch(/^fiscal-SV-\d{4}-\d{2}\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain(orderNo)
  // One more where there are several countries to choose from.
  await expectTask(page, 26, (await presses()) + 1)

  await row.getByRole('cell').last().click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Número').fill(`DTE-01-${orderNo}`)
  await panel.getByRole('button', { name: 'Guardar número' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Número guardado' })).toBeVisible()
  await expect(row).toContainText(`DTE-01-${orderNo}`)

  const note = panel.getByRole('listitem').filter({ hasText: given.reason })
  await note.getByRole('button', { name: 'Poner el número de la nota' }).click()
  const asked = page.getByRole('dialog').last()
  await asked.getByLabel('Número de la nota').fill(`DTE-05-${orderNo}`)
  await asked.getByRole('button', { name: 'Guardar número' }).click()
  await expect(note).toContainText(`nota DTE-05-${orderNo}`)
  expect(await faultsOfScreen(page, '/sv/fiscal-documents')).toEqual([])
  expect(faults).toEqual([])

  await signInStaff(page, 'desk')
  await page.goto('/admin/fiscal-documents')
  await expect(page.getByRole('alert')).toContainText('Tu rol no permite esto')
  await expect(entry(page)).toHaveCount(0)
})
