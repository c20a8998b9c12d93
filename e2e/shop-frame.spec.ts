import { expect, type Page, test } from '@playwright/test'
import site from '../demo/site.json' with { type: 'json' }
import { expectAccessible } from './steps/accessible.ts'
import { seesPictures } from './steps/browser.ts'
import { createReadyBasket } from './steps/buy.ts'
import { callEngine } from './steps/engine.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

test.use(seesPictures)

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const menuBar = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })
const dialog = (page: Page) => page.getByRole('dialog')
const desk = { width: 1280, height: 900 }

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  test('[S2.052] [S2.057] [S2.058] logo, search, the shopper’s store and the cart with its count', async ({
    page,
  }) => {
    await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 3 }])
    await open(page, '/category/techos')
    await expect(banner(page).getByRole('search').locator('input[name=q]')).toBeVisible()
    await banner(page)
      .getByRole('link', { name: /^Carrito, 3 artículos$/ })
      .click()
    await expect(dialog(page)).toContainText('TE001-30-183')
    await page.keyboard.press('Escape')

    await banner(page).getByRole('button', { name: 'Escoger tienda' }).click()
    const card = dialog(page).getByRole('article').filter({ hasText: 'Santa Ana' }).first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: 'Seleccionar tienda' }).click()
    await expect(banner(page).getByRole('button', { name: `Tu tienda: ${name}. Cambiar` })).toHaveText(name)

    await banner(page).getByRole('link', { name: 'Lámina, inicio' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('[S2.061] [S2.062] two category menus with pictures and two items that come from content', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(menuBar(page).locator('summary')).toHaveText([
      site.menu.first.name.es,
      site.menu.second.name.es,
    ])
    const [menu] = await callEngine<{ c_blocks: { items: { label: string; href: string }[] }[] }[]>(
      page,
      'GET',
      ['custom/content-assets/v1', 'assets'],
      { query: { c_assetId: 'menu', c_localSite: 'es_SV' } },
    )
    const items = menu?.c_blocks.flatMap((block) => block.items) ?? []
    expect(items).toHaveLength(2)
    for (const { label, href } of items) {
      await expect(menuBar(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        href,
      )
    }
    for (const [at, link] of [
      [0, 'Techos y láminas'],
      [1, 'Teja metálica'],
    ] as const) {
      await menuBar(page).locator('summary').nth(at).click()
      const open = menuBar(page).locator('details[open]')
      await expect(open).toHaveCount(1)
      await expect(open.getByRole('link', { name: link, exact: true })).toBeVisible()
      await expect
        .poll(() =>
          open
            .locator('img')
            .first()
            .evaluate((one) => (one as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0)
      await expectAccessible(page)
    }
    await menuBar(page).getByRole('link', { name: 'Teja metálica', exact: true }).click()
    await expect(page).toHaveURL(/\/category\/teja-metalica$/)
    await expect(menuBar(page).locator('details[open]')).toHaveCount(0)
  })

  test('[S2.064] [S2.065] [S2.066] [S2.067] the checkout has a header and a footer of its own', async ({
    page,
  }) => {
    await newCustomer(page)
    await createReadyBasket(page, [{ productId: 'TE001-30-183', quantity: 1 }], 'SV-SS01')
    await open(page, '/checkout')
    await expect(menuBar(page)).toHaveCount(0)
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(banner(page).getByRole('link', { name: 'Lámina, inicio' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Volver al carrito' })).toHaveAttribute(
      'href',
      '/cart',
    )
    const links = await footer(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))
    expect(links).toEqual([
      ['Envíos', '/preguntas-frecuentes#envios'],
      ['Devoluciones y cambios', '/preguntas-frecuentes#devoluciones'],
      ['Términos y condiciones', '/terms-conditions'],
      ['Política de privacidad', '/politica-de-privacidad'],
      ['Índice del sitio', '/indice'],
    ])
    await open(page, '/en-SV/checkout')
    await expect(footer(page).getByRole('link').first()).toHaveText('Shipping')
    await expect(footer(page).getByRole('link').nth(1)).toHaveText('Returns and Exchanges')
  })

  test('[S9.035] the theme’s own faces are loaded and used', async ({ page }) => {
    await open(page, '/')
    const family = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).fontFamily)
    expect(await family('body')).toMatch(/^"?Roboto/)
    expect(await family('h1')).toMatch(/^"?Rubik/)
    const loadedFonts = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      )
    await expect.poll(loadedFonts).toEqual(expect.arrayContaining(['Roboto', 'Rubik']))
  })
})

test('[S9.023] [S2.063] [S2.068] at 991 px a drawer and a folded footer, at 992 px menus and columns', async ({
  page,
}) => {
  const drawerButton = banner(page).getByRole('button', { name: 'Abrir el menú' })
  const folds = footer(page).locator('summary')
  await page.setViewportSize({ width: 992, height: 800 })
  await open(page, '/preguntas-frecuentes')
  await expect(menuBar(page)).toBeVisible()
  await expect(drawerButton).toBeHidden()
  await expect(footer(page).getByRole('heading', { name: 'Comprar' })).toBeVisible()
  await expect(folds.first()).toBeHidden()

  await page.setViewportSize({ width: 991, height: 800 })
  await expect(menuBar(page)).toBeHidden()
  await expect(footer(page).getByRole('heading', { name: 'Comprar' })).toBeHidden()
  await expect(folds).toHaveText(['Comprar', 'Ayuda', 'La empresa', 'Legal'])
  await expect(footer(page).getByRole('link', { name: 'Garantía' })).toBeHidden()
  await folds.nth(1).click()
  await expect(footer(page).getByRole('link', { name: 'Garantía' })).toBeVisible()
  await expectAccessible(page)

  await drawerButton.click()
  await dialog(page).getByText('Techos y láminas', { exact: true }).click()
  await expect(dialog(page).getByRole('link', { name: 'Teja metálica' })).toBeVisible()
  await expect(dialog(page).getByRole('list', { name: 'Idioma' })).toBeVisible()
  for (const name of ['Mi tienda', 'Mi cuenta', 'País']) {
    await expect(dialog(page).getByRole('heading', { name })).toBeVisible()
  }
  // The store's dialog stands above the drawer, which is there again after it.
  await dialog(page).getByRole('button', { name: 'Escoger tienda' }).click()
  const stores = page.getByRole('dialog', { name: 'Tiendas' })
  await stores.getByRole('button', { name: 'Seleccionar tienda' }).first().click()
  await expect(stores).toHaveCount(0)
  await dialog(page)
    .getByRole('button', { name: /^Tu tienda: / })
    .click()
  await expect(stores.getByRole('button', { name: 'Seleccionar tienda' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stores).toHaveCount(0)
  await dialog(page).getByRole('link', { name: 'Teja metálica' }).click()
  await expect(page).toHaveURL(/\/category\/teja-metalica$/)
  await expect(dialog(page)).toHaveCount(0)
})

test('[S2.028] /categories/… is the same page and names /category/… as its address', async ({ page }) => {
  await open(page, '/categories/techos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Techos y láminas')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/category\/techos$/)
})

test('[S9.002] a notice comes top right, below the header: cart and account stay in reach while it stands', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 3 }])
    await open(page, '/cart')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Eliminar/ })
      .click()
    await dialog(page).getByRole('button', { name: 'Sí, eliminar' }).click()
    const undo = page.getByRole('button', { name: 'Deshacer' })
    await expect(undo).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    const hidden = await banner(page).evaluate((header) =>
      [...header.querySelectorAll('a, button, input')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
        .filter((one) => {
          const { left, top, width: wide, height } = one.getBoundingClientRect()
          return !header.contains(document.elementFromPoint(left + wide / 2, top + height / 2))
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    )
    expect(hidden).toEqual([])
    const notice = await undo.locator('xpath=ancestor::section').boundingBox()
    expect((notice?.x ?? 0) + (notice?.width ?? 0)).toBeGreaterThan(width - 40)
    await page.context().clearCookies()
  }
})
