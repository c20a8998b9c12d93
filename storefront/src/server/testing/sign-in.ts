import { paths } from './calls.ts'
import { createHash } from 'node:crypto'
import { demoShop } from '../../api/testing/demo-shop.ts'
import type { visitorOf } from './start-shop.ts'

const base = paths.oauth
const verifier = 'v'.repeat(64)
const challenge = createHash('sha256').update(verifier).digest('base64url')
const form = { 'x-session': 'cookie', 'content-type': 'application/x-www-form-urlencoded' }

/** Signs in as our pages do: login with the credentials, then the code for tokens. Gives the token answer's body. */
export const signIn = async (
  visitor: ReturnType<typeof visitorOf>,
  publicOrigin: string,
  credentials = 'ana:secret',
) => {
  const login = await visitor.fetch(`${base}/login`, {
    method: 'POST',
    headers: { ...form, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({
      redirect_uri: `${publicOrigin}/callback`,
      client_id: demoShop.sites[0]?.clientId ?? '',
      channel_id: 'Lamina',
      code_challenge: challenge,
    }).toString(),
  })
  const location = login.headers.get('location')
  if (!location) throw new Error(`the sign-in was answered with ${login.status}: ${await login.text()}`)
  const back = new URL(location)
  const tokens = await visitor.fetch(`${base}/token`, {
    method: 'POST',
    headers: form,
    body: new URLSearchParams({
      grant_type: 'authorization_code_pkce',
      client_id: demoShop.sites[0]?.clientId ?? '',
      code: back.searchParams.get('code') ?? '',
      usid: back.searchParams.get('usid') ?? '',
      code_verifier: verifier,
      channel_id: 'Lamina',
      redirect_uri: `${publicOrigin}/callback`,
    }).toString(),
  })
  return (await tokens.json()) as Record<string, unknown>
}
