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
const section = (page: Page, title: string) =>
  main(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) })
const sheet = '/product/TE007-26-ROJO'

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('[S1.008] [S2.114] [S2.115] [S2.116] [S2.118] sections to read: the first open, those without content not there', async ({
    page,
  }) => {
    await open(page, sheet)
    await expect(main(page).locator('summary:visible')).toHaveText([
      'Descripción del producto',
      'Características técnicas',
      'Presentaciones',
      'Videos',
      'Opiniones',
    ])
    const description = section(page, 'Descripción del producto')
    await expect(description).toHaveAttribute('open', '')
    await expect(description).toContainText('La pintura va sobre base de aluminio y zinc')
    await expect(description.locator('dt', { hasText: 'Ancho útil' })).toBeVisible()
    for (const [title, text] of [
      ['Características técnicas', 'Espesor real por calibre'],
      ['Presentaciones', 'Por metro'],
      ['Opiniones', 'Llegó al largo exacto'],
    ] as const) {
      await expect(section(page, title).getByText(text).first()).toBeHidden()
      await section(page, title).locator('summary').click()
      await expect(section(page, title).getByText(text).first()).toBeVisible()
    }
    await expectAccessible(page)
  })

  test('stock and day of every store; another one taken there is the shopper’s from then on', async ({
    page,
  }) => {
    await open(page, '/product/AI104')
    await expect(
      main(page).getByText(
        /^Retiras el .*, \d+:\d\d–\d+:\d\d, en San Salvador Ejército \(tienda sugerida\) · /,
      ),
    ).toBeVisible()
    await main(page).getByRole('button', { name: 'Ver existencia en todas las tiendas' }).click()
    await expect(dialog(page).getByRole('listitem').first()).toContainText('Tienda sugerida')
    await expect(
      dialog(page)
        .getByText(/Retiras el .* · [\d,]+ \p{L}+ en existencia/u)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    const other = dialog(page)
      .getByRole('button', { name: /^Retirar en / })
      .first()
    const name = ((await other.getAttribute('aria-label')) ?? '').replace('Retirar en ', '')
    await other.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(main(page).getByText(new RegExp(`^Retiras el .* en ${name} · `))).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('button', { name: `Tu tienda: ${name}. Cambiar` }),
    ).toBeVisible()
  })

  test('[S5.057] a customer reads what is missing to the next price, what is in the cart counts, and each piece’s price from two on', async ({
    page,
  }) => {
    await newCustomer(page)
    await fillBasket(page, [{ productId: 'AC025-26-406-244-NAT', quantity: 3 }])
    await open(page, '/product/TE006-26-305')
    const missing = (n: number) =>
      main(page).getByText(new RegExp(`^Te faltan ${n} para el siguiente precio: \\$[\\d.]+ por pieza`))
    const each = main(page).getByText('Cada pieza', { exact: true })
    await expect(
      main(page)
        .getByText(/^Total/)
        .first(),
    ).toBeVisible()
    await expect(each).toHaveCount(0)
    await main(page).getByLabel('Cantidad').fill('2')
    await expect(each).toHaveCount(1)
    await open(page, '/product/AC025-26-406-244-NAT')
    await expect(main(page).getByText('Ya tienes 3 piezas en el carrito.')).toBeVisible()
    await main(page).getByLabel('Cantidad').fill('6')
    await expect(missing(1)).toBeVisible()
  })

  test('a set shows its components with amount, price and stock of each, and the total price', async ({
    page,
  }) => {
    await newCustomer(page)
    await open(page, '/product/KIT-TECHO-30')
    const parts = main(page).getByRole('region', { name: 'Qué incluye, pieza por pieza' })
    await expect(parts.getByRole('link')).toHaveCount(4)
    const first = parts.getByRole('listitem').first()
    await expect(first).toContainText('13 × Lámina rectangular 0.81 m')
    await expect(first).toContainText(/\$\d+\.\d\d/)
    await expect(first).toContainText(/Retiras el|Agotado en/)
    await expect(parts.getByText('Todo junto')).toBeVisible()
    await expectAccessible(page)
    await open(page, '/product/COMBO-SOLDADURA')
    await expect(
      main(page).getByRole('region', { name: 'Qué incluye' }).getByRole('listitem'),
    ).not.toHaveCount(0)
  })

  test('down the page the add button follows; what was seen is offered on the next page', async ({
    page,
  }) => {
    await open(page, '/product/AI104')
    await scrollDown(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seenProducts'))).toContain('AI104')
    await open(page, sheet)
    const bar = main(page).getByRole('region', { name: 'Agregar este producto' })
    await expect(bar).toBeHidden()
    await scrollDown(page)
    await expect(bar).toBeInViewport()
    await expect(bar.getByRole('button', { name: 'Agregar al carrito' })).toBeEnabled()
    const seen = main(page).getByRole('region', { name: 'Lo que viste hace poco' })
    await expect(seen.getByRole('article')).toHaveCount(1)
    await expect(seen.getByRole('heading')).toHaveText(/Aislante/)
  })

  test('shared by WhatsApp with its name and address; on paper only the sheet', async ({ page }) => {
    await open(page, sheet)
    const share = main(page).getByRole('link', { name: 'Compartir por WhatsApp' })
    const text =
      /^https:\/\/wa\.me\/\?text=L%C3%A1mina%20rectangular%20prepintada.*%20SKU%20TE007-26-ROJO%0Ahttps?%3A.*%2Fproduct%2FTE007-26-ROJO$/
    await expect(share).toHaveAttribute('href', text)
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const print = main(page).getByRole('button', { name: 'Imprimir esta página' })
    // What stands there is taken over as it comes into sight: a press finds it anew, a scroll alone would hold the old one.
    await expect(async () => {
      await print.click()
      await expect(page.locator('html')).toHaveAttribute('data-printed', '', { timeout: 500 })
    }).toPass()
    await page.emulateMedia({ media: 'print' })
    await expect(main(page).getByRole('button', { name: 'Agregar al carrito' }).last()).toBeHidden()
    await expect(page.getByRole('search')).toBeHidden()
    await expect(section(page, 'Descripción del producto')).toBeVisible()
    await expect(main(page).getByText('SKU TE007-26-ROJO')).toBeVisible()
  })
})

test('[S2.119] [S2.120] [S2.121] on a phone a tab, 200 px high, that opens to 500 px and scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, sheet)
  await main(page).getByRole('tablist').scrollIntoViewIfNeeded()
  const tab = main(page).getByRole('tab', { name: 'Descripción del producto' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(section(page, 'Descripción del producto')).toBeHidden()
  const more = main(page).getByRole('button', { name: 'Ver más' })
  await more.scrollIntoViewIfNeeded()
  const box = main(page)
    .getByRole('tabpanel')
    .locator(`[id="${await more.getAttribute('aria-controls')}"]`)
  await expect(box).toHaveCSS('max-height', '200px')
  await more.click()
  await expect(box).toHaveCSS('max-height', '500px')
  await expect(box).toHaveCSS('overflow-y', 'auto')
  await main(page).getByRole('button', { name: 'Ver menos' }).click()
  await expect(box).toHaveCSS('max-height', '200px')
  await main(page).getByRole('tab', { name: 'Datos' }).click()
  await expect(main(page).getByRole('tabpanel').getByText('Ancho útil')).toBeVisible()
  await open(page, `/en-SV${sheet}`)
  await main(page).getByRole('tab', { name: 'Product description' }).scrollIntoViewIfNeeded()
  await expect(main(page).getByRole('button', { name: 'See more' })).toBeVisible()
})

test('an option: its price for customers, in the total, and beside the line in the cart', async ({
  page,
}) => {
  const drill = '/product/HE133'
  const guarantee = main(page).getByRole('group', { name: 'Garantía' })
  await open(page, drill)
  await expect(guarantee.getByRole('radio')).toHaveCount(2)
  await expect(guarantee).not.toContainText('$')
  await newCustomer(page)
  await open(page, drill)
  await expect(guarantee.getByRole('radio', { name: '1 año' })).toBeChecked()
  await expect(guarantee).toContainText('+ $12.50 por pieza')
  const total = main(page)
    .getByText(/^Total/)
    .first()
    .locator('..')
  const sum = async () => Number(/\$([\d.,]+)/.exec(await total.innerText())?.[1]?.replaceAll(',', ''))
  const before = await sum()
  await guarantee.getByRole('radio', { name: '3 años' }).check()
  await expect.poll(sum).toBeCloseTo(before + 12.5, 2)
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).last().click()
  await expect(dialog(page)).toContainText('Garantía: 3 años · $12.50')
  await expectAccessible(page)
  await open(page, '/cart')
  await expect(main(page).getByText('Garantía: 3 años · $12.50')).toBeVisible()
})

test('a length that is typed before the ruler has its code is the one that is added', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/length-control-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, sheet)
  await page.getByLabel('Piezas').fill('2')
  const length = page.getByRole('spinbutton', { name: 'Largo en metros' })
  await length.fill('3.65')
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/baskets\/[^/]+\/items/.test(request.url()),
  )
  await page.getByRole('button', { name: 'Agregar al carrito' }).last().click()
  expect((await asked).postDataJSON()).toMatchObject([{ quantity: 2, c_lengthMetersToBuy: 3.65 }])
  await expect(dialog(page)).toContainText('3.65 m')
  release()
  // The ruler, once it has its code, goes on from there.
  await expect(page.getByRole('slider', { name: 'Largo de cada pieza', includeHidden: true })).toHaveValue(
    '3650',
  )
  await expect(page.locator('input[role=spinbutton][aria-valuenow="3.65"]')).toHaveValue('3.65')
})
