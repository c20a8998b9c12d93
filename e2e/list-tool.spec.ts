import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { axeOn, expectAccessible } from './steps/accessible.ts'
import { holdScripts } from './steps/hold-scripts.ts'
import { newCustomer } from './steps/new-customer.ts'

/** A maestro's note: twenty lines, most of them sure. */
const note = [
  '20 laminas 26 de 12 pies rojas',
  'polin c 4x2 ch 14 6m x 30',
  '12 laminas rectangular cal 26 de 4.35 m rojas',
  '40 varillas #4 grado 60 de 6 m',
  '100 estribos 15x15',
  '4 angulos 1 1/2 x 1/8',
  '3 cajas tornillo 12 x 1 1/2 rojo',
  '10 lb clavo 3"',
  '7 electromallas 6x6 10/10',
  '1 rollo malla ciclon 6 pies cal 13.5 de 20 m',
  'lamina negra 1/16 x 3',
  '10 bolsas de cemento',
  '15 lb alambre de amarre #18',
  '2 galones minio rojo',
  '4 brochas',
  '5 platinas 1 x 1/8',
  '6 tubo redondo 2 pulgadas chapa 16',
  '2 bolsas mortero de pega',
  '8 tubos 2x4 ch 16',
  '2 cosas de esas',
].join('\n')

const inCart = /^Agregar (\d+) de 20$/

test('[T1.410] twenty lines pasted are in the cart in six presses, and out of it in one', async ({
  page,
}) => {
  await page.goto('/tools/list')
  let presses = 1
  await page.getByLabel('Tu lista').fill(note)
  await expect(
    page.getByRole('heading', { name: '18 líneas listas · 1 por confirmar · 1 sin hallar' }),
  ).toBeVisible()
  const doubtful = page.getByRole('listitem').filter({ hasText: '8 tubos 2x4 ch 16' })
  await doubtful.getByText('Tubo estructural rectangular 6 m').first().click()
  presses++
  await page.getByRole('button', { name: inCart }).click()
  presses++
  await expect(page.getByText(/^\d+ de 20 líneas están en el carrito\.$/)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
  const undone = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }).click()
  await undone
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible()
})

test('[T1.406] [T1.412] what a customer chose is remembered, shown and forgotten; the total is told', async ({
  page,
}) => {
  await page.goto('/tools/list')
  await newCustomer(page)
  await page.goto('/tools/list?t=8+tubos+2x4+ch+16')
  const line = page.getByRole('listitem').filter({ hasText: '8 tubos 2x4 ch 16' })
  await line.getByText('Tubo estructural rectangular 6 m').last().click()
  await expect(page.getByText(/^Total con impuestos \$\d/)).toBeVisible()
  await expectAccessible(page)
  // A total that the shop refuses is told as such, and asked for again by a press.
  await page.route(/\/priced-lines/, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.reload()
  await expect(page.getByText(/^El total no se pudo traer/)).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Volver a intentar' }).click()
  await expect(page.getByText(/^Total con impuestos \$\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Agregar 1 de 1' }).click()
  await page.getByText('Lo que recordamos de tus listas (1)').click()
  await page.getByRole('button', { name: /^Olvidar .*tubo/ }).click()
  await expect(page.getByText('Lo que recordamos de tus listas')).toHaveCount(0)
})

test('[T1.410] what is noted in feet and quintales is told in metres and bars; prices are none of a list', async ({
  page,
}) => {
  const list = '20 láminas 26 de 12 pies rojas $12.50 c/u\n5 qq hierro 3/8 grado 40 de 6 m\n30 estribos 15x15'
  await page.goto(`/tools/list?${new URLSearchParams({ t: list })}`)
  await expect(page.getByText('12 pies = 3.66 m')).toBeVisible()
  await expect(page.getByText('5 qq ≈ 67 varillas de 6 m')).toBeVisible()
  await expect(page.getByText('Se vende por paquetes: pusimos la cantidad que sigue.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Es otra cosa/ })).toHaveAttribute(
    'href',
    /\/search\?q=estribos/,
  )
})

test('[T1.410] a code with its count is a quick order; a length that is missing is asked for; [T1.001] what is changed is a step back, and there again', async ({
  page,
}) => {
  await page.goto('/tools/list?t=RE044-4-6+x+40%0ATE003-26+x+12')
  await expect(page.getByRole('button', { name: 'Agregar 1 de 2' })).toBeVisible()
  await page.getByLabel(/^Largo/).fill('4.65')
  await expect(page.getByRole('button', { name: 'Agregar 2 de 2' })).toBeVisible()
  await expect(page).toHaveURL(/&e=1%3Al4\.65$/)
  await page.getByRole('button', { name: /^Quitar RE044/ }).click()
  await expect(page).toHaveURL(/&e=0%3Ax%7E1%3Al4\.65$/)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.goto('/tools')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Agregar 2 de 2' })).toBeVisible()
})

test('[T1.404] a table of a spreadsheet program is read by its columns', async ({ page }) => {
  await page.goto('/tools/list')
  const buffer = Buffer.from(
    'Cantidad;Descripción\r\n20;Lámina acanalada 26 de 10 pies\r\n100;Estribos 15x15\r\n',
    'latin1',
  )
  await page
    .getByLabel('Subir Excel o CSV')
    .setInputFiles({ name: 'pedido.csv', mimeType: 'application/x-odd', buffer })
  await expect(page.getByRole('button', { name: 'Agregar 2 de 2' })).toBeVisible()
  // What a column was taken for is put right where the guess is wrong.
  await page.getByLabel(/^Columna 1: 20/).selectOption('')
  await expect(page.getByText('No dice cuántos: pusimos uno.').first()).toBeVisible()
  await page.getByLabel(/^Columna 1: 20/).selectOption('quantity')
  await expect(page.getByRole('button', { name: 'Agregar 2 de 2' })).toBeVisible()
  // A workbook as a spreadsheet program saves it: styles, a second sheet, merged cells, a formula, which is never run.
  await page.getByLabel('Subir Excel o CSV').setInputFiles(join(import.meta.dirname, 'files/pedido.xlsx'))
  await expect(page.getByLabel('Tu lista')).toHaveValue(
    /^20 pza Lámina acanalada roja cal 26 de 12 pies\n30 pza Polín C 4x2 chapa 16\n100 Estribos 15x15\n10 lb Clavo 3"/,
  )
  await expect(page.getByRole('button', { name: /^Agregar 4 de \d$/ })).toBeVisible()
  // Dropped on the list, a file is read as a chosen one is.
  const dataTransfer = await page.evaluateHandle(() => {
    const dragged = new DataTransfer()
    dragged.items.add(new File(['40 RE044-4-6'], 'pedido.txt'))
    return dragged
  })
  await page.getByLabel('Tu lista').dispatchEvent('dragover', { dataTransfer })
  await expect(page.getByText('Suelta aquí tu archivo')).toBeVisible()
  await page.getByLabel('Tu lista').dispatchEvent('drop', { dataTransfer })
  await expect(page.getByLabel('Tu lista')).toHaveValue('40 RE044-4-6')
  await expect(page.getByText('Suelta aquí tu archivo')).toBeHidden()
})

test('[T1.410] in English, without a note: an example to try; nothing is out of reach of assistive technology', async ({
  page,
}) => {
  await page.goto('/en-SV/tools/list')
  await expect(page.getByRole('link', { name: 'Try an example' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try an example' }).click()
  await expect(page.getByRole('button', { name: /^Add \d of 4$/ })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(/(?:US\$|C\$|[$₡QL])\s?\d/)
  const { violations } = await (await axeOn(page)).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[T1.410] the form asks for the page with what was understood', async ({ page }) => {
    await page.goto('/tools/list')
    await page.getByLabel('Tu lista').fill(note)
    await page.getByRole('button', { name: 'Leer la lista' }).click()
    await expect(
      page.getByRole('heading', { name: '18 líneas listas · 1 por confirmar · 1 sin hallar' }),
    ).toBeVisible()
  })
})

test('[T1.314] a list pasted into the search box is read as one; "cuántas láminas" leads to the roof', async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByRole('searchbox')
  await box.click()
  await box.fill('cuántas láminas')
  await expect(page.getByRole('link', { name: 'Calcúlalo con nuestra herramienta' })).toHaveAttribute(
    'href',
    '/tools/roof',
  )
  await box.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '100 estribos 15x15\n4 brochas\n')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('button', { name: 'Agregar 2 de 2' })).toBeVisible()
  // A list that no address holds comes whole all the same.
  await page.goto('/tools')
  await box.fill('cuántas láminas')
  await expect(page.getByRole('link', { name: 'Calcúlalo con nuestra herramienta' })).toBeVisible()
  await box.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '100 estribos prefabricados de 15x15\n'.repeat(60))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('button', { name: /^Agregar \d+ de 60$/ })).toBeVisible()
  // Nor is the one lost that is pasted before any of the shop's scripts is there.
  const release = await holdScripts(page)
  await page.goto('/category/techos')
  await box.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '100 estribos 15x15\r\n5 platinas 1 x 1/8\r\n')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page).toHaveURL(/\/tools\/list/)
  release()
  await expect(page.getByRole('button', { name: 'Agregar 2 de 2' })).toBeVisible()
  await expect(page.getByLabel('Tu lista')).toHaveValue('100 estribos 15x15\n5 platinas 1 x 1/8\n')
  await page.goto('/search?q=cu%C3%A1ntas+l%C3%A1minas')
  await expect(page.getByRole('link', { name: /abre la calculadora/ })).toBeVisible()
})

test('[T1.413] a list is saved with a link: who opens it sees goods, what is none yet, and no amount', async ({
  page,
  browser,
}) => {
  await page.goto('/tools/list?t=RE044-4-6+x+40%0A2+cosas+de+esas')
  await page.getByRole('button', { name: 'Guardar con enlace' }).click()
  const link = await page.getByLabel('Enlace de la lista').inputValue()
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /tools%2Fsaved%2F/,
  )
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByText('2 cosas de esas')).toBeVisible()
  expect(await other.getByRole('main').innerText()).not.toMatch(/(?:US\$|C\$|[$₡QL])\s?\d/)
  await other.getByRole('button', { name: 'Agregar 1 producto' }).click()
  await expect(other.getByText('1 de 2 líneas está en el carrito.')).toBeVisible()
  const { violations } = await (await axeOn(other)).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await other.context().close()
})
