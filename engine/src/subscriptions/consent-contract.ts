import type { OperationContract } from '../kernel/contract.ts'
import { badRequest, forbidden } from '../kernel/problem.ts'
import { Body, OneOf, Open, type Static, Type } from '../kernel/schema.ts'

const Channel = OneOf('email', 'sms', 'whatsapp')
const Status = OneOf('opt_in', 'opt_out')

const consent = {
  subscriptionId: Type.String({ minLength: 1, maxLength: 255, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  /** The address, of the channel `email`. */
  contactPointValue: Type.String({ minLength: 3, maxLength: 320 }),
  channel: Channel,
  status: Status,
}
const Consent = Body('ConsentSubscriptionRequest', consent)
export type Consent = Static<typeof Consent>

const Entry = Open('SubscriptionStatusEntry', {
  channel: Channel,
  contactPointValue: Type.String(),
  status: Status,
})

export const consentContract = {
  getSubscriptions: {
    query: Type.Object({
      /** Where a subscription may be offered, comma-joined; without them all. */
      tags: Type.Optional(Type.String({ maxLength: 500 })),
      /** `consentStatus`: what the customer of the token has said. */
      expand: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Open('ConsentSubscriptionResponse', {
      data: Type.Array(
        Open('ConsentSubscription', {
          subscriptionId: Type.String(),
          channels: Type.Array(Channel),
          title: Type.Optional(Type.String()),
          subtitle: Type.Optional(Type.String()),
          tags: Type.Array(Type.String()),
          consentType: OneOf('marketing', 'legal'),
          consentRequired: Type.Boolean(),
          defaultStatus: Status,
          consentStatus: Type.Optional(Type.Array(Entry)),
        }),
      ),
    }),
  },
  updateSubscription: {
    body: Consent,
    answer: Open('ConsentSubscriptionUpdateResponse', consent),
    problems: [badRequest, forbidden],
    perMinute: 10,
  },
  updateSubscriptions: {
    body: Body('ConsentSubscriptionBulkRequest', {
      subscriptions: Type.Array(Consent, { minItems: 1, maxItems: 50 }),
    }),
    answer: Open('ConsentSubscriptionBulkResponse', {
      results: Type.Array(
        Open('ConsentSubscriptionResult', {
          ...consent,
          success: Type.Boolean(),
          error: Type.Optional(
            Open('ConsentSubscriptionError', { code: Type.String(), message: Type.String() }),
          ),
        }),
      ),
    }),
    perMinute: 10,
  },
} as const satisfies Record<string, OperationContract>
