import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { callEngine } from './steps/engine.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const storeSearch = /\/store-search\?/
const selector = (page: Page) => page.getByRole('banner').getByRole('button', { name: /tienda|store/i })
const dialog = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) =>
  page
    .getByRole('main')
    .or(dialog(page))
    .locator('article', { has: page.locator('h2, h3') })
const card = (page: Page, name: string) => dialog(page).locator('article', { hasText: name })
const storedStore = (page: Page) =>
  page.evaluate(() =>
    ['Id', 'Name', 'Address', 'City'].map((member) => localStorage.getItem(`selectedStore${member}`)),
  )
const choose = async (page: Page, name: string) => {
  await selector(page).click()
  await card(page, name).getByRole('button', { name: 'Seleccionar tienda' }).click()
  await expect(dialog(page)).toBeHidden()
}

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
    expect(await storedStore(page)).toEqual([
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
    expect(await storedStore(page)).toEqual([null, null, null, null])
  })

  test('[S4.021] [S4.079] [S4.082] [S4.084] [S8.001] [S8.046] [S8.047] [S9.002] a customer’s store is kept in the record, per country, and on the basket’s first line', async ({
    page,
  }) => {
    await newCustomer(page)
    await fillBasket(page, [{ productId: 'TE007-26-ROJO', quantity: 1, c_lengthMetersToBuy: 3 }])
    await open(page, '/')
    const savedProfile = () =>
      page.waitForRequest(
        (request) =>
          request.method() === 'PATCH' && (request.postData() ?? '').includes('c_preferredStoreId'),
      )
    let isWritten = false
    const readAgain = page.waitForResponse(
      (answer) =>
        isWritten && answer.request().method() === 'GET' && /\/customers\/[^/?]+\?/.test(answer.url()),
    )
    const line = page.waitForRequest(
      (request) => request.method() === 'PATCH' && (request.postData() ?? '').includes('c_store'),
    )
    const save = savedProfile().then((request) => {
      isWritten = true
      return request
    })
    await choose(page, 'Soyapango')
    const written = await save
    await readAgain
    expect(JSON.parse(written.postDataJSON().c_preferredStoreId)).toEqual([
      { storeId: 'SV-SS02', countryCode: 'SV' },
    ])
    expect((await line).postDataJSON()).toMatchObject({ c_store: 'SV-SS02' })

    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect.poll(() => storedStore(page)).toContain('SV-SS02')

    await open(page, '/es-CR/')
    const saveThere = savedProfile()
    await selector(page).click()
    await dialog(page).getByRole('button', { name: 'Seleccionar tienda' }).first().click()
    expect(JSON.parse((await saveThere).postDataJSON().c_preferredStoreId)).toEqual([
      { storeId: 'SV-SS02', countryCode: 'SV' },
      { storeId: expect.stringMatching(/^CR-/), countryCode: 'CR' },
    ])

    await open(page, '/')
    await page.route(/\/customers\/[^/?]+\?/, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await choose(page, 'Ahuachapán')
    const toast = page.getByRole('alert').getByText('Algo salió mal. ¡Inténtalo de nuevo!')
    await expect(toast).toBeVisible()
    const box = await page.getByRole('region', { name: 'Avisos' }).boundingBox()
    expect(1280 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(32)
    const header = await page.getByRole('banner').boundingBox()
    expect(box?.y).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) + 32)
    await expect(selector(page)).toContainText('Ahuachapán')
    await toast.waitFor({ state: 'hidden' })

    await page.unrouteAll()
    await page.route(/\/customers\/[^/?]+\?/, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    await choose(page, 'Soyapango')
    await warned
    await expect(toast).toHaveCount(0)
  })
})

test('[S1.013] [S2.029] [S2.170] [S2.172] [S5.040] [S9.033] the page lists the country’s stores, by department and by where one is', async ({
  page,
  context,
}) => {
  await open(page, '/store-locator')
  await expect(page.getByRole('heading', { level: 1, name: 'Tiendas' })).toBeVisible()
  const store = cards(page).filter({ hasText: 'San Salvador Ejército' })
  await expect(store).toContainText('Boulevard del Ejército Nacional')
  await expect(store.getByRole('link', { name: 'sv-ss01@tienda.example' })).toBeVisible()
  await expect(store.getByRole('link', { name: '2200-0101' })).toHaveAttribute('href', 'tel:+50322000101')
  await expect(store).toContainText('Lun–Vie 7:00–18:00')

  const department = page.getByRole('combobox', { name: 'Departamento' })
  const { body } = await callEngine<{ body: string }>(
    page,
    'GET',
    ['custom/preferences/v1', 'get-preferences'],
    { query: { c_localSite: 'es_SV' } },
  )
  const names = (JSON.parse(body).storeCities.SV as { name: string }[]).map(({ name }) => name)
  await expect(department.getByRole('option')).toHaveText(['Todo el país', ...names])
  await department.selectOption('Ahuachapán')
  await expect(cards(page).first()).toContainText('a 0 km')
  await expect(cards(page)).not.toHaveCount(13)
  await expect(cards(page).filter({ hasText: 'San Salvador Ejército' })).toHaveCount(0)

  await context.grantPermissions([])
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(page.getByText('Por favor, acepta compartir tu ubicación')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.4833, longitude: -88.1833 })
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(cards(page).first()).toContainText('San Miguel')
  await expect(page.getByText('Por favor, acepta compartir tu ubicación')).toHaveCount(0)
  // While the map moves its pins lie over each other.
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
  await expectAccessible(page)
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

/** Looks for a store by word, pin and button: list and map show the same ones and lead to each other. */
const expectInStep = async (page: Page) => {
  const map = page.getByRole('region', { name: 'Mapa de tiendas' })
  const pins = map.getByRole('button').filter({ hasNotText: /[+−]/ })
  await expect(pins).toHaveCount(13)
  // The country's outline is under them.
  await expect
    .poll(() => map.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width))
    .toBeGreaterThan(200)
  await page.getByRole('searchbox', { name: 'Buscar tienda' }).fill('soyapango')
  await expect(pins).toHaveCount(1)
  const pin = map.getByRole('button', { name: 'Soyapango Unicentro' })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toBeFocused()
  await cards(page).first().getByRole('button', { name: 'Ver en el mapa' }).click()
  await expect(map).toBeInViewport()
  await expect(pin).toBeInViewport()
}

test('[S2.175] page and header’s dialog show a map in step with the list, by keyboard too; it comes only there', async ({
  page,
}) => {
  const foreign: string[] = []
  const leaflet: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
    if (/leaflet|draw-map|store-map/.test(request.url())) leaflet.push(request.url())
  })
  await open(page, '/store-locator')
  await expectInStep(page)
  expect(leaflet).not.toEqual([])

  await page.setViewportSize({ width: 1280, height: 900 })
  leaflet.length = 0
  await open(page, '/garantia')
  await expect(selector(page)).toBeVisible()
  expect(leaflet).toEqual([])
  await selector(page).click()
  await expectInStep(page)
  expect(leaflet).not.toEqual([])
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(selector(page)).toBeFocused()
  expect(foreign).toEqual([])
})

test('a map that is left while it zooms lets go of everything', async ({ page }) => {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  // A busy phone: its frames come late.
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => frame(() => setTimeout(() => draw(performance.now()), 200))
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/store-locator')
  const pins = page.getByRole('region', { name: 'Mapa de tiendas' }).getByRole('button')
  await expect(pins).not.toHaveCount(0)
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('header a[href]')?.click()
    const zooms = () => document.querySelectorAll<HTMLElement>('[class*=leaflet-control-zoom-]')
    for (let press = 0; zooms().length > 0; press++) {
      zooms()[press % 2]?.click()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    // Longer than a zoom takes.
    await new Promise((resolve) => setTimeout(resolve, 700))
  })
  await expect(page.getByRole('region', { name: 'Mapa de tiendas' })).toHaveCount(0)
  expect(thrown).toEqual([])
})
