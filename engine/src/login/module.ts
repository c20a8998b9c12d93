import { defineModule } from '../kernel/operation.ts'
import { authenticateCustomer } from './calls/authenticate-customer.ts'
import { authorizePasswordlessCustomer } from './calls/authorize-passwordless-customer.ts'
import { authorizeCustomer } from './calls/authorize-customer.ts'
import { askEmailChange, confirmEmailChange } from './calls/change-email.ts'
import { loginContract } from './contract.ts'
import { getJwksUri, getWellknownOpenidConfiguration } from './calls/discovery.ts'
import { getAccessToken } from './calls/get-access-token.ts'
import { getPasswordLessAccessToken } from './calls/get-password-less-access-token.ts'
import { getPasswordResetToken } from './calls/get-password-reset-token.ts'
import { createOcapiSession } from './calls/create-ocapi-session.ts'
import { getSessionBridgeAccessToken } from './calls/get-session-bridge-access-token.ts'
import { getUserInfo } from './calls/get-user-info.ts'
import { loginHousekeeping } from './housekeeping.ts'
import { introspectToken } from './calls/introspect-token.ts'
import {
  beginIdentityJoin,
  confirmIdentityJoin,
  getCustomerIdentities,
  removeIdentity,
} from './calls/join-identity.ts'
import { logoutCustomer } from './calls/logout-customer.ts'
import { confirmIdentity, sendIdentityCode } from './calls/prove-identity-email.ts'
import { resetPassword } from './calls/reset-password.ts'
import { returnFromIdentityProvider } from './calls/return-from-identity-provider.ts'
import { revokeToken } from './calls/revoke-token.ts'
import { sendPasswordReset } from './mails/password-reset-job.ts'
import { sendPasswordless } from './mails/passwordless-job.ts'
import { sendPasswordResetMail } from './calls/send-password-reset-mail.ts'
import { loginRoutes } from './routes.ts'

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
    sendIdentityCode,
    confirmIdentity,
    getCustomerIdentities,
    beginIdentityJoin,
    confirmIdentityJoin,
    removeIdentity,
  },
})

/** What this module does in the background. */
export const loginJobs = [sendPasswordReset, sendPasswordless, loginHousekeeping]
