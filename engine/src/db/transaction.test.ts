import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { dbOver, openPool } from './db.ts'
import { sql } from './sql.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.run(sql`create table noted (word text unique)`)
})
afterAll(() => database.drop())

/** A handle over one connection, and what it sends, as it arrives. */
const watchedDb = async () => {
  const { host, port } = new pg.Client({ connectionString: database.url })
  const sent: unknown[] = []
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    near.on('data', (bytes) => sent.push(bytes))
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { username, password, pathname } = new URL(database.url)
  const open = (server.address() as AddressInfo).port
  const pool = openPool(`postgresql://${username}:${password}@127.0.0.1:${open}${pathname}`, { max: 1 })
  onTestFinished(async () => {
    await pool.end()
    server.close()
  })
  return { db: dbOver(pool), sent }
}

const note = (word: string) => sql`insert into noted (word) values (${word})`
const words = sql<{ word: string }>`select word from noted order by word`

test('what a transaction asks for at once leaves together, its beginning too, and runs in that order', async () => {
  const { db, sent } = await watchedDb()
  await db.query(words)
  sent.length = 0
  const found = await db.transaction((tx) =>
    Promise.all([tx.run(note('one')), tx.query(words), tx.run(note('two')), tx.query(words)]),
  )
  expect(found).toEqual([1, [{ word: 'one' }], 1, [{ word: 'one' }, { word: 'two' }]])
  // All of it, then the commit.
  expect(sent).toHaveLength(2)
})

test('where one of them fails nothing of it stays, and the connection serves on', async () => {
  const { db } = await watchedDb()
  const before = await db.query(words)
  const never = sql<{ word: string }>`select word from noted where word = 'never'`
  const failed = db.transaction((tx) =>
    Promise.all([tx.run(note('three')), tx.run(note('three')), tx.query(never), tx.run(note('four'))]),
  )
  await expect(failed).rejects.toThrow('duplicate key')
  expect(await db.query(words)).toEqual(before)
  // The same statements, some of which the server had not prepared when the first one failed.
  const again = await db.transaction((tx) => Promise.all([tx.run(note('three')), tx.query(never)]))
  expect(again).toEqual([1, []])
})
