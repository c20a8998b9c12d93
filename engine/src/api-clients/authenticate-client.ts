import type { CountryCode } from '../../../facts/countries.ts'
import type { Actor } from '../kernel/admin-context.ts'
import type { Ctx } from '../kernel/context.ts'
import { forbidden, invalidAccessToken } from '../kernel/problem.ts'
import type { SigningKey } from '../login/index.ts'
import { tenantScope, verifyAdminToken } from './access-token.ts'
import { isActive, mayCallFrom } from './api-client.ts'
import { noteUse, selectClient } from './queries.ts'

/** Who calls, what they may do, and where. */
export type AdminCaller = { actor: Actor; scopes: string[]; countries: CountryCode[] }

type Question = Pick<Ctx, 'db' | 'site' | 'now' | 'ip'> & { signingKey: SigningKey; token: string }

/** The last use is noted once a minute at most. */
const noteEveryMs = 60_000

/**
 * The program that a bearer token of the Admin API speaks for; its row is asked at each call. Problems: 401 for a token
 * that is not valid or whose client is gone, 403 for one of another tenant.
 */
export const authenticateClient = async (question: Question): Promise<AdminCaller> => {
  const { db, site, now, ip } = question
  const { clientId, scopes } = await verifyAdminToken(question.signingKey, question.token, now)
  const client = await db.maybe(selectClient(clientId))
  if (!client || !isActive(client, now) || !mayCallFrom(client, ip))
    throw invalidAccessToken('The client of the access token may not call.')
  const needed = tenantScope(site.organizationId)
  if (client.organizationId !== site.organizationId || !scopes.includes(needed))
    throw forbidden(`The access token lacks the scope '${needed}'.`, { scope: needed })
  if (!client.lastUsedAt || now.getTime() - client.lastUsedAt.getTime() > noteEveryMs)
    await db.run(noteUse(client.id, now))
  // A right that was taken from the client since the token was issued is gone at once.
  const held = scopes.filter(
    (scope) => client.scopes.includes(scope) || client.scopes.includes(`${scope}.rw`) || scope === needed,
  )
  const all = site.countries.map(({ code }) => code)
  const countries = client.countries ? all.filter((code) => client.countries?.includes(code)) : all
  return { actor: { kind: 'client', id: client.id, name: client.name }, scopes: held, countries }
}
