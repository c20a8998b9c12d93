import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { open } from './steps/ready.ts'

const storeSearch = /\/store-search\?/
const selector = (page: Page) => page.getByRole('banner').getByRole('button', { name: /tienda|store/i })
const dialog = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) =>
  page
    .getByRole('main')
    .or(dialog(page))
    .locator('article', { has: page.locator('h3') })
const card = (page: Page, name: string) => dialog(page).locator('article', { hasText: name })
const kept = (page: Page) =>
  page.evaluate(() =>
    ['Id', 'Name', 'Address', 'City'].map((member) => localStorage.getItem(`selectedStore${member}`)),
  )

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('[S2.030] [S2.058] [S2.169] [S2.171] [S2.173] [S2.174] [S3.016] [S4.080] [S4.081] [S5.037] [S5.038] [S5.039] [S8.021] [S8.022] [S9.014] [S9.015] the header’s dialog finds, keeps and lets go of a store', async ({
    page,
  }) => {
    const asked: URL[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(storeSearch, async (route) => {
      asked.push(new URL(route.request().url()))
      await held
      await route.continue()
    })
    await open(page, '/')
    await selector(page).click()
    await expect(dialog(page).getByText('Cargando ubicaciones...')).toBeVisible()
    release()
    await expect(dialog(page).getByText('13 tiendas encontradas')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.searchParams.get('limit')).toBe('20')
    expect(asked[0]?.searchParams.get('distanceUnit')).toBe('km')
    expect(asked[0]?.searchParams.get('postalCode') ?? '').toBe('')
    await expectAccessible(page)

    const search = dialog(page).getByRole('searchbox', { name: 'Buscar tienda' })
    await search.fill('zzz')
    await expect(dialog(page).getByText('Lo sentimos, no hay ubicaciones en esta área.')).toBeVisible()
    await expect(dialog(page).getByText('0 tiendas encontradas')).toBeVisible()
    await search.fill('SOYÁPANGO')
    await expect(dialog(page).getByText('1 tienda encontrada')).toBeVisible()
    expect(asked).toHaveLength(1)
    await card(page, 'Soyapango').getByRole('button', { name: 'Seleccionar tienda' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(selector(page)).toContainText('Soyapango Unicentro')
    expect(await kept(page)).toEqual([
      'SV-SS02',
      'Soyapango Unicentro',
      'Calle Roosevelt Oriente 45, colonia Guadalupe',
      'San Salvador',
    ])

    await page.reload()
    await expect(selector(page)).toContainText('Soyapango Unicentro')
    await selector(page).click()
    const first = dialog(page).locator('article').first()
    await expect(first).toContainText('Soyapango Unicentro')
    await expect(first.getByText('Tienda favorita')).toBeVisible()
    await expect(dialog(page).getByText('Tienda favorita')).toHaveCount(1)
    await first.getByRole('button', { name: 'Tienda seleccionada' }).click()
    await expect(dialog(page).getByText('Tienda favorita')).toHaveCount(0)
    expect(await kept(page)).toEqual([null, null, null, null])
  })
})

test('[S5.040] [S8.021] [S8.022] in English the same words are English', async ({ page, context }) => {
  await page.route(storeSearch, (route) => route.fulfill({ json: { limit: 20, offset: 0, total: 0 } }))
  await open(page, '/en-SV/')
  await page
    .getByRole('link', { name: /stores/i })
    .first()
    .click()
  await expect(page.getByText('Sorry, there are no locations in this area.')).toBeVisible()
  await expect(page.getByText('0 stores found')).toBeVisible()
  await context.grantPermissions([])
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Please agree to share your location')).toBeVisible()
})

test('[S2.175] the map’s pins are in step with the list, and lead to each other by keyboard too', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
  })
  await open(page, '/store-locator')
  const map = page.getByRole('region', { name: 'Mapa de tiendas' })
  const pins = map.getByRole('button').filter({ hasNotText: /[+−]/ })
  await expect(pins).toHaveCount(13)
  await page.getByRole('searchbox', { name: 'Buscar tienda' }).fill('soyapango')
  await expect(pins).toHaveCount(1)
  const pin = map.getByRole('button', { name: 'Soyapango Unicentro' })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toBeFocused()
  await cards(page).first().getByRole('button', { name: 'Ver en el mapa' }).click()
  await expect(map).toBeInViewport()
  await expect(pin).toBeInViewport()
  expect(foreign).toEqual([])
})
