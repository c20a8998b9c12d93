import { shopperCookie, writeShopper } from '../api/shopper-cookie.ts'
import { readAccessToken } from './access-token.ts'
import { parseCookies, writeCookie } from './cookies.ts'

/** Names of the session's cookies (contract 3.4), each with the site's id. */
const cookieNames = (siteId: string) => ({
  access: `cc-at_${siteId}`,
  registeredRefresh: `cc-nx_${siteId}`,
  guestRefresh: `cc-nx-g_${siteId}`,
  usid: `usid_${siteId}`,
  shopper: shopperCookie(siteId),
})

/** A shopper's session as their cookies tell it. */
export type Session = {
  kind: 'none' | 'guest' | 'registered'
  accessToken?: string
  refreshToken?: string
  usid?: string
  customerId?: string
}

/** What a token answer of the engine holds (contract 3.2), as far as a session needs it. */
export type Tokens = {
  access_token: string
  refresh_token: string
  expires_in: number
  refresh_token_expires_in: number
  usid: string
  customer_id: string
}

const early = 30_000

/** Reads the session; an access token that is about to expire is left out, so that it is renewed first. */
export const readSession = (cookieHeader: string | undefined, siteId: string, now: Date): Session => {
  const names = cookieNames(siteId)
  const cookies = parseCookies(cookieHeader)
  const registered = cookies.get(names.registeredRefresh)
  const refreshToken = registered || cookies.get(names.guestRefresh)
  const token = cookies.get(names.access)
  const claims = token ? readAccessToken(token) : undefined
  const fresh = claims !== undefined && claims.expires - early > now.getTime()
  if (!refreshToken && !fresh) return { kind: 'none' }
  return {
    kind: registered ? 'registered' : refreshToken ? 'guest' : (claims?.kind ?? 'guest'),
    ...(fresh ? { accessToken: token } : {}),
    ...(refreshToken ? { refreshToken } : {}),
    ...(cookies.get(names.usid) ? { usid: cookies.get(names.usid) } : {}),
    ...(claims ? { customerId: claims.customerId } : {}),
  }
}

/** The session that new tokens make. */
export const sessionOf = (tokens: Tokens): Session => ({
  kind: readAccessToken(tokens.access_token)?.kind ?? 'guest',
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
  usid: tokens.usid,
  customerId: tokens.customer_id,
})

const guestDays = 30
const registeredDays = 90
const day = 86_400

/** Set-Cookie lines that keep new tokens; the refresh token of the other kind goes. */
export const tokenCookies = (tokens: Tokens, siteId: string, secure: boolean): string[] => {
  const names = cookieNames(siteId)
  const { kind } = sessionOf(tokens)
  const registered = kind === 'registered'
  const longest = (registered ? registeredDays : guestDays) * day
  const refreshAge = Math.min(tokens.refresh_token_expires_in || longest, longest)
  const secret = { httpOnly: true, secure }
  return [
    writeCookie(names.access, tokens.access_token, { ...secret, maxAge: tokens.expires_in }),
    writeCookie(registered ? names.registeredRefresh : names.guestRefresh, tokens.refresh_token, {
      ...secret,
      maxAge: refreshAge,
    }),
    writeCookie(registered ? names.guestRefresh : names.registeredRefresh, '', { ...secret, maxAge: 0 }),
    writeCookie(names.usid, tokens.usid, { ...secret, maxAge: refreshAge }),
    writeCookie(
      names.shopper,
      writeShopper({ kind: registered ? 'registered' : 'guest', customerId: tokens.customer_id }),
      {
        httpOnly: false,
        secure,
        maxAge: refreshAge,
      },
    ),
  ]
}

/** Set-Cookie lines that end the session in the browser. */
export const dropSession = (siteId: string, secure: boolean): string[] =>
  Object.entries(cookieNames(siteId)).map(([use, name]) =>
    writeCookie(name, '', { httpOnly: use !== 'shopper', secure, maxAge: 0 }),
  )
