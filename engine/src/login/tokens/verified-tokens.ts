import { LRUCache } from 'lru-cache'
import { type VerifiedToken, verifyAccessToken } from './access-token.ts'
import type { SigningKey } from './signing-key.ts'

const caches = new WeakMap<SigningKey, LRUCache<string, VerifiedToken>>()
const maxEntries = 2_000
/** Tokens count from half a minute before they were issued. */
const earlySeconds = 30

const isValidAt = ({ issuedAt, expiresAt }: VerifiedToken, now: Date) => {
  const seconds = Math.floor(now.getTime() / 1000)
  return issuedAt - earlySeconds <= seconds && seconds < expiresAt
}

/**
 * The same as `verifyAccessToken`, but a signature is checked once while the token lives: a page asks the engine
 * several times with one token. What may change (session, credentials) is no matter of the signature.
 */
export const verifiedToken = async (
  key: SigningKey,
  organizationId: string,
  token: string,
  now: Date,
): Promise<VerifiedToken> => {
  const tokens = caches.get(key) ?? new LRUCache<string, VerifiedToken>({ max: maxEntries })
  caches.set(key, tokens)
  const name = `${organizationId} ${token}`
  const known = tokens.get(name)
  if (known && isValidAt(known, now)) return known
  tokens.delete(name)
  const verified = await verifyAccessToken(key, organizationId, token, now)
  tokens.set(name, verified)
  return verified
}
