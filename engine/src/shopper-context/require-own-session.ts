import { type Ctx, knownShopper } from '../kernel/context.ts'
import { contextNotFound } from './problems.ts'

const dayMs = 86_400_000

/** Another session's context and none are told alike. */
export const noContext = () => contextNotFound('No shopper context was found.')

/** The session of the token, if the path names it. Problem: 404. */
export const requireOwnSession = (ctx: Ctx, usid: string) => {
  const shopper = knownShopper(ctx)
  if (shopper.usid !== usid) throw noContext()
  const days = shopper.kind === 'registered' ? 7 : 1
  return {
    usid: shopper.usid,
    customerId: shopper.customerId,
    expiresAt: new Date(ctx.now.getTime() + days * dayMs),
  }
}
