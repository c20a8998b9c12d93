import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from './sql.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const ownPid = sql<{ pid: number }>`select pg_backend_pid() as pid`

test('a connection cut between two statements of a transaction fails that transaction alone', async () => {
  const { db } = database
  const begun = Promise.withResolvers<number>()
  const cut = Promise.withResolvers<void>()
  const transaction = db.transaction(async (tx) => {
    begun.resolve((await tx.one(ownPid)).pid)
    await cut.promise
    return tx.one(ownPid)
  })
  const outcome = transaction.catch((error: Error) => error)
  const pid = await begun.promise
  await db.query(sql`select pg_terminate_backend(${pid})`)
  // Gone from the server's list, and one more answer on a neighbouring connection: this side has heard of it too.
  await vi.waitFor(async () =>
    expect(await db.query(sql`select 1 from pg_stat_activity where pid = ${pid}`)).toEqual([]),
  )
  cut.resolve()
  expect(await outcome).toBeInstanceOf(Error)
  expect((await db.transaction((tx) => tx.one(ownPid))).pid).not.toBe(pid)
})
