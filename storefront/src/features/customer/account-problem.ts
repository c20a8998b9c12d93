import { problemMessage } from '../../api/problem-message.ts'
import { accountProblemMessages as texts } from './account-problem-messages.ts'
import { messages } from './messages.ts'

/** The text for a failure in the account's area [S8.010–S8.013]. */
export const accountProblem = (error: unknown) =>
  problemMessage(error, {
    'invalid-email': texts.invalidEmail,
    'update-password': texts.wrongPassword,
    'invalid-credentials': texts.invalidCredentials,
    'login-already-in-use': messages.inUse,
    'invalid-password': messages.common,
    '429': messages.tooMany,
  })
