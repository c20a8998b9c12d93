import { ConfigError } from '../engine/src/environment.ts'
import { Problem } from '../engine/src/kernel/problem.ts'

/**
 * A reason not to start that the operator can act on. The reason is printed as one line, without a stack, and the
 * process ends with exit code 1.
 */
export class StartError extends Error {
  override name = 'StartError'
}

/** Prints why the process cannot go on: one line for what the operator can mend, else the bug with its stack. */
export const reportFailure = (error: unknown): void => {
  if (error instanceof Problem) console.error(error.detail)
  else if (error instanceof StartError || error instanceof ConfigError) console.error(error.message)
  else console.error(error)
}
