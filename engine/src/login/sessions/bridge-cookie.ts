import type { Ctx } from '../../kernel/context.ts'
import { seal, unseal } from '../../kernel/seal.ts'
import type { KnownShopper } from '../../kernel/shopper.ts'
import { keysOf } from '../tokens/keys.ts'

/** Minutes a page of the older platform and one of ours may hand a session over. */
export const bridgeMinutes = 30

/** Whose session a `dwsid` cookie stands for. */
export type Bridge = { usid: string; customerId: string }

type Scope = Pick<Ctx, 'secretKey' | 'site' | 'now'>
type Sealed = Bridge & { siteId: string; expiresAt: number }

/** The value of the cookie: nothing is stored for it. */
export const sealBridge = (ctx: Scope, { usid, customerId }: KnownShopper): string => {
  const expiresAt = ctx.now.getTime() + bridgeMinutes * 60_000
  const sealed: Sealed = { usid, customerId, siteId: ctx.site.siteId, expiresAt }
  return seal(keysOf(ctx.secretKey).bridges, JSON.stringify(sealed))
}

/** Undefined when it is not ours, of another site, or too old. */
export const openBridge = (ctx: Scope, value: string | undefined): Bridge | undefined => {
  const text = value && value.length > 50 ? unseal(keysOf(ctx.secretKey).bridges, value) : undefined
  if (text === undefined) return undefined
  const bridge = JSON.parse(text) as Sealed
  const ours = bridge.siteId === ctx.site.siteId && bridge.expiresAt > ctx.now.getTime()
  return ours ? { usid: bridge.usid, customerId: bridge.customerId } : undefined
}
