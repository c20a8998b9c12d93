import type { Db } from '../../db/db.ts'
import { batchRequests } from '../../kernel/batch-requests.ts'
import { cachePerCatalogVersion, carryWhole } from '../../kernel/cache-per-catalog-version.ts'
import { invalidAccessToken, unauthorized } from '../../kernel/problem.ts'
import type { Shopper } from '../../kernel/shopper.ts'
import type { Site } from '../../kernel/site.ts'
import { type CredentialStatus, selectCredentialStatuses } from '../queries.ts'
import type { SigningKey } from './signing-key.ts'
import { verifiedToken } from './verified-tokens.ts'

type AuthenticationRequest = { db: Db; site: Site; signingKey: SigningKey; token: string; now: Date }

type CredentialQuery = { db: Db; customerId: string; sessionId: string }

const noSession = ''

/** Asks how a customer and a session stand now, together with all others who ask. */
const credentialLoader = cachePerCatalogVersion(({ siteId }) => {
  const ask = batchRequests(async (questions: readonly CredentialQuery[]) => {
    const [first] = questions
    const rows = await first?.db.query(
      selectCredentialStatuses(
        siteId,
        questions.map(({ customerId }) => customerId),
        questions.map(({ sessionId }) => sessionId),
      ),
    )
    return new Map(rows?.map((row) => [`${row.customerId} ${row.sessionId}`, row]))
  })
  return async (query: CredentialQuery): Promise<CredentialStatus | undefined> =>
    (await ask(query)).get(`${query.customerId} ${query.sessionId}`)
}, carryWhole)

/**
 * The shopper a bearer token speaks for. Registered tokens are checked against their customer and session: one that
 * is older than the last change of credentials (contract 2.1, clients match the text), whose customer is gone or
 * who has signed out, is refused. One statement for all who come at once; none for guests. Problems: 401.
 */
export const authenticate = async ({
  db,
  site,
  signingKey,
  token,
  now,
}: AuthenticationRequest): Promise<Shopper> => {
  const verified = await verifiedToken(signingKey, site.organizationId, token, now)
  if (verified.siteId !== site.siteId) throw invalidAccessToken('The access token is not one of this site.')
  if (verified.shopper.kind !== 'registered') return verified.shopper
  const { customerId } = verified.shopper
  const credentials = await credentialLoader(site)({
    db,
    customerId,
    sessionId: verified.sessionId ?? noSession,
  })
  if (!credentials || credentialsChanged(credentials, verified.issuedAt)) {
    throw unauthorized('Customer credentials changed after token was issued.')
  }
  if (verified.sessionId !== undefined && !credentials.sessionAlive) {
    throw invalidAccessToken('The session of the access token has ended.')
  }
  return verified.shopper
}

// A token tells its time in whole seconds only; its session tells it exactly.
const credentialsChanged = ({ credentialsChangedAt, sessionStart }: CredentialStatus, issuedAt: number) =>
  sessionStart
    ? sessionStart < credentialsChangedAt
    : issuedAt < Math.floor(credentialsChangedAt.getTime() / 1000)
