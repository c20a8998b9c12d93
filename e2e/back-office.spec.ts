import { expect, type Page, test } from '@playwright/test'
import { mailTo } from './steps/mail.ts'
import { placeOrder } from './steps/place-order.ts'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const screws = [{ productId: 'FI095-10X34-BROCA-NAT', quantity: 4 }]

test('somebody of the demonstration signs in by its list, and out again', async ({ page }) => {
  const faults = watchFaults(page)
  await page.goto('/admin/prices?country=SV')
  await expect(page).toHaveURL(/\/admin\/sign-in\?next=/)
  await page.getByRole('button', { name: /Gerencia/ }).click()
  await page.getByLabel('Contraseña').fill('wrong')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('no son correctos')
  await page.getByRole('button', { name: /Gerencia/ }).click()
  await page.getByLabel('Contraseña').fill('Techo2026!')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Precios')
  await expect(page.getByRole('navigation', { name: 'Navegación' }).first()).toContainText('Auditoría')
  await page.getByRole('button', { name: /Cuenta de/ }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/\/admin\/sign-in/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/sign-in/)
  expect(faults).toEqual([])
})

test('a manager changes a price and puts it back; an editor may only look', async ({ page }) => {
  const sku = 'FI095-10X34-BROCA-NAT'
  const book = ['pricing/price-books/v1', 'price-books/SV/prices'] as [string, string]
  const tiersNow = async (): Promise<{ minQuantity: string; amount: string }[]> => {
    const { body } = await callAdmin(page, 'GET', book, { query: { productIds: sku } })
    return body.data[0].tiers
  }
  const priceNow = async () => (await tiersNow())[0]?.amount
  await signInStaff(page, 'manager')
  const tiers = await tiersNow()
  const before = tiers[0]?.amount
  await page.goto('/admin')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  const presses = await countPresses(page)
  await page.getByRole('link', { name: 'Precios', exact: true }).first().click()
  await main(page).getByRole('searchbox').fill(sku)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: sku })
  await expect(row).toHaveCount(1)
  await row.getByRole('gridcell').nth(3).focus()
  await page.keyboard.type('9.99')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Revisar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 producto: 1 sube, 0 bajan.')
  await dialog.getByRole('button', { name: 'Aplicar ahora' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Precios aplicados' })).toBeVisible()
  await expectTask(page, 36, await presses())
  expect(await priceNow()).toBe('9.99')

  await page.getByRole('link', { name: 'Cambios programados' }).click()
  await main(page).getByRole('button', { name: 'Devolver precios' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Devolver precios' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Precios devueltos' })).toBeVisible()
  expect(await priceNow()).toBe(before)

  // A single price goes back from its history; the prices of goods that are chosen in their list are drafted together.
  await page.goto(`/admin/prices?country=SV&show=changed7&history=${sku}`)
  const history = page.getByRole('dialog')
  await history.getByRole('button', { name: 'Volver a $9.99' }).first().click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Volver a $9.99' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Precio restaurado' })).toBeVisible()
  expect(await priceNow()).toBe('9.99')
  await page.goto(`/admin/sv/products?q=${sku}`)
  await main(page).getByRole('row').filter({ hasText: sku }).getByRole('checkbox').click()
  await main(page).getByRole('button', { name: 'Precio', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Porcentaje').fill('10')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/show=drafted/)
  await expect(row).toContainText('11.00')
  expect(await priceNow()).toBe('9.99')
  await page.getByRole('button', { name: 'Descartar' }).click()
  const put = { body: { data: [{ productId: sku, tiers }] } }
  expect((await callAdmin(page, 'PATCH', book, put)).status).toBe(200)

  await signInStaff(page, 'editor')
  await page.goto(`/admin/prices?country=SV&q=${sku}`)
  await expect(main(page)).toContainText('tu rol no los cambia')
  await expect(main(page).getByRole('button', { name: 'Subir o bajar' })).toHaveCount(0)
})

test('two editors of a product: what does not clash is merged, what does is asked', async ({ page }) => {
  const path = ['product/products/v1', 'products/FI095'] as [string, string]
  await signInStaff(page, 'editor')
  await page.goto('/admin/products/FI095')
  const name = page.getByLabel('Nombre (español)')
  const english = page.getByLabel('Nombre (inglés)')
  const before = await name.inputValue()
  await name.fill(`${before} A`)
  const other = await callAdmin(page, 'GET', path)
  const body = { name: { default: `${before} B`, en: 'Changed by somebody else' } }
  expect((await callAdmin(page, 'PATCH', path, { body, ifMatch: other.etag })).status).toBe(200)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${before} A`)
  await expect(dialog).toContainText(`${before} B`)
  // Who goes on editing keeps what was typed, and is asked again.
  await dialog.getByRole('button', { name: 'Seguir editando' }).last().click()
  await expect(name).toHaveValue(`${before} A`)
  await page.keyboard.press('Control+s')
  await expect(dialog).toContainText(`${before} B`)
  await dialog.getByRole('button', { name: 'Guardar así' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible()
  await expect(english).toHaveValue('Changed by somebody else')
  expect((await callAdmin(page, 'GET', path)).body.name.default).toBe(`${before} A`)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(name).toHaveValue(`${before} B`)
})

test('an owner invites somebody, who accepts with an app for codes', async ({ page, browser }) => {
  const email = `nueva-${Date.now()}@obra.test`
  await signInStaff(page, 'owner')
  await page.goto('/admin/team')
  await expect(main(page).getByRole('row')).not.toHaveCount(0)
  const presses = await countPresses(page)
  await main(page).getByRole('button', { name: 'Invitar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo').fill(email)
  await dialog.getByLabel('Rol').selectOption('manager')
  await dialog.getByRole('button', { name: 'Invitar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Invitación enviada' })).toBeVisible()
  await expectTask(page, 39, await presses(), { part: 1 })
  const mail = await mailTo(page, email, /./)
  const link = /\/admin\/invitation#[\w-]+/.exec(mail)?.[0] ?? ''

  // Two who change somebody's roles: who comes second sees what the first has left, and nothing is written over it.
  const person = ['custom/users/v1', 'users'] as [string, string]
  const { body } = await callAdmin(page, 'GET', person)
  const { userId } = body.data.find((one: { email: string }) => one.email === email)
  person[1] += `/${userId}`
  const row = main(page).getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^Acciones/ }).click()
  await row.getByRole('button', { name: 'Cambiar roles' }).click()
  await expect(dialog.getByLabel('Rol')).toHaveValue('manager')
  const { etag } = await callAdmin(page, 'GET', person)
  const finance = { roles: [{ role: 'finance', country: 'SV' }] }
  expect((await callAdmin(page, 'PATCH', person, { body: finance, ifMatch: etag })).status).toBe(200)
  await dialog.getByLabel('Rol').selectOption('editor')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Alguien cambió a esta persona')
  await expect(dialog.getByLabel('Rol')).toHaveValue('finance')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Roles cambiados' })).toBeVisible()

  const context = await browser.newContext()
  const theirs = await context.newPage()
  await theirs.goto(new URL(link, page.url()).href)
  await expect(theirs.getByText(email)).toBeVisible()
  await expect(theirs.getByRole('img', { name: /QR/ })).toBeVisible()
  await context.close()

  const ends = await countPresses(page)
  await row.getByRole('button', { name: /^Quitar acceso/ }).click()
  await dialog.getByRole('button', { name: 'Quitar acceso' }).click()
  await expect(row).toContainText('Sin acceso')
  await expectTask(page, 39, await ends(), { part: 2 })

  await signInStaff(page, 'clerk')
  await page.goto('/admin/team')
  await expect(page.getByRole('alert')).toContainText('Tu rol no permite esto')
})

test('a clerk hands an order over on a phone in three presses; a foreman may not', async ({ page }) => {
  const { orderNo, orderTotal } = await placeOrder(page, screws)
  const order = (rest: string) => ['custom/orders-desk/v1', `orders/${orderNo}${rest}`] as [string, string]
  await signInStaff(page, 'manager')
  const { etag } = await callAdmin(page, 'GET', order(''))
  const paid = { body: { tender: 'transfer', amount: orderTotal }, ifMatch: etag }
  expect((await callAdmin(page, 'POST', order('/payments'), paid)).status).toBe(200)

  await signInStaff(page, 'clerk')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/hand-over?order=${orderNo}`)
  await expect(main(page)).toContainText('Rosa Mejía')
  const presses = await countPresses(page)
  await main(page).getByText('Vi su documento y coincide').click()
  await main(page).getByRole('button', { name: 'Entregar todo' }).click()
  await expect(main(page)).toContainText(`Pedido ${orderNo} entregado`)
  await expectTask(page, 2, await presses())

  await signInStaff(page, 'foreman')
  await page.goto(`/admin/orders/${orderNo}`)
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(orderNo)
  await expect(main(page).getByRole('button', { name: 'Entregar' })).toHaveCount(0)
})

test('a list’s state is its address, and words find an order', async ({ page }) => {
  const { orderNo } = await placeOrder(page, screws)
  await signInStaff(page, 'owner')
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: 'Sin pagar' }).click()
  await expect(page).toHaveURL(/step=waiting/)
  await main(page).getByRole('searchbox').fill(orderNo)
  await expect(page).toHaveURL(new RegExp(`q=${orderNo}`))
  await expect(main(page).getByRole('row').filter({ hasText: orderNo })).toHaveCount(1)
  await page.reload()
  await expect(main(page).getByRole('row').filter({ hasText: orderNo })).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(orderNo)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(orderNo)
  await expect(page.getByRole('option').filter({ hasText: orderNo })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderNo}$`))
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('sv@lamina.example')
  await expect(page.getByRole('group', { name: 'Clientes' }).getByRole('option')).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.locator('body').press('?')
  await expect(page.getByRole('dialog')).toContainText('Ctrl K')
})

test('a view of a list is the person’s in another browser too, and of those it is shared with', async ({
  page,
  browser,
}) => {
  await signInStaff(page, 'owner')
  await page.goto('/admin/orders?step=ready&q=vista')
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Mis listos')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Mis listos', exact: true })).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const other = await context.newPage()
  await signInStaff(other, 'owner')
  await other.goto('/admin/orders')
  await other.getByRole('button', { name: 'Mis listos', exact: true }).click()
  await expect(other).toHaveURL(/q=vista/)
  await other
    .getByRole('button', { name: /Mis listos/ })
    .last()
    .click()
  await expect(other.getByRole('button', { name: 'Mis listos', exact: true })).toHaveCount(0)

  await page.goto('/admin/orders?step=ready&q=turno')
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Del turno')
  await page.getByLabel('Para quién').selectOption('Mostrador')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Vista compartida' })).toBeVisible()
  await page.getByRole('button', { name: 'Opciones de Del turno' }).click()
  await page.getByRole('button', { name: 'Cambiar el nombre' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('De la tarde')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Nombre cambiado' })).toBeVisible()
  // A second one stands behind it, and before it for everybody once it is moved.
  await page.goto('/admin/orders?step=paid&q=turno')
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('De la mañana')
  await page.getByLabel('Para quién').selectOption('Mostrador')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  const sharedOf = (of: Page) =>
    of.getByRole('group', { name: 'Vistas compartidas' }).locator('[aria-pressed]')
  const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Opciones de De la mañana' }).click()
  await page.getByRole('button', { name: 'Mover a la izquierda' }).click()
  expect((await moved).ok()).toBe(true)
  await expect(sharedOf(page)).toHaveText([/^De la mañana/, /^De la tarde/])
  await signInStaff(other, 'clerk')
  await other.goto('/admin/orders')
  await expect(sharedOf(other)).toHaveText([/^De la mañana/, /^De la tarde/])
  await other.getByRole('button', { name: 'De la tarde (Compartida: Mostrador)' }).click()
  await expect(other).toHaveURL(/q=turno/)
  await expect(other.getByRole('button', { name: /^Opciones de/ })).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Quitar para todos la vista De la tarde' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Quitar para todos la vista De la mañana' }).click()
  await page.getByRole('button', { name: 'De la tarde (Compartida: Mostrador)' }).click()
  await page.getByRole('button', { name: 'Quitar para todos la vista De la tarde' }).click()
  await other.reload()
  await expect(other.getByRole('button', { name: 'Guardar vista' })).toBeVisible()
  await expect(other.getByRole('button', { name: /^De la tarde/ })).toHaveCount(0)
  await context.close()
})

/** Those that no journey of a task reads on its way; at full counts `back-office-screens` reads all of them. */
const screens = ['/sign-in', '/', '/orders', '/categories?id=techos', '/settings', '/audit']

test('no screen of its own has a fault that a machine can see, in either theme, nor breaks the policy', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const faults = watchFaults(page)
  await signInStaff(page, 'owner')
  const found: string[] = []
  for (const screen of screens) found.push(...(await faultsOfScreen(page, screen)))
  expect(found).toEqual([])
  expect(faults).toEqual([])
})
