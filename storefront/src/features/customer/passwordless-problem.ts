import { isProblem } from '../../api/problem.ts'
import { messages } from './messages.ts'
import { resetMessages } from './reset-messages.ts'
import { serverPattern } from './server-pattern.ts'

/** The text for a failed passwordless call, first or second half [S8.017] [S6.013]. */
export const passwordlessProblem = (error: unknown) => {
  const pattern = serverPattern(error)
  if (pattern === 'feature-unavailable') return resetMessages.unavailable
  if (pattern === 'user-not-found') return resetMessages.accountRequired
  if (pattern) return resetMessages.invalidToken
  return isProblem(error, 429) ? messages.tooMany : messages.failed
}
