import { isEmail } from '../../../facts/email.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Input } from '../kernel/contract.ts'
import type { Operation } from '../kernel/operation.ts'
import type { subscriptionsContract } from './contract.ts'
import { duplicateSubscription, invalidSubscription } from './problems.ts'
import { requiresConfirmation, subscribe } from './subscribe.ts'
import type { Subscription } from './subscription.ts'

type Body = Input<typeof subscriptionsContract.createSubscription>['body']

const readBody = (ctx: Ctx, { email, country }: Body): Pick<Subscription, 'email' | 'country' | 'locale'> => {
  const known = ctx.site.countries.find(({ code }) => code === country)
  if (typeof email !== 'string' || !isEmail(email) || !known) {
    throw invalidSubscription('The address or the country is not valid.', { statusCode: 400 })
  }
  return { email: email.trim().toLowerCase(), country: known.code, locale: ctx.locale }
}

/**
 * Subscribes an address to the newsletter of a country (S7.036). An address that was cancelled, or moves to another
 * country, is `Updated`. Problems: 400 invalid-subscription, 409 duplicate-subscription; both with `statusCode`.
 */
export const createSubscription = (async (ctx, { body }) => {
  const title = await subscribe(ctx, readBody(ctx, body))
  if (!title) throw duplicateSubscription('The address is subscribed already.', { statusCode: 409 })
  const confirms = requiresConfirmation(ctx)
  const detail = confirms ? 'A mail with a link to confirm has been sent.' : 'The address is subscribed.'
  return { title, detail, statusCode: confirms ? 202 : 200 }
}) satisfies Operation<typeof subscriptionsContract.createSubscription>
