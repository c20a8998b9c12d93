import type { JobExecution } from '../../api/jobs.ts'
import { isProblem } from '../../api/problem.ts'

/** What a step on many things has come to: how many of each kind, and the first that were overtaken or refused. */
export type Outcomes = NonNullable<JobExecution['c_outcomes']>
export type Exception = Outcomes['exceptions'][number]

export const noOutcomes: Outcomes = { changed: 0, unchanged: 0, overtaken: 0, refused: 0, exceptions: [] }

/** Problems that say: somebody else was quicker. */
const overtaking = new Set(['precondition-failed', 'order-status-transition', 'opportunity-state'])

/** What became of a thing whose step failed. */
export const exceptionOf = (id: string, error: unknown): Exception => {
  if (!isProblem(error)) throw error
  if (error.status === 404 || overtaking.has(error.slug)) return { id, outcome: 'overtaken' }
  return { id, outcome: 'refused', problem: error.slug, detail: error.detail }
}

/** Outcomes with one more. */
export const withOutcome = (before: Outcomes, what: 'changed' | Exception): Outcomes =>
  what === 'changed'
    ? { ...before, changed: before.changed + 1 }
    : {
        ...before,
        [what.outcome]: before[what.outcome] + 1,
        exceptions: [...before.exceptions, what],
      }
