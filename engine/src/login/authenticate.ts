import type { Db } from '../db/db.ts'
import { invalidAccessToken, unauthorized } from '../kernel/problem.ts'
import type { Shopper } from '../kernel/shopper.ts'
import type { Site } from '../kernel/site.ts'
import { selectStanding } from './queries.ts'
import type { SigningKey } from './signing-key.ts'
import { verifiedToken } from './verified-tokens.ts'

type Question = { db: Db; site: Site; signingKey: SigningKey; token: string; now: Date }

/**
 * The shopper a bearer token speaks for. Registered tokens are checked against their customer and session: one that
 * is older than the last change of credentials (contract 2.1, clients match the text), whose customer is gone or
 * who has signed out, is refused. One statement; none for guests. Problems: 401.
 */
export const authenticate = async ({ db, site, signingKey, token, now }: Question): Promise<Shopper> => {
  const verified = await verifiedToken(signingKey, site.organizationId, token, now)
  if (verified.siteId !== site.siteId) throw invalidAccessToken('The access token is not one of this site.')
  if (verified.shopper.kind !== 'registered') return verified.shopper
  const standing = await db.maybe(
    selectStanding(site.siteId, verified.shopper.customerId, verified.sessionId),
  )
  if (!standing || credentialsChanged(standing, verified.issuedAt)) {
    throw unauthorized('Customer credentials changed after token was issued.')
  }
  if (verified.sessionId !== undefined && !standing.sessionAlive) {
    throw invalidAccessToken('The session of the access token has ended.')
  }
  return verified.shopper
}

type Standing = { credentialsChangedAt: Date; sessionStart: Date | null }

// A token tells its time in whole seconds only; its session tells it exactly.
const credentialsChanged = ({ credentialsChangedAt, sessionStart }: Standing, issuedAt: number) =>
  sessionStart
    ? sessionStart < credentialsChangedAt
    : issuedAt < Math.floor(credentialsChangedAt.getTime() / 1000)
