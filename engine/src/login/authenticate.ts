import type { Db } from '../db/db.ts'
import { invalidAccessToken, unauthorized } from '../kernel/problem.ts'
import type { Shopper } from '../kernel/shopper.ts'
import type { Site } from '../kernel/site.ts'
import { verifyAccessToken } from './access-token.ts'
import { selectCredentialsChangedAt } from './queries.ts'
import type { SigningKey } from './signing-key.ts'

type Question = { db: Db; site: Site; signingKey: SigningKey; token: string; now: Date }

/**
 * The shopper a bearer token speaks for. Registered tokens are checked against their customer: a token older than
 * the last change of credentials, or of a customer that is gone, is refused (contract 2.1, clients match the text).
 * Problems: 401.
 */
export const authenticate = async ({ db, site, signingKey, token, now }: Question): Promise<Shopper> => {
  const verified = await verifyAccessToken(signingKey, site.organizationId, token, now)
  if (verified.siteId !== site.siteId) throw invalidAccessToken('The access token is not one of this site.')
  if (verified.shopper.kind !== 'registered') return verified.shopper
  const customer = await db.maybe(selectCredentialsChangedAt(site.siteId, verified.shopper.customerId))
  const changedAt = customer && Math.floor(customer.credentialsChangedAt.getTime() / 1000)
  if (changedAt === undefined || verified.issuedAt < changedAt) {
    throw unauthorized('Customer credentials changed after token was issued.')
  }
  return verified.shopper
}
