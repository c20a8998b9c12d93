import { loginRoutes } from '../../../engine/src/login/routes.ts'
import { paths } from '../config/paths.ts'
import { challengeOf, createVerifier } from './code-verifier.ts'
import type { Env } from './env.tsx'
import { login } from './login.ts'
import { problemOf } from './problem.ts'
import type { ShopSite } from './shop.ts'

const pathOf = (route: string, { organizationId }: ShopSite) =>
  `/mobify/proxy/api${route.slice(route.indexOf(' ') + 1).replace('{organizationId}', organizationId)}`

/** Where a browser goes to sign in through another site (S7.053). */
export const authorizePath = ({ shop }: Env) => pathOf(loginRoutes.authorizeCustomer, shop)

/** Basic credentials of any text, as the header wants them. */
const basic = (user: string, password: string) => {
  const bytes = new TextEncoder().encode(`${user}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}

/**
 * Signs a customer in with login and password (contract 3.1, way 3): the engine answers 303 to /callback, whose URL
 * the fetch ends at and which carries the code; the code is changed for tokens, which stay in cookies. Throws the
 * engine's problem: 401 for wrong credentials, 429 after too many tries.
 */
export const signInWithPassword = async (
  { call, place, settings, shop }: Env,
  user: string,
  password: string,
) => {
  const verifier = createVerifier()
  const redirectUri = settings.origin + paths.callback
  const form = new URLSearchParams({
    client_id: shop.clientId,
    channel_id: place.site.id,
    redirect_uri: redirectUri,
    code_challenge: await challengeOf(verifier),
    response_type: 'code',
  })
  const answer = await fetch(pathOf(loginRoutes.authenticateCustomer, shop), {
    method: 'POST',
    headers: { authorization: basic(user, password), 'x-session': 'cookie', accept: 'application/json' },
    body: form,
    credentials: 'same-origin',
  })
  const end = new URL(answer.url).searchParams
  const code = end.get('code')
  if (!answer.ok || !code) throw problemOf(answer.status, await answer.text())
  await call(login.getAccessToken, {
    body: {
      grant_type: 'authorization_code_pkce',
      client_id: shop.clientId,
      channel_id: place.site.id,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
      usid: end.get('usid') ?? undefined,
    },
  })
}

/** Ends the session here, or every session of the customer; our server adds the refresh token, and the cookies go whatever the engine says. */
export const signOut = async ({ call, place, shop, shoppers }: Env, everywhere = false) => {
  shoppers.allowChange()
  await call(login.logoutCustomer, {
    query: {
      client_id: shop.clientId,
      channel_id: place.site.id,
      refresh_token: '',
      ...(everywhere ? { hint: 'all-sessions' } : {}),
    },
  })
}
