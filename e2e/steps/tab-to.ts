import type { Page } from '@playwright/test'

export const focusedElement = (page: Page) => page.locator(':focus')

/** Presses Tab until what has the focus is spoken so; `key` may be the way back. */
export const tabTo = async (page: Page, name: RegExp, most = 40, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press(key)
    const spoken = await focusedElement(page).evaluate(
      (one) => one.getAttribute('aria-label') ?? (one as HTMLElement).innerText ?? '',
    )
    if (name.test(spoken.trim())) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

/** Presses Tab until the field of this name has the focus. */
export const tabToField = async (page: Page, name: string, most = 40) => {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab')
    if ((await focusedElement(page).getAttribute('name')) === name) return
  }
  throw new Error(`Tab does not reach the field ${name}`)
}
