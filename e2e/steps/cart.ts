import type { Page } from '@playwright/test'

/** Where things of a Spanish cart are on its screen and in the drawer. */
export const main = (page: Page) => page.getByRole('main')
export const dialog = (page: Page) => page.getByRole('dialog')
export const cart = (page: Page) => page.getByRole('list', { name: 'Artículos del carrito' })
export const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })
/** Opens the cart's drawer from the header. */
export const openDrawer = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito/ })
    .click()
