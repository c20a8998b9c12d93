const users = '/custom/users/v1/organizations/{organizationId}' as const

/** Passkeys of the merchant's people. */
export const passkeyRoutes = {
  getPasskeyRequest: `POST ${users}/staff-sessions/passkey-options`,
  signInWithPasskey: `POST ${users}/staff-sessions/passkey`,
  stepUpWithPasskey: `POST ${users}/users/this/step-up/passkey`,
  getPasskeyCreation: `POST ${users}/users/this/passkeys/options`,
  addPasskey: `POST ${users}/users/this/passkeys`,
  getPasskeys: `GET ${users}/users/this/passkeys`,
  removePasskey: `DELETE ${users}/users/this/passkeys/{passkeyId}`,
} as const
