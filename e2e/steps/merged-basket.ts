import type { Page } from '@playwright/test'
import { callEngine } from './engine.ts'
import type { Basket } from './fill-basket.ts'

/** Who is signed in in this browser. */
export const customerIn = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies()
  const [kind, customerId = ''] = (cookies.find(({ name }) => name === 'shopper_Lamina')?.value ?? '').split(
    '.',
  )
  if (kind !== 'registered') throw new Error('Nobody is signed in.')
  return customerId
}

/** The one basket of the customer who is signed in in this browser. */
export const mergedBasket = async (page: Page): Promise<Basket> => {
  const { baskets } = await callEngine<{ baskets: Basket[] }>(page, 'GET', [
    'customer/shopper-customers/v1',
    `customers/${await customerIn(page)}/baskets`,
  ])
  const [basket, ...more] = baskets
  if (!basket || more.length > 0) throw new Error(`The customer has ${baskets.length} baskets.`)
  return basket
}
