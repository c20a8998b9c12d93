import { expect, type Page, test } from '@playwright/test'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// The manager of the demonstration.
const person = 'Mauricio Chávez'

const main = (page: Page) => page.getByRole('main')
const sku = 'TE024-10'
const book = ['pricing/price-books/v1', 'price-books/SV/prices'] as [string, string]

/** Changes the price as a manager does, to what it was and a cent more; gives both. */
const raisePrice = async (page: Page) => {
  await signInStaff(page, 'manager')
  const { body } = await callAdmin(page, 'GET', book, { query: { productIds: sku } })
  const [{ tiers }] = body.data
  const before: string = tiers[0].amount
  const after = (Number(before) + 0.01).toFixed(2)
  const data = [{ productId: sku, tiers: [{ ...tiers[0], amount: after }, ...tiers.slice(1)] }]
  expect((await callAdmin(page, 'PATCH', book, { body: { data } })).status).toBe(200)
  return { before, after }
}

test('an auditor sees who changed a price from the grid and from the product in two presses', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const { before, after } = await raisePrice(page)
  await signInStaff(page, 'auditor')
  await page.goto('/admin/prices?country=SV')
  await main(page).getByRole('searchbox').fill(sku)
  const presses = await countPresses(page)
  await page.keyboard.press('Enter')
  await main(page)
    .getByRole('button', { name: `quién cambió el precio de ${sku}` })
    .click()
  const latest = page.getByRole('dialog').getByRole('listitem').first()
  await expect(latest).toContainText(person)
  await expect(latest.getByRole('deletion')).toContainText(before)
  await expect(latest.getByRole('insertion')).toContainText(after)
  await expect(latest.getByRole('time')).not.toBeEmpty()
  await expectTask(page, 40, await presses())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(`/admin/products/${sku}`)
  const fromProduct = await countPresses(page)
  await main(page).getByRole('link', { name: 'Ver sus precios' }).click()
  await main(page)
    .getByRole('button', { name: `quién cambió el precio de ${sku}` })
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(person)
  await expectTask(page, 40, await fromProduct())
  await page.reload()
  await expect(page.getByRole('dialog'), 'what is open is in the address').toContainText(person)
  expect(await faultsOfScreen(page, `/prices?country=SV&q=${sku}&history=${sku}`)).toEqual([])

  // An owner drafts the price that one country has for another, by the shop's rate.
  await signInStaff(page, 'owner')
  await page.goto(`/admin/prices?country=GT&q=${sku}`)
  await main(page).getByRole('button', { name: 'Copiar de otro país' }).click()
  const copy = page.getByRole('dialog', { name: 'Copiar de otro país' })
  await copy.getByLabel('De', { exact: true }).selectOption('SV')
  await copy.getByRole('button', { name: 'Calcular' }).click()
  const cents = Math.round((Number(after) * 100 * 7.68) / 5) * 5
  await expect(main(page).getByRole('row').filter({ hasText: sku })).toContainText((cents / 100).toFixed(2))
  await main(page).getByRole('button', { name: 'Descartar' }).click()
  expect(faults).toEqual([])
})

test('whoever may not read the log sees prices, and not who changed them', async ({ page }) => {
  await signInStaff(page, 'desk')
  await page.goto(`/admin/prices?country=SV&q=${sku}&history=${sku}`)
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: sku })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: /quién cambió/ })).toHaveCount(0)
  const path = ['pricing/price-books/v1', 'price-books/SV/price-history'] as [string, string]
  expect((await callAdmin(page, 'GET', path, { query: { productId: sku } })).status).toBe(403)
})
