import type { Job } from '../kernel/outbox.ts'
import type { Subscription } from './subscription.ts'

export const syncSubscriptionJob = 'subscriptions.tell-crm'

/** Saves a subscriber in the CRM; does nothing without a CRM. */
export const syncSubscription: Job<Subscription> = {
  name: syncSubscriptionJob,
  run: async (ctx, { id, email, country, locale }) => {
    await ctx.gateways.crm?.saveSubscription({ key: id, email, country, locale, source: 'Newsletter' })
  },
}
