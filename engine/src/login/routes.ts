const base = '/shopper/auth/v1/organizations/{organizationId}/oauth2'

/** SLAS: contract section 3. */
export const loginRoutes = {
  authorizeCustomer: `GET ${base}/authorize`,
  authenticateCustomer: `POST ${base}/login`,
  getAccessToken: `POST ${base}/token`,
  logoutCustomer: `GET ${base}/logout`,
  getUserInfo: `GET ${base}/userinfo`,
  revokeToken: `POST ${base}/revoke`,
  introspectToken: `POST ${base}/introspect`,
  getJwksUri: `GET ${base}/jwks`,
  getWellknownOpenidConfiguration: `GET ${base}/.well-known/openid-configuration`,
} as const
