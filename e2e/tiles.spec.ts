import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { seesPictures } from './steps/browser.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { scrollDown } from './steps/scroll.ts'

test.use(seesPictures)

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const tile = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name }).first()
/** Beside the choices of a desk, in a bar that stays in sight on phones. */
const addButton = (page: Page, name: RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first()
/** The call-out of a promotion on a tile. */
const callOut = (page: Page) =>
  main(page)
    .getByRole('article')
    .getByText(/precio fijo en 12 medidas|en tornillos y capotes|desde 20 quintales|azul al precio/)
    .first()
    .locator('xpath=ancestor-or-self::div[1]')

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('[S2.106] [S2.108] [S2.109] [S2.110] [S2.112] picture and name lead to the product; badges tell new, sale and promotion', async ({
    page,
  }) => {
    await open(page, '/category/techos')
    const articles = main(page).getByRole('article')
    for (const one of (await articles.all()).slice(0, 6)) {
      const name = await one.getByRole('heading').innerText()
      await expect(one.locator('img').first()).toHaveAttribute('alt', /.+/)
      const see = one.getByRole('link', { name: `Ver producto: ${name}` })
      await expect(see).toHaveText('Ver producto')
      const href = await see.getAttribute('href')
      expect(href).toMatch(/^\/product\/[\w-]+$/)
      await expect(one.getByRole('heading').getByRole('link')).toHaveAttribute('href', href ?? '')
      await expect(one.locator('a:has(img)').first()).toHaveAttribute('href', href ?? '')
    }
    await expect(articles.getByText('Nuevo', { exact: true }).first()).toHaveCSS(
      'background-color',
      'rgb(27, 127, 77)',
    )
    await expect(articles.getByText('Oferta', { exact: true }).first()).toHaveCSS(
      'background-color',
      'rgb(242, 183, 5)',
    )
    await open(page, '/category/lamina-natural')
    await expect(tile(page, 'Kit techo').getByRole('definition')).toHaveText([
      '30 m² de techo',
      'Lámina, botagua, tornillo y sellador',
    ])
    await open(page, '/category/tornillo-techo')
    await expect(tile(page, 'Tornillo autoperforante').getByText('Promoción', { exact: true })).toBeVisible()
    await open(page, '/en-SV/category/techos')
    await expect(articles.getByText('New', { exact: true }).first()).toBeVisible()
    await expect(articles.getByText('Sale', { exact: true }).first()).toBeVisible()
  })

  test('[S2.113] [S9.029] [S2.107] three lines of a promotion for guests, four for customers, who read prices too', async ({
    page,
  }) => {
    await open(page, '/category/tornillo-techo')
    await expect(callOut(page)).toHaveCSS('-webkit-line-clamp', '3')
    await expect(callOut(page)).toHaveCSS('font-size', '12px')
    await expect(callOut(page)).toHaveCSS('color', 'rgb(0, 114, 173)')
    await expect(tile(page, 'Tornillo autoperforante')).not.toContainText('$')
    await newCustomer(page)
    await open(page, '/category/tornillo-techo')
    await expect(callOut(page)).toHaveCSS('-webkit-line-clamp', '4')
    await expect(tile(page, 'Tornillo autoperforante')).toContainText(/Desde\s*\$\d+\.\d\d\s*por caja/)
    // A kit costs its parts and is there with the last of them, in a carousel too.
    await open(page, '/')
    await expect(tile(page, 'Kit techo')).toContainText(/\$\d{3}\.\d\d/)
    await tile(page, 'Kit techo').scrollIntoViewIfNeeded()
    await expect(tile(page, 'Kit techo')).toContainText('Retiras el')
  })

  test('a tile shows how much of the product is in the cart and when the chosen store has it', async ({
    page,
  }) => {
    await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }])
    await open(page, '/category/lamina-natural')
    const one = tile(page, 'Lámina acanalada zinc-alum, largo estándar')
    await expect(one.getByText('En el carrito: 2')).toBeVisible()
    await expect(one.getByText(/^Retiras el .* en San Salvador Ejército \(tienda sugerida\)$/)).toBeVisible()
    await expect(main(page).getByText(/^En el carrito/)).toHaveCount(1)
  })

  test('only what lies in my store: by a press, in the address, and taken away by its chip', async ({
    page,
  }) => {
    await open(page, '/category/herramientas')
    const filters = main(page).getByRole('complementary', { name: 'Filtros' })
    await filters.getByRole('link', { name: 'En existencia en San Salvador Ejército' }).click()
    await expect(page).toHaveURL(/refine=ilids%3Dinv-sv-ss01$/)
    await expect(filters.getByRole('link', { name: /^En existencia en/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: 'Quitar filtro En existencia en San Salvador Ejército' })
      .click()
    await expect(page).toHaveURL(/\/category\/herramientas$/)
  })

  test('colours are chosen by their swatch, counted and named', async ({ page }) => {
    await open(page, '/category/lamina-color')
    const red = main(page)
      .getByRole('complementary', { name: 'Filtros' })
      .getByRole('link', { name: /^Rojo colonial \d+ productos?$/ })
    await expect(red.locator('svg rect')).toHaveAttribute('fill', /^#[0-9a-f]{6}$/i)
    await red.click()
    await expect(page).toHaveURL(/refine=c_color%3D/)
    for (const picture of await main(page).getByRole('article').locator('img').first().all()) {
      await expect(picture).toHaveAttribute('src', /rojo-colonial/)
      // Photographs come in two widths; drawings scale.
      await expect(picture).toHaveAttribute(
        'srcset',
        /rojo-colonial-320\.webp\S+ 320w, \S+-640\.webp\S+ 640w$/,
      )
    }
  })

  test('the drawing comes when a pointer comes to its tile; a finger is never sent one', async ({
    browser,
    baseURL,
  }) => {
    for (const hasTouch of [true, false]) {
      const context = await browser.newContext({ baseURL: baseURL ?? '', hasTouch, isMobile: hasTouch })
      const page = await context.newPage()
      const drawings: string[] = []
      page.on('request', (request) => {
        if (/-plano\.svg/.test(request.url())) drawings.push(request.url())
      })
      await open(page, '/category/lamina-color')
      const tile = main(page).getByRole('article').first()
      await expect(tile.locator('img').first()).toHaveJSProperty('complete', true)
      expect(drawings).toEqual([])
      await tile.getByRole('link').first().hover()
      if (hasTouch) expect(drawings).toEqual([])
      else await expect(tile.locator('img').last()).toHaveCSS('opacity', '1')
      expect(drawings).toHaveLength(hasTouch ? 0 : 1)
      await context.close()
    }
  })

  test('[S2.026] a search for nothing leads on: categories, stores, and what was seen', async ({ page }) => {
    await open(page, '/product/AI104')
    await scrollDown(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seenProducts'))).toContain('AI104')
    await open(page, '/search?q=zzqqxx')
    await expect(main(page).getByRole('link', { name: 'Techos y láminas' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Preguntar en una tienda' })).toBeVisible()
    await expect(
      main(page).getByRole('region', { name: 'Lo que viste hace poco' }).getByRole('article'),
    ).toHaveCount(1)
    await expectAccessible(page)
  })
})

test('[S2.130] [S2.131] [S2.132] [S2.133] what was added: how many, which choice, and for customers what it costs', async ({
  page,
}) => {
  const add = async (path: string) => {
    await open(page, path)
    await main(page).getByRole('spinbutton').first().fill('2')
    await addButton(page, /^(Agregar al carrito|Add to cart)$/).click()
  }
  await add('/product/TE001-30-183')
  const guest = page.getByRole('dialog', { name: '2 artículos agregados al carrito' })
  await expect(guest).toContainText('Calibre: 30')
  await expect(guest).toContainText('Cantidad: 2')
  await expect(guest.getByText('Subtotal')).toHaveCount(0)
  expect(await guest.innerText()).not.toContain('$')
  await guest.getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(dialog(page)).toHaveCount(0)

  await newCustomer(page)
  await add('/en-SV/product/TE001-30-183')
  const customer = page.getByRole('dialog', { name: '2 items added to cart' })
  await expect(customer.getByText('Subtotal')).toBeVisible()
  await expect(customer).toContainText(/\$\d+\.\d\d/)
  await expectAccessible(page)
  await customer.getByRole('button', { name: 'Continue shopping' }).click()
  await expect(customer).toHaveCount(0)
})

test('[S2.134] goods by quote cannot be finished from there', async ({ page }) => {
  await open(page, '/product/PE064')
  await addButton(page, /^Agregar para cotizar$/).click()
  const added = page.getByRole('dialog', { name: '1 artículo agregado al carrito' })
  await expect(added).toBeVisible()
  await expect(added.getByRole('link', { name: 'Finalizar compra' })).toHaveCount(0)
})
