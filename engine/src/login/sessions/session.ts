import type { LoginType } from '../../kernel/shopper.ts'

/** What a session was opened with; empty for a guest. */
export type Proof = { loginType?: LoginType; identityProvider?: string }

/** One sign-in of one client, with one line of refresh tokens. */
export type Session = {
  id: string
  usid: string
  clientId: string
  customerId: string
  /** gcid: for a registered shopper the guest they were before. */
  guestId: string
  registered: boolean
  doNotTrack: boolean
  createdAt: Date
  expiresAt: Date
  proof: Proof
}

const dayMs = 86_400_000

/** A session lives 30 days for a guest, 90 for a customer, however often it is renewed. */
export const sessionEnd = (registered: boolean, now: Date): Date =>
  new Date(now.getTime() + (registered ? 90 : 30) * dayMs)
