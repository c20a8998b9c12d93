import { expect, type Page, test } from '@playwright/test'
import { seesPictures } from './steps/browser.ts'
import { open } from './steps/ready.ts'

test.use(seesPictures)

// Nobody has answered the cookie notice yet.
test.use({ storageState: { cookies: [], origins: [] } })

/** What a press in the middle of each visible button of that name would meet. */
const hitsOf = (page: Page, name: string) =>
  page.evaluate((text) => {
    const isSeen = ({ top, bottom, width }: DOMRect) => width > 0 && top >= 0 && bottom <= innerHeight
    return [...document.querySelectorAll('button')]
      .filter((one) => one.textContent?.trim() === text && isSeen(one.getBoundingClientRect()))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const met = document.elementFromPoint(left + width / 2, top + height / 2)
        return one.contains(met) ? 'itself' : (met?.textContent?.trim().slice(0, 40) ?? 'nothing')
      })
  }, name)

for (const width of [320, 390, 768, 1440]) {
  test(`nothing lies over what buys, at ${width} px, and the notice can be answered`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/product/TE007-26-ROJO')
    const notice = page.getByRole('button', { name: 'Aceptar', exact: true })
    for (const down of [300, 900, 1400, 2600]) {
      await page.mouse.wheel(0, down - (await page.evaluate(() => scrollY)))
      await page.waitForTimeout(300)
      const hits = await hitsOf(page, 'Agregar al carrito')
      expect(hits.filter((hit) => hit !== 'itself')).toEqual([])
    }
    await expect(notice).toBeVisible()
    expect(await hitsOf(page, 'Aceptar')).toEqual(['itself'])
  })
}
