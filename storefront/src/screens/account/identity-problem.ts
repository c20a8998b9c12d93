import { problemMessage } from '../../api/problem-message.ts'
import { isProblem } from '../../api/problem.ts'
import { accountProblem, type JoinOutcome } from '../../features/customer/index.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'
import { identityMessages } from './identity-messages.ts'

/** What is said once the shopper is back. */
export const outcomeText: Record<JoinOutcome, Text> = {
  joined: identityMessages.joined,
  taken: identityMessages.taken,
  access_denied: identityMessages.cancelled,
  temporarily_unavailable: identityMessages.away,
  expired: identityMessages.expired,
  failed: identityMessages.failed,
}

/** Why a way to sign in could neither come nor go. */
export const identityProblem = (error: unknown) => {
  if (isProblem(error, 'update-password') || isProblem(error, 429)) return accountProblem(error)
  return problemMessage(error, {
    'recent-sign-in-required': identityMessages.signInAnew,
    'only-way-in': identityMessages.only,
  })
}
