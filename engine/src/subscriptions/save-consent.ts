import { isEmail } from '../../../facts/email.ts'
import { countAttempt } from '../attempts/index.ts'
import { type Ctx, knownShopper } from '../kernel/context.ts'
import { badRequest, forbidden } from '../kernel/problem.ts'
import type { Consent } from './consent-contract.ts'
import { newsletter } from './newsletter.ts'
import { setState } from './queries.ts'
import { requireOwnEmail } from './require-own-email.ts'
import { subscribe } from './subscribe.ts'

const mostPerMinute = 10

/**
 * Subscribes an address, or ends the subscription of the customer of the token. Said twice is said once.
 * Problems: 400 for another subscription, channel or address; 403 for ending another's (the link in each mail does); 429.
 */
export const saveConsent = async (ctx: Ctx, consent: Consent) => {
  const { subscriptionId, channel, contactPointValue, status } = consent
  if (subscriptionId !== newsletter.subscriptionId) {
    throw badRequest('There is no such subscription.', { property: 'subscriptionId' })
  }
  if (channel !== 'email') throw badRequest('The newsletter comes by e-mail.', { property: 'channel' })
  if (!isEmail(contactPointValue)) {
    throw badRequest('The address is not valid.', { property: 'contactPointValue' })
  }
  const email = contactPointValue.trim().toLowerCase()
  if (status === 'opt_in') {
    // Each sends a mail, in a list of many too.
    await countAttempt(ctx, [
      { key: `consent ${knownShopper(ctx).customerId}`, most: mostPerMinute, seconds: 60 },
    ])
    await subscribe(ctx, { email, country: ctx.country, locale: ctx.locale })
  } else {
    if (email !== (await requireOwnEmail(ctx))) {
      throw forbidden('Only its owner ends a subscription: signed in, or by the link in the mail.')
    }
    await ctx.db.query(setState(ctx.site.siteId, email, 'cancelled', ctx.now))
  }
  return { subscriptionId, channel, contactPointValue, status }
}
