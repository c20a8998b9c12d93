import { localize } from '../kernel/localized.ts'
import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import type { consentContract } from './consent-contract.ts'
import { newsletter } from './newsletter.ts'
import { subscriptionOf } from './queries.ts'
import { requireOwnEmail } from './require-own-email.ts'

/**
 * What one can subscribe to: the newsletter. Customers may ask what they have said; of any other address nothing is
 * told. Problems: none of its own.
 */
export const getSubscriptions = (async (ctx, { query }) => {
  const tags = csv(query.tags)
  if (tags.length > 0 && !tags.some((tag) => newsletter.tags.includes(tag))) return { data: [] }
  const email = csv(query.expand).includes('consentStatus') ? await requireOwnEmail(ctx) : undefined
  const known = email && (await ctx.db.maybe(subscriptionOf(ctx.site.siteId, email)))
  const status = known && known.state === 'active' ? ('opt_in' as const) : ('opt_out' as const)
  return {
    data: [
      {
        ...newsletter,
        title: localize(newsletter.title, ctx.locale),
        subtitle: localize(newsletter.subtitle, ctx.locale),
        ...(email
          ? { consentStatus: [{ channel: 'email' as const, contactPointValue: email, status }] }
          : {}),
      },
    ],
  }
}) satisfies Operation<typeof consentContract.getSubscriptions>
