import type { OperationContract } from '../kernel/contract.ts'
import { Body, OneOf, Open, Type } from '../kernel/schema.ts'
import { duplicateSubscription, invalidLink, invalidSubscription } from './problems.ts'

const Link = Body('subscription_link', { token: Type.String({ minLength: 1, maxLength: 1000 }) })

const Outcome = Open('SubscriptionOutcome', {
  /** `Subscribed`, or `Updated` for an address that was known and is subscribed now. */
  title: OneOf('Subscribed', 'Updated', 'Confirmed', 'Cancelled'),
  detail: Type.String(),
  statusCode: Type.Integer(),
})

export const subscriptionsContract = {
  createSubscription: {
    body: Type.Object({
      email: Type.Optional(Type.Unknown()),
      /** Code of a country the shop sells in. */
      country: Type.Optional(Type.Unknown()),
    }),
    answer: Outcome,
    problems: [invalidSubscription, duplicateSubscription],
    perMinute: 10,
  },
  confirmSubscription: { body: Link, answer: Outcome, problems: [invalidLink], perMinute: 20 },
  cancelSubscription: { body: Link, answer: Outcome, problems: [invalidLink], perMinute: 20 },
} as const satisfies Record<string, OperationContract>
