import { expect, type Page, test } from '@playwright/test'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const product = (id: string): [string, string] => ['product/products/v1', `products/${id}`]
const prices = (country: string): [string, string] => [
  'pricing/price-books/v1',
  `price-books/${country}/prices`,
]
const countries = ['SV', 'GT', 'HN', 'NI', 'CR', 'EC']

/** Puts text into the clipboard and pastes it where the cursor is, as from a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', cells)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

const fillNew = async (page: Page, id: string) => {
  await page.getByLabel('Nombre (español)').fill('Cumbrera de prueba')
  await page.getByLabel('Nombre (inglés)').fill('Trial ridge')
  await page.getByLabel('Descripción corta (español)').fill('Cumbrera para lámina de prueba.')
  await page.getByLabel('Descripción corta (inglés)').fill('A ridge for trial sheets.')
  await page.getByLabel('Código', { exact: true }).fill(id)
  await page.getByLabel('Categoría').selectOption('capotes')
}

test('a manager makes a product with variants and prices in six countries in one form', async ({ page }) => {
  await signInStaff(page, 'owner')
  await page.goto('/admin/products')
  const presses = await countPresses(page)
  await main(page).getByRole('button', { name: 'Nuevo' }).click()
  await fillNew(page, 'ZZ900')
  await page.getByRole('button', { name: 'Tiene variantes' }).click()
  await page.getByLabel('Cambia en').selectOption('calibre')
  await page.getByLabel('Valores, con coma').fill('26, 24')
  await expect(main(page).getByRole('row')).toHaveCount(3)
  await page.getByLabel('Peso (kg) 26').focus()
  const line = countries.map((_, at) => `${at + 7},50`).join('\t')
  await paste(page, `3,5\t${line}\n4.1\t${line}\n`)
  await expect(page.getByLabel('Precio EC 24')).toHaveValue('12,50')
  const before = await presses()
  await page.reload()
  await expect(page.getByLabel('Precio EC 24'), 'what was typed is remembered').toHaveValue('12,50')
  await page.getByRole('button', { name: 'Crear producto' }).click()
  await expect(said(page, 'Producto creado; la tienda ya lo muestra')).toBeVisible()
  expect(before + 1).toBeLessThanOrEqual(3)
  await expect(page).toHaveURL(/\/admin\/products\/ZZ900$/)
  const made = await callAdmin(page, 'GET', product('ZZ900-24'))
  expect(made.body).toMatchObject({ c_weightKg: 4.1, variationValues: { calibre: '24' } })
  for (const [at, country] of countries.entries()) {
    const { body } = await callAdmin(page, 'GET', prices(country), { query: { productIds: 'ZZ900-24' } })
    expect(body.data[0].tiers).toEqual([{ minQuantity: '1', amount: `${at + 7}.50` }])
  }
  await page.goto('/product/ZZ900')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cumbrera de prueba')
})

test('an editor’s prices wait for a manager; a clerk makes no product', async ({ page }) => {
  await signInStaff(page, 'editor')
  await page.goto('/admin/products/new')
  await page.getByRole('button', { name: 'Tiene variantes' }).click()
  await page.getByRole('button', { name: 'Crear producto' }).click()
  await expect(main(page), 'nothing is sent while something is missing').toContainText('Falta el peso')
  await page.getByRole('button', { name: 'Quitar la elección 1' }).click()
  await page.goto('/admin/products')
  const presses = await countPresses(page)
  await main(page).getByRole('button', { name: 'Nuevo' }).click()
  await fillNew(page, 'ZZ901')
  await page.getByLabel('Peso (kg)').fill('1.2')
  await page.getByLabel('Precio SV').fill('4.25')
  await page.getByRole('button', { name: 'Crear producto' }).click()
  await expect(said(page, 'los precios esperan a gerencia')).toBeVisible()
  await expectTask(page, 27, await presses())

  await signInStaff(page, 'manager')
  await page.goto('/admin/price-changes?country=SV')
  await main(page).getByRole('button', { name: 'Aplicar' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('4.25')
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar ahora' }).click()
  await expect(said(page, 'Precios aplicados')).toBeVisible()
  const { body } = await callAdmin(page, 'GET', prices('SV'), { query: { productIds: 'ZZ901' } })
  expect(body.data[0].tiers[0].amount).toBe('4.25')

  await signInStaff(page, 'clerk')
  await page.goto('/admin/products/new')
  await expect(main(page)).toContainText('Tu rol no crea productos')
  const denied = await callAdmin(page, 'PUT', product('ZZ902'), { body: { name: { default: 'A', en: 'A' } } })
  expect(denied.status).toBe(403)
})

test('an editor makes, moves and fills a category; what was typed comes back', async ({ page }) => {
  const category = (id: string): [string, string] => [
    'product/catalogs/v1',
    `catalogs/Lamina/categories/${id}`,
  ]
  await signInStaff(page, 'editor')
  await page.goto('/admin/categories?id=techos')
  await main(page).getByRole('button', { name: 'Nueva dentro de Techos y láminas' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre (español)').fill('Lámina de prueba')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(page).toHaveURL(/id=lamina-de-prueba/)
  await main(page).getByRole('button', { name: 'Subir Lámina de prueba' }).click()
  await expect(said(page, 'se movió')).toBeVisible()
  await page.getByLabel('Código del producto').fill('FI095')
  await page.keyboard.press('Enter')
  await expect(said(page, 'FI095 está en la categoría')).toBeVisible()
  await page.getByLabel('Descripción (español)').fill('Para probar.')
  await page.getByLabel('Dentro de').selectOption('root')
  await page.reload()
  await expect(page.getByLabel('Descripción (español)')).toHaveValue('Para probar.')
  await page.keyboard.press('Control+s')
  await expect(said(page, 'Guardado')).toBeVisible()
  const { body } = await callAdmin(page, 'GET', category('lamina-de-prueba'))
  expect(body).toMatchObject({ parentCategoryId: 'root', description: { default: 'Para probar.' } })

  await main(page).getByRole('button', { name: 'Borrar' }).click()
  await dialog.getByRole('button', { name: 'Borrar' }).click()
  await expect(dialog.getByRole('alert'), 'what a product names stays').toBeVisible()
  await page.keyboard.press('Escape')

  await signInStaff(page, 'auditor')
  await page.goto('/admin/categories?id=lamina-de-prueba')
  await expect(main(page)).toContainText('Tu rol puede ver esto, no cambiarlo')
})

test('what has to be mended is one press away; an editor uploads a photo', async ({ page }) => {
  await signInStaff(page, 'editor')
  await page.goto('/admin')
  const presses = await countPresses(page)
  await page.getByRole('link', { name: 'Por corregir' }).first().click()
  await expect(page).toHaveURL(/c_issues=picture/)
  await expectTask(page, 30, await presses())
  const lit = page.locator('nav [aria-current=page]').filter({ visible: true })
  await expect(lit, 'no other entry of the map is lit').toHaveText(['Por corregir'])

  await page.goto('/admin/products/FI095')
  await page.getByRole('button', { name: 'Agregar imagen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Qué se ve (español)').fill('Tornillo de cerca')
  await dialog.getByLabel('Qué se ve (inglés)').fill('A screw close up')
  await dialog.locator('input[type=file]').setInputFiles('demo/images/home/techo.webp')
  await expect(dialog.getByRole('status')).toHaveText('Foto lista')
  await expect(dialog.getByLabel('Archivo')).not.toHaveValue('')
})

test('all that match go off sale as one job that tells what became of each, and come back', async ({
  page,
}) => {
  const offline = async () => {
    const query = {
      boolQuery: {
        must: [
          { textQuery: { fields: ['id'], searchPhrase: 'PE06' } },
          { termQuery: { fields: ['type'], operator: 'is', values: ['variant'] } },
          { termQuery: { fields: ['online'], operator: 'is', values: [false] } },
        ],
      },
    }
    const search: [string, string] = ['product/products/v1', 'product-search']
    return (await callAdmin(page, 'POST', search, { body: { query, limit: 1 } })).body.total as number
  }
  await signInStaff(page, 'owner')
  await page.goto('/admin/products?type=variant&q=PE06')
  await main(page).getByRole('checkbox', { name: 'Elegir todas las filas de la página' }).click()
  const offer = main(page).getByRole('button', { name: /^Elegir los \d+ que coinciden$/ })
  const all = Number(/\d+/.exec((await offer.textContent()) ?? '')?.[0])
  expect(all, 'more than a page').toBeGreaterThan(50)
  await offer.click()
  await main(page).getByRole('button', { name: 'Quitar de la tienda' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Se quitan de la tienda ${all} de los ${all} que coinciden.`)
  expect(await offline(), 'nothing is done before it is asked for').toBe(0)
  await dialog.getByRole('button', { name: 'Quitar de la tienda' }).click()
  await expect(dialog.getByRole('status')).toContainText(`Cambiaron${all}`, { timeout: 120_000 })
  expect(await offline()).toBe(all)
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await expect(dialog.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
  await expect(dialog.getByRole('status')).toContainText(`Cambiaron${all}`, { timeout: 120_000 })
  expect(await offline()).toBe(0)
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(main(page).getByText('que coinciden, elegidos')).toHaveCount(0)

  // One value of all that are chosen; each has what it had before again.
  const coatings = () =>
    Promise.all(
      ['PE065', 'PE067'].map(
        async (id) => (await callAdmin(page, 'GET', product(id))).body.c_attributes.recubrimiento,
      ),
    )
  const before = await coatings()
  expect(new Set(before).size, 'they differ').toBe(2)
  await page.goto('/admin/products?type=master&category=perfiles&q=PE06')
  await expect(main(page).getByRole('row').filter({ hasText: 'PE067' })).toBeVisible()
  const presses = await countPresses(page)
  await main(page).getByRole('checkbox', { name: 'Elegir todas las filas de la página' }).click()
  await main(page).getByRole('button', { name: 'Cambiar', exact: true }).click()
  await dialog.getByLabel('Qué cambia').selectOption('attribute')
  await dialog.getByLabel('Atributo').selectOption('recubrimiento')
  await dialog.getByLabel('Valor').selectOption('galvanizado')
  await expect(dialog).toContainText(/^.*Cambian \d+ de los \d+ que coinciden/)
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText(/Cambiaron[2-9]/, { timeout: 120_000 })
  expect(await presses()).toBe(3)
  expect(await coatings()).toEqual(['galvanizado', 'galvanizado'])
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(coatings, { timeout: 120_000 }).toEqual(before)

  await signInStaff(page, 'editor')
  await page.goto('/admin/products?margin=15')
  await expect(main(page).getByRole('alert'), 'a link tells no costs').toContainText('Tu rol no permite esto')
})

test('who has the same product open is told to the other', async ({ page, browser }) => {
  await signInStaff(page, 'editor')
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await signInStaff(elsewhere, 'owner')
  await elsewhere.goto('/admin/products/FI095')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/admin/products/FI095')
  await expect(said(page, 'Elena Quintanilla también lo tiene abierto')).toBeVisible()
  await context.close()
})
