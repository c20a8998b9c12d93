import type { Page } from '@playwright/test'
import { callEngine } from './engine.ts'

/** The numbers of a customer's orders, failed ones left out. */
export const ordersOf = async (page: Page, customerId: string) => {
  const { data = [] } = await callEngine<{ data?: { orderNo: string }[] }>(page, 'GET', [
    'customer/shopper-customers/v1',
    `customers/${customerId}/orders`,
  ])
  return data.map(({ orderNo }) => orderNo)
}
