import type { Ctx } from '../../kernel/context.ts'
import { seal, unseal } from '../../kernel/seal.ts'
import { keysOf } from '../tokens/keys.ts'

const minutes = 10

/** What we asked a provider for, and for whom. It travels as the sealed `state`, so that nothing has to be stored. */
export type ProviderHandshake = {
  provider: string
  clientId: string
  redirectUri: string
  codeChallenge: string | undefined
  usid: string | undefined
  state: string | undefined
  scope: string | undefined
  locale: string
  nonce: string
  verifier: string
  /** Of a customer who joins the account that comes back to theirs, and of the sign-in in which they asked. */
  join?: { customerId: string; sessionId: string } | undefined
}

type Scope = Pick<Ctx, 'secretKey' | 'site' | 'now'>
type Sealed = ProviderHandshake & { siteId: string; expiresAt: number }

export const sealHandshake = (ctx: Scope, handshake: ProviderHandshake): string => {
  const sealed: Sealed = {
    ...handshake,
    siteId: ctx.site.siteId,
    expiresAt: ctx.now.getTime() + minutes * 60_000,
  }
  return seal(keysOf(ctx.secretKey).handshakes, JSON.stringify(sealed))
}

/** The question and whether it waited longer than ten minutes; undefined when it is not ours or of another site. */
export const openHandshake = (
  ctx: Scope,
  state: string,
): (ProviderHandshake & { late: boolean }) | undefined => {
  const text = state.length > 50 ? unseal(keysOf(ctx.secretKey).handshakes, state) : undefined
  // What else is sealed with this key begins with a word that says what it is.
  if (!text?.startsWith('{')) return undefined
  const handshake = JSON.parse(text) as Sealed
  if (handshake.siteId !== ctx.site.siteId) return undefined
  return { ...handshake, late: handshake.expiresAt <= ctx.now.getTime() }
}

/** The address at which a provider answers us; registered there, one per provider, so that none can speak for another. */
export const returnAddress = (
  { publicOrigin, site }: { publicOrigin: string; site: Pick<Ctx['site'], 'organizationId'> },
  provider: string,
): string =>
  `${publicOrigin}/mobify/proxy/api/shopper/auth/v1/organizations/${site.organizationId}/oauth2/idp-return/${provider}`
