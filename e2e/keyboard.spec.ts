import { expect, type Page, test } from '@playwright/test'
import { dailySample } from './steps/daily-sample.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { open } from './steps/ready.ts'
import { focusedElement, tabTo } from './steps/tab-to.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('the first Tab offers to skip the header, and does', async ({ page }) => {
  await open(page, '/category/techos')
  await page.keyboard.press('Tab')
  await expect(focusedElement(page)).toHaveAttribute('href', '#main')
  await expect(focusedElement(page)).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focusedElement(page).evaluate((one) => one.closest('main') !== null)).toBe(true)
})

test('the menu opens and closes by keyboard, and a category is reached', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, /^Productos$/)
  await page.keyboard.press('Enter')
  const link = page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Techos y láminas' })
    .first()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(focusedElement(page)).toHaveText('Productos')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(focusedElement(page)).toHaveText('Techos y láminas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/category\/techos$/)
})

test('a dialog holds the focus, Escape closes it and the focus goes back to what opened it', async ({
  page,
}) => {
  await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }])
  await open(page, '/product/TE001-30-183')
  for (const [opener, dialog] of [
    [
      page.getByRole('main').getByRole('link', { name: 'Inicia sesión para ver precios' }).first(),
      page.getByRole('dialog'),
    ],
    [
      page.getByRole('banner').getByRole('link', { name: /^Carrito/ }),
      page.getByRole('dialog', { name: 'Carrito' }),
    ],
  ] as const) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    for (let n = 0; n < 25; n++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => {
        const one = document.activeElement
        return one === document.body || one?.closest('dialog') ? 'inside' : (one?.outerHTML ?? '')
      })
      expect(where).toBe('inside')
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the ruler and the stepper obey the keyboard, and the line is added with it', async ({ page }) => {
  await open(page, '/product/TE007-26-ROJO')
  const slider = page.getByRole('slider', { name: 'Largo de cada pieza' })
  await slider.focus()
  const before = Number(await slider.inputValue())
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before)
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue(/^1000$/)
  await page.keyboard.press('End')
  await expect(slider).toHaveValue(/^12000$/)
  const pieces = page.getByLabel('Piezas')
  await pieces.focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(/agregados? al carrito/)
})

const settling = [
  '/',
  '/category/techos',
  '/search?q=lamina',
  '/search?q=zzqqxx',
  '/product/TE007-26-ROJO',
  '/product/TE001',
  '/product/KIT-TECHO-30',
  '/cart',
]

/** The sum of what moved by itself since the page began. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

for (const viewport of dailySample([
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
])) {
  test(`nothing moves while a page settles at ${viewport.width} px: home, category, search, empty search, product, set, cart`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }])
    const shifts: Record<string, number> = {}
    for (const path of settling) {
      await open(page, path)
      await page.waitForLoadState('networkidle')
      const shift = await shiftOf(page)
      if (shift > 0.01) shifts[path] = shift
    }
    expect(shifts).toEqual({})
  })
}
