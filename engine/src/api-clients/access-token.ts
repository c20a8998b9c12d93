import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { invalidAccessToken } from '../kernel/problem.ts'
import type { SigningKey } from '../login/index.ts'

/** Seconds a token of the Admin API lives. */
export const adminTokenSeconds = 1799

/** What a token says: whose it is, and the scopes that were asked for and granted, the tenant's among them. */
export type AdminToken = { clientId: string; scopes: string[] }

const tenantOf = (organizationId: string) => organizationId.replace(/^f_ecom_/, '')

/** The scope that opens an organization; every call needs it beside its own. */
export const tenantScope = (organizationId: string): string =>
  `SALESFORCE_COMMERCE_API:${tenantOf(organizationId)}`

const issuer = 'lamina/admin'
/** No token of a shopper has it. */
const audience = 'commercecloud/admin'

/** Signs a token of a client (ES256). */
export const signAdminToken = (
  key: SigningKey,
  { clientId, scopes }: AdminToken,
  now: Date,
): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ scope: scopes })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'jwt' })
    .setSubject(clientId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + adminTokenSeconds)
    .sign(key.privateKey)
}

type VerifiedToken = AdminToken & { expiresAt: number }

const verify = async (key: SigningKey, token: string, now: Date): Promise<VerifiedToken> => {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['ES256'],
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'exp'],
    })
    const { sub: clientId = '', scope, exp: expiresAt = 0 } = payload
    if (!Array.isArray(scope)) throw new errors.JWTInvalid('no scopes')
    return { clientId, scopes: scope.filter((one) => typeof one === 'string'), expiresAt }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      throw invalidAccessToken('The access token is invalid or has expired.')
    throw error
  }
}

const caches = new WeakMap<SigningKey, LRUCache<string, VerifiedToken>>()

/**
 * Checks signature, time, issuer, audience and shape; the signature once while the token lives, since a program calls many
 * times with one. Whether its client may still call is asked at each call. Problem: 401 invalid-access-token.
 */
export const verifyAdminToken = async (key: SigningKey, token: string, now: Date): Promise<AdminToken> => {
  const tokens = caches.get(key) ?? new LRUCache<string, VerifiedToken>({ max: 500 })
  caches.set(key, tokens)
  const known = tokens.get(token)
  if (known && now.getTime() < known.expiresAt * 1000) return known
  tokens.delete(token)
  const verified = await verify(key, token, now)
  tokens.set(token, verified)
  return verified
}
