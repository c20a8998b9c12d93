import { PgBoss } from 'pg-boss'
import { jobSchema } from '../db/install-jobs.ts'
import type { Db } from '../db/db.ts'
import { selectDeadLetters, selectQueueDepths, selectWaiting } from './queries.ts'

/** The queue of jobs that were given up after their last try. */
export const deadLetters = 'dead.letters'

/** Jobs that were given up, the newest first, with the reason of the last try. */
export const listDeadLetters = (db: Db) => db.query(selectDeadLetters(deadLetters))

/** How many jobs there are by name and state: the depth of the outbox. */
export const listJobs = (db: Db) => db.query(selectQueueDepths())

/** How many jobs wait to be tried, and how many wait for somebody to look at them. */
export const countWaiting = async (db: Db): Promise<{ waiting: number; givenUp: number }> => {
  const rows = await db.query(selectWaiting())
  const sum = (of: typeof rows) => of.reduce((all, { count }) => all + count, 0)
  return {
    waiting: sum(rows.filter(({ name }) => name !== deadLetters)),
    givenUp: sum(rows.filter(({ name }) => name === deadLetters)),
  }
}

/** Puts all given-up jobs back to be tried anew; tells how many. */
export const retryDeadLetters = async (db: Db): Promise<number> => {
  const boss = new PgBoss({ schema: jobSchema, db, migrate: false, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    return await boss.redrive(deadLetters, { limit: 10_000 })
  } finally {
    await boss.stop({ graceful: false })
  }
}
