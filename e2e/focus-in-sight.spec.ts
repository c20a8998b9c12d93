import { expect, type Page, test } from '@playwright/test'
import { seesPictures } from './steps/browser.ts'
import { dailySample } from './steps/daily-sample.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { open } from './steps/ready.ts'

test.use(seesPictures)

/** Most that a page has to Tab through; beyond it the focus runs in circles. */
const most = 140

/**
 * What has the focus, and what hides all of it: nothing of its box that is in the window can be touched (WCAG 2.4.11).
 * Bars that stick to an edge are what could.
 */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body) return undefined
    const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? ''
    // A box that is drawn by its label, a tick or a colour, is seen where its label is.
    const drawn = one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one
    const isIn = (found: Element | null) => found !== null && (drawn.contains(found) || found.contains(one))
    const seen = [...drawn.getClientRects(), ...one.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => isIn(document.elementFromPoint(left + width * x, top + height * y))),
      ),
    )
    const { top, left, width, height } = one.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return { name, seen, by: seen ? '' : `${over?.tagName} ${over?.className} at ${Math.round(top)}` }
  })

/** What came late above it may push it out of the window for a moment; a bar stays. */
const comesIntoSight = (page: Page) =>
  expect
    .poll(async () => (await lookAtFocus(page))?.seen, { timeout: 1000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

const visits = [
  [390, '', 'es'],
  [1440, '/en-SV', 'en'],
  [390, '/en-SV', 'en'],
  [1440, '', 'es'],
] as const

for (const [width, base, language] of dailySample(visits))
  test(`no bar hides what has the focus, ${language}, ${width} px`, async ({ page }) => {
    test.setTimeout(150_000)
    // Where the page comes to rest is what counts, not the way there.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: width < 768 ? 664 : 760 })
    await fillBasket(page, [
      { productId: 'TE007-26-ROJO', quantity: 10, c_lengthMetersToBuy: 3 },
      { productId: 'TE001-30-183', quantity: 2 },
    ])
    for (const path of ['/product/TE007-26-ROJO', '/category/techos', '/cart']) {
      await open(page, `${base}${path}`)
      await expect(page.getByRole('main').locator('input:visible, select:visible').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const hidden: string[] = []
      let met = 0
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let n = 0; n < most; n++) {
          await page.keyboard.press(key)
          const found = await lookAtFocus(page)
          if (!found) break
          met++
          if (!found.seen && !(await comesIntoSight(page)))
            hidden.push(`${path} ${key}: ${found.name}, by ${found.by}`)
        }
      }
      expect(met).toBeGreaterThan(40)
      expect(hidden).toEqual([])
    }
  })
