import type { Page } from '@playwright/test'

/** Keeps the application's script back until it is released. */
export const holdScripts = async (page: Page) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
