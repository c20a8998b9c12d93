import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { qaTemplate } from '../testing.ts'
import { openSiteCache, type SiteCache } from './site-cache.ts'

let database: TestDatabase
let sites: SiteCache
beforeAll(async () => {
  database = await createTestDatabase(await qaTemplate())
  sites = await openSiteCache(database.pool, async () => undefined)
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await sites.close()
  await database.drop()
})

const shown = async () => (await sites.get('Lamina'))?.catalogVersion ?? 0

/** The next version, and that it is heard of. */
const raise = (heard: boolean) =>
  database.pool.query(
    `with raised as (update site set catalog_version = catalog_version + 1 returning id)
     select ${heard ? `pg_notify('lamina_catalog', id)` : 'id'} from raised`,
  )

/** Until the work is done nobody can read which version there is. */
const whileNothingCanBeRead = async (work: () => Promise<void>) => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table site in access exclusive mode')
    await work()
  } finally {
    await client.query('commit')
    client.release()
  }
}

const readersWaiting = async () => {
  const { rows } = await database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_locks where relation = 'site'::regclass and not granted`,
  )
  return rows[0]?.waiting
}

/** Whether what is asked is answered at all; so much else happens in the database meanwhile that it could be. */
const isAnswered = async (asked: Promise<unknown>) => {
  let answered = false
  const noted = asked.then(() => {
    answered = true
  })
  noted.catch(() => undefined)
  for (let turn = 0; turn < 5; turn++) await database.pool.query('select 1')
  return answered
}

test('a change that is heard now and then is waited for', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
  const before = await shown()
  await raise(true)
  await expect.poll(shown).toBe(before + 1)
})

test('nobody waits for a flood of changes: the former version is shown until the new one has been read', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  const before = await shown()
  // More in a row than are shown at once: the rest is heard of, and shown together.
  for (let change = 0; change < 15; change++) await raise(true)
  await expect.poll(shown).toBeGreaterThan(before)
  const last = before + 15
  await expect.poll(shown).toBe(last)
  await raise(true)
  await whileNothingCanBeRead(async () => {
    // What was heard is being read, and cannot be.
    await expect.poll(readersWaiting).toBe(1)
    expect(await isAnswered(shown())).toBe(true)
    expect(await shown()).toBe(last)
  })
  await expect.poll(shown).toBe(last + 1)
})

test('nor for the look whether others changed something, unless what was read is nearly a second old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 })
  const before = await shown()
  await raise(false)
  vi.setSystemTime(Date.now() + 500)
  await whileNothingCanBeRead(async () => {
    expect(await shown()).toBe(before)
  })
  await expect.poll(shown).toBe(before + 1)
  await raise(false)
  vi.setSystemTime(Date.now() + 1_000)
  const asked: Promise<number>[] = []
  await whileNothingCanBeRead(async () => {
    asked.push(shown())
    expect(await isAnswered(Promise.all(asked))).toBe(false)
  })
  expect(await Promise.all(asked)).toEqual([before + 2])
})
