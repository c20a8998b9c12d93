/**
 * Who makes the request. `nobody` has sent no token (only SLAS, discovery and public files allow that).
 * `guestId` is the token's gcid: for a registered shopper the guest they were before signing in.
 */
export type Shopper =
  | { kind: 'nobody' }
  | {
      kind: 'guest'
      customerId: string
      guestId: string
      usid: string
      clientId: string
      doNotTrack: boolean
    }
  | {
      kind: 'registered'
      customerId: string
      /** The sign-in that the token is of; undefined where somebody acts for the customer. */
      sessionId: string | undefined
      guestId: string | undefined
      usid: string
      clientId: string
      doNotTrack: boolean
    }

/** A shopper with a token. */
export type KnownShopper = Exclude<Shopper, { kind: 'nobody' }>

/** Whose allow-list a view writes by: prices and totals exist only for `registered` (decisions, section 0). */
export type Audience = 'guest' | 'registered'

/** How a registered shopper proved who they are [S3.009]. */
export type LoginType = 'password' | 'passwordless' | 'social'
