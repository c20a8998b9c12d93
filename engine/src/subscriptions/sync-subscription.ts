import type { Job } from '../kernel/outbox.ts'
import { queueSupportMail } from '../mail/index.ts'
import type { Subscription } from './subscription.ts'

export const syncSubscriptionJob = 'subscriptions.tell-crm'

/** Saves a subscriber in the CRM; without one the support of the country is written to. */
export const syncSubscription: Job<Subscription> = {
  name: syncSubscriptionJob,
  run: async (ctx, { id, email, country, locale }) => {
    const { crm } = ctx.gateways
    if (crm) await crm.saveSubscription({ key: id, email, country, locale, source: 'Newsletter' })
    else
      await queueSupportMail(
        ctx,
        ctx.db,
        country,
        { kind: 'subscription', number: email },
        `subscriber ${id}`,
      )
  },
}
