import { isProblem } from '../../api/problem.ts'
import { exceptionOf, noOutcomes, type Outcomes, withOutcome } from './outcomes.ts'

/** As many steps are under way at once. */
const batchSize = 4

type Steps<Row> = {
  rows: readonly Row[]
  /** What it is called in the list of what was not done. */
  nameOf(row: Row): string
  step(row: Row): Promise<unknown>
  /** Waits before a step is tried again that came too soon after others. */
  pause(): Promise<void>
  isStopped(): boolean
  /** After each step. */
  onDone(outcomes: Outcomes): void
}

/**
 * Takes a step for each row, some at once, and tells what became of each; none is repeated but one that came too soon after
 * others. A failure that says nothing of the row (no connection, a session that is over) ends it: throws that failure, after the
 * steps under way.
 */
export const runSteps = async <Row>({
  rows,
  nameOf,
  step,
  pause,
  isStopped,
  onDone,
}: Steps<Row>): Promise<Outcomes> => {
  let outcomes = noOutcomes
  let failure: { error: unknown } | undefined
  const waiting = rows.values()
  const take = async (row: Row): Promise<Parameters<typeof withOutcome>[1] | undefined> => {
    for (;;)
      try {
        await step(row)
        return 'changed'
      } catch (error) {
        if (isProblem(error, 429)) {
          await pause()
          if (isStopped()) return undefined
        } else if (!isProblem(error) || error.status === 0 || error.status === 401 || error.status >= 500) {
          failure ??= { error }
          return undefined
        } else return exceptionOf(nameOf(row), error)
      }
  }
  const work = async () => {
    for (const row of waiting) {
      if (failure || isStopped()) return
      const what = await take(row)
      if (what === undefined) return
      outcomes = withOutcome(outcomes, what)
      onDone(outcomes)
    }
  }
  await Promise.all(Array.from({ length: batchSize }, work))
  if (failure) throw failure.error
  return outcomes
}
