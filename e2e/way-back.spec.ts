import { expect, type Page, test } from '@playwright/test'
import { open } from './steps/ready.ts'

const scrolled = (page: Page) => page.evaluate(() => scrollY)

for (const [path, top] of [
  ['/category/techos', 1050],
  ['/category/techos', 2400],
  ['/search?q=lamina', 2707],
] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`back from a product returns to the tile it was pressed at: ${path} at ${top}, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, path)
      await page.evaluate((y) => scrollTo(0, y), top)
      await page.waitForTimeout(400)
      const before = await scrolled(page)
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
      await page.waitForTimeout(700)
      expect(Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(5)
    })
  }
}
