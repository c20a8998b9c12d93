import { expect, type Page, test } from '@playwright/test'
import { goOffline, goOnline } from './steps/network.ts'
import { placeOrder } from './steps/place-order.ts'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 390, height: 844 } })

const main = (page: Page) => page.getByRole('main')
// Of a material that no other journey orders: what is cut of it is this file's alone.
const sheet = 'TE008-24-CAFE'
const family = 'custom/plant/v1'
const plantPath = (rest: string) => [family, `plants/SV-SS01/${rest}`] as [string, string]
const deskPath = (orderNo: string, rest = '') =>
  ['custom/orders-desk/v1', `orders/${orderNo}${rest}`] as [string, string]

/** An order of sheets cut to two lengths, paid at the counter, to be cut at the plant. */
const paidOrder = async (page: Page): Promise<string> => {
  const { orderNo, orderTotal } = await placeOrder(page, [
    { productId: sheet, quantity: 9, c_lengthMetersToBuy: 3.65 },
    { productId: sheet, quantity: 4, c_lengthMetersToBuy: 6.1 },
  ])
  await signInStaff(page, 'manager')
  const { etag } = await callAdmin(page, 'GET', deskPath(orderNo))
  const paid = { body: { tender: 'transfer', amount: orderTotal }, ifMatch: etag }
  expect((await callAdmin(page, 'POST', deskPath(orderNo, '/payments'), paid)).status).toBe(200)
  return orderNo
}
const putCoil = async (page: Page, id: string, meters: number) => {
  const body = { kind: 'coil', productId: sheet, meters }
  expect((await callAdmin(page, 'PUT', plantPath(`coils/${id}`), { body })).status).toBe(201)
}
const stepOf = async (page: Page, orderNo: string) =>
  (await callAdmin(page, 'GET', deskPath(orderNo))).body.step

test('a foreman cuts by coil: list, start with labels, piece, line and group, and a bad coil', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const orderNo = await paidOrder(page)
  await putCoil(page, 'B-0931', 70)
  await putCoil(page, 'B-0932', 65)
  // Everything that is due some day, so that the list does not hang on the hour.
  const plan = { body: { day: '2099-12-31', setupMeters: 0.4 } }
  expect((await callAdmin(page, 'POST', plantPath('cut-plan'), plan)).status).toBe(201)

  await signInStaff(page, 'foreman')
  await page.addInitScript(() => {
    const printed: string[] = []
    Object.assign(globalThis, { printed, print: () => printed.push(document.title) })
  })
  await page.goto('/admin')
  const looks = await countPresses(page)
  await page.getByRole('link', { name: 'Plan de corte' }).filter({ visible: true }).click()
  const group = main(page).getByRole('region').filter({ hasText: orderNo })
  await expect(group).toContainText('9 × 3.65')
  await expectTask(page, 9, await looks())

  // A part of the plan, by the address: what is due by a day, and one material.
  await main(page).getByRole('button', { name: 'Vence', exact: true }).click()
  const days = page.getByRole('form', { name: 'Vence' })
  await days.getByLabel('Hasta').fill('2026-01-01')
  await days.getByRole('button', { name: 'Aplicar' }).click()
  await expect(main(page).getByText('Nada del plan coincide con estos filtros')).toBeVisible()
  await expect(page).toHaveURL(/due=%2C2026-01-01|due=,2026-01-01/)
  await main(page).getByRole('button', { name: 'Ver todo el plan' }).click()
  await main(page).getByRole('button', { name: 'Material', exact: true }).click()
  await page.getByRole('checkbox', { name: await group.getByRole('heading').innerText() }).check()
  await page.keyboard.press('Escape')
  await expect(
    main(page)
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 2 }) }),
  ).toHaveCount(1)
  await expect(main(page).getByRole('button', { name: 'Guardar vista' })).toBeVisible()
  await expect(group).toContainText('9 × 3.65')

  const begins = await countPresses(page)
  await group.getByRole('link', { name: /^Empezar/ }).click()
  await expect(main(page).getByRole('img', { name: /9 × 3.65\sm/ })).toBeVisible()
  await main(page).getByRole('button', { name: 'Etiquetas' }).click()
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { printed: string[] }).printed.length))
    .toBe(1)
  await expectTask(page, 10, await begins())
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Pieza 1 de 9')).toBeVisible()
  await expect(page.getByText('Pieza 4 de 4')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  // A coil that is bad is out in three presses, and the pieces are another's.
  const strip = main(page).getByRole('region').filter({ hasText: orderNo }).first()
  const bad = String(await strip.getAttribute('aria-label')).replace('Bobina ', '')
  const scraps = await countPresses(page)
  await strip.getByRole('button', { name: /^Merma/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Óxido' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar y rehacer el plan' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectTask(page, 12, await scraps())
  await expect(main(page).getByRole('region', { name: `Bobina ${bad}` })).toHaveCount(0)

  const confirms = await countPresses(page)
  await main(page)
    .getByRole('button', { name: /^Cortada una pieza de 3.65/ })
    .click()
  await expect(main(page).getByText('1 de 9', { exact: true })).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Cortadas 4 de 6.10/ })
    .click()
  await expect(main(page).getByText('cortado', { exact: true }).first()).toBeVisible()
  expect(await stepOf(page, orderNo)).toBe('paid')
  // The saw stands where the signal is gone: what is cut there is shown as cut, kept, and sent once.
  await goOffline(page)
  await main(page)
    .getByRole('button', { name: /^Cortado todo de .*8 piezas/ })
    .first()
    .click()
  await expect(main(page).getByText('espera señal', { exact: true })).toHaveCount(1)
  await expect(main(page).getByText('cortado', { exact: true })).not.toHaveCount(0)
  await expect(main(page).getByRole('button', { name: /^Cortado todo de/ })).toHaveCount(0)
  await goOnline(page)
  await expect(page.getByRole('status').filter({ hasText: '8 piezas cortadas' })).toBeVisible()
  await expect.poll(() => stepOf(page, orderNo)).toBe('cut')
  // A piece, a line, and all that is left.
  await expectTask(page, 11, await confirms(), { units: 3 })
  const coils = (await callAdmin(page, 'GET', plantPath('coils'))).body.data as {
    id: string
    meters: number
  }[]
  expect(coils.map(({ id }) => id)).not.toContain(bad)

  expect(await faultsOfScreen(page, '/cut-plan')).toEqual([])
  expect(await faultsOfScreen(page, '/coils')).toEqual([])
  expect(faults).toEqual([])
})

test('a coil is added by hand; a desk only looks; a clerk has no entry', async ({ page }) => {
  await signInStaff(page, 'foreman')
  await page.goto(`/admin/coils?add=${sheet}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Número').fill('B-0940')
  await dialog.getByLabel('Metros').fill('151,5')
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'B-0940' })).toBeVisible()
  await expect(main(page).getByText('151.50 m').first()).toBeVisible()

  await signInStaff(page, 'desk')
  await page.goto('/admin/sv/coils?store=SV-SS01')
  await expect(main(page).getByText('B-0940')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Agregar' })).toHaveCount(0)
  await page.goto('/admin/sv/cut-plan?store=SV-SS01')
  await expect(main(page).getByRole('button', { name: 'Imprimir' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Recalcular' })).toHaveCount(0)

  await signInStaff(page, 'clerk')
  await page.goto('/admin/cut-plan')
  await expect(page.getByRole('alert')).toContainText('Tu rol no permite esto')
  await expect(page.getByRole('link', { name: 'Plan de corte' })).toHaveCount(0)
})
