import { defineModule } from '../kernel/operation.ts'
import { authenticateCustomer } from './authenticate-customer.ts'
import { authorizePasswordlessCustomer } from './authorize-passwordless-customer.ts'
import { authorizeCustomer } from './authorize-customer.ts'
import { askEmailChange, confirmEmailChange } from './change-email.ts'
import { loginContract } from './contract.ts'
import { getJwksUri, getWellknownOpenidConfiguration } from './discovery.ts'
import { getAccessToken } from './get-access-token.ts'
import { getPasswordLessAccessToken } from './get-password-less-access-token.ts'
import { getPasswordResetToken } from './get-password-reset-token.ts'
import { createOcapiSession } from './create-ocapi-session.ts'
import { getSessionBridgeAccessToken } from './get-session-bridge-access-token.ts'
import { getUserInfo } from './get-user-info.ts'
import { loginHousekeeping } from './housekeeping.ts'
import { introspectToken } from './introspect-token.ts'
import { logoutCustomer } from './logout-customer.ts'
import { resetPassword } from './reset-password.ts'
import { returnFromIdentityProvider } from './return-from-identity-provider.ts'
import { revokeToken } from './revoke-token.ts'
import { sendPasswordReset } from './password-reset-job.ts'
import { sendPasswordless } from './passwordless-job.ts'
import { sendPasswordResetMail } from './send-password-reset-mail.ts'
import { loginRoutes } from './routes.ts'

export { accessTokenSeconds, signAccessToken, siteClaimed, type TokenSubject } from './access-token.ts'
export { authenticate } from './authenticate.ts'
export { hashPassword } from '../customers/index.ts'
export { returnAddress } from './handshake.ts'
export { eraseSessions } from './queries.ts'
export { type SigningKey, signingKeyFrom } from './signing-key.ts'

export const loginModule = defineModule({
  name: 'login',
  routes: loginRoutes,
  contract: loginContract,
  operations: {
    authorizeCustomer,
    returnFromIdentityProvider,
    authenticateCustomer,
    getAccessToken,
    logoutCustomer,
    getPasswordResetToken,
    resetPassword,
    authorizePasswordlessCustomer,
    getPasswordLessAccessToken,
    sendPasswordResetMail,
    getSessionBridgeAccessToken,
    createOcapiSession,
    getUserInfo,
    revokeToken,
    introspectToken,
    getJwksUri,
    getWellknownOpenidConfiguration,
    askEmailChange,
    confirmEmailChange,
  },
})

/** What this module does in the background. */
export const loginJobs = [sendPasswordReset, sendPasswordless, loginHousekeeping]
