import { expect, type Page } from '@playwright/test'

/** What floats over a page or stays while it scrolls: on paper it would lie over something. */
const floating = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).position === 'fixed' && one.getClientRects().length > 0)
        .map((one) => one.outerHTML.slice(0, 120)),
    )

/** On paper there is nothing to press, no way to elsewhere, nothing that floats, and no light letters of a dark theme. */
export const expectPrintable = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').filter({ visible: true })).toHaveCount(0)
  expect(await floating(page)).toEqual([])
  const scheme = await page.evaluate(() => {
    const { dataset } = document.documentElement
    const { theme } = dataset
    dataset.theme = 'dark'
    const { colorScheme } = getComputedStyle(document.documentElement)
    if (theme === undefined) delete dataset.theme
    else dataset.theme = theme
    return colorScheme
  })
  expect(scheme).not.toBe('dark')
  await page.emulateMedia({ media: null })
}
