import { expect, type Page, test } from '@playwright/test'
import { placeOrder } from './steps/place-order.ts'
import { callAdmin, signInStaff } from './steps/staff.ts'
import { focusedElement, tabTo } from './steps/tab-to.ts'

// Ten tasks whose every step is a key: nothing here clicks, and nothing puts the focus where a key does not.
test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const go = async (page: Page, key: string, title: string) => {
  await press(page, 'g', key)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
}
const rowAt = (page: Page) => main(page).locator('tr[data-at]')

test('orders: found by the palette, opened beside the list, back, marked, filtered, a view', async ({
  page,
}) => {
  const { orderNo, orderTotal } = await placeOrder(page, [
    { productId: 'FI095-10X34-BROCA-NAT', quantity: 10 },
  ])
  await signInStaff(page, 'manager')
  const path: [string, string] = ['custom/orders-desk/v1', `orders/${orderNo}`]
  const { etag } = await callAdmin(page, 'GET', path)
  const paid = { body: { tender: 'transfer', amount: orderTotal }, ifMatch: etag }
  await callAdmin(page, 'POST', [path[0], `${path[1]}/payments`], paid)
  await page.goto('/admin')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()

  // 1: an order by its number.
  await press(page, 'Control+k')
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(orderNo)
  await expect(page.getByRole('option').filter({ hasText: orderNo })).toBeVisible()
  await press(page, 'Enter')
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(orderNo)

  // 2: from the list into its panel and back, where one was.
  await go(page, 'p', 'Pedidos')
  await expect(main(page).getByRole('row').nth(1)).toBeVisible()
  await press(page, 'j', 'Enter')
  await expect(dialog(page)).toBeVisible()
  const first = await dialog(page).getByRole('heading').first().innerText()
  await press(page, 'Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(rowAt(page)).toContainText(first)
  await press(page, 'j', 'k')
  await expect(rowAt(page)).toContainText(first)

  // 3: words, and a filter whose menu gives the focus back.
  await press(page, '/')
  await page.keyboard.type(orderNo)
  await expect(main(page).getByRole('row')).toHaveCount(2)
  await tabTo(page, /^Paso/)
  await press(page, 'Enter')
  await expect(focusedElement(page)).toHaveRole('checkbox')
  await press(page, 'Escape')
  await expect(focusedElement(page)).toHaveText(/Paso/)

  // 4: chosen and said to be ready.
  await press(page, 'j', 'x')
  await tabTo(page, /^Marcar listo/, 60)
  await press(page, 'Enter')
  await expect.poll(async () => (await callAdmin(page, 'GET', path)).body.step).toBe('ready')

  // 5: handed over.
  await go(page, 'e', 'Entregar')
  await page.keyboard.type(orderNo)
  await press(page, 'Enter')
  await expect(main(page)).toContainText('Rosa Mejía')
})

test('the rest: a price and its undo, a dialog, the theme, the keys, the way past the rail', async ({
  page,
}) => {
  await signInStaff(page, 'owner')
  await page.goto('/admin/sv')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()

  // 6: past the rail to what the page holds.
  await tabTo(page, /^Ir al contenido|^Saltar/)
  await press(page, 'Enter')
  await expect(focusedElement(page)).toHaveAttribute('id', 'content')

  // 7: a price is typed in the grid and taken back.
  await go(page, 'r', 'Precios')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  for (let n = 0; n < 40; n++) {
    await press(page, 'Tab')
    if ((await focusedElement(page).getAttribute('role')) === 'gridcell') break
  }
  const cell = focusedElement(page)
  const before = (await cell.innerText()).trim()
  await page.keyboard.type('9.99')
  await press(page, 'Enter')
  await expect(main(page).getByRole('button', { name: 'Revisar' })).toBeVisible()
  await press(page, 'ArrowUp')
  await expect(focusedElement(page)).toHaveText('9.99')
  await press(page, 'Control+z')
  await expect(focusedElement(page)).toHaveText(before)
  await expect(main(page).getByRole('button', { name: 'Revisar' })).toHaveCount(0)

  // 8: a dialog takes the focus, and gives it back to what opened it.
  await press(page, 'Tab', 'Tab')
  await go(page, 't', 'Equipo')
  await tabTo(page, /^Invitar/)
  await press(page, 'Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  await press(page, 'Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(focusedElement(page)).toHaveText('Invitar')

  // 9: the list of keys.
  await press(page, '?')
  await expect(dialog(page)).toContainText('Ctrl K')
  await press(page, 'Escape')
  await expect(focusedElement(page)).toHaveText('Invitar')

  // 10: the other theme, by the menu of who one is.
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await tabTo(page, /Elena Quintanilla/, 60, 'Shift+Tab')
  await press(page, 'Enter')
  await tabTo(page, /^Oscuro|^Tema oscuro/)
  await press(page, 'Enter')
  expect(await ground()).not.toBe(light)
})
