import type { Page } from '@playwright/test'
import { customer, main, type State } from './state.ts'

const wait = async (page: Page) => {
  await main(page).getByRole('listitem').or(main(page).getByRole('article')).first().waitFor()
}
/** The first one of a list of the account. */
const followFirst = async (page: Page) => {
  await wait(page)
  await main(page).locator('a[href*="/orders/"], a[href*="/opportunity/"]').first().click()
  await page.waitForURL(/\/(orders|opportunity)\/./)
  await page.waitForLoadState('networkidle')
}

/** The pages of a customer who has been here before. */
export const ofTheAccount: State[] = [
  {
    name: 'orders-some',
    path: '/account/orders',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
  {
    name: 'order-one',
    path: '/account/orders',
    audiences: customer,
    needs: 'history',
    act: followFirst,
    whole: true,
  },
  {
    name: 'quotes-some',
    path: '/account/opportunities',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
  {
    name: 'quote-one',
    path: '/account/opportunities',
    audiences: customer,
    needs: 'history',
    act: followFirst,
    whole: true,
  },
  {
    name: 'cases-some',
    path: '/account/cases',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
  {
    name: 'wishlist-some',
    path: '/account/wishlist',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
  {
    name: 'addresses-some',
    path: '/account/addresses',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
]
