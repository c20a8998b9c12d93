import type { Ctx } from '../../kernel/context.ts'
import { seal, unseal } from '../../kernel/seal.ts'
import { keysOf } from '../tokens/keys.ts'

const minutes = 10

/** What we asked a provider for, and for whom. It travels as the sealed `state`, so that nothing has to be stored. */
export type Question = {
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
}

type Scope = Pick<Ctx, 'secretKey' | 'site' | 'now'>
type Sealed = Question & { siteId: string; expiresAt: number }

export const sealQuestion = (ctx: Scope, question: Question): string => {
  const sealed: Sealed = {
    ...question,
    siteId: ctx.site.siteId,
    expiresAt: ctx.now.getTime() + minutes * 60_000,
  }
  return seal(keysOf(ctx.secretKey).handshakes, JSON.stringify(sealed))
}

/** The question and whether it waited longer than ten minutes; undefined when it is not ours or of another site. */
export const openQuestion = (ctx: Scope, state: string): (Question & { late: boolean }) | undefined => {
  const text = state.length > 50 ? unseal(keysOf(ctx.secretKey).handshakes, state) : undefined
  if (text === undefined) return undefined
  const question = JSON.parse(text) as Sealed
  if (question.siteId !== ctx.site.siteId) return undefined
  return { ...question, late: question.expiresAt <= ctx.now.getTime() }
}

/** The address at which a provider answers us; registered there, one per provider, so that none can speak for another. */
export const returnAddress = (
  { publicOrigin, site }: { publicOrigin: string; site: Pick<Ctx['site'], 'organizationId'> },
  provider: string,
): string =>
  `${publicOrigin}/mobify/proxy/api/shopper/auth/v1/organizations/${site.organizationId}/oauth2/idp-return/${provider}`
