import {
  form,
  getCode,
  linkIn,
  mailTo,
  pkce,
  postForm,
  registerCustomer,
  signIn,
  slas,
  testPassword,
  testShop,
} from '../../login/testing.ts'
import type { TypedPerson } from '../../../../simulators/idp/testing.ts'
import { example, type Given, loginOf } from './scene.ts'

/** A code for a guest, and the verifier that opens it. */
export const code: Given = async ({ shop, ids }) => {
  const { verifier, challenge } = pkce()
  ids.code = String((await getCode(shop, 'guest', { challenge })).code)
  ids.verifier = verifier
}

/** The cookie of a guest's session on pages of the older platform. */
export const bridgeCookie: Given = async ({ shop, ids }) => {
  const { token } = await signIn(shop, 'guest')
  const { headers } = await shop.call('POST', `/s/${testShop.siteId}/dw/shop/v22_8/sessions`, { as: token })
  ids.dwsid = /dwsid=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
}

const throughProvider = async (shop: Parameters<Given>[0]['shop'], person: TypedPerson) => {
  const { challenge } = pkce()
  const query = form({
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    redirect_uri: 'http://localhost:3000/idp-callback',
    response_type: 'code',
    hint: 'google',
    code_challenge: challenge,
  })
  const begun = await shop.call('GET', `${slas('authorize')}?${query}`)
  return shop.identity.answer(String(begun.headers.location), person)
}

/** Somebody whose address the provider does not vouch for. */
export const pendingIdentity: Given = async ({ shop, ids }) => {
  ids.login = `sin-verificar-${ids.customerId?.toLowerCase()}@pruebas.example`
  const back = await throughProvider(shop, { email: ids.login, kind: 'unverified' })
  const { pathname, search } = back
  const { headers } = await shop.call('GET', pathname.replace('/mobify/proxy/api', '') + search)
  const { searchParams } = new URL(String(headers.location))
  ids.pendingIdentity = searchParams.get('pending_identity') ?? ''
}

/** The code that is mailed to such an address. */
export const identityCode: Given = async ({ shop, ids }) => {
  const { pendingIdentity: pending, login = '' } = ids
  const path = '/custom/account/v1/organizations/f_ecom_lmna_001/identity/code?siteId=Lamina'
  const { token: as } = await signIn(shop, 'guest')
  await shop.call('POST', path, { as, body: { pendingIdentity: pending, email: login } })
  ids.code = /\b\d{8}\b/.exec((await mailTo(shop, login, 'sign-in-code')).plain)?.[0] ?? ''
}

/** What the browser brings back from the identity provider. */
export const providerAnswer: Given = async ({ shop, ids }) => {
  const back = await throughProvider(shop, { email: `${ids.customerId?.toLowerCase()}@pruebas.example` })
  ids.state = back.searchParams.get('state') ?? ''
  ids.code = back.searchParams.get('code') ?? ''
}

/** A session that the owner, who has the bundle's password, has begun. */
export const sessionOfOwner: Given = async (scene) => {
  const credentials = { login: loginOf(scene.owner.customerId), password: example.password }
  const { token, refreshToken } = await signIn(scene.shop, credentials)
  scene.owner = { ...scene.owner, token }
  scene.ids.refreshToken = refreshToken
}

const ask = { client_id: testShop.clientId, channel_id: testShop.siteId, mode: 'email' }

/** The token of a mailed link; `login` is whose. */
const mailedToken =
  (path: string, template: string): Given =>
  async ({ shop, ids }) => {
    const { login } = await registerCustomer(shop)
    await postForm(shop, path, { ...ask, user_id: login })
    const link = linkIn(await mailTo(shop, login, template))
    ids.login = login
    ids.token = link.searchParams.get('token') ?? ''
  }

export const resetToken = mailedToken('password/reset', 'password-reset')
export const signInToken = mailedToken('passwordless/login', 'sign-in-code')

const provingToken =
  (addressOf: (login: string) => string): Given =>
  async ({ shop, ids }) => {
    const { token: as, customerId, login } = await registerCustomer(shop)
    const email = addressOf(login)
    const path = `/custom/account/v1/organizations/f_ecom_lmna_001/customers/${customerId}/email-change`
    await shop.call('POST', `${path}?siteId=Lamina`, { as, body: { email, currentPassword: testPassword } })
    ids.token = linkIn(await mailTo(shop, email, 'email-change')).searchParams.get('token') ?? ''
  }

/** The token of the link that proves somebody's new address, and one for an address that another account has. */
export const emailToken = provingToken((login) => `nuevo-${login}`)
export const takenEmailToken = provingToken(() => 'ana@qa.example')
