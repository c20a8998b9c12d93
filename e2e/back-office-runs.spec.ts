import { expect, type Page, test } from '@playwright/test'
import { callEngine } from './steps/engine.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
// Of goods that no other journey leaves in a cart.
const sku = 'TE004-26'
const board: [string, string] = ['custom/plant/v1', 'plants/SV-SS01/run-board']
const decision: [string, string] = [board[0], `${board[1]}/${sku}`]

test('a manager sees goods near a minimum run and decides in three presses', async ({ page }) => {
  const faults = watchFaults(page)
  await newCustomer(page)
  await fillBasket(page, [{ productId: sku, quantity: 1, c_lengthMetersToBuy: 3 }])
  await signInStaff(page, 'manager')
  await page.goto('/admin/sv?store=SV-SS01')
  const presses = await countPresses(page)
  await page.getByRole('link', { name: 'Tiradas mínimas' }).first().click()
  const run = main(page).getByRole('listitem').filter({ hasText: sku })
  await expect(run).toContainText('Carritos: 3 m en 1')
  await expect(run.getByText(/^Faltan/)).toBeVisible()
  await run
    .getByRole('button', { name: /^Tomar de/ })
    .first()
    .click()
  await expect(run).toContainText(/Se toma de/)
  await expect(page.getByRole('status').filter({ hasText: 'Anotado' })).toBeVisible()
  await expectTask(page, 37, await presses())
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await run.getByRole('button', { name: 'Ofrecer más metros' }).click()
  await expect(run).toContainText('Se ofrece')
  const { body } = await callAdmin(page, 'GET', board)
  const row = body.data.find((one: { productId: string }) => one.productId === sku)
  expect(row.decision).toMatchObject({ decision: 'offer', decidedBy: { kind: 'staff' } })
  // A shared run: until its closing day the shop asks nobody for a whole one.
  await page.goto('/admin/sv?store=SV-SS01')
  const opens = await countPresses(page)
  await page.getByRole('link', { name: 'Tiradas mínimas' }).first().click()
  await run.getByRole('button', { name: `Abrir tirada: ${sku}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir tirada' }).click()
  await expect(run).toContainText('Tirada abierta hasta')
  await expect(run).toContainText(/Pagado: 0\sm de \d+\sm/)
  await expectTask(page, 37, await opens(), { part: 1 })
  const least = async () => {
    const path: [string, string] = ['product/shopper-products/v1', `products/${sku}`]
    return (await callEngine<{ c_minLengthMeters: number }>(page, 'GET', path)).c_minLengthMeters
  }
  await expect.poll(least).toBe(0)
  expect(await faultsOfScreen(page, '/sv/runs?store=SV-SS01')).toEqual([])
  await run.getByRole('button', { name: `Cerrar ahora: ${sku}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Tirada cerrada' })).toBeVisible()
  await expect.poll(least).toBeGreaterThan(0)
  await page.goto(`/admin/sv/runs?store=SV-SS01&run=${sku}`)
  await expect(run, 'its link leads to it').toBeFocused()
  expect(faults).toEqual([])
})

test('a desk looks at runs and decides nothing; a clerk has no entry', async ({ page }) => {
  await signInStaff(page, 'desk')
  expect((await callAdmin(page, 'PUT', decision, { body: { decision: 'wait' } })).status).toBe(403)
  const opening: [string, string] = [decision[0], `${decision[1]}/shared-run`]
  expect((await callAdmin(page, 'PUT', opening, { body: { closingDay: '2099-01-31' } })).status).toBe(403)
  await page.goto('/admin/sv/runs?store=SV-SS01')
  await expect(main(page)).toContainText('tu rol no decide sobre ellas')
  await expect(main(page).getByRole('button', { name: /^(Esperar|Abrir tirada)/ })).toHaveCount(0)

  await signInStaff(page, 'clerk')
  await page.goto('/admin/runs')
  await expect(page.getByRole('alert')).toContainText('Tu rol no permite esto')
  await expect(page.getByRole('link', { name: 'Tiradas mínimas' })).toHaveCount(0)
  expect((await callAdmin(page, 'GET', board)).status).toBe(403)
})
