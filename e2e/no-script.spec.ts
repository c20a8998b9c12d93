import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

test('home reads and leads to a category by the menu, which unfolds', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await expect(menu.getByRole('link', { name: 'Lámina zinc-alum natural' }).first()).toBeHidden()
  await menu.locator('summary').first().click()
  await menu.getByRole('link', { name: 'Lámina zinc-alum natural' }).first().click()
  await expect(page).toHaveURL(/\/category\/lamina-natural$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a category is filtered, paged and left for a product, all by links', async ({ page }) => {
  await page.goto('/category/root')
  const main = page.getByRole('main')
  const first = main.getByRole('article').first().getByRole('heading')
  const before = await first.textContent()
  await main
    .getByRole('link', { name: /^(Siguiente|Página siguiente)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/offset=\d+/)
  await expect(first).not.toHaveText(before ?? '')

  await page.goto('/category/techos')
  await main.getByRole('complementary', { name: 'Filtros' }).getByRole('link', { name: /^26\b/ }).click()
  await expect(page).toHaveURL(/refine=c_calibre%3D26$/)
  await main
    .getByRole('link', { name: /^Quitar filtro Calibre 26/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/category\/techos$/)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the search form searches', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('search')
  await form.locator('input[name=q]').fill('varilla')
  await form.locator('input[name=q]').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=varilla$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "varilla"')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a product tells its facts and its choices are links', async ({ page }) => {
  await page.goto('/product/TE007-26-ROJO')
  const main = page.getByRole('main')
  await expect(main.getByText('SKU TE007-26-ROJO').first()).toBeVisible()
  await expect(main.getByRole('img').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*TE007-26-ROJO$/,
  )
  await main.getByRole('link', { name: '24', exact: true }).click()
  await expect(page).toHaveURL(/\/product\/TE007-24-ROJO$/)
  await main.getByRole('link', { name: 'Techos y láminas' }).first().click()
  await expect(page).toHaveURL(/\/category\/techos$/)
})

test('country and language are links to the same page', async ({ page }) => {
  await page.goto('/category/techos')
  const footer = page.getByRole('contentinfo')
  const links = footer.getByRole('list', { name: 'País' }).getByRole('link')
  await expect(links).toHaveText([
    'El Salvador',
    'Guatemala',
    'Honduras',
    'Nicaragua',
    'Costa Rica',
    'Ecuador',
  ])
  await links.filter({ hasText: 'Costa Rica' }).click()
  await expect(page).toHaveURL(/\/es-CR\/category\/techos$/)
  await footer.getByRole('list', { name: 'Idioma' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en-CR\/category\/techos$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roofing and sheets')
})

test('prices lead to the login page, the cart icon to the cart, the footer to the articles', async ({
  page,
}) => {
  await page.goto('/category/techos')
  await page.getByRole('main').getByRole('link', { name: 'Inicia sesión para ver precios' }).first().click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcategory%2Ftechos$/)
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Correo electrónico' })).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito/ })
    .click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Preguntas frecuentes/ })
    .click()
  await expect(page).toHaveURL(/\/preguntas-frecuentes$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes')
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500)
})

test('the store locator lists stores with address and telephone', async ({ page }) => {
  await page.goto('/store-locator')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText('San Salvador Ejército').first()).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
})
