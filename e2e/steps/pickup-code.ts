import type { Page } from '@playwright/test'
import { mailTo } from './mail.ts'
import { callAdmin } from './staff.ts'

/** The code of a paid order's pickup, as its customer reads it in the mail; whoever is signed in may see the order. */
export const pickupCodeOf = async (page: Page, orderNo: string): Promise<string> => {
  const { email } = (await callAdmin(page, 'GET', ['custom/orders-desk/v1', `orders/${orderNo}`])).body
  const mail = await mailTo(page, email, new RegExp(orderNo))
  const [, code] = /código de retiro:\s+([0-9a-z]{8})\s/.exec(mail) ?? []
  if (code === undefined) throw new Error(`No code of a pickup in: ${mail}`)
  return code
}
