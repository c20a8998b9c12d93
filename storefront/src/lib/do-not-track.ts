/** The shopper's answer to the cookie notice, in the platform's own cookie [S6.012]: '0' lets the shop follow. */
export const doNotTrackCookie = 'dw_dnt'

export type Consent = 'given' | 'refused' | 'unanswered'

/** What the cookie says; a browser that asks for privacy has answered for its owner. */
export const consentOf = (cookie: string | undefined, asksForPrivacy: boolean): Consent => {
  if (asksForPrivacy || cookie === '1') return 'refused'
  return cookie === '0' ? 'given' : 'unanswered'
}
