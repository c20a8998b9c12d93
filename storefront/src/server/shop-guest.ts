import { readAccessToken } from './access-token.ts'
import type { LoginCalls } from './login-calls.ts'
import { singleFlight } from './single-flight.ts'

const early = 60_000

/**
 * The shop's own guest: reads the catalogue for everybody who has no session. Its token is kept until shortly
 * before it expires; `forget` drops one that the engine no longer takes.
 */
export const createShopGuest = (login: LoginCalls, now: () => Date) => {
  const tokens = new Map<string, string>()
  const once = singleFlight<string>()
  const usable = (siteId: string) => {
    const token = tokens.get(siteId)
    const claims = token ? readAccessToken(token) : undefined
    return claims && claims.expires - early > now().getTime() ? token : undefined
  }
  return {
    token: async (siteId: string) =>
      usable(siteId) ??
      once(siteId, async () => {
        const { access_token } = await login.guest({ siteId })
        tokens.set(siteId, access_token)
        return access_token
      }),
    forget: (siteId: string, token: string) => {
      if (tokens.get(siteId) === token) tokens.delete(siteId)
    },
  }
}

export type ShopGuest = ReturnType<typeof createShopGuest>
