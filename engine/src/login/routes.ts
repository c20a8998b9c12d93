const base = '/shopper/auth/v1/organizations/{organizationId}/oauth2'

const account = '/custom/account/v1/organizations/{organizationId}' as const

/** SLAS: contract section 3. */
export const loginRoutes = {
  authorizeCustomer: `GET ${base}/authorize`,
  returnFromIdentityProvider: `GET ${base}/idp-return/{provider}`,
  authenticateCustomer: `POST ${base}/login`,
  getAccessToken: `POST ${base}/token`,
  logoutCustomer: `GET ${base}/logout`,
  getPasswordResetToken: `POST ${base}/password/reset`,
  resetPassword: `POST ${base}/password/action`,
  authorizePasswordlessCustomer: `POST ${base}/passwordless/login`,
  getPasswordLessAccessToken: `POST ${base}/passwordless/token`,
  getSessionBridgeAccessToken: `POST ${base}/session-bridge/token`,
  getUserInfo: `GET ${base}/userinfo`,
  revokeToken: `POST ${base}/revoke`,
  introspectToken: `POST ${base}/introspect`,
  getJwksUri: `GET ${base}/jwks`,
  getWellknownOpenidConfiguration: `GET ${base}/.well-known/openid-configuration`,
  /** The storefront hands on here what SLAS calls its callback path with. */
  sendPasswordResetMail:
    'POST /custom/password-reset/v1/organizations/{organizationId}/send-password-reset-mail',
  /** Another address for an account, proved by a mail to it. */
  askEmailChange: `POST ${account}/customers/{customerId}/email-change`,
  confirmEmailChange: `POST ${account}/email-change/confirm`,
  /** An address that an identity provider does not vouch for, proved by a mail to it. */
  sendIdentityCode: `POST ${account}/identity/code`,
  confirmIdentity: `POST ${account}/identity/confirm`,
  /** Accounts at providers that open a customer's own. */
  getCustomerIdentities: `GET ${account}/customers/{customerId}/identities`,
  beginIdentityJoin: `POST ${account}/customers/{customerId}/identities`,
  confirmIdentityJoin: `POST ${account}/customers/{customerId}/identities/confirm`,
  removeIdentity: `POST ${account}/customers/{customerId}/identities/remove`,
  /** The session of a page of the older platform: only its cookie is of use (contract 3). */
  createOcapiSession: 'POST /s/{siteId}/dw/shop/v22_8/sessions',
} as const
