import { defineModule } from '../kernel/operation.ts'
import { authenticateCustomer } from './authenticate-customer.ts'
import { authorizeCustomer } from './authorize-customer.ts'
import { loginContract } from './contract.ts'
import { getJwksUri, getWellknownOpenidConfiguration } from './discovery.ts'
import { getAccessToken } from './get-access-token.ts'
import { getUserInfo } from './get-user-info.ts'
import { introspectToken } from './introspect-token.ts'
import { logoutCustomer } from './logout-customer.ts'
import { revokeToken } from './revoke-token.ts'
import { loginRoutes } from './routes.ts'

export { accessTokenSeconds, signAccessToken, type TokenSubject } from './access-token.ts'
export { authenticate } from './authenticate.ts'
export { hashPassword } from '../customers/index.ts'
export { type SigningKey, signingKeyFrom } from './signing-key.ts'

export const loginModule = defineModule({
  name: 'login',
  routes: loginRoutes,
  contract: loginContract,
  operations: {
    authorizeCustomer,
    authenticateCustomer,
    getAccessToken,
    logoutCustomer,
    getUserInfo,
    revokeToken,
    introspectToken,
    getJwksUri,
    getWellknownOpenidConfiguration,
  },
})
