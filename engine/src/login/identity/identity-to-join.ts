import type { Identity } from '../../customers/credentials/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { seal, unseal } from '../../kernel/seal.ts'
import { keysOf } from '../tokens/keys.ts'
import { oneTimeMinutes } from '../tokens/one-time-token.ts'

type Scope = Pick<Ctx, 'secretKey' | 'site' | 'now'>

/**
 * A provider's account that came back to a customer who wants to sign in with it. It travels sealed by the browser; only
 * the sign-in that asked can have it joined, so a return that somebody else began is worth nothing here.
 */
export type IdentityToJoin = {
  identity: Pick<Identity, 'provider' | 'tenant' | 'subject'>
  customerId: string
  sessionId: string
}

type Sealed = IdentityToJoin & { siteId: string; expiresAt: number }

const mark = 'identity to join '

export const sealIdentityToJoin = (
  ctx: Scope,
  { identity: { provider, tenant, subject }, customerId, sessionId }: IdentityToJoin,
): string => {
  const sealed: Sealed = {
    identity: { provider, tenant, subject },
    customerId,
    sessionId,
    siteId: ctx.site.siteId,
    expiresAt: ctx.now.getTime() + oneTimeMinutes * 60_000,
  }
  return seal(keysOf(ctx.secretKey).handshakes, mark + JSON.stringify(sealed))
}

/** Undefined for what is not ours, of another site, or older than fifteen minutes. */
export const openIdentityToJoin = (ctx: Scope, text: string): IdentityToJoin | undefined => {
  const opened = unseal(keysOf(ctx.secretKey).handshakes, text)
  if (!opened?.startsWith(mark)) return undefined
  const sealed: Sealed = JSON.parse(opened.slice(mark.length))
  return sealed.siteId === ctx.site.siteId && sealed.expiresAt > ctx.now.getTime() ? sealed : undefined
}
