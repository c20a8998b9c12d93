import type pg from 'pg'
import { dbOver } from './db.ts'

/** Whether the database can do its work. Rejects while it does not answer. */
export type Readiness = {
  /** Something could not be read or written: from here on only a write is believed. */
  doubt(): void
  check(): Promise<'ok' | 'cannot write'>
}

/**
 * New files and pages, as what shoppers write needs them: on a full disk a small change within a page still goes
 * through. A standby refuses to make a table.
 */
const someWriting = 'create temporary table readiness on commit drop as select generate_series(1, 20000)'

/** While nothing has failed the database is asked lightly; after a failure it has to write once. */
export const createReadiness = (pool: pg.Pool): Readiness => {
  const db = dbOver(pool)
  let doubted = false
  const canWrite = () =>
    db
      .transaction((tx) => tx.executeSql(someWriting))
      .then(
        () => true,
        () => false,
      )
  return {
    doubt: () => {
      doubted = true
    },
    check: async () => {
      await db.executeSql('select 1')
      if (doubted) doubted = !(await canWrite())
      return doubted ? 'cannot write' : 'ok'
    },
  }
}
