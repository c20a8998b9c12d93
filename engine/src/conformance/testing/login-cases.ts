import type { loginRoutes } from '../../login/routes.ts'
import { basicAuthorization, privateClient, testPassword, testShop } from '../../login/testing.ts'
import type { Case } from './case.ts'
import {
  bridgeCookie,
  code,
  emailToken,
  identityCode,
  identityToJoin,
  joinOf,
  pendingIdentity,
  providerAnswer,
  resetToken,
  sessionOfOwner,
  signInToken,
} from './login-steps.ts'
import { example, loginOf, password } from './scene.ts'

const client = { client_id: testShop.clientId, channel_id: testShop.siteId }
const redirect_uri = testShop.redirectUri
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

export const loginCases: Record<keyof typeof loginRoutes, Case> = {
  authorizeCustomer: {
    by: [],
    query: { ...client, redirect_uri, response_type: 'code', code_challenge: challenge, hint: 'guest' },
    status: 303,
    statements: 1,
  },
  returnFromIdentityProvider: {
    by: [],
    given: [providerAnswer],
    params: { provider: 'google' },
    query: ({ state = '', code: given = '' }) => ({ state, code: given }),
    status: 303,
    statements: 5,
  },
  authenticateCustomer: {
    by: [],
    given: [password],
    form: { ...client, redirect_uri, code_challenge: challenge },
    headers: ({ customerId = '' }) => ({
      authorization: basicAuthorization(loginOf(customerId), example.password),
    }),
    status: 303,
    statements: 7,
  },
  getAccessToken: {
    by: [],
    given: [code],
    form: ({ code: given = '', verifier = '' }) => ({
      ...client,
      redirect_uri,
      grant_type: 'authorization_code_pkce',
      code: given,
      code_verifier: verifier,
    }),
    statements: 3,
  },
  logoutCustomer: {
    by: ['customer'],
    given: [password, sessionOfOwner],
    query: ({ refreshToken = '' }) => ({ ...client, refresh_token: refreshToken }),
    statements: 3,
  },
  getPasswordResetToken: {
    by: [],
    form: { ...client, user_id: 'carla@qa.example', mode: 'email' },
    statements: 1,
  },
  resetPassword: {
    by: [],
    given: [resetToken],
    form: ({ login = '', token = '' }) => ({
      ...client,
      user_id: login,
      pwd_action_token: token,
      new_password: `${testPassword}2`,
    }),
    statements: 6,
  },
  authorizePasswordlessCustomer: {
    by: [],
    form: { ...client, user_id: 'carla@qa.example', mode: 'email' },
    statements: 1,
  },
  getPasswordLessAccessToken: {
    by: [],
    given: [signInToken],
    form: ({ token = '' }) => ({
      ...client,
      grant_type: 'client_credentials',
      hint: 'pwdless_login',
      pwdless_login_token: token,
    }),
    statements: 6,
  },
  getSessionBridgeAccessToken: {
    by: [],
    given: [code, bridgeCookie],
    form: ({ code: given = '', verifier = '', dwsid = '' }) => ({
      ...client,
      grant_type: 'session_bridge',
      code: given,
      code_verifier: verifier,
      dwsid,
      login_id: 'guest',
    }),
    statements: 8,
  },
  createOcapiSession: { by: ['guest', 'customer'], status: 204, statements: 1 },
  // Only the login service itself may call it: login/mails/password-reset.test.ts plays it.
  sendPasswordResetMail: {
    by: [],
    body: { email_id: 'ana@qa.example', token: 'x' },
    status: 401,
    statements: 2,
  },
  askEmailChange: {
    by: ['customer'],
    owned: true,
    given: [password],
    body: ({ customerId = '' }) => ({
      email: `nuevo-${customerId.toLowerCase()}@qa.example`,
      currentPassword: example.password,
    }),
    status: 204,
    statements: 10,
  },
  // Whoever has the link may: it was mailed to the address it proves.
  confirmEmailChange: {
    by: ['guest', 'customer'],
    open: true,
    given: [emailToken],
    body: ({ token = 'x' }) => ({ token }),
    statements: 8,
  },
  // Whoever came back from an identity provider may: the browser holds what is sealed.
  sendIdentityCode: {
    by: ['guest', 'customer'],
    given: [pendingIdentity],
    body: ({ pendingIdentity: pending = 'x', login = 'x' }) => ({ pendingIdentity: pending, email: login }),
    open: true,
    status: 204,
    statements: 8,
  },
  confirmIdentity: {
    by: ['guest', 'customer'],
    given: [pendingIdentity, identityCode],
    body: ({ pendingIdentity: pending = 'x', login = 'x', code: mailed = 'x' }) => ({
      pendingIdentity: pending,
      email: login,
      code: mailed,
    }),
    open: true,
    statements: 12,
  },
  getCustomerIdentities: { by: ['customer'], owned: true, statements: 3 },
  beginIdentityJoin: {
    by: ['customer'],
    owned: true,
    given: [password, sessionOfOwner],
    body: joinOf(example.password),
    statements: 8,
  },
  confirmIdentityJoin: {
    by: ['customer'],
    owned: true,
    given: [password, sessionOfOwner, identityToJoin],
    body: ({ identityToJoin: sealed = 'x' }) => ({ identityToJoin: sealed }),
    statements: 12,
  },
  removeIdentity: {
    by: ['customer'],
    owned: true,
    given: [password, sessionOfOwner],
    body: { provider: 'google', currentPassword: example.password },
    statements: 12,
  },
  getUserInfo: { by: ['guest', 'customer'], statements: 2 },
  revokeToken: { by: [], given: [code], form: { client_id: testShop.clientId, token: 'x' }, statements: 1 },
  introspectToken: {
    by: [],
    form: { token: 'x' },
    headers: { authorization: basicAuthorization(privateClient.id, privateClient.secret) },
    statements: 1,
  },
  getJwksUri: { by: [], statements: 0 },
  getWellknownOpenidConfiguration: { by: [], statements: 0 },
}
