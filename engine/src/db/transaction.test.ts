import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { withBulkTransaction } from './bulk-transaction.ts'
import { type Db, dbOver, openPool } from './db.ts'
import { sql } from './sql.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.run(sql`create table noted (word text unique)`)
})
afterAll(() => database.drop())

/** `change`s what of the driver's bytes reaches the server, in place. A handle over one connection, and what it sends, as it arrives. */
const watchedDb = async (change: (bytes: Buffer) => void = () => undefined) => {
  const { host, port } = new pg.Client({ connectionString: database.url })
  const sent: Buffer[] = []
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    near.on('data', (bytes: Buffer) => {
      change(bytes)
      sent.push(bytes)
    })
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

test('its beginning leaves with its first statement, what it asks for at once together, and all runs in that order', async () => {
  const { db, sent } = await watchedDb()
  await db.transaction((tx) => tx.query(words))
  sent.length = 0
  const found = await db.transaction((tx) =>
    Promise.all([tx.run(note('one')), tx.query(words), tx.run(note('two')), tx.query(words)]),
  )
  expect(found).toEqual([1, [{ word: 'one' }], 1, [{ word: 'one' }, { word: 'two' }]])
  // The beginning with the first of them, the others, the commit.
  expect(sent).toHaveLength(3)
  sent.length = 0
  expect(await db.transaction((tx) => tx.query(words))).toHaveLength(2)
  expect(sent).toHaveLength(2)
  sent.length = 0
  await db.transaction(async () => undefined)
  expect(sent).toHaveLength(0)
})

test.each(['the first of a connection', 'a later one'] as const)(
  'where a transaction does not begin nothing of it stays: %s',
  async (which) => {
    let isRefused = false
    const { db } = await watchedDb((bytes) => {
      // As if the server had cancelled it: it knows no statement of that name.
      const at = isRefused ? bytes.indexOf('begin') : -1
      if (at >= 0) bytes.write('never', at)
    })
    if (which === 'a later one') await db.transaction((tx) => tx.query(words))
    const before = await db.query(words)
    isRefused = true
    const alone = db.transaction((tx) => tx.run(note(`alone in ${which}`)))
    await expect(alone).rejects.toThrow('does not exist')
    expect(await db.query(words)).toEqual(before)
    isRefused = false
    if (which === 'a later one') await db.transaction((tx) => tx.query(words))
    isRefused = true
    const several = db.transaction((tx) =>
      Promise.all([tx.run(note(`one in ${which}`)), tx.run(note(`two in ${which}`)), tx.run(note('three'))]),
    )
    await expect(several).rejects.toThrow('does not exist')
    isRefused = false
    expect(await db.query(words)).toEqual(before)
    expect(await db.transaction((tx) => tx.run(note(`kept in ${which}`)))).toBe(1)
    expect(await db.query(words)).toHaveLength(before.length + 1)
  },
)

test('what a transaction asks for after it has failed is refused, and what it asked for before is undone', async () => {
  const { db } = await watchedDb()
  await db.transaction((tx) => tx.query(words))
  const before = await db.query(words)
  let asked: Promise<PromiseSettledResult<number>[]> | undefined
  const failed = db.transaction(async (tx) => {
    const late = tx.query(words).then(() => tx.run(note('late')))
    asked = Promise.allSettled([late, tx.run(note('held'))])
    throw new Error('work failed')
  })
  await expect(failed).rejects.toThrow('work failed')
  expect(await asked).toEqual([
    {
      status: 'rejected',
      reason: new Error('the transaction has ended: insert into noted (word) values ($1)'),
    },
    { status: 'fulfilled', value: 1 },
  ])
  expect(await db.query(words)).toEqual(before)
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

test('work that goes on after a failed statement is no success: nothing was kept, nobody is told of a commit', async () => {
  const { db } = await watchedDb()
  const before = await db.query(words)
  const told: string[] = []
  const swallowing = async (tx: Db) => {
    tx.afterCommit(() => void told.push('committed'))
    await tx.run(note('five'))
    await tx.run(note('five')).catch(() => 0)
  }
  await expect(db.transaction(swallowing)).rejects.toThrow('nothing was committed')
  const bulk = { databaseUrl: database.url, applicationName: 'test' }
  await expect(withBulkTransaction(bulk, ({ tx }) => swallowing(tx))).rejects.toThrow('nothing was committed')
  expect(told).toEqual([])
  expect(await db.query(words)).toEqual(before)
  expect(await db.transaction((tx) => tx.run(note('five')))).toBe(1)
})
