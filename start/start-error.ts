import { inspect } from 'node:util'
import { ConfigError } from '../engine/src/environment.ts'
import { Problem } from '../engine/src/kernel/problem.ts'
import { withSourceLines } from './program/source-lines.ts'

/**
 * A reason not to start that the operator can act on. The reason is printed as one line, without a stack, and the
 * process ends with exit code 1.
 */
export class StartError extends Error {
  override name = 'StartError'
}

/** PostgreSQL's code of a table that is not there (Appendix A of its manual). */
const undefinedTable = '42P01'

const isUnmigrated = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === undefinedTable

/** Tells why the process cannot go on: one line for what the operator can mend, else the bug with its stack. */
export const reportFailure = (error: unknown, out: Pick<Console, 'error'> = console): void => {
  if (error instanceof Problem) out.error(error.detail)
  else if (error instanceof StartError || error instanceof ConfigError) out.error(error.message)
  else if (isUnmigrated(error))
    out.error('The database lacks a table of this version: run "npm run lamina -- migrate" first.')
  else out.error(withSourceLines(inspect(error)))
}
