import { expect, type Locator, type Page, test } from '@playwright/test'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Opens the home page's first block from the list of content, presses counted. `before`: the title that it has. */
const openHomePage = async (page: Page) => {
  await signInStaff(page, 'marketing')
  await page.goto('/admin/content')
  const presses = await countPresses(page)
  await main(page).getByRole('row').filter({ hasText: 'homepage' }).getByRole('link').click()
  await main(page)
    .getByText(/^Portada:/)
    .click()
  const title = page.getByLabel('Título (español)').first()
  const before = await title.inputValue()
  return { presses, title, before }
}

test('marketing changes the home page by its blocks, sees it in the shop, and puts the version before back', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const { presses, title, before } = await openHomePage(page)
  await title.fill('¿Qué techo vas a poner hoy?')
  // As a phone shows it, before anybody else sees it.
  await page.getByRole('button', { name: 'Ver en teléfono' }).click()
  const preview = page.getByRole('dialog')
  const shown = preview.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('¿Qué techo vas a poner hoy?')
  const box = await preview.locator('iframe').boundingBox()
  expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(390)
  const isShown = async (title: string) => (await (await page.request.get('/')).text()).includes(title)
  expect(await isShown(before)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(said(page, 'Guardado; la tienda ya lo muestra')).toBeVisible()
  await expectTask(page, 34, await presses())
  await expect.poll(() => isShown('¿Qué techo vas a poner hoy?')).toBe(true)

  // A customer is told prices, a guest is not; on a desk.
  await page.getByRole('button', { name: 'Ver en escritorio' }).click()
  const price = shown.getByText(/\$\d/)
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(price).toHaveCount(0)
  await preview.getByRole('button', { name: 'Cliente' }).click()
  await expect(price.first()).toBeVisible()
  await page.keyboard.press('Escape')
  // The browser says of each script of the page that it does not run: that is meant.
  expect(faults.filter((fault) => !fault.includes('script-src'))).toEqual([])

  await title.fill(before)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Versiones' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Restaurar' }).first().click()
  await expect(said(page, 'Versión restaurada')).toBeVisible()
  await expect(title).toHaveValue('¿Qué techo vas a poner hoy?')

  await signInStaff(page, 'editor')
  await page.goto('/admin/content/homepage')
  await expect(main(page)).toContainText('Tu rol puede ver esto, no cambiarlo')
})

test('marketing plans the home page for six and takes it back at midnight, in five presses; it can be given up', async ({
  page,
}) => {
  const { presses, title, before } = await openHomePage(page)
  await title.fill('Solo este viernes')
  const plan = page.getByRole('region', { name: 'Publicar después' })
  await plan.getByLabel('Se muestra desde').fill('2031-11-28T06:00')
  await plan.getByLabel('Y se retira').fill('2031-11-29T00:00')
  await plan.getByRole('button', { name: 'Programar' }).click()
  await expect(said(page, 'la tienda sigue igual hasta entonces')).toBeVisible()
  await expectTask(page, 34, await presses())
  await expect(title).toHaveValue(before)
  await expect(plan.getByRole('listitem')).toContainText('Programado')

  await plan.getByRole('button', { name: 'Traer al formulario' }).click()
  await expect(title).toHaveValue('Solo este viernes')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await plan.getByRole('button', { name: 'Quitar' }).click()
  await expect(said(page, 'Ya no se publicará')).toBeVisible()
  await expect(plan.getByRole('listitem')).toHaveCount(0)
})

test('a word becomes a synonym, an old path leads on; who may only look changes neither', async ({
  page,
}) => {
  await signInStaff(page, 'marketing')
  await page.goto('/admin/search-words')
  await main(page).getByRole('button', { name: 'Agregar' }).first().click()
  await page.getByLabel('Palabras').first().fill('cumbrerita, capote')
  await page.keyboard.press('Control+s')
  await expect(said(page, 'Guardado')).toBeVisible()
  const path: [string, string] = ['custom/search-desk/v1', 'synonyms']
  const { body } = await callAdmin(page, 'GET', path)
  expect(body.groups[0]).toEqual({ language: 'es', words: ['cumbrerita', 'capote'] })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByLabel('Palabras').first()).not.toHaveValue(/cumbrerita/)

  await page.goto('/admin/redirects')
  await main(page).getByRole('button', { name: 'Nueva' }).click()
  const dialog = page.getByRole('dialog')
  // A second try finds what the first one left.
  const old = `/oferta-vieja-${test.info().retry}`
  await dialog.getByLabel('De', { exact: true }).fill(old)
  await dialog.getByLabel('A', { exact: true }).fill('/category/techos')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(said(page, 'Redirección guardada')).toBeVisible()
  // What is typed goes to where the focus is, and behind an open dialog there is none.
  await expect(dialog).toBeHidden()
  await main(page).getByRole('searchbox').fill(old)
  await expect(page).toHaveURL(/q=.*oferta-vieja/)
  await main(page).getByRole('row').filter({ hasText: old }).click()
  await dialog.getByRole('button', { name: 'Probar' }).click()
  await expect(dialog).toContainText('Llega a /category/techos')
  await dialog.getByRole('button', { name: 'Quitar' }).click()
  await expect(said(page, 'Redirección quitada')).toBeVisible()

  await signInStaff(page, 'auditor')
  await page.goto('/admin/search-words')
  await expect(main(page).getByRole('button', { name: 'Agregar' })).toHaveCount(0)
  const body_ = { from: '/a', to: '/b', status: '301' }
  expect((await callAdmin(page, 'PUT', ['site/redirects/v1', 'redirects'], { body: body_ })).status).toBe(403)
})

test('an owner changes where a country is answered; a manager may only look', async ({ page }) => {
  await signInStaff(page, 'owner')
  await page.goto('/admin/settings')
  const phone = page.getByRole('region', { name: 'El Salvador' }).getByLabel('Teléfono')
  const before = await phone.inputValue()
  await phone.fill('+503 2200 0000')
  await page.keyboard.press('Control+s')
  await expect(said(page, 'Guardado')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(phone).toHaveValue(before)
  await signInStaff(page, 'manager')
  await page.goto('/admin/settings')
  await expect(main(page)).toContainText('Tu rol puede ver esto, no cambiarlo')

  // The hours of a store are the manager's, its name is not; what was a mistake is put back.
  await page.goto('/admin/stores')
  await main(page).getByRole('searchbox').fill('Ejército')
  await main(page).getByRole('link', { name: 'San Salvador Ejército' }).click()
  const written = page.getByLabel('Teléfono, como se escribe')
  const original = await written.inputValue()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveAttribute('readonly')
  const versions = page.getByRole('region', { name: 'Versiones' }).getByRole('listitem')
  for (const [at, text] of ['2200 8888', '2200 9999'].entries()) {
    await written.fill(text)
    await page.keyboard.press('Control+s')
    await expect(versions).toHaveCount(at + 1)
  }
  await versions.nth(1).getByRole('button', { name: 'Restaurar' }).click()
  await expect(written).toHaveValue('2200 8888')
  await written.fill(original)
  await page.keyboard.press('Control+s')
  await expect(versions).toHaveCount(4)
})

/** How many pixels from the middle of a map its pin points to. */
const pinFromMiddle = (map: Locator) =>
  map.evaluate((box) => {
    const pin = box.querySelector('.leaflet-marker-icon')?.getBoundingClientRect()
    const { left, top, width, height } = box.getBoundingClientRect()
    return pin
      ? Math.hypot(pin.left + 16 - left - width / 2, pin.top + 30 - top - height / 2)
      : Number.POSITIVE_INFINITY
  })

test('an owner makes a store: what is missing is told, the rest follows, and the toast takes it back', async ({
  page,
}) => {
  await signInStaff(page, 'manager')
  await page.goto('/admin/sv/stores')
  await expect(main(page).getByRole('link', { name: 'San Salvador Ejército' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nueva tienda' })).toHaveCount(0)
  await signInStaff(page, 'owner')
  await page.goto('/admin/sv/stores')
  await page.getByRole('button', { name: 'Nueva tienda' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Cojutepeque Centro')
  await page.keyboard.press('Control+s')
  await expect(main(page).getByText('Falta', { exact: true })).toHaveCount(4)
  await page.getByLabel('Departamento').selectOption({ label: 'Cuscatlán' })
  await page.getByLabel('Municipio').selectOption({ index: 1 })
  await page.getByLabel('Dirección').fill('Avenida Santa Ana 4')
  await page.getByLabel('Ciudad').fill('Cojutepeque')
  const point = page.getByLabel('Punto en el mapa')
  await point.fill('14.07, -87.19')
  await expect(main(page)).toContainText('El mapa pone este punto en Honduras, no en El Salvador.')
  await point.fill('13.7167, -88.9333')
  await expect(main(page)).toContainText(/A \d+ km de .*, la tienda más cercana/)
  await expect(main(page)).not.toContainText('El mapa pone')
  // The map has gone there, with its pin in its middle; a press to the north-east is taken to the metre.
  const map = page.getByRole('region', { name: /^Mapa: toca/ })
  await expect.poll(() => pinFromMiddle(map)).toBeLessThan(3)
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
  await map.click({ position: { x: width / 2 + 30, y: height / 2 - 20 } })
  await expect(point).toHaveValue(/^13\.[78]\d{0,4}, -88\.[89]\d{0,4}$/)
  const pressed = await point.inputValue()
  const [latitude = 0, longitude = 0] = pressed.split(', ').map(Number)
  expect(latitude).toBeGreaterThan(13.7167)
  expect(longitude).toBeGreaterThan(-88.9333)
  await page.getByLabel('Teléfono, como se escribe').fill('2372 0101')
  expect(await faultsOfScreen(page, '/sv/stores/new')).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/stores\/SV-CO01$/)
  await expect(page.getByLabel('Teléfono para marcar')).toHaveValue('+50323720101')
  await expect(point).toHaveValue(pressed)
  const { body: saved } = await callAdmin(page, 'GET', ['store/stores/v1', 'stores/SV-CO01'])
  expect(saved).toMatchObject({ latitude, longitude })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page).toHaveURL(/\/stores$/)
  await expect(main(page).getByRole('link', { name: 'San Salvador Ejército' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Cojutepeque Centro' })).toHaveCount(0)
})
