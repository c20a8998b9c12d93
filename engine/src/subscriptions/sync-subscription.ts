import type { Job } from '../kernel/outbox.ts'
import type { Subscription } from './subscription.ts'

export const syncSubscriptionJob = 'subscriptions.tell-crm'

/** Tells the CRM who reads the newsletter; without a CRM nobody is told. */
export const syncSubscription: Job<Subscription> = {
  name: syncSubscriptionJob,
  run: async (ctx, { id, email, country, locale }) => {
    await ctx.gateways.crm?.saveSubscription({ key: id, email, country, locale, source: 'Newsletter' })
  },
}
