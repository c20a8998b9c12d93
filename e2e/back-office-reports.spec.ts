import { expect, type Page, test } from '@playwright/test'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const entry = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Informes' })

test('an owner sees yesterday and the week by country in one press, each drawing with its place; an editor has no entry', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await signInStaff(page, 'owner')
  await page.goto('/admin')
  await expect(entry(page)).toBeVisible()
  const presses = await countPresses(page)
  await entry(page).click()
  const figures = main(page).getByRole('table').first()
  for (const title of ['Ayer', '7 días']) await expect(figures).toContainText(title)
  for (const name of ['El Salvador', 'Honduras']) await expect(figures).toContainText(name)
  await expectTask(page, 39, await presses())
  for (const title of ['Ventas por día', 'Ventas por país', 'Días de existencia', 'De la visita al pedido'])
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()

  await main(page).getByLabel('Medida').selectOption('orders')
  await expect(page).toHaveURL(/measure=orders/)
  await expect(main(page).getByRole('heading', { name: 'Pedidos por día' })).toBeVisible()
  expect(await faultsOfScreen(page, '/sv/reports')).toEqual([])
  await expect(main(page).getByRole('heading', { name: 'Ventas por tienda' })).toBeVisible()
  expect(faults).toEqual([])

  await signInStaff(page, 'editor')
  await page.goto('/admin')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(entry(page)).toHaveCount(0)
})

test('what was sold is asked for anew as often as it is counted, and says until when', async ({ page }) => {
  await signInStaff(page, 'manager')
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/figures?') && asked.push(request.url()))
  await page.goto('/admin/sv')
  await expect(main(page).getByText(/^actualizado: /)).toBeVisible()
  await page.clock.runFor(61_000)
  await expect.poll(() => asked.length).toBe(2)
})

test('on a phone no screen is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInStaff(page, 'owner')
  for (const path of ['/content/homepage', '/reports']) {
    await page.goto(`/admin${path}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    const account = await page.getByRole('button', { name: /^Cuenta de/ }).boundingBox()
    expect((account?.x ?? 390) + (account?.width ?? 0), path).toBeLessThanOrEqual(390)
  }
})
