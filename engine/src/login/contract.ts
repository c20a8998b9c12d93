import { OneOf, Open, Type } from '../kernel/schema.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { invalidPassword } from '../customers/index.ts'
import { badRequest, invalidAccessToken, tooManyRequests, unauthorized } from '../kernel/problem.ts'
import { emailContract } from './email-contract.ts'
import { identityContract } from './identity-contract.ts'
import {
  invalidClient,
  invalidGrant,
  invalidRequest,
  repeatedLogin,
  unknownProvider,
  unsupportedGrant,
  wrongCredentials,
} from './problems.ts'

const text = (maxLength = 512) => Type.String({ maxLength })
const optional = (maxLength?: number) => Type.Optional(text(maxLength))
const codeChallenge = Type.String({ pattern: '^[A-Za-z0-9_-]{43,128}$' })
const url = Type.String({ minLength: 1, maxLength: 2048 })
const tooMany = tooManyRequests(1)

export { CustomerIdentity } from './identity-contract.ts'

const oauth = { auth: 'none', errors: 'oauth' } as const
const form = { ...oauth, consumes: 'form' } as const

/** Answer of every way to a token (contract 3.2). Signing out answers it blanked. */
export const TokenResponse = Open('TokenResponse', {
  access_token: Type.String(),
  id_token: Type.String(),
  refresh_token: Type.String(),
  expires_in: Type.Integer(),
  refresh_token_expires_in: Type.Number(),
  token_type: Type.String(),
  usid: Type.String(),
  customer_id: Type.String(),
  enc_user_id: Type.String(),
  idp_access_token: Type.String(),
  dnt: Type.Optional(Type.String()),
})

const Jwk = Open('Jwk', {
  kty: Type.String(),
  crv: Type.String(),
  use: Type.String(),
  alg: Type.String(),
  kid: Type.String(),
  x: Type.String(),
  y: Type.String(),
})

export const loginContract = {
  ...emailContract,
  ...identityContract,
  authorizeCustomer: {
    ...oauth,
    query: Open('Authorize', {
      redirect_uri: url,
      response_type: text(),
      client_id: text(),
      channel_id: optional(),
      code_challenge: Type.Optional(codeChallenge),
      hint: optional(),
      usid: optional(),
      state: optional(2048),
      scope: optional(),
      ui_locales: optional(),
    }),
    success: [303],
    problems: [invalidRequest, unknownProvider],
  },
  returnFromIdentityProvider: {
    ...oauth,
    params: Type.Object({ provider: Type.String() }),
    query: Open('IdentityProviderAnswer', { state: text(4096), code: optional(4096), error: optional() }),
    success: [303],
    problems: [invalidRequest],
  },
  authenticateCustomer: {
    ...form,
    body: Open('Login', {
      redirect_uri: url,
      channel_id: text(),
      client_id: optional(),
      code_challenge: Type.Optional(codeChallenge),
      usid: optional(),
      state: optional(2048),
      scope: optional(),
    }),
    success: [303],
    problems: [invalidRequest, wrongCredentials, repeatedLogin, tooMany],
  },
  getAccessToken: {
    ...form,
    body: Open('TokenRequest', {
      grant_type: text(),
      client_id: optional(),
      channel_id: optional(),
      code: optional(),
      code_verifier: optional(),
      redirect_uri: Type.Optional(url),
      refresh_token: optional(),
      usid: optional(),
      dnt: optional(),
    }),
    answer: TokenResponse,
    problems: [invalidRequest, invalidGrant, unsupportedGrant, invalidClient, tooMany],
  },
  logoutCustomer: {
    errors: 'oauth',
    auth: 'registered',
    query: Open('Logout', {
      client_id: text(),
      refresh_token: text(),
      channel_id: optional(),
      hint: optional(),
    }),
    answer: TokenResponse,
    problems: [invalidGrant, invalidAccessToken],
  },
  getPasswordResetToken: {
    ...form,
    body: Open('PasswordReset', {
      user_id: text(254),
      mode: optional(),
      channel_id: text(),
      client_id: optional(),
      callback_uri: Type.Optional(url),
      hint: optional(),
      locale: optional(),
      code_challenge: Type.Optional(codeChallenge),
    }),
    success: [200],
    problems: [invalidRequest, invalidClient, tooMany],
  },
  resetPassword: {
    ...form,
    body: Open('PasswordAction', {
      client_id: optional(),
      channel_id: text(),
      pwd_action_token: text(),
      new_password: text(1024),
      user_id: optional(254),
      hint: optional(),
      code_verifier: optional(),
    }),
    success: [200],
    problems: [invalidRequest, invalidPassword, invalidClient, tooMany],
  },
  authorizePasswordlessCustomer: {
    ...form,
    query: Open('PasswordlessQuery', {
      register_customer: optional(),
      strict_verify: optional(),
    }),
    body: Open('Passwordless', {
      user_id: text(254),
      mode: text(),
      channel_id: text(),
      client_id: optional(),
      callback_uri: Type.Optional(url),
      locale: optional(),
      usid: optional(),
      code_challenge: Type.Optional(codeChallenge),
    }),
    success: [200],
    problems: [invalidRequest, invalidClient, tooMany],
  },
  getPasswordLessAccessToken: {
    ...form,
    body: Open('PasswordlessToken', {
      grant_type: optional(),
      hint: optional(),
      pwdless_login_token: text(),
      login_id: optional(254),
      client_id: optional(),
      channel_id: optional(),
      code_verifier: optional(),
      usid: optional(),
      dnt: optional(),
    }),
    answer: TokenResponse,
    problems: [invalidRequest, invalidClient, tooMany],
  },
  getSessionBridgeAccessToken: {
    ...form,
    body: Open('SessionBridge', {
      grant_type: text(),
      client_id: text(),
      channel_id: text(),
      code: text(),
      code_verifier: text(),
      login_id: optional(254),
      /** The cookie of a session; the two after it are other names of it, for a guest's and a customer's. */
      dwsid: optional(4096),
      dwsgst: optional(4096),
      dwsrst: optional(4096),
      usid: optional(),
      dnt: optional(),
    }),
    answer: TokenResponse,
    problems: [invalidRequest, invalidGrant, unsupportedGrant, invalidClient],
  },
  createOcapiSession: { params: Type.Object({ siteId: text(32) }) },
  sendPasswordResetMail: {
    auth: 'none',
    body: Open('PasswordResetCallback', { email_id: text(254), token: text(), locale: optional() }),
    problems: [badRequest, unauthorized],
  },
  getUserInfo: {
    errors: 'oauth',
    query: Open('UserInfo', { channel_id: optional() }),
    answer: Open('UserInfo', {
      sub: Type.String(),
      customer_id: Type.String(),
      external_id: Type.String(),
      /** Whether the bearer is a registered customer; the members below are theirs. */
      validated: Type.Boolean(),
      name: Type.Optional(Type.String()),
      given_name: Type.Optional(Type.String()),
      family_name: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
    }),
    problems: [invalidAccessToken],
  },
  revokeToken: {
    ...form,
    body: Open('Revoke', {
      token: text(4096),
      token_type_hint: optional(),
      client_id: optional(),
    }),
    answer: Open('Revoked', {}),
    problems: [invalidClient],
  },
  introspectToken: {
    ...form,
    body: Open('Introspect', { token: text(4096), token_type_hint: optional() }),
    /** Of a token that counts no more `active` alone; moments are seconds since 1970. */
    answer: Open('Introspection', {
      active: Type.Boolean(),
      token_type: Type.Optional(OneOf('access_token', 'refresh_token')),
      client_id: Type.Optional(Type.String()),
      sub: Type.Optional(Type.String()),
      iat: Type.Optional(Type.Integer()),
      exp: Type.Optional(Type.Integer()),
    }),
    problems: [invalidClient],
  },
  getJwksUri: { ...oauth, answer: Open('Jwks', { keys: Type.Array(Jwk) }) },
  getWellknownOpenidConfiguration: {
    ...oauth,
    answer: Open('OpenidConfiguration', {
      issuer: Type.String(),
      authorization_endpoint: Type.String(),
      token_endpoint: Type.String(),
      userinfo_endpoint: Type.String(),
      revocation_endpoint: Type.String(),
      introspection_endpoint: Type.String(),
      end_session_endpoint: Type.String(),
      jwks_uri: Type.String(),
      response_types_supported: Type.Array(Type.String()),
      grant_types_supported: Type.Array(Type.String()),
      code_challenge_methods_supported: Type.Array(Type.String()),
      subject_types_supported: Type.Array(Type.String()),
      id_token_signing_alg_values_supported: Type.Array(Type.String()),
      token_endpoint_auth_methods_supported: Type.Array(Type.String()),
    }),
  },
} as const satisfies Record<string, OperationContract>
