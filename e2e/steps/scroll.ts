import type { Page } from '@playwright/test'

/** Scrolls down a page as a hand does it: what comes near on the way is met. */
export const scrollDown = async (page: Page) => {
  for (let step = 0; step < 14; step++) await page.mouse.wheel(0, 300)
}
