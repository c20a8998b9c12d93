import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { restoreBackup, writeBackup } from '../engine/src/db/backup/index.ts'
import { createTestDatabase } from '../engine/src/db/testing.ts'
import { type OrderShop, openOrderShop } from '../engine/src/orders/testing.ts'
import { runWords } from './commands/run-words.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const lamina = async (words: readonly string[], env: NodeJS.ProcessEnv) => {
  const told: unknown[] = []
  const tell = (one: unknown) => void told.push(one)
  return { code: await runWords(words, env, { log: tell, error: tell }), text: told.join('\n') }
}

const queryAll = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Whom and what a shop must not lose, and the number that the next order gets. */
const snapshotOf = async (url: string) => ({
  orders: await queryAll(
    url,
    'select order_no, status, total_minor, document::text, created_at from orders order by 1',
  ),
  customers: await queryAll(url, 'select login, password_hash from customer order by 1'),
  stock: await queryAll(url, 'select sku, inventory_id, on_hand from inventory order by 1, 2'),
  jobs: await queryAll(url, 'select name, data::text, state::text from pgboss.job order by id'),
  next: await queryAll(url, "select last_value from pg_sequences where sequencename = 'order_number'"),
})

/** A place for a backup. */
const newBackupFolder = () => join(temporaryFolder(), 'backup')

test('a backup made while the shop sells fills another database: orders, customers, stock, waiting jobs, the next number', async () => {
  const { order } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  expect((await order()).status).toBe(200)
  const folder = newBackupFolder()
  await writeBackup(shop.database.url, folder)
  expect([folder, ...readdirSync(folder).map((name) => join(folder, name))].filter(isReadByOthers)).toEqual(
    [],
  )
  const kept = await snapshotOf(shop.database.url)
  expect(kept.orders).toHaveLength(1)
  expect(kept.jobs.length).toBeGreaterThan(0)
  // What is sold later is not in it.
  const later = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  expect((await later.order()).status).toBe(200)

  const other = await createEmptyDatabase()
  await restoreBackup(other, folder)
  expect(await snapshotOf(other)).toEqual(kept)
  await expect(restoreBackup(other, folder)).rejects.toThrow('The database has a shop.')
  await expect(writeBackup(shop.database.url, folder)).rejects.toThrow('is there already')
})

test('a damaged backup is not restored, not even in part', async () => {
  const folder = newBackupFolder()
  await writeBackup(shop.database.url, folder)
  const other = await createEmptyDatabase()
  const customers = join(folder, 'public.customer.copy.gz')
  const lines = gunzipSync(readFileSync(customers)).toString()
  expect(lines).toContain('@')
  writeFileSync(customers, gzipSync(lines.replace('@', '#')))
  await expect(restoreBackup(other, folder)).rejects.toThrow('The backup is damaged: public.customer')
  writeFileSync(customers, gzipSync(lines).subarray(0, -20))
  await expect(restoreBackup(other, folder)).rejects.toThrow('The backup is damaged: public.customer')
  expect(await queryAll(other, 'select id from site')).toEqual([])
  writeFileSync(customers, gzipSync(lines))
  await restoreBackup(other, folder)
  expect(await queryAll(other, 'select id from site')).toHaveLength(1)
})

test('by command: made, verified on an embedded server, and restored into the empty DATA_DIR', async () => {
  const folder = newBackupFolder()
  const database = { DATABASE_URL: shop.database.url, DATA_DIR: temporaryFolder() }
  expect(await lamina(['backup', folder], database)).toEqual({
    code: 0,
    text: expect.stringContaining('the backup is sound'),
  })
  const embedded = { DATA_DIR: temporaryFolder() }
  expect(await lamina(['restore', folder], embedded)).toEqual({
    code: 0,
    text: expect.stringContaining('Restored'),
  })
  const [order] = await queryAll(shop.database.url, 'select order_no from orders limit 1')
  expect((await lamina(['orders', 'list'], embedded)).text).toContain(order?.['order_no'])
  expect(await lamina(['restore', '/nowhere'], embedded)).toEqual({
    code: 1,
    text: '/nowhere is no backup: it has no backup.json.',
  })
})

const isReadByOthers = (path: string) => (statSync(path).mode & 0o077) !== 0

const createEmptyDatabase = async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  return url
}
