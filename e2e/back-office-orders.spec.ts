import { expect, type Locator, type Page, test } from '@playwright/test'
import { mailTo } from './steps/mail.ts'
import { placeOrder } from './steps/place-order.ts'
import { expectPrintable } from './steps/printable.ts'
import { faultsOfScreen } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const rail = (page: Page) => page.getByRole('navigation', { name: 'Navegación' }).first()
const screws = [{ productId: 'FI095-10X34-BROCA-NAT', quantity: 4 }]
const desk = (orderNo: string, rest = '') =>
  ['custom/orders-desk/v1', `orders/${orderNo}${rest}`] as [string, string]

/** Signed in as the manager who takes the money. */
const payFor = async (page: Page, { orderNo, orderTotal }: { orderNo: string; orderTotal: number }) => {
  const { etag } = await callAdmin(page, 'GET', desk(orderNo))
  const paid = { body: { tender: 'transfer', amount: orderTotal }, ifMatch: etag }
  expect((await callAdmin(page, 'POST', desk(orderNo, '/payments'), paid)).status).toBe(200)
}

test('a clerk says what is ready, finds an order by all it is known by, and hands over a part and the rest', async ({
  page,
}) => {
  const first = await placeOrder(page, screws)
  const second = await placeOrder(page, screws)
  await signInStaff(page, 'manager')
  await payFor(page, first)
  await payFor(page, second)

  // The customers of chosen orders are written to at once, and each order is a sheet of paper.
  await page.addInitScript(() => {
    const printed: number[] = []
    Object.assign(globalThis, { printed, print: () => printed.push(1) })
  })
  const { email } = (await callAdmin(page, 'GET', desk(second.orderNo))).body
  await page.goto(`/admin/sv/orders?q=${email}&paymentStatus=paid&placed=2020-01-01,`)
  const marks = main(page).getByRole('checkbox')
  await expect(marks).toHaveCount(2)
  await marks.last().click()
  await main(page).getByRole('button', { name: 'Escribir' }).click()
  await page.getByRole('dialog').getByLabel('Mensaje').fill('Lo tenemos el jueves a las 9.')
  await page.getByRole('dialog').getByRole('button', { name: 'Escribir' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Cambiaron1')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()
  expect(await mailTo(page, email, new RegExp(second.orderNo))).toContain('jueves a las 9')
  await marks.last().click()
  await main(page).getByRole('button', { name: 'Imprimir' }).click()
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { printed: number[] }).printed.length))
    .toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').filter({ hasText: second.orderNo })).toContainText('Rosa Mejía')
  await expect(main(page).getByRole('searchbox')).toBeHidden()
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  await signInStaff(page, 'clerk')
  await page.goto('/admin')
  const row = ({ orderNo }: { orderNo: string }) => main(page).getByRole('row').filter({ hasText: orderNo })
  const readies = await countPresses(page)
  await main(page)
    .getByRole('link', { name: /Por preparar/ })
    .click()
  await row(first).getByRole('checkbox').click()
  await row(second).getByRole('checkbox').click()
  await main(page).getByRole('button', { name: 'Marcar listos' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 pedidos están listos' })).toBeVisible()
  await expectTask(page, 4, await readies(), { units: 2 })

  await rail(page).getByRole('link', { name: 'Hoy' }).click()
  const finds = await countPresses(page)
  await rail(page).getByRole('link', { name: 'Pedidos' }).click()
  const words = main(page).getByRole('searchbox')
  for (const known of [
    first.orderNo,
    `Marta Obrero ${first.orderNo}`,
    '7000-0000',
    `https://techos.example/retiro/${first.orderNo}.ab12cd34`,
  ]) {
    await words.fill('nadie se llama así')
    await expect(row(first)).toHaveCount(0)
    await words.fill(known)
    await expect(row(first)).toHaveCount(1)
  }
  await expectTask(page, 1, await finds())

  // A reader of codes types the number and Enter: that Enter is no press of anybody's.
  const scan = async ({ orderNo }: { orderNo: string }) => {
    await main(page).getByLabel('Número de pedido o código del recibo').fill(orderNo)
    await page.keyboard.press('Enter')
    await expect(main(page)).toContainText('Rosa Mejía')
  }
  const parts = await countPresses(page)
  await rail(page).getByRole('link', { name: 'Entregar' }).click()
  await scan(first)
  await main(page).getByRole('button', { name: 'Solo una parte' }).click()
  await main(page).getByRole('spinbutton').fill('3')
  await main(page).getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Entregar', exact: true }).click()
  await expect(main(page)).toContainText(`Pedido ${first.orderNo} entregado`)
  await expectTask(page, 3, (await parts()) - 1, { units: 1 })
  expect((await callAdmin(page, 'GET', desk(first.orderNo))).body.lines[0].progress['handed-over']).toBe(3)

  await rail(page).getByRole('link', { name: 'Hoy' }).click()
  const wholes = await countPresses(page)
  await rail(page).getByRole('link', { name: 'Entregar' }).click()
  await scan(second)
  await main(page).getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Entregar todo' }).click()
  await expect(main(page)).toContainText(`Pedido ${second.orderNo} entregado`)
  await expectTask(page, 2, (await wholes()) - 1)

  // On paper it is one sheet with what goes along, in the reader's language.
  await page.evaluate(() => localStorage.setItem('backoffice.language', 'en'))
  await page.goto(`/admin/orders/${first.orderNo}`)
  await expect(main(page).getByRole('row').nth(1)).toContainText('Self-drilling')
  await page.evaluate(() => localStorage.removeItem('backoffice.language'))
  await expectPrintable(page)
  for (const format of ['A4', 'Letter']) {
    const paper = (await page.pdf({ format })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g), `pages of ${format}`).toHaveLength(1)
  }

  // A desk sees orders and moves none; an editor sees none.
  await signInStaff(page, 'desk')
  await page.goto('/admin')
  await expect(rail(page).getByRole('link', { name: 'Pedidos' })).toBeVisible()
  await expect(rail(page).getByRole('link', { name: 'Entregar' })).toHaveCount(0)
  const { etag } = await callAdmin(page, 'GET', desk(first.orderNo))
  const step = { body: { step: 'ready' }, ifMatch: etag }
  expect((await callAdmin(page, 'POST', desk(first.orderNo, '/steps'), step)).status).toBe(403)
  const over = { body: { collector: 'Rosa', identitySeen: true }, ifMatch: etag }
  expect((await callAdmin(page, 'POST', desk(first.orderNo, '/hand-overs'), over)).status).toBe(403)
  await signInStaff(page, 'editor')
  expect((await callAdmin(page, 'GET', desk(first.orderNo))).status).toBe(403)
})

test('support finds all of a customer, helps them in, resends the receipt and cancels; others may not', async ({
  page,
}) => {
  const order = await placeOrder(page, screws)
  const { orderNo } = order
  await signInStaff(page, 'manager')
  await payFor(page, order)
  await signInStaff(page, 'support')
  const { email } = (await callAdmin(page, 'GET', desk(orderNo))).body
  const confirm = async (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
  const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

  await page.goto('/admin')
  const finds = await countPresses(page)
  await rail(page).getByRole('link', { name: 'Clientes' }).click()
  await main(page).getByRole('searchbox').fill(email)
  await expect(main(page).getByRole('row').filter({ hasText: email })).toHaveCount(1)
  const looked = await finds()
  await main(page).getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await expect(main(page).getByRole('link', { name: new RegExp(orderNo) })).toBeVisible()
  await expectTask(page, 20, (await finds()) - looked)

  const address = new URL(page.url()).pathname.replace('/admin', '')
  const resets = await countPresses(page)
  await main(page).getByRole('button', { name: 'Enviar enlace de contraseña' }).click()
  await confirm('Enviar enlace de contraseña')
  await said('Enlace enviado')
  await expectTask(page, 24, await resets())
  const ends = await countPresses(page)
  await main(page).getByRole('button', { name: 'Cerrar sus sesiones' }).click()
  await confirm('Cerrar sus sesiones')
  await said('Sesiones cerradas')
  await expectTask(page, 24, await ends())
  expect(await mailTo(page, email, /contraseña/i)).toContain('token')
  expect(await faultsOfScreen(page, address)).toEqual([])

  await main(page)
    .getByRole('link', { name: new RegExp(orderNo) })
    .click()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(orderNo)
  const resends = await countPresses(page)
  await main(page).getByRole('button', { name: 'Reenviar correo' }).click()
  await confirm('Reenviar correo')
  await said('Correo en camino')
  await expectTask(page, 22, await resends())
  const cancels = await countPresses(page)
  await main(page).getByRole('button', { name: 'Más acciones' }).click()
  await main(page).getByRole('button', { name: 'Cancelar pedido' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('El cliente pidió dos veces.')
  await confirm('Cancelar pedido')
  await said('Hecho')
  await expectTask(page, 21, await cancels())
  expect((await callAdmin(page, 'GET', desk(orderNo))).body).toMatchObject({ status: 'cancelled' })
  expect(await mailTo(page, email, /cancel/i)).toContain(orderNo)

  // On a phone the page ends above what was said, and the field one writes in stays in sight.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
  const bar = page.getByRole('navigation', { name: 'Navegación' }).filter({ visible: true })
  expect((await bar.boundingBox())?.y).toBe(await bottomOf(main(page)))
  const note = main(page).getByPlaceholder('Nota interna')
  await note.fill('Llamó para agradecer.')
  await page.keyboard.press('Enter')
  await said('Nota agregada')
  const topOfToasts = (await page.getByRole('status').filter({ hasText: 'Nota agregada' }).boundingBox())?.y
  expect(await bottomOf(main(page))).toBeLessThanOrEqual(topOfToasts ?? 0)
  expect(await bottomOf(note)).toBeLessThanOrEqual(topOfToasts ?? 0)

  await signInStaff(page, 'clerk')
  await page.goto(`/admin${address}`)
  await expect(page.getByRole('alert')).toContainText('Tu rol no permite esto')
  await expect(rail(page).getByRole('link', { name: 'Clientes' })).toHaveCount(0)
  const { etag } = await callAdmin(page, 'GET', desk(orderNo))
  const body = { reason: 'no' }
  expect(
    (await callAdmin(page, 'POST', desk(orderNo, '/cancellation'), { body, ifMatch: etag })).status,
  ).toBe(403)
  await signInStaff(page, 'desk')
  const mail = { body: { mail: 'receipt' } }
  expect((await callAdmin(page, 'POST', desk(orderNo, '/mails'), mail)).status).toBe(403)
})
