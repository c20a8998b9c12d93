import type { Page } from '@playwright/test'

export const focused = (page: Page) => page.locator(':focus')

/** Presses Tab until what has the focus is spoken so. */
export const tabTo = async (page: Page, name: RegExp, most = 40) => {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab')
    const spoken = await focused(page).evaluate(
      (one) => one.getAttribute('aria-label') ?? (one as HTMLElement).innerText ?? '',
    )
    if (name.test(spoken.trim())) return
  }
  throw new Error(`Tab does not reach ${name}`)
}
