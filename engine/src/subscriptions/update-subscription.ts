import type { Operation } from '../kernel/operation.ts'
import { keepConsent } from './keep-consent.ts'
import type { consentContract } from './consent-contract.ts'

/** Keeps one consent. Problems: 400, 403. */
export const updateSubscription = ((ctx, { body }) => keepConsent(ctx, body)) satisfies Operation<
  typeof consentContract.updateSubscription
>
