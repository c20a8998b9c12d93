import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const demoPassword = 'Techo2026!'
const clientId = '5f0c1d2e-6a7b-4c8d-9e0f-1a2b3c4d5e6f'
const auth = '/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_lmna_001/oauth2'
const headers = { 'x-session': 'cookie' }

/** Signs this browser in as the pages do, without going through them: the code for credentials, then tokens for it. */
export const signIn = async (page: Page, email: string, password = demoPassword) => {
  const verifier = randomBytes(48).toString('base64url')
  const redirectUri = new URL('/callback', (await page.request.get('/livez')).url()).href
  const common = { client_id: clientId, channel_id: 'Lamina', redirect_uri: redirectUri }
  const login = await page.request.post(`${auth}/login`, {
    headers: { ...headers, authorization: `Basic ${btoa(`${email}:${password}`)}` },
    form: {
      ...common,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    },
  })
  const back = new URL(login.url()).searchParams
  const tokens = await page.request.post(`${auth}/token`, {
    headers,
    form: {
      ...common,
      grant_type: 'authorization_code_pkce',
      code: back.get('code') ?? '',
      usid: back.get('usid') ?? '',
      code_verifier: verifier,
    },
  })
  expect(tokens.ok(), `sign in as ${email}`).toBe(true)
}

/** Fills the login form that is on the page and waits until the shop shows the account. */
export const signInByForm = async (page: Page, email: string, password = demoPassword) => {
  await page.goto('/login')
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox', { name: /^(Correo electrónico|Email)/ }).fill(email)
  await form.locator('input[type=password]').fill(password)
  await form.getByRole('button', { name: /^(Iniciar sesión|Sign in)$/ }).click()
  await expect(page).toHaveURL(/\/account$/)
}
