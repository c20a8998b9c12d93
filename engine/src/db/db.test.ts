import type pg from 'pg'
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
  await expect.poll(() => db.query(sql`select 1 from pg_stat_activity where pid = ${pid}`)).toEqual([])
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

test('the commit leaves with the last statements: all is kept, and others have waited for no answer of theirs', async () => {
  const { db, pool } = database
  await db.run(sql`create table counted (number int)`)
  // A connection that has begun before.
  await db.transaction((tx) => tx.run(sql`insert into counted values (0)`))
  const sent: string[] = []
  const noteQueries = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const noting = (config: pg.QueryConfig | string, ...rest: unknown[]) => {
      sent.push(typeof config === 'string' ? config : config.text)
      return query(config, ...rest)
    }
    client.query = noting as typeof client.query
  }
  pool.on('acquire', noteQueries)
  const answered: string[] = []
  const numbers = await db.transaction((tx) =>
    tx.commitWith(() =>
      Promise.all(
        [1, 2].map(async (number) => {
          const row = await tx.one(
            sql<{ number: number }>`insert into counted values (${number}) returning number`,
          )
          answered.push(sent.at(-1) ?? '')
          return row.number
        }),
      ),
    ),
  )
  pool.off('acquire', noteQueries)
  expect(numbers).toEqual([1, 2])
  expect(answered).toEqual(['commit', 'commit'])
  const numbersInTable = sql<{ number: number }>`select number from counted order by number`
  expect(await db.query(numbersInTable)).toEqual([{ number: 0 }, { number: 1 }, { number: 2 }])
})

test('where one of the last statements fails its error is told, and nothing is kept', async () => {
  const { db } = database
  await db.run(sql`create table unique_word (word text primary key)`)
  const insert = (word: string) => sql`insert into unique_word values (${word})`
  const afterwards = vi.fn<() => void>()
  const failed = db.transaction(async (tx) => {
    tx.afterCommit(afterwards)
    await tx.run(insert('first'))
    await tx.commitWith(() => Promise.all(['second', 'first', 'third'].map((word) => tx.run(insert(word)))))
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(afterwards).not.toHaveBeenCalled()
  expect(await db.query(sql`select word from unique_word`)).toEqual([])
  // The connection is as good as before.
  await db.transaction((tx) => tx.run(insert('first')))
})

test('what a commit itself refuses is told', async () => {
  const { db } = database
  await db.run(sql`create table parent (id int primary key)`)
  await db.run(sql`create table child (id int references parent deferrable initially deferred)`)
  const orphan = db.transaction((tx) => tx.commitWith(() => tx.run(sql`insert into child values (1)`)))
  await expect(orphan).rejects.toMatchObject({ code: '23503' })
  expect(await db.query(sql`select id from child`)).toEqual([])
})

test('a nested transaction does not commit for the one around it, and nothing is asked after the last statements', async () => {
  const { db } = database
  await db.run(sql`create table nested_word (word text)`)
  const insert = (word: string) => sql`insert into nested_word values (${word})`
  const undone = db.transaction(async (tx) => {
    await tx.transaction((nested) => nested.commitWith(() => nested.run(insert('nested'))))
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  const late = db.transaction(async (tx) => {
    await tx.commitWith(() => tx.run(insert('last')))
    await tx.run(insert('later'))
  })
  await expect(late).rejects.toThrow('the transaction has ended')
  expect(await db.query(sql`select word from nested_word`)).toEqual([{ word: 'last' }])
})
