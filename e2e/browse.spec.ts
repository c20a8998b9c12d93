import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { dailySample } from './steps/daily-sample.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { focusedElement, tabTo } from './steps/tab-to.ts'

const words = {
  es: {
    base: '',
    query: 'lamina 26',
    hits: /^\d+ sugerencias$/,
    filter: /^Filtrar$/,
    colour: /^Rojo colonial\s+\d+/,
    show: /^Ver \d+ producto/,
    remove: /^Quitar filtro .*Rojo colonial/,
    product: /^Lámina rectangular prepintada/,
    pieces: 'Piezas',
    metres: 'Largo en metros',
    add: /^Agregar al carrito$/,
    added: /agregados? al carrito/,
  },
  en: {
    base: '/en-SV',
    query: 'sheet 26',
    hits: /^\d+ suggestions$/,
    filter: /^Filter$/,
    colour: /^Colonial red\s+\d+/,
    show: /^See \d+ product/,
    remove: /^Remove filter .*Colonial red/,
    product: /^Pre-painted trapezoidal/,
    pieces: 'Pieces',
    metres: 'Length in metres',
    add: /^Add to cart$/,
    added: /added to (the |your )?cart/i,
  },
} as const

const money = /\$\s?\d[\d.,]*\.\d{2}/
const main = (page: Page) => page.getByRole('main')

/** Filters stand beside the list of a desk and in a drawer on phones. */
const chooseColour = async (page: Page, { filter, colour, show }: (typeof words)['es' | 'en']) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 992
  if (isPhone) {
    await tabTo(page, filter)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await tabTo(page, colour, 90)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/refine=c_color%3Drojo-colonial/)
  await expect(focusedElement(page)).toHaveAttribute('aria-current', 'true')
  if (!isPhone) return
  await expectAccessible(page)
  await tabTo(page, show, 90)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const visits = [
  ['es', 'guest'],
  ['en', 'customer'],
  ['en', 'guest'],
  ['es', 'customer'],
] as const

for (const [language, who] of dailySample(visits))
  test(`[S1.007] [S1.024] by keyboard alone: searched, filtered, cut to length, in the cart: ${who}, ${language}`, async ({
    page,
  }) => {
    test.slow()
    const said = words[language]
    if (who === 'customer') await newCustomer(page, `${language}-SV`)
    const tellsPrices = async () =>
      expect(money.test(await main(page).innerText()), page.url()).toBe(who === 'customer')

    await open(page, `${said.base}/`)
    await page.keyboard.press('/')
    await page.keyboard.type(said.query)
    await expect(page.getByRole('search').getByRole('status')).toHaveText(said.hits)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
    await tellsPrices()

    await chooseColour(page, said)
    await expect(main(page).getByRole('link', { name: said.remove }).first()).toBeVisible()
    await tabTo(page, said.product, 120)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\/TE0\d\d-.*ROJO/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.product)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    await expectAccessible(page)

    await main(page).getByLabel(said.pieces).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('8')
    await main(page).getByRole('spinbutton', { name: said.metres }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('3.65')
    await expect(main(page).getByText('29.2 m', { exact: true }).first()).toBeVisible()
    await tellsPrices()
    await main(page).getByRole('button', { name: said.add }).first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(said.added)
    await expectAccessible(page)
    expect(money.test(await dialog.innerText())).toBe(who === 'customer')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
