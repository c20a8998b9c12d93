import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { createJobs } from './create-jobs.ts'
import { jobs } from './jobs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const openOnce = async () => (await createJobs(database.pool, jobs)).stop()
const patienceOf = async (name: string) => {
  const { rows } = await database.db.executeSql(
    'select retry_limit, retry_delay, dead_letter from pgboss.queue where name = $1',
    [name],
  )
  return rows
}

test('the queues of an older release are tried as this one says', async () => {
  await openOnce()
  const fresh = await patienceOf('mail.send')
  expect(fresh).toHaveLength(1)
  await database.db.executeSql('update pgboss.queue set retry_limit = 3, retry_delay = 77')
  await openOnce()
  expect(await patienceOf('mail.send')).toEqual(fresh)
})
