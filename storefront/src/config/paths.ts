/** Where the outside world comes back to [S2.008] [S2.009]; the other paths of return are the merchant's settings. */
export const paths = { callback: '/callback', idpCallback: '/idp-callback' } as const
