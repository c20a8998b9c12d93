import type { Page } from '@playwright/test'

export type Audience = 'guest' | 'customer'
export type Language = 'es' | 'en'

export type State = {
  name: string
  path: string
  audiences: readonly Audience[]
  needs?: 'basket' | 'ready basket' | 'history' | 'no answer about cookies'
  /** What one does on the page to see the state. */
  act?(page: Page, language: Language): Promise<void>
  /** The whole page, though something was done on it. */
  whole?: boolean
}

export const both = ['guest', 'customer'] as const
export const guest = ['guest'] as const
export const customer = ['customer'] as const

export const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 992
export const banner = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')
export const press = (page: Page, name: RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).last().click()
/** What opens on a press is fetched then. */
export const waitForDialog = (page: Page) => page.getByRole('dialog').waitFor()

export const openDrawer = async (page: Page) => {
  await banner(page)
    .getByRole('button', { name: /menú|menu/i })
    .click()
  await waitForDialog(page)
}
