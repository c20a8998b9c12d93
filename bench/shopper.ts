import { createHash, randomBytes } from 'node:crypto'
import { shop as settings } from '../storefront/src/config/shop.ts'

const org = settings.organizationId
const oauth = `/shopper/auth/v1/organizations/${org}/oauth2`

export type Shopper = {
  /** Calls the engine's API with the shopper's bearer; gives status and body. */
  call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>
  customerId: string
  token: string
}

const site = (path: string, locale: string) =>
  `${path}${path.includes('?') ? '&' : '?'}siteId=Lamina&locale=${locale}`

const exchange = async (origin: string, location: string, verifier: string) => {
  const query = new URL(location, origin).searchParams
  const answer = await fetch(origin + oauth + '/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code_pkce',
      client_id: settings.clientId,
      channel_id: 'Lamina',
      code: query.get('code') ?? '',
      usid: query.get('usid') ?? '',
      code_verifier: verifier,
      redirect_uri: `${origin}/callback`,
    }),
  })
  return (await answer.json()) as { access_token: string; customer_id: string; usid: string }
}

const pkce = () => {
  const verifier = randomBytes(64).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

const shopperOf = (
  origin: string,
  tokens: { access_token: string; customer_id: string },
  locale: string,
): Shopper => ({
  customerId: tokens.customer_id,
  token: tokens.access_token,
  call: async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(origin + site(path, locale), {
      method,
      headers: {
        authorization: `Bearer ${tokens.access_token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as T }
  },
})

/** A guest by PKCE. */
export const guest = async (origin: string, locale = 'es-SV'): Promise<Shopper> => {
  const { verifier, challenge } = pkce()
  const query = new URLSearchParams({
    client_id: settings.clientId,
    channel_id: 'Lamina',
    redirect_uri: `${origin}/callback`,
    response_type: 'code',
    hint: 'guest',
    code_challenge: challenge,
  })
  const answer = await fetch(`${origin}${oauth}/authorize?${query}`, { redirect: 'manual' })
  return shopperOf(origin, await exchange(origin, answer.headers.get('location') ?? '', verifier), locale)
}

/** A demo customer, signed in. */
export const customer = async (origin: string, email: string, locale = 'es-SV'): Promise<Shopper> => {
  const { verifier, challenge } = pkce()
  const answer = await fetch(`${origin}${oauth}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Basic ${Buffer.from(`${email}:Techo2026!`).toString('base64')}` },
    body: new URLSearchParams({
      client_id: settings.clientId,
      channel_id: 'Lamina',
      redirect_uri: `${origin}/callback`,
      code_challenge: challenge,
    }),
  })
  return shopperOf(origin, await exchange(origin, answer.headers.get('location') ?? '', verifier), locale)
}

export const family = {
  products: `/product/shopper-products/v1/organizations/${org}`,
  search: `/search/shopper-search/v1/organizations/${org}`,
  baskets: `/checkout/shopper-baskets/v1/organizations/${org}/baskets`,
  orders: `/checkout/shopper-orders/v1/organizations/${org}/orders`,
}
