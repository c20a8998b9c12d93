// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { challengeOf } from '../../api/code-verifier.ts'
import { beginSocialSignIn } from './social-sign-in.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const line = (productId: string, quantity: number, more: object = {}) => ({
  itemId: `i-${productId}`,
  productId,
  quantity,
  price: 9.5,
  ...more,
})
const baskets = [
  { basketId: 'b0', temporaryBasket: true, productItems: [line('OTHER', 1)] },
  {
    basketId: 'b1',
    temporaryBasket: false,
    productItems: [
      line('SHEET', 4, { c_lengthMetersToBuy: 3.65 }),
      line('TILE', 2, { optionItems: [{ itemId: 'o', optionId: 'cut', optionValueId: 'yes', price: 1 }] }),
    ],
  },
]

/** A guest with a filled cart leaves the checkout for a provider; gives the address the browser goes to. */
const begin = async (kind: 'guest' | 'registered' = 'guest') => {
  const { env } = onStage({
    locale: 'en-GT',
    shopper: { kind, customerId: 'g1' },
    transport: () => Promise.resolve({ status: 200, body: JSON.stringify({ baskets, total: 2 }) }),
  })
  return new URL(await beginSocialSignIn(env, 'google', '/checkout'), 'http://localhost')
}
const session = (key: string) => sessionStorage.getItem(key)

test('[S4.030] the lines of a guest’s own cart are kept as they would be added again, without a price', async () => {
  await begin()
  expect(JSON.parse(localStorage.getItem('guestBasketItems') ?? 'null')).toEqual([
    { productId: 'SHEET', quantity: 4, c_lengthMetersToBuy: 3.65 },
    { productId: 'TILE', quantity: 2, optionItems: [{ optionId: 'cut', optionValueId: 'yes' }] },
  ])
  await begin('registered')
  expect(localStorage.getItem('guestBasketItems')).toBeNull()
})

test('[S4.031] [S7.055] the verifier is kept here, and only its challenge leaves', async () => {
  const { searchParams } = await begin()
  const verifier = session('codeVerifier') ?? ''
  expect(verifier).toMatch(/^[\w-]{128}$/)
  expect(searchParams.get('code_challenge')).toBe(await challengeOf(verifier))
})

test('[S4.032] [S4.033] the provider and the page to come back to are kept', async () => {
  await begin()
  expect([session('identityProvider'), session('directedFrom')]).toEqual(['google', '/checkout'])
})

test('[S7.053] [S7.054] the browser goes to the platform’s authorize call behind the proxy, with what it asks for', async () => {
  const { pathname, searchParams } = await begin()
  expect(pathname).toBe('/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_lmna_001/oauth2/authorize')
  expect(Object.fromEntries(searchParams)).toEqual({
    redirect_uri: 'http://localhost/idp-callback',
    client_id: '5f0c1d2e-6a7b-4c8d-9e0f-1a2b3c4d5e6f',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    response_type: 'code',
    channel_id: 'Lamina',
    hint: 'google',
    state: session('loginState'),
    ui_locales: 'en-GT',
  })
})
