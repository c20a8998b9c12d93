import { expect, test } from '@playwright/test'

/** Anything that reads like an amount of money in one of the six countries. */
const moneyShaped = /(?:US\$|C\$|[$₡QL])\s?\d[\d.,]*[.,]\d{2}(?!\d)/

test('[S1.007] [S2.026] [S1.033] a guest finds a red sheet and asks for 8 pieces of 3.65 m', async ({
  page,
}) => {
  await page.goto('/')
  const box = page
    .getByRole('search')
    .getByRole('searchbox')
    .or(page.getByRole('search').getByRole('combobox'))
  await box.first().fill('lamina 26 roja')
  await box.first().press('Enter')
  await expect(page).toHaveURL(/\/search\?q=lamina%2026%20roja|\/search\?q=lamina\+26\+roja/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "lamina 26 roja"')

  const first = page.getByRole('main').getByRole('article').first()
  await expect(first.getByRole('heading')).toContainText('Lámina rectangular prepintada 0.81 m')
  await expect(first.getByRole('img').first()).toHaveAttribute('src', /te007-rojo-colonial/)
  await first.getByRole('link', { name: /^Ver producto/ }).click()
  await expect(page).toHaveURL(/\/product\/TE007-26-ROJO$/)
  await expect(page.getByRole('radio', { name: 'Rojo colonial' })).toBeChecked()

  await page.getByLabel('Piezas').fill('8')
  await page.getByRole('spinbutton', { name: 'Largo en metros' }).fill('3.65')
  await expect(page.getByText('8 piezas × 3.65 m').first()).toBeVisible()
  await expect(page.getByText('29.2 m', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Faltan 0.8 m')).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Largo de cada pieza' })).toHaveValue('3650')

  await page.getByLabel('Piezas').fill('9')
  await expect(page.getByText('Completa')).toBeVisible()
})

test('[S5.050] the ruler moves by the product’s step, by keyboard, and judges typed lengths without changing them', async ({
  page,
}) => {
  await page.goto('/product/TE007-26-ROJO')
  const slider = page.getByRole('slider', { name: 'Largo de cada pieza' })
  await slider.focus()
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('3050')
  const field = page.getByRole('spinbutton', { name: 'Largo en metros' })
  await field.fill('3.67')
  await expect(page.getByText('Cortamos cada 5 cm.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled()
  await field.fill('20')
  await expect(page.getByText('Cortamos piezas de 1 m a 12 m.')).toBeVisible()
  await expect(field).toHaveValue('20')
})

test('[S5.052] [S5.054] a quantity above the stock stays as typed, asks for validation and cannot be added', async ({
  page,
}) => {
  await page.goto('/product/AI104')
  await expect(page.getByText(/en existencia/)).toBeVisible()
  const quantity = page.getByLabel('Cantidad')
  await quantity.fill('99999')
  await quantity.blur()
  await expect(page.getByText('Esta cantidad requiere validación, por favor contáctanos.')).toBeVisible()
  await expect(quantity).toHaveValue('99999')
  await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled()
})

test('a choice is a page of its own: picture, SKU and address change, what was wanted stays', async ({
  page,
}) => {
  await page.goto('/product/TE007-26-ROJO')
  await page.getByLabel('Piezas').fill('8')
  const blue = page.getByRole('radio', { name: 'Azul señal' })
  await blue.press('Space')
  await expect(page).toHaveURL(/\/product\/TE007-26-AZUL$/)
  await expect(page.getByText('SKU TE007-26-AZUL').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('alt', /azul/)
  await expect(page.getByLabel('Piezas')).toHaveValue('8')
  await expect(blue).toBeFocused()
  await page.getByRole('link', { name: '24', exact: true }).click()
  await expect(page).toHaveURL(/\/product\/TE007-24-AZUL$/)
})

test('a choice that is pressed before the scripts are there is made once they are', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*', async (route) => {
    await held.promise
    await route.continue()
  })
  for (const [base, name] of [
    ['', 'Azul señal'],
    ['/en-SV', 'Signal blue'],
  ] as const) {
    await page.goto(`${base}/product/TE007-26-ROJO`)
    await page.getByRole('radio', { name }).press('Space')
    held.resolve()
    await expect(page).toHaveURL(/\/product\/TE007-26-AZUL$/)
    await expect(page.getByRole('radio', { name })).toBeChecked()
  }
})

test('[S2.025] a product opens by id and by SKU, and an unknown one is not found', async ({ page }) => {
  for (const id of ['TE007', 'TE007-26-ROJO']) {
    await page.goto(`/product/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Lámina rectangular prepintada 0\.81\sm/,
    )
  }
  const answer = await page.goto('/product/NO-EXISTE')
  expect(answer?.status()).toBe(404)
})

test('[S9.005] [S2.027] filters, order and size of a category are in the address and survive a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/category/techos')
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  await filters.getByRole('link', { name: /^26 \d+ producto/ }).click()
  await expect(page).toHaveURL(/refine=c_calibre%3D26$/)
  await filters.getByRole('link', { name: /^24 \d+ producto/ }).click()
  await expect(page).toHaveURL(/refine=c_calibre%3D26%7C24$/)
  await page.getByLabel('Ordenar por').selectOption('product-name-ascending')
  await expect(page).toHaveURL(/sort=product-name-ascending/)
  await page.getByLabel('Por página').selectOption('50')
  await expect(page).toHaveURL(/limit=50/)
  await page.reload()
  await expect(page.getByLabel('Ordenar por')).toHaveValue('product-name-ascending')
  await expect(filters.getByRole('link', { name: /^24 \d+ producto/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('link', { name: 'Quitar filtro Calibre 24' }).click()
  await expect(page).toHaveURL(/refine=c_calibre%3D26&/)
  await expect(page.getByLabel('Ordenar por').getByRole('option', { name: /Precio/ })).toHaveCount(0)
})

test('[S2.026] a blank search is the home page and a search without hits leads on', async ({ page }) => {
  await page.goto('/search?q=%20')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/search?q=zzqqxx')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos resultados para "zzqqxx".')
  await page.getByRole('main').getByRole('link', { name: 'Techos y láminas' }).click()
  await expect(page).toHaveURL(/\/category\/techos$/)
})

test('[S2.027] an unknown category is not found', async ({ page }) => {
  const answer = await page.goto('/category/no-existe')
  expect(answer?.status()).toBe(404)
})

test('[S1.024] [S1.031] no page tells a guest a price', async ({ page, request }) => {
  for (const path of [
    '/',
    '/category/techos',
    '/search?q=lamina',
    '/product/TE007-26-ROJO',
    '/product/AI104',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(moneyShaped)
    expect(html, path).not.toMatch(/"(?:price|priceMax|pricePerUnit|tieredPrices|offers)":/)
  }
  await page.goto('/product/TE007-26-ROJO')
  await expect(page.getByText('Inicia sesión para ver precios').first()).toBeVisible()
  await expect(page.getByText(/en existencia/)).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(moneyShaped)
})

test('[S4.068] [S4.072] [S4.073] [S4.074] [S2.074] [S5.042] [S5.043] suggestions and recent searches in the panel', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('search-suggestions'))
      asked.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  await page.goto('/')
  const box = page.locator('input[name=q]')
  const panel = page.locator('[data-panel]')
  await box.click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Borrar lo escrito' })).toHaveCount(0)
  await box.pressSequentially('lam')
  await expect(panel.getByText('Lámina').first()).toBeVisible()
  // What stands right below the second menu's category is in that menu already.
  await expect(panel.getByRole('link', { name: 'Lámina prepintada', exact: true })).toHaveCount(0)
  expect(asked).toEqual(['lam'])
  await box.press('Backspace')
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Borrar lo escrito' }).click()
  await expect(box).toHaveValue('')

  await box.fill('  tubo  ')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=tubo$/)
  await page.goto('/')
  await box.click()
  await expect(panel.getByText('Búsquedas recientes', { exact: true })).toBeVisible()
  await box.press('ArrowDown')
  await expect(panel.getByRole('link', { name: 'tubo' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(box).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S1.006] [S1.028] one gets from the home page by a category and a filter to a product and its colours', async ({
    page,
  }) => {
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Techo\b/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Techos y láminas')
    await page
      .getByRole('complementary', { name: 'Filtros' })
      .getByRole('link', { name: /^26 \d+ producto/ })
      .click()
    await expect(page).toHaveURL(/refine=c_calibre%3D26$/)
    await page.getByRole('link', { name: /^Ver producto: Lámina rectangular prepintada 0.81/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Lámina rectangular prepintada 0.81 m',
    )
    await page.getByRole('link', { name: 'Azul señal' }).click()
    await expect(page).toHaveURL(/-AZUL$/)
    await expect(page.getByText('Características técnicas')).toBeVisible()
  })

  test('[S2.078] the search box finds products', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('search').locator('input[name=q]').fill('lamina 26 roja')
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "lamina 26 roja"')
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  })
})
