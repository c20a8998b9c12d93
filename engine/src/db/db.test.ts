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

test('afterCommit runs after the commit, never after a rollback, and at once outside a transaction', async () => {
  const { db } = database
  await db.run(sql`create table noted (word text)`)
  const words = sql<{ word: string }>`select word from noted order by word`
  const seen: Promise<{ word: string }[]>[] = []
  const look = () => void seen.push(db.query(words))
  await db.transaction(async (tx) => {
    tx.afterCommit(look)
    await tx.run(sql`insert into noted values ('kept')`)
    await tx.transaction(async (nested) => nested.afterCommit(look))
    expect(seen).toEqual([])
  })
  expect(await Promise.all(seen)).toEqual([[{ word: 'kept' }], [{ word: 'kept' }]])
  const failed = db.transaction(async (tx) => {
    tx.afterCommit(look)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(seen).toHaveLength(2)
  db.afterCommit(look)
  expect(seen).toHaveLength(3)
  await Promise.all(seen)
})
