import { expect, type Page } from '@playwright/test'

/** The sales desk makes an offer of a quote at its console: so many percent off the list. */
export const makeOffer = async (page: Page, quoteId: string, discount: number) => {
  const { protocol, hostname, port } = new URL(page.url())
  const answer = await page.request.post(
    // The simulators answer one port further.
    `${protocol}//${hostname}:${Number(port) + 1}/crm/console/${quoteId}/offer`,
    { form: { discount: String(discount), days: '9' } },
  )
  expect(answer.ok()).toBe(true)
}
