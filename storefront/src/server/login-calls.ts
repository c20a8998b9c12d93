import { createHash, randomBytes } from 'node:crypto'
import { siteSettings } from '../api/shop.ts'
import { paths } from '../config/paths.ts'
import type { EngineAnswer, EngineClient } from './engine-client.ts'
import type { Tokens } from './session.ts'
import type { ShopSettingsSource } from './shop-settings.ts'

export type LoginCalls = {
  /** A new guest session; `usid` keeps the visit of an older one. Throws when the engine does not give one. */
  guest(options: { siteId: string; usid?: string; address?: string }): Promise<Tokens>
  /** New tokens for a refresh token; undefined when the engine refuses it. */
  refresh(options: { siteId: string; refreshToken: string; address?: string }): Promise<Tokens | undefined>
}

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  typeof value.access_token === 'string'

/** The tokens in an answer's body, if it is a token answer. */
export const tokensIn = ({ status, body }: EngineAnswer): Tokens | undefined => {
  if (status !== 200) return undefined
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return isTokens(value) && value.access_token ? value : undefined
  } catch {
    return undefined
  }
}

/** The two login calls our server makes by itself: guest login by PKCE (contract 3.1, way 1) and refresh (way 4). */
export const loginCalls = (
  engine: EngineClient,
  shop: ShopSettingsSource,
  publicOrigin: string,
): LoginCalls => {
  const redirectUri = publicOrigin + paths.callback
  const from = (address: string | undefined): Record<string, string> =>
    address ? { 'x-forwarded-for': address } : {}

  /** Where a site's logins are, and the client as which the shop speaks. */
  const siteOf = async (siteId: string) => {
    const { organizationId, clientId } = siteSettings(await shop.current(), siteId)
    return { base: `/shopper/auth/v1/organizations/${organizationId}/oauth2`, clientId }
  }
  const token = (base: string, form: Record<string, string>, address: string | undefined) =>
    engine(`${base}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...from(address) },
      body: new URLSearchParams(form).toString(),
    })

  return {
    async guest({ siteId, usid, address }) {
      const { base, clientId } = await siteOf(siteId)
      const verifier = randomBytes(64).toString('base64url')
      const query = new URLSearchParams({
        redirect_uri: redirectUri,
        response_type: 'code',
        client_id: clientId,
        channel_id: siteId,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        hint: 'guest',
        ...(usid ? { usid } : {}),
      })
      const authorized = await engine(`${base}/authorize?${query}`, { method: 'GET', headers: from(address) })
      const location = new URL(String(authorized.headers.location ?? ''), publicOrigin)
      const code = location.searchParams.get('code')
      if (authorized.status !== 303 || !code)
        throw new Error(`Guest login was refused with ${authorized.status}`)
      const answer = await token(
        base,
        {
          grant_type: 'authorization_code_pkce',
          client_id: clientId,
          channel_id: siteId,
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
          usid: location.searchParams.get('usid') ?? '',
        },
        address,
      )
      const tokens = tokensIn(answer)
      if (!tokens) throw new Error(`Guest tokens were refused with ${answer.status}`)
      return tokens
    },
    async refresh({ siteId, refreshToken, address }) {
      const { base, clientId } = await siteOf(siteId)
      const form = {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: clientId,
        channel_id: siteId,
      }
      const answer = await token(base, form, address)
      // Only a refusal ends a session; an engine that is down does not.
      if (answer.status >= 500 || answer.status === 429)
        throw new Error(`Refresh failed with ${answer.status}`)
      return tokensIn(answer)
    },
  }
}
