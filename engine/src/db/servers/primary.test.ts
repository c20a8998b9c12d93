import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../testing.ts'
import { dbOver, openPool } from '../db.ts'
import { isDatabaseFailure } from '../database-failure.ts'
import { sql } from '../sql.ts'

type Door = {
  port: number
  /** New connections are refused and those that are open are cut: the machine is gone. */
  close(): void
  /** Nothing passes any more, and nothing says so: the machine hangs, or its line is cut. */
  freeze(): void
  isUsed(): boolean
}

/** A port of its own that leads to the server of `url`. */
const openDoor = async (url: string): Promise<Door> => {
  const { host, port } = new pg.Client({ connectionString: url })
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    near.on('data', (bytes) => isFrozen || far.write(bytes))
    far.on('data', (bytes) => isFrozen || near.write(bytes))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(close)
  const freeze = () => {
    isFrozen = true
  }
  return { port: (server.address() as AddressInfo).port, close, freeze, isUsed: () => sockets.size > 0 }
}

const openCluster = async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const doors = [await openDoor(database.url), await openDoor(database.url)] as const
  const { username, password, pathname } = new URL(database.url)
  const list = doors.map(({ port }) => `127.0.0.1:${port}`).join(',')
  const url = `postgresql://${username}:${password}@${list}${pathname}?target_session_attrs=read-write`
  const pool = openPool(url, { max: 4 })
  onTestFinished(() => pool.end())
  return { doors, pool, db: dbOver(pool), url, plain: database.db }
}

const one = sql<{ one: number }>`select 1 as one`

test('where a server goes, the next question is answered by another', async () => {
  const { doors, db, url } = await openCluster()
  expect(await db.one(one)).toEqual({ one: 1 })
  expect(db.url).toBe(url)
  doors.find((door) => door.isUsed())?.close()
  await vi.waitFor(async () => expect(await db.one(one)).toEqual({ one: 1 }), 15_000)
})

test('a question that waits for a server that hangs fails once another is the primary, and is asked again there', async () => {
  const { doors, db, plain } = await openCluster()
  const sleeping = sql<{ pid: number }>`select pid from pg_stat_activity
    where query like 'select pg_sleep%' and pid <> pg_backend_pid() and datname = current_database()`
  const waiting = db.executeSql('select pg_sleep(60)').then(
    () => undefined,
    (error: Error) => error,
  )
  await expect.poll(() => plain.query(sleeping)).toHaveLength(1)
  const used = await vi.waitFor(() => {
    const [door, ...others] = doors.filter((each) => each.isUsed())
    expect(others).toEqual([])
    return door
  }, 15_000)
  used?.freeze()
  expect(isDatabaseFailure((await waiting) ?? new Error('answered'))).toBe(true)
  expect(await db.one(one)).toEqual({ one: 1 })
})

test('where no server can be written to, the reason is told, as a failure of the database', async () => {
  const { doors, db } = await openCluster()
  for (const door of doors) door.close()
  const refused = await db.one(one).catch((error: Error) => error)
  expect(refused).toBeInstanceOf(Error)
  expect(isDatabaseFailure(refused as Error)).toBe(true)
})
