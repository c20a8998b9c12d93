import { createHash, randomBytes } from 'node:crypto'
import settings from '../demo/site.json' with { type: 'json' }

const org = settings.organizationId
const oauth = `/shopper/auth/v1/organizations/${org}/oauth2`

/** How requests are sent, where the ordinary way does not lead to the shop. */
export type Send = typeof fetch

const password = 'Techo2026!'

export type Shopper = {
  /** Calls the engine's API with the shopper's bearer; gives status and body. */
  call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: T }>
  customerId: string
  token: string
}

const site = (path: string, locale: string) =>
  `${path}${path.includes('?') ? '&' : '?'}siteId=Lamina&locale=${locale}`

const exchange = async (origin: string, location: string, verifier: string, send: Send) => {
  const query = new URL(location, origin).searchParams
  const answer = await send(origin + oauth + '/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code_pkce',
      client_id: settings.clients[0]?.id ?? '',
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
  send: Send,
): Shopper => ({
  customerId: tokens.customer_id,
  token: tokens.access_token,
  call: async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await send(origin + site(path, locale), {
      method,
      headers: {
        authorization: `Bearer ${tokens.access_token}`,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as T }
  },
})

/** A guest by PKCE. */
export const guest = async (origin: string, locale = 'es-SV', send: Send = fetch): Promise<Shopper> => {
  const { verifier, challenge } = pkce()
  const query = new URLSearchParams({
    client_id: settings.clients[0]?.id ?? '',
    channel_id: 'Lamina',
    redirect_uri: `${origin}/callback`,
    response_type: 'code',
    hint: 'guest',
    code_challenge: challenge,
  })
  const answer = await send(`${origin}${oauth}/authorize?${query}`, { redirect: 'manual' })
  const tokens = await exchange(origin, answer.headers.get('location') ?? '', verifier, send)
  return shopperOf(origin, tokens, locale, send)
}

/** A customer with the demo's password, signed in. */
export const customer = async (
  origin: string,
  email: string,
  locale = 'es-SV',
  send: Send = fetch,
): Promise<Shopper> => {
  const { verifier, challenge } = pkce()
  const answer = await send(`${origin}${oauth}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` },
    body: new URLSearchParams({
      client_id: settings.clients[0]?.id ?? '',
      channel_id: 'Lamina',
      redirect_uri: `${origin}/callback`,
      code_challenge: challenge,
    }),
  })
  const tokens = await exchange(origin, answer.headers.get('location') ?? '', verifier, send)
  return shopperOf(origin, tokens, locale, send)
}

/** A new account, signed in. */
export const newCustomer = async (origin: string, email: string, locale = 'es-SV', send: Send = fetch) => {
  const visitor = await guest(origin, locale, send)
  const profile = { login: email, email, firstName: 'Ana', lastName: 'Paz' }
  const { status, body } = await visitor.call<unknown>('POST', family.customers, {
    customer: profile,
    password,
  })
  if (status !== 200) throw new Error(`no account for ${email}: ${status} ${JSON.stringify(body)}`)
  return customer(origin, email, locale, send)
}

export const family = {
  customers: `/customer/shopper-customers/v1/organizations/${org}/customers`,
  products: `/product/shopper-products/v1/organizations/${org}`,
  search: `/search/shopper-search/v1/organizations/${org}`,
  baskets: `/checkout/shopper-baskets/v1/organizations/${org}/baskets`,
  orders: `/checkout/shopper-orders/v1/organizations/${org}/orders`,
}
