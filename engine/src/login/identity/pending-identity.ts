import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Identity } from '../../customers/credentials/index.ts'
import { normalLogin } from '../../customers/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { seal, unseal } from '../../kernel/seal.ts'
import { keysOf } from '../tokens/keys.ts'
import { oneTimeMinutes } from '../tokens/one-time-token.ts'
import type { ProviderHandshake } from './handshake.ts'

/**
 * Somebody whom a provider knows and whose address nobody has proved yet, with the question they were asked. It travels
 * sealed by the browser, so that nothing has to be stored of people who never come back.
 */
export type PendingIdentity = {
  identity: Identity
  question: Pick<ProviderHandshake, 'clientId' | 'redirectUri' | 'codeChallenge' | 'usid'>
}

type Scope = Pick<Ctx, 'secretKey' | 'site' | 'now'>
type Sealed = PendingIdentity & { siteId: string; expiresAt: number }

/** Tells a pending identity from a question: both are sealed with one key. */
const mark = 'pending identity '

export const sealPendingIdentity = (
  ctx: Scope,
  { identity, question: { clientId, redirectUri, codeChallenge, usid } }: PendingIdentity,
): string => {
  const sealed: Sealed = {
    identity,
    question: { clientId, redirectUri, codeChallenge, usid },
    siteId: ctx.site.siteId,
    expiresAt: ctx.now.getTime() + oneTimeMinutes * 60_000,
  }
  return seal(keysOf(ctx.secretKey).handshakes, mark + JSON.stringify(sealed))
}

/** Undefined for what is not ours, of another site, or older than a mailed code may be. */
export const openPendingIdentity = (ctx: Scope, text: string): PendingIdentity | undefined => {
  const opened = unseal(keysOf(ctx.secretKey).handshakes, text)
  if (!opened?.startsWith(mark)) return undefined
  const sealed: Sealed = JSON.parse(opened.slice(mark.length))
  return sealed.siteId === ctx.site.siteId && sealed.expiresAt > ctx.now.getTime() ? sealed : undefined
}

/**
 * The eight digits that are mailed to `email` for a pending identity: made of both, so they need not be kept. They live as
 * long as the identity waits, and guesses are counted.
 */
export const identityCode = (ctx: Scope, pending: string, email: string): string => {
  const mac = createHmac('sha256', keysOf(ctx.secretKey).identityCodes)
    .update(`${ctx.site.siteId} ${normalLogin(email)} ${pending}`)
    .digest()
  return String(mac.readUInt32BE() % 100_000_000).padStart(8, '0')
}

/** Whether the code is the one that was mailed there. */
export const isIdentityCode = (ctx: Scope, pending: string, email: string, code: string): boolean => {
  const expected = Buffer.from(identityCode(ctx, pending, email))
  const given = Buffer.from(code)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
