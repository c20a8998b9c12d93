import { listDeadLetters, listJobs, retryDeadLetters } from '../../engine/src/jobs/index.ts'
import { type Command, withDb } from './command.ts'
import { minute, table } from './table.ts'

const list: Command = {
  usage: 'jobs list',
  summary: 'background work by state, and what was given up',
  run: (context) =>
    withDb(context, async (db) => {
      const depths = await listJobs(db)
      context.say(
        table(
          ['job', 'state', 'count'],
          depths.map(({ name, state, count }) => [name, state, String(count)]),
        ),
      )
      const dead = await listDeadLetters(db)
      if (dead.length === 0) return
      const rows = dead.map(({ givenUpAt, name, id, reason }) => [
        minute(givenUpAt),
        name,
        id,
        reasonOf(reason),
      ])
      context.say(`\n${table(['given up', 'job', 'id', 'reason'], rows)}`)
    }),
}

const retry: Command = {
  usage: 'jobs retry',
  summary: 'try what was given up once more',
  run: (context) =>
    withDb(context, async (db) => context.say(`${await retryDeadLetters(db)} jobs will be tried again.`)),
}

const reasonOf = (reason: unknown) => {
  const { message } = (reason ?? {}) as { message?: unknown }
  return (typeof message === 'string' ? message : JSON.stringify(reason ?? '')).slice(0, 100)
}

export const jobCommands = [list, retry]
