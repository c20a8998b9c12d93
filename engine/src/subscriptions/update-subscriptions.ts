import type { Operation } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import type { consentContract } from './consent-contract.ts'
import { saveConsent } from './save-consent.ts'

/** Saves consents one by one and reports for each whether it was saved. Problems: none of its own. */
export const updateSubscriptions = (async (ctx, { body }) => {
  const results = []
  for (const consent of body.subscriptions) {
    const { subscriptionId, contactPointValue, channel, status } = consent
    const said = { subscriptionId, contactPointValue, channel, status }
    try {
      await saveConsent(ctx, consent)
      results.push({ ...said, success: true })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { kind, detail } = error
      results.push({ ...said, success: false, error: { code: kind.slug, message: detail } })
    }
  }
  return { results }
}) satisfies Operation<typeof consentContract.updateSubscriptions>
