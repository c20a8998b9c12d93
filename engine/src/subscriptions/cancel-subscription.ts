import type { Operation } from '../kernel/operation.ts'
import type { subscriptionsContract } from './contract.ts'
import { invalidLink } from './problems.ts'
import { setState } from './queries.ts'
import { emailOfLink } from './subscription-link.ts'

/** Ends a subscription by the link of a mail; ended twice is ended. Problem: 404 for a link of no mail. */
export const cancelSubscription = (async (ctx, { body }) => {
  const email = emailOfLink(ctx, 'cancel', body.token)
  const [ended] = await ctx.db.query(setState(ctx.site.siteId, email, 'cancelled', ctx.now))
  if (!ended) throw invalidLink('The link is not valid.')
  return { title: 'Cancelled' as const, detail: 'The address gets no more newsletters.', statusCode: 200 }
}) satisfies Operation<typeof subscriptionsContract.cancelSubscription>
