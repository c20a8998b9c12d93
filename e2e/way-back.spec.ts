import { expect, type Page, test } from '@playwright/test'
import { dailySample } from './steps/daily-sample.ts'
import { open } from './steps/ready.ts'

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** How far the page is scrolled once neither that nor its height has changed for so many frames: what comes late moves it. */
const restingPlace = (page: Page, frames: number) =>
  page.evaluate(async (most) => {
    const look = () => `${scrollY} ${document.documentElement.scrollHeight}`
    for (let seen = look(), calm = 0; calm < most; calm++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (seen !== look()) [seen, calm] = [look(), 0]
    }
    return scrollY
  }, frames)

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
/**
 * Far down a list and a search, the places from which an independent review came back to the top, and after a filter and on
 * a second page: fourteen ways in all, of which a day walks the first of each.
 */
const places = [
  { path: '/category/techos', top: 2400, viewports: dailySample([phone, desk]) },
  { path: '/search?q=lamina', top: 2707, viewports: dailySample([desk, phone]) },
  ...(process.env.LONG
    ? [
        { path: '/category/techos', top: 1050, viewports: [phone, desk] },
        { path: '/category/techos', top: 3200, viewports: [phone] },
        { path: '/search?q=lamina', top: 1050, viewports: [phone, desk] },
        { path: '/category/polines', top: 1050, viewports: [desk] },
        { path: '/category/techos?refine=c_calibre%3D26', top: 1100, viewports: [phone, desk] },
        { path: '/search?q=lamina&offset=25', top: 1050, viewports: [phone, desk] },
      ]
    : []),
]

for (const { path, top, viewports } of places) {
  for (const viewport of viewports) {
    test(`back from a product returns to the tile it was pressed at: ${path} at ${top}, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, path)
      await page.evaluate((y) => scrollTo(0, y), top)
      const before = await restingPlace(page, 30)
      expect(before).toBeGreaterThan(1000)
      const tile = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href*="/product/"]')]
        // A tile has two links: the one in view, or the press itself would scroll.
        return links.findIndex((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return top > innerHeight * 0.25 && bottom < innerHeight * 0.85
        })
      })
      await page.locator('main article a[href*="/product/"]').nth(tile).click()
      await expect(page).toHaveURL(/\/product\//)
      await expect(page.locator('main h1')).toBeVisible()
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 5)
      expect(Math.abs((await restingPlace(page, 45)) - before)).toBeLessThanOrEqual(5)
    })
  }
}
