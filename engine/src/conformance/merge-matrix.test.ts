import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startIdentitySimulators } from '../../../simulators/idp/testing.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { openIdentityProviders } from '../gateways/module.ts'
import {
  form,
  linkIn,
  mailTo,
  pkce,
  postForm,
  providerReturn,
  redirectQuery,
  registerCustomer,
  signIn,
  slas,
  testPassword,
  testShop,
} from '../login/testing.ts'

const providers = ['google', 'microsoft', 'facebook'] as const
type Provider = (typeof providers)[number]

let shop: BasketShop
let identity: Awaited<ReturnType<typeof startIdentitySimulators>>
let origin: string
beforeAll(async () => {
  identity = await startIdentitySimulators(providerReturn)
  shop = await openBasketShop({ gateways: { identity: openIdentityProviders(identity.settings) } })
  await shop.engine.startJobs()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await shop.close()
  await identity.close()
})

// ---------------------------------------------------------------- baskets

type Line = { productId: string; quantity: number; c_lengthMetersToBuy?: number; c_lineStatus?: string }
type Basket = {
  basketId: string
  currency: string
  c_country: string
  productItems?: Line[]
  couponItems?: { code: string; statusCode: string }[]
}

const send = async <T>(token: string, method: string, path: string, body?: unknown, locale = 'es-SV') => {
  const mark = path.includes('?') ? '&' : '?'
  const base = `${origin}/checkout/shopper-baskets/v1/organizations/${testShop.organizationId}/baskets`
  const answer = await fetch(`${base}${path}${mark}siteId=${testShop.siteId}&locale=${locale}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}

const fill = async (token: string, lines: readonly Line[], coupon?: string, locale?: string) => {
  const { body: basket } = await send<Basket>(token, 'POST', '', {}, locale)
  const added = lines.length === 0 || (await send(token, 'POST', `/${basket.basketId}/items`, lines, locale))
  if (added !== true) expect(added).toMatchObject({ status: 200 })
  if (coupon) await send(token, 'POST', `/${basket.basketId}/coupons`, { code: coupon }, locale)
  return basket.basketId
}

/** What a basket holds, without what is new in every run. */
const contentsOf = ({ currency, productItems = [], couponItems = [] }: Basket) => ({
  currency,
  lines: productItems.map(({ productId, quantity, c_lengthMetersToBuy: metres }) =>
    [productId, quantity, metres].filter((part) => part !== undefined).join(' '),
  ),
  coupons: couponItems.map(({ code, statusCode }) => `${code} ${statusCode}`),
})

// ---------------------------------------------------------------- ways in

type Guest = { token: string; usid: string }
/** Signs in as the guest's successor. `before` is the token of an earlier sign-in, if the account is not new. */
type SignInWay = { register?: () => Promise<string>; signIn: (guest: Guest) => Promise<string> }

let serial = 0

const password = (): SignInWay => {
  let login = ''
  return {
    register: async () => {
      const customer = await registerCustomer(shop)
      login = customer.login
      return customer.token
    },
    signIn: async ({ usid }) => (await signIn(shop, { login, password: testPassword }, { usid })).token,
  }
}

const registration = (): SignInWay => ({
  signIn: async ({ token, usid }) => {
    const login = `nueva${++serial}@pruebas.example`
    const path = `/customer/shopper-customers/v1/organizations/${testShop.organizationId}/customers?siteId=${testShop.siteId}`
    const customer = { lastName: 'Nueva', email: login, login }
    const { status } = await shop.call('POST', path, {
      as: token,
      body: { customer, password: testPassword },
    })
    expect(status).toBe(200)
    return (await signIn(shop, { login, password: testPassword }, { usid })).token
  },
})

const mailedSignIn = (by: 'link' | 'code'): SignInWay => {
  let login = ''
  const { client_id, channel_id } = { client_id: testShop.clientId, channel_id: testShop.siteId }
  return {
    register: async () => {
      const customer = await registerCustomer(shop)
      login = customer.login
      return customer.token
    },
    signIn: async ({ usid }) => {
      await postForm(shop, 'passwordless/login', {
        user_id: login,
        mode: 'email',
        client_id,
        channel_id,
        usid,
      })
      const mail = await mailTo(shop, login, 'sign-in-code')
      const proof =
        by === 'link'
          ? { pwdless_login_token: linkIn(mail).searchParams.get('token') ?? '' }
          : { pwdless_login_token: /\d{8}/.exec(mail.subject)?.[0] ?? '', login_id: login }
      const { status, body } = await postForm<{ access_token: string }>(shop, 'passwordless/token', {
        grant_type: 'client_credentials',
        hint: 'pwdless_login',
        client_id,
        usid,
        ...proof,
      })
      expect(status).toBe(200)
      return body.access_token
    },
  }
}

/** Proves the address of somebody whose provider does not vouch for it; a code for tokens. */
const prove = async (pendingIdentity: string, email: string) => {
  const { token: as } = await signIn(shop, 'guest')
  const path = (call: string) =>
    `/custom/account/v1/organizations/${testShop.organizationId}/identity/${call}?siteId=${testShop.siteId}`
  await shop.call('POST', path('code'), { as, body: { pendingIdentity, email } })
  const code = /\d{8}/.exec((await mailTo(shop, email, 'sign-in-code')).subject)?.[0]
  const { body } = await shop.call<{ code: string }>('POST', path('confirm'), {
    as,
    body: { pendingIdentity, email, code },
  })
  return body.code
}

const signInThrough = async (provider: Provider, email: string, usid?: string) => {
  const { verifier, challenge } = pkce()
  const redirect_uri = 'http://localhost:3000/idp-callback'
  const asked = {
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    redirect_uri,
    response_type: 'code',
    hint: provider,
    code_challenge: challenge,
    usid,
  }
  const begun = await shop.call('GET', `${slas('authorize')}?${form(asked)}`)
  const back = await identity.answer(String(begun.headers.location), { email })
  const answer = redirectQuery(
    await shop.call('GET', back.href.replace('http://localhost:3000/mobify/proxy/api', '')),
  )
  const code = answer.code ?? (await prove(String(answer.pending_identity), email))
  const { status, body } = await postForm<{ access_token: string }>(shop, 'token', {
    grant_type: 'authorization_code_pkce',
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    redirect_uri,
    code,
    code_verifier: verifier,
  })
  expect(status).toBe(200)
  return body.access_token
}

const social = (provider: Provider) => (): SignInWay => {
  const email = `social${++serial}@${provider}.example`
  return {
    register: () => signInThrough(provider, email),
    signIn: ({ usid }) => signInThrough(provider, email, usid),
  }
}

const signInWays: Record<string, () => SignInWay> = {
  password,
  registration,
  'mailed link': () => mailedSignIn('link'),
  'mailed code': () => mailedSignIn('code'),
  google: social('google'),
  microsoft: social('microsoft'),
  facebook: social('facebook'),
}

// ---------------------------------------------------------------- carts

const screws = (quantity: number): Line => ({ productId: 'QA-SCREW', quantity })
const sheets = (c_lengthMetersToBuy: number): Line => ({
  productId: 'QA-SHEET-26-AZUL',
  quantity: 2,
  c_lengthMetersToBuy,
})
const own = ['QA-SCREW 3', 'QA-SHEET-26-AZUL 2 3']

type Cart = {
  lines: readonly Line[]
  coupon?: string
  locale?: string
  /** Lines of a customer who has had a basket with `own`, and of one who has had none. */
  joined: string[]
  alone: string[]
  /** Of the basket of one who has had none: the guest's own. */
  currency?: string
}

const carts: Record<string, Cart> = {
  empty: { lines: [], joined: own, alone: [] },
  'the same items': {
    lines: [screws(5), sheets(3)],
    joined: ['QA-SCREW 5', 'QA-SHEET-26-AZUL 2 3'],
    alone: ['QA-SCREW 5', 'QA-SHEET-26-AZUL 2 3'],
  },
  'another length of the same product': {
    lines: [sheets(4)],
    joined: [...own, 'QA-SHEET-26-AZUL 2 4'],
    alone: ['QA-SHEET-26-AZUL 2 4'],
  },
  'another currency': {
    lines: [sheets(5)],
    locale: 'es-HN',
    joined: [...own, 'QA-SHEET-26-AZUL 2 5'],
    alone: ['QA-SHEET-26-AZUL 2 5'],
    currency: 'HNL',
  },
  'goods to be quoted': {
    lines: [{ productId: 'QA-DESIGN', quantity: 2 }],
    joined: [...own, 'QA-DESIGN 2'],
    alone: ['QA-DESIGN 2'],
  },
  'a coupon': {
    lines: [screws(5)],
    coupon: 'QA5',
    joined: ['QA-SCREW 5', 'QA-SHEET-26-AZUL 2 3'],
    alone: ['QA-SCREW 5'],
  },
}

const merge = (token: string, locale?: string) =>
  send<Basket>(token, 'POST', '/actions/merge?createDestinationBasket=true', undefined, locale)

const cells = Object.keys(signInWays).flatMap((way) => Object.keys(carts).map((cart) => ({ way, cart })))

describe('a guest who signs in', () => {
  test.each(cells)('[S4.022] [S7.005] by $way, with $cart in the cart', async ({ way, cart }) => {
    const { register, signIn: enter } = (signInWays[way] as () => SignInWay)()
    const { lines, coupon, locale, joined, alone, currency = 'USD' } = carts[cart] as Cart
    const earlier = await register?.()
    if (earlier) await fill(earlier, [screws(3), sheets(3)])
    const guest = await signIn(shop, 'guest')
    const guestBasket = await fill(guest.token, lines, coupon, locale)
    const token = await enter(guest)
    const merged = await merge(token)
    expect(merged.status).toBe(200)
    const expected = {
      currency: earlier ? 'USD' : currency,
      lines: earlier ? joined : alone,
      coupons: coupon ? [`${coupon} applied`] : [],
    }
    expect(contentsOf(merged.body)).toEqual(expected)
    expect((await send(guest.token, 'GET', `/${guestBasket}`)).status).toBe(404)
    // Again, and again at once: there is nothing left to bring.
    const again = await Promise.all([merge(token), merge(token), merge(token)])
    expect(again.map(({ status }) => status)).toEqual([409, 409, 409])
    const after = await send<Basket>(token, 'GET', `/${merged.body.basketId}`)
    expect(contentsOf(after.body)).toEqual(expected)
  })
})
