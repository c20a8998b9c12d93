import { isProblem } from './problem.ts'

/** Without an answer, in haste, or where one has to sign in first, the same may well work later. */
const passing = new Set([401, 408, 429])

/** Whether the engine said no in a way that it would repeat. */
export const isRejected = (error: unknown): boolean =>
  isProblem(error) && error.status >= 400 && error.status < 500 && !passing.has(error.status)
