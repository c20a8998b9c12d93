import type { Ctx } from '../kernel/context.ts'
import { notifySubscriber } from './notify-subscriber.ts'
import { insertSubscription, lockSubscription, updateSubscription } from './queries.ts'
import { resubscribe, type Subscription } from './subscription.ts'

/** Whether an address counts only once its owner has followed the link of a mail. */
export const requiresConfirmation = (ctx: Ctx) => ctx.site.preferences.newsletterDoubleOptIn === true

/** Subscribes an address and mails what is next; undefined where nothing changes. */
export const subscribe = async (
  ctx: Ctx,
  asked: Pick<Subscription, 'email' | 'country' | 'locale'>,
): Promise<'Subscribed' | 'Updated' | undefined> => {
  const confirms = requiresConfirmation(ctx)
  return ctx.db.transaction(async (tx) => {
    const state = confirms ? 'pending' : 'active'
    const fresh = { ...asked, id: ctx.newId.uuid(), state } as const
    const [made] = await tx.query(insertSubscription(ctx.site.siteId, fresh, ctx.now))
    if (made) {
      await notifySubscriber(ctx, tx, made)
      return 'Subscribed'
    }
    const known = await tx.one(lockSubscription(ctx.site.siteId, asked.email))
    const changed = resubscribe(known, asked, confirms)
    if (!changed) return undefined
    await tx.run(updateSubscription(ctx.site.siteId, changed, ctx.now))
    await notifySubscriber(ctx, tx, changed)
    return 'Updated'
  })
}
