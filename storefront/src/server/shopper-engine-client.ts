import type { EngineAnswer, EngineClient, EngineRequest } from './engine-client.ts'
import type { LoginCalls } from './login-calls.ts'
import { sessionEnded } from './problems.ts'
import { dropSession, type Session, sessionOf, type Tokens, tokenCookies } from './session.ts'
import type { ShopGuest } from './shop-guest.ts'
import { singleFlight } from './single-flight.ts'

export type ShopperClientParts = {
  engine: EngineClient
  login: LoginCalls
  shopGuest: ShopGuest
  secure: boolean
}
export type Visitor = { session: Session; siteId: string; address: string }

/** The engine's client for one shopper: attaches the bearer, renews the token once, and collects the cookies to set. */
export type ShopperEngineClient = {
  call(path: string, init: EngineRequest, options?: { begin?: boolean }): Promise<EngineAnswer>
  /** Renews the access token if it is about to expire, and tells the session then. */
  ready(): Promise<Session>
  session(): Session
  /** Set-Cookie lines for the answer to the shopper. */
  cookies(): readonly string[]
}

const renewalReuseMs = 5000

/**
 * Makes shopper clients. Renewals of one refresh token happen once, however many requests ask for them: the engine
 * rotates the token at every use.
 */
export const createShopperClients = ({ engine, login, shopGuest, secure }: ShopperClientParts) => {
  // Requests that were under way with the old cookies still find the new tokens.
  const renewals = singleFlight<Tokens | undefined>(renewalReuseMs)

  return ({ session: initial, siteId, address }: Visitor): ShopperEngineClient => {
    let session = initial
    let cookies: readonly string[] = []

    const keep = (tokens: Tokens) => {
      session = sessionOf(tokens)
      cookies = tokenCookies(tokens, siteId, secure)
    }
    const end = () => {
      session = { kind: 'none' }
      cookies = dropSession(siteId, secure)
    }
    const renew = async () => {
      const { refreshToken } = session
      if (!refreshToken) return end()
      const tokens = await renewals(refreshToken, () => login.refresh({ siteId, refreshToken, address }))
      if (tokens) keep(tokens)
      else end()
    }
    const bearer = async (begin: boolean) => {
      if (!session.accessToken && session.refreshToken) await renew()
      if (session.accessToken) return session.accessToken
      if (!begin) return shopGuest.token(siteId)
      keep(await login.guest({ siteId, usid: session.usid, address }))
      return session.accessToken ?? ''
    }
    const send = (path: string, init: EngineRequest, token: string) =>
      engine(path, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      })

    return {
      async call(path, init, { begin = false } = {}) {
        if (!session.accessToken && session.refreshToken) await renew()
        // A customer whose session ended is told so, and nothing is done in a guest's name; a guest goes on as one.
        const isOver = () => initial.kind === 'registered' && session.kind !== 'registered'
        if (isOver()) return sessionEnded()
        const token = await bearer(begin)
        const first = await send(path, init, token)
        if (first.status !== 401) return first
        if (session.accessToken === token) await renew()
        else shopGuest.forget(siteId, token)
        return isOver() ? first : send(path, init, await bearer(begin))
      },
      async ready() {
        if (!session.accessToken && session.refreshToken) await renew()
        return session
      },
      session: () => session,
      cookies: () => cookies,
    }
  }
}
