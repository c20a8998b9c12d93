import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { queueMail } from '../mail/index.ts'
import type { Subscription } from './subscription.ts'
import { subscriptionLink } from './subscription-link.ts'
import { syncSubscriptionJob } from './sync-subscription.ts'

/** Mails the next step, the confirmation link or the welcome; queues the CRM sync of a confirmed subscription. */
export const notifySubscriber = async (ctx: Ctx, tx: Db, subscription: Subscription): Promise<void> => {
  const { email, state } = subscription
  const cancel = subscriptionLink(ctx, 'cancel', email)
  if (state === 'pending') {
    const confirm = subscriptionLink(ctx, 'confirm', email)
    await queueMail(ctx, tx, { template: 'newsletter-confirm', to: email, values: { confirm } })
    return
  }
  await queueMail(ctx, tx, { template: 'newsletter-welcome', to: email, values: { cancel } })
  await ctx.outbox.send(tx, {
    name: syncSubscriptionJob,
    siteId: ctx.site.siteId,
    locale: subscription.locale,
    data: subscription,
  })
}
