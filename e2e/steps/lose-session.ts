import { expect, type Page } from '@playwright/test'

const auth = '/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_lmna_001/oauth2'
const clientId = '5f0c1d2e-6a7b-4c8d-9e0f-1a2b3c4d5e6f'

/**
 * Ends the customer's session at the engine, as another device does that signs out everywhere; this browser keeps its
 * cookies and knows nothing of it. `aged`: its short-lived token has run out meanwhile too.
 */
export const loseSession = async (page: Page, { aged = false } = {}) => {
  const cookies = await page.context().cookies()
  const value = (name: string) => cookies.find((one) => one.name === name)?.value ?? ''
  const answer = await page.request.get(`${auth}/logout`, {
    params: { client_id: clientId, channel_id: 'Lamina', refresh_token: value('cc-nx_Lamina') },
    headers: { authorization: `Bearer ${value('cc-at_Lamina')}` },
  })
  expect(answer.status()).toBe(200)
  if (aged) await page.context().clearCookies({ name: 'cc-at_Lamina' })
}
