import type { Operation } from '../kernel/operation.ts'
import type { subscriptionsContract } from './contract.ts'
import { notifySubscriber } from './notify-subscriber.ts'
import { invalidLink } from './problems.ts'
import { lockSubscription, setState } from './queries.ts'
import { emailOfLink } from './subscription-link.ts'

/** What the link of the first mail asks for. Pressing it again changes nothing. Problem: 404 for a link of no mail. */
export const confirmSubscription = (async (ctx, { body }) => {
  const email = emailOfLink(ctx, 'confirm', body.token)
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.query(lockSubscription(ctx.site.siteId, email))
    if (!known) throw invalidLink('The link is not valid.')
    if (known.state !== 'pending') return
    await tx.run(setState(ctx.site.siteId, email, 'active', ctx.now))
    await notifySubscriber(ctx, tx, { ...known, state: 'active' })
  })
  return { title: 'Confirmed' as const, detail: 'The address is subscribed.', statusCode: 200 }
}) satisfies Operation<typeof subscriptionsContract.confirmSubscription>
