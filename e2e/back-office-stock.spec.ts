import { expect, type Page, test } from '@playwright/test'
import { placeOrder } from './steps/place-order.ts'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 390, height: 844 } })

const main = (page: Page) => page.getByRole('main')
const sku = 'FI095-10X34-BROCA-NAT'
const record = (inventoryListId: string) =>
  ['inventory/inventory-lists/v1', `inventory-lists/${inventoryListId}/product-inventory-records/${sku}`] as [
    string,
    string,
  ]
const listOf = async (page: Page, storeId: string): Promise<string> => {
  const { body } = await callAdmin(page, 'GET', ['inventory/inventory-lists/v1', 'inventory-lists'])
  return body.data.find((one: { storeId: string }) => one.storeId === storeId).id
}
const levelAt = async (page: Page, storeId: string): Promise<number> =>
  (await callAdmin(page, 'GET', record(await listOf(page, storeId)))).body.stockLevel

test('a clerk sees stock and price of a SKU, and counts a shelf without a signal', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page)
  await signInStaff(page, 'clerk')
  await page.goto('/admin/stock')
  const looks = await countPresses(page)
  await main(page).getByRole('searchbox').fill(sku)
  await main(page).getByRole('button', { name: sku }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('San Salvador Ejército')
  await expect(panel).toContainText('$')
  await expectTask(page, 6, await looks())

  // At a desk: what is chosen is counted in a row, or laid into a transfer.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/stock?q=FI095')
  for (const at of [1, 2]) await main(page).getByRole('row').nth(at).getByRole('checkbox').click()
  await main(page).getByRole('button', { name: 'Trasladar' }).click()
  const transfer = page.getByRole('dialog', { name: 'Nuevo traslado' })
  await expect(transfer.getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  for (const at of [1, 2]) await main(page).getByRole('row').nth(at).getByRole('checkbox').click()
  await main(page).getByRole('button', { name: 'Contar', exact: true }).click()
  await expect(main(page)).toContainText('Después queda 1 por contar')
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto('/admin/count')
  const field = main(page).getByRole('combobox', { name: 'Escanear o buscar artículo' })
  await expect(field).toBeFocused()
  const count = async (amount: string) => {
    await field.fill(sku)
    await expect(page.getByRole('option').filter({ hasText: sku })).toBeVisible()
    await page.keyboard.press('Enter')
    await main(page)
      .getByLabel(/^Cuánto hay de/)
      .fill(amount)
    await page.keyboard.press('Enter')
  }
  const presses = await countPresses(page)
  await count('321')
  await expect(main(page).getByText('guardado', { exact: true })).toBeVisible()
  await expectTask(page, 7, await presses(), { units: 1 })
  expect(await levelAt(page, 'SV-SS01')).toBe(321)

  await field.fill(sku)
  await expect(page.getByRole('option').filter({ hasText: sku })).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await main(page)
    .getByLabel(/^Cuánto hay de/)
    .fill('322')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('espera señal', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(main(page).getByText('guardado', { exact: true })).toHaveCount(2)
  expect(await levelAt(page, 'SV-SS01')).toBe(322)
  expect(faults).toEqual([])

  await signInStaff(page, 'auditor')
  await page.goto('/admin/stock')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Conteo' })).toHaveCount(0)
})

test('a transfer is made by hand, shipped, and received with what is missing', async ({ page }) => {
  await signInStaff(page, 'manager')
  const transfers = 'custom/stock-transfers/v1'
  const body = { fromStore: 'SV-SS02', toStore: 'SV-SS01', lines: [{ productId: sku, amount: 10 }] }
  const { body: made } = await callAdmin(page, 'POST', [transfers, 'transfers'], { body })
  await page.goto(`/admin/transfers/${made.id}`)
  await main(page).getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(main(page).getByText('En camino')).toBeVisible()

  await signInStaff(page, 'clerk')
  const before = await levelAt(page, 'SV-SS01')
  await page.goto('/admin/transfers')
  const presses = await countPresses(page)
  await main(page)
    .getByRole('link', { name: /Soyapango Unicentro → San Salvador Ejército/ })
    .first()
    .click()
  await main(page).getByLabel(`A recibir: ${sku}`).fill('8')
  await main(page).getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Recibir' }).click()
  await expect(main(page).getByText('Recibido', { exact: true }).first()).toBeVisible()
  await expectTask(page, 8, await presses(), { units: 1 })
  expect(await levelAt(page, 'SV-SS01')).toBe(before + 8)
  expect(await faultsOfScreen(page, `/transfers/${made.id}`)).toEqual([])

  await signInStaff(page, 'auditor')
  await page.goto('/admin/transfers')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Proponer' })).toHaveCount(0)
})

test('a manager accepts a transfer that is proposed in two presses; an auditor makes none', async ({
  page,
}) => {
  const goods = 'TE024-8'
  await placeOrder(page, [{ productId: goods, quantity: 6 }])
  await signInStaff(page, 'manager')
  const list = await listOf(page, 'SV-SS01')
  const shelf = record(list)[1].replace(sku, goods)
  const empty = { body: { allocation: { amount: 0 }, c_reason: 'count' } }
  expect((await callAdmin(page, 'PATCH', ['inventory/inventory-lists/v1', shelf], empty)).status).toBe(200)

  await page.goto('/admin/sv/transfers')
  const presses = await countPresses(page)
  await main(page).getByRole('button', { name: 'Proponer' }).click()
  const dialog = page.getByRole('dialog')
  const proposal = dialog.getByRole('region').filter({ hasText: goods })
  await expect(proposal).toContainText('→ San Salvador Ejército')
  await expect(proposal).toContainText('hay 0 pza, salió 6 pza en 30 días')
  await proposal.getByRole('button', { name: /a San Salvador Ejército$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Traslado creado' })).toBeVisible()
  await expectTask(page, 38, await presses())
  await expect(proposal).toHaveCount(0)
  const transfers: [string, string] = ['custom/stock-transfers/v1', 'transfers']
  const { body } = await callAdmin(page, 'GET', transfers, { query: { status: 'created' } })
  const made = body.data.find((one: { lines: { productId: string }[] }) =>
    one.lines.some(({ productId }) => productId === goods),
  )
  expect(made).toMatchObject({ toStore: 'SV-SS01', status: 'created' })

  await signInStaff(page, 'auditor')
  const { fromStore, toStore } = made
  const again = { body: { fromStore, toStore, lines: [{ productId: goods, amount: 1 }] } }
  expect((await callAdmin(page, 'POST', transfers, again)).status).toBe(403)
  await page.goto('/admin/sv/transfers')
  await expect(main(page).getByRole('button', { name: 'Proponer' })).toHaveCount(0)
})

test('transfers beyond a page are turned to, and a page says which of how many it shows', async ({
  page,
}) => {
  await signInStaff(page, 'manager')
  const family = 'custom/stock-transfers/v1'
  // Made and cancelled: nothing of the stock stays promised to them.
  const body = { fromStore: 'SV-SS02', toStore: 'SV-SS01', lines: [{ productId: sku, amount: 1 }] }
  for (let made = 0; made < 51; made++) {
    const { body: one, etag } = await callAdmin(page, 'POST', [family, 'transfers'], { body })
    const status = await callAdmin(page, 'POST', [family, `transfers/${one.id}/cancellation`], {
      ...(etag ? { ifMatch: etag } : {}),
      body: {},
    })
    expect(status.status).toBe(200)
  }
  await page.goto('/admin/sv/transfers')
  await main(page).getByRole('link', { name: 'Cancelados' }).click()
  const rows = main(page).getByRole('link', { name: /→/ })
  await expect(rows).toHaveCount(50)
  await expect(main(page)).toContainText(/1–50 de 5\d/)
  await main(page).getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page).toHaveURL(/status=cancelled.*page=2|page=2.*status=cancelled/)
  await expect(main(page)).toContainText(/51–5\d de 5\d/)
  await page.reload()
  await expect(main(page).getByRole('button', { name: 'Página siguiente' })).toBeDisabled()
  await main(page).getByRole('button', { name: 'Página anterior' }).click()
  await expect(rows).toHaveCount(50)
  expect(await faultsOfScreen(page, '/sv/transfers?status=cancelled')).toEqual([])
})
