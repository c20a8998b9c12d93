import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { systemClock } from '../kernel/clock.ts'
import { randomIds } from '../kernel/ids.ts'
import type { Job } from '../kernel/outbox.ts'
import { openSiteCache } from '../sites/index.ts'
import { qaTemplate } from '../testing.ts'
import { createJobs, type Jobs } from './create-jobs.ts'

let database: TestDatabase
let closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  database = await createTestDatabase(await qaTemplate())
})
afterAll(async () => {
  for (const close of closing) await close()
  closing = []
  await database.drop()
})

/** A process that works on these jobs. */
const startProcess = async (jobs: readonly Job[]): Promise<Jobs> => {
  const { pool } = database
  const sites = await openSiteCache(pool, async () => undefined)
  const process = await createJobs(pool, jobs)
  closing.push(process.stop, sites.close)
  await process.start({
    pool,
    merchantPool: pool,
    sites,
    clock: systemClock,
    ids: randomIds,
    gateways: {},
    publicOrigin: 'http://localhost',
    secretKey: 'test-secret-key-0123456789abcdef0123456789',
    production: false,
    warn: () => undefined,
  })
  return process
}

test('what another process asks for, and what has to be tried again, does not wait for its queue’s own look', async () => {
  let runs = 0
  const noted: Job = {
    name: 'test.noted',
    run: async () => {
      runs++
      if (runs === 2) throw new Error('the second run fails')
    },
  }
  await startProcess([noted])
  const other = await createJobs(database.pool, [noted])
  closing.push(other.stop)
  const ask = () =>
    database.db.transaction((tx) =>
      other.outbox.send(tx, { name: noted.name, siteId: 'Lamina', locale: 'es-SV', data: {} }),
    )
  await ask()
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(1)
  // The queue has just looked by itself, and does so again half a minute later.
  await ask()
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(3)
})
