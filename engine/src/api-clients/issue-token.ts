import { timingSafeEqual } from 'node:crypto'
import { countAttempt } from '../attempts/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Answer } from '../kernel/contract.ts'
import { defineAnswer } from '../kernel/operation.ts'
import { hashSecret } from '../kernel/secret-hash.ts'
import { basicCredentials, type SigningKey } from '../login/index.ts'
import { adminTokenSeconds, signAdminToken, tenantScope } from './access-token.ts'
import { type ApiClient, isActive, mayCallFrom, presentHashes } from './api-client.ts'
import { tokenContract } from './contract.ts'
import { selectClient } from './queries.ts'

/** The token call as it arrives: a form, and credentials in it or in the header. */
export type TokenRequest = { authorization: string | undefined; form: Record<string, unknown>; ip: string }

export type TokenAnswer =
  | { status: 200; body: Answer<typeof tokenContract> }
  | { status: 400 | 401; body: { error: string; error_description: string } }

type Sources = Pick<Ctx, 'db' | 'site' | 'now' | 'rateLimits'> & { signingKey: SigningKey }

const refuseToken = (status: 400 | 401, error: string, description: string): TokenAnswer => ({
  status,
  body: { error, error_description: description },
})
const invalidClient = () => refuseToken(401, 'invalid_client', 'Client authentication failed')

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

const credentialsOf = ({ authorization, form }: TokenRequest) => {
  const basic = basicCredentials(authorization)
  return { id: basic?.name ?? text(form.client_id), secret: basic?.password ?? text(form.client_secret) }
}

const isSecretOf = (client: ApiClient, secret: string, now: Date) => {
  const actual = Buffer.from(hashSecret(secret))
  return presentHashes(client, now).some((hash) => timingSafeEqual(Buffer.from(hash), actual))
}

/** The scopes wanted, all granted ones where none are named; undefined when one is not this client's. */
const wantedScopes = (wanted: string | undefined, { scopes, organizationId }: ApiClient) => {
  const granted = [...scopes, tenantScope(organizationId)]
  const names = [...new Set((wanted ?? scopes.join(' ')).split(' ').filter(Boolean))]
  // Who may write may ask for reading alone.
  return names.every((name) => granted.includes(name) || granted.includes(`${name}.rw`)) ? names : undefined
}

const tokenOf = defineAnswer(
  tokenContract,
  async (key: SigningKey, claims: { clientId: string; scopes: string[] }, now: Date) => ({
    access_token: await signAdminToken(key, claims, now),
    token_type: 'Bearer' as const,
    expires_in: adminTokenSeconds,
    scope: claims.scopes.join(' '),
  }),
)

/**
 * Answers client credentials with a token of half an hour. Wrong ones cost an attempt: 60 calls a minute of one client
 * and of one address. Problem: 429.
 */
export const issueToken = async (sources: Sources, request: TokenRequest): Promise<TokenAnswer> => {
  const { db, now, signingKey } = sources
  const { id, secret } = credentialsOf(request)
  if (id === undefined || secret === undefined) return invalidClient()
  await countAttempt(sources, [
    { key: `admin token of ${id.toLowerCase().slice(0, 100)}`, most: 60, seconds: 60 },
    { key: `admin token from ${request.ip}`, most: 300, seconds: 60 },
  ])
  const client = await db.maybe(selectClient(id))
  const isKnown = client && isActive(client, now) && mayCallFrom(client, request.ip)
  if (!isKnown || !isSecretOf(client, secret, now)) return invalidClient()
  if (request.form.grant_type !== 'client_credentials')
    return refuseToken(400, 'unsupported_grant_type', 'Only client_credentials is supported')
  const scopes = wantedScopes(text(request.form.scope), client)
  if (!scopes) return refuseToken(400, 'invalid_scope', 'Unknown or invalid scope(s)')
  return { status: 200, body: await tokenOf(signingKey, { clientId: client.id, scopes }, now) }
}
