import { expect, test } from 'vitest'
import { Problem } from '../../api/problem.ts'
import { runSteps } from './run-steps.ts'

const many = Array.from({ length: 23 }, (_, at) => `r${at}`)

/** Runs a step for each of many rows; `stopsAfter`: a person gives up after so many. */
const run = async (step: (row: string) => Promise<unknown>, stopsAfter = Number.POSITIVE_INFINITY) => {
  let [pauses, done] = [0, 0]
  const tried: string[] = []
  const outcomes = await runSteps({
    rows: many,
    nameOf: (row) => row,
    step: (row) => {
      tried.push(row)
      return step(row)
    },
    pause: async () => void pauses++,
    isStopped: () => done >= stopsAfter,
    onDone: ({ changed, overtaken, refused }) => {
      done = changed + overtaken + refused
    },
  })
  return { outcomes, tried, pauses: () => pauses }
}

test('each row has its step once, and what was not done is told with its reason', async () => {
  const { outcomes, tried } = await run(async (row) => {
    if (row === 'r3') throw new Problem(412, 'precondition-failed', '')
    if (row === 'r5') throw new Problem(409, 'order-status-transition', '', { status: 'canceled' })
    if (row === 'r8') throw new Problem(403, 'forbidden', 'Not there.')
    if (row === 'r9') throw new Problem(404, 'order-not-found', '')
  })
  expect(tried.toSorted()).toEqual(many.toSorted())
  expect(outcomes).toMatchObject({ changed: 19, overtaken: 3, refused: 1, unchanged: 0 })
  expect(outcomes.exceptions.map(({ id, outcome }) => `${id} ${outcome}`).toSorted()).toEqual([
    'r3 overtaken',
    'r5 overtaken',
    'r8 refused',
    'r9 overtaken',
  ])
})

test('a step that comes too soon waits and is tried again', async () => {
  const early = new Set(['r2', 'r7'])
  const { outcomes, tried, pauses } = await run(async (row) => {
    if (early.delete(row)) throw new Problem(429, 'too-many-requests', '')
  })
  expect(outcomes.changed).toBe(many.length)
  expect(pauses()).toBe(2)
  expect(tried).toHaveLength(many.length + 2)
})

test('who stops it is told what was done; nothing is begun after a lost connection', async () => {
  const stopped = await run(async () => undefined, 5)
  expect(stopped.outcomes.changed).toBeGreaterThanOrEqual(5)
  expect(stopped.outcomes.changed).toBeLessThan(10)
  let begun = 0
  await expect(
    run(async (row) => {
      begun++
      if (row === 'r1') throw new Problem(0, 'network', 'gone')
    }),
  ).rejects.toThrow('network')
  expect(begun).toBeLessThan(10)
})
