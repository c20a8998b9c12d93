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
import { example, type Given, type Ids, loginOf } from './scene.ts'

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

const redirectUri = 'http://localhost:3000/idp-callback'

const throughProvider = async (shop: Parameters<Given>[0]['shop'], person: TypedPerson) => {
  const { challenge } = pkce()
  const query = form({
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    redirect_uri: redirectUri,
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

const identities = (customerId = '') =>
  `/custom/account/v1/organizations/f_ecom_lmna_001/customers/${customerId}/identities`

/** What beginning to join an account at a provider takes. */
export const joinOf = (currentPassword: string) => ({
  provider: 'google',
  redirectUri,
  state: 'estado',
  currentPassword,
})

/** An account at a provider that came back to the owner, who means to join it; and one that another customer has. */
const cameBack =
  (emailOf: (ids: Ids) => string): Given =>
  async ({ shop, owner, ids }) => {
    const path = `${identities(ids.customerId)}?siteId=Lamina`
    const begun = await shop.call('POST', path, { as: owner.token, body: joinOf(example.password) })
    const back = await shop.identity.answer(String(begun.body.url), { email: emailOf(ids) })
    const returned = back.pathname.replace('/mobify/proxy/api', '') + back.search
    const { headers } = await shop.call('GET', returned)
    ids.identityToJoin = new URL(String(headers.location)).searchParams.get('identity_to_join') ?? ''
  }
export const identityToJoin = cameBack(
  ({ customerId = '' }) => `une-${customerId.toLowerCase()}@pruebas.example`,
)

export const takenIdentity: Given = async (scene) => {
  const email = `ajena-${scene.ids.customerId?.toLowerCase()}@pruebas.example`
  const back = await throughProvider(scene.shop, { email })
  await scene.shop.call('GET', back.pathname.replace('/mobify/proxy/api', '') + back.search)
  await cameBack(() => email)(scene)
}

/** An account at a provider is all that opens the owner's. */
export const onlyIdentity: Given = async (scene) => {
  const { shop, owner, ids } = scene
  await identityToJoin(scene)
  const path = `${identities(ids.customerId)}/confirm?siteId=Lamina`
  await shop.call('POST', path, { as: owner.token, body: { identityToJoin: ids.identityToJoin } })
  await shop.database.pool.query('update customer set password_hash = null where id = $1', [owner.customerId])
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
