import type { Ctx } from '../../kernel/context.ts'
import { selectSessionOfUsid } from '../queries.ts'

/** Who the shopper goes on as: the usid, and the guest (gcid) whose basket may be merged. */
export type PreviousShopper = { usid: string; guestId: string }

const sessionOf = async (ctx: Ctx, usid: string | undefined) => {
  if (!usid) return undefined
  const session = await ctx.db.maybe(selectSessionOfUsid(ctx.site.siteId, usid))
  const over = !session || session.endedAt !== null || session.expiresAt <= ctx.now
  return over ? undefined : session
}

/**
 * The guest of this usid, to be gone on with; a new one when it is unknown, over, or has signed in: nobody becomes
 * a guest again under the usid of a customer.
 */
export const continueGuest = async (ctx: Ctx, usid: string | undefined): Promise<PreviousShopper> => {
  const session = await sessionOf(ctx, usid)
  return session && !session.registered ? asGuest(session) : newGuest(ctx)
}

/**
 * What a customer who signs in brings along: the guest they were, so that merge finds their basket; or, signing in
 * again, the session of the same customer. Another customer's usid is not taken over: then the guest is one who
 * never had anything, since clients read the gcid by position and an empty one would move the rest.
 */
export const previousShopper = async (
  ctx: Ctx,
  usid: string | undefined,
  customerId: string,
): Promise<PreviousShopper> => {
  const session = await sessionOf(ctx, usid)
  if (session && !session.registered) return asGuest(session)
  if (session?.customerId === customerId) return { usid: session.usid, guestId: session.guestId }
  return newGuest(ctx)
}

const asGuest = ({ usid, customerId }: { usid: string; customerId: string }): PreviousShopper => ({
  usid,
  guestId: customerId,
})

const newGuest = (ctx: Ctx): PreviousShopper => ({
  usid: ctx.newId.uuid(),
  guestId: ctx.newId.customer(),
})
