import { expect, type Page, test } from '@playwright/test'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const product = (id: string): [string, string] => ['product/products/v1', `products/${id}`]
/** So many at full counts; each is a call, and a day does with fewer. */
const count = process.env.LONG ? 200 : 30
// Of its own each time: a journey that is repeated begins anew.
const masterId = `ZZ${Date.now().toString(36).toUpperCase()}`
const skuAt = (at: number) => `${masterId}-${String(at + 1).padStart(3, '0')}`

/** A product with so many variants, in no country’s shop yet. */
const makeVariants = async (page: Page) => {
  const values = Array.from({ length: count }, (_, at) => String(at + 1).padStart(3, '0'))
  const text = (es: string, en: string) => ({ default: es, en })
  const marked = (source: string) => ({ source, markup: source })
  const master = {
    type: { master: true },
    name: text('Perfil de prueba', 'Trial profile'),
    shortDescription: { default: marked('Perfil para probar.'), en: marked('A profile to try.') },
    longDescription: { default: marked('<p>Para probar.</p>'), en: marked('<p>To try.</p>') },
    imageGroups: [
      {
        viewType: 'large',
        images: [{ path: 'products/ac025.webp', alt: text('Un perfil', 'A profile') }],
      },
    ],
    c_cat014: 59,
    primaryCategoryId: 'capotes',
    assignedCategories: [{ catalogId: 'Lamina', categoryId: 'capotes' }],
    online: false,
    c_countries: ['SV'],
    c_sellMode: 'unit',
    c_stockPattern: 'S1',
    c_unit: { es: 'pieza', en: 'piece' },
    variationAttributes: [{ id: 'medida', values: values.map((value) => ({ value })) }],
  }
  const made = await callAdmin(page, 'PUT', product(masterId), { body: master })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  for (const [at, medida] of values.entries()) {
    const body = {
      type: { variant: true },
      master: { masterId },
      online: true,
      variationValues: { medida },
      c_weightKg: 1,
    }
    expect((await callAdmin(page, 'PUT', product(skuAt(at)), { body })).status).toBe(201)
  }
}

const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', cells)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
const cell = (page: Page, at: number, column: number) =>
  page
    .getByRole('row')
    .nth(at + 1)
    .getByRole('gridcell')
    .nth(column)
const weightOf = async (page: Page, at: number) =>
  (await callAdmin(page, 'GET', product(skuAt(at)))).body.c_weightKg

test('an editor fills all variants in a grid in four presses: paste, fill, undo, two merged', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const faults = watchFaults(page)
  await signInStaff(page, 'editor')
  await makeVariants(page)
  await page.goto(`/admin/products/${masterId}`)
  const presses = await countPresses(page)
  await main(page).getByRole('link', { name: 'En cuadrícula' }).click()
  await cell(page, 0, 3).click()
  await paste(page, Array.from({ length: count }, (_, at) => `${at + 1},5`).join('\n'))
  await expect(cell(page, count - 1, 3)).toHaveText(`${count},5`)
  await expect(said(page, `${count} variantes cambian`)).toBeVisible()
  // Filled down from the first of a range, and taken back.
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 0, 2)).toBeFocused()
  await page.keyboard.type('no')
  await page.keyboard.press('Tab')
  await expect(cell(page, 0, 3)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 0, 2)).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(cell(page, 1, 2)).toBeFocused()
  await page.keyboard.press('Control+d')
  await expect(cell(page, 1, 2)).toHaveText('no')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 1, 2)).toHaveText('sí')

  // Somebody else saves meanwhile: another member of one row, the same one of another.
  for (const [at, body] of [
    [1, { c_longestSideMeters: 2.5 }],
    [2, { c_weightKg: 77 }],
  ] as const) {
    const { etag } = await callAdmin(page, 'GET', product(skuAt(at)))
    expect((await callAdmin(page, 'PATCH', product(skuAt(at)), { body, ifMatch: etag })).status).toBe(200)
  }
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${skuAt(2)} · Peso (kg)`, { timeout: 120_000 })
  await expectTask(page, 29, await presses())
  await dialog.getByRole('radio', { name: /Lo guardado/ }).check()
  await dialog.getByRole('button', { name: 'Guardar así' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await weightOf(page, 0)).toBe(1.5)
  expect(await weightOf(page, count - 1)).toBe(count + 0.5)
  const { body: joined } = await callAdmin(page, 'GET', product(skuAt(1)))
  expect(joined).toMatchObject({ c_weightKg: 2.5, c_longestSideMeters: 2.5, online: true })
  await expect.poll(() => weightOf(page, 2)).toBe(77)
  expect((await callAdmin(page, 'GET', product(skuAt(0)))).body.online).toBe(false)
  expect(await faultsOfScreen(page, `/products/${masterId}/variants`)).toEqual([])
  expect(faults).toEqual([])

  await signInStaff(page, 'auditor')
  await page.goto(`/admin/products/${masterId}/variants`)
  await expect(main(page)).toContainText('tu rol no las cambia')
  await cell(page, 0, 3).click()
  await page.keyboard.type('9')
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)
  const { etag } = await callAdmin(page, 'GET', product(skuAt(0)))
  const body = { c_weightKg: 9 }
  expect((await callAdmin(page, 'PATCH', product(skuAt(0)), { body, ifMatch: etag })).status).toBe(403)
})
