/** How a shopper is known: by credentials, or not yet. */
export type AuthType = 'guest' | 'registered'

/** What follows from that for whoever shows a customer [S3.009]. */
export const customerTypeOf = (authType: AuthType) => ({
  authType,
  customerType: authType,
  isRegistered: authType === 'registered',
  isGuest: authType === 'guest',
})
