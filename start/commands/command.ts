import { type Db, dbOver, openPool } from '../../engine/src/db/db.ts'
import type { Config } from '../config.ts'
import { borrowDatabase } from '../database.ts'

/** What a command of the command line gets. */
export type CommandContext = { config: Config; say(line: string): void }

export type Command = {
  /** What follows `npm run lamina --`: "mail show <id>". The plain words select the command. */
  usage: string
  summary: string
  /** `args`: what stood in the places of the usage. Throws UsageError, StartError, or whatever the work throws. */
  run(context: CommandContext, args: string[], flags: ReadonlySet<string>): Promise<void>
}

/** The command was not understood; the usage is printed. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Lends the URL of the database for the time of `work`. */
export const withDatabaseUrl = async <T>(
  { config, say }: CommandContext,
  work: (url: string) => Promise<T>,
) => {
  const database = await borrowDatabase(config, say)
  try {
    return await work(database.url)
  } finally {
    await database.close()
  }
}

/** Lends a handle on the database for the time of `work`. */
export const withDb = <T>(context: CommandContext, work: (db: Db) => Promise<T>) =>
  withDatabaseUrl(context, async (url) => {
    const pool = openPool(url, { max: 2 })
    try {
      return await work(dbOver(pool))
    } finally {
      await pool.end()
    }
  })
