import type { Operation } from '../kernel/operation.ts'
import type { consentContract } from './consent-contract.ts'
import { saveConsent } from './save-consent.ts'

/** Saves one consent. Problems: 400, 403. */
export const updateSubscription = ((ctx, { body }) => saveConsent(ctx, body)) satisfies Operation<
  typeof consentContract.updateSubscription
>
