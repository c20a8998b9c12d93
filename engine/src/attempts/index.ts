export { type Attempt, attemptsBefore, countAttempt, forgetAttempts, type Limit } from './count-attempt.ts'
export { deleteOldAttempts } from './queries.ts'
