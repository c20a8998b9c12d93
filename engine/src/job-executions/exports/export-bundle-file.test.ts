import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { createTestDatabase } from '../../db/testing.ts'
import { exportBundle, importBundle } from '../../import/index.ts'
import { adminScopes } from '../../kernel/admin-scopes.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { copyFile } from '../files/copy-file.ts'
import { selectFile } from '../files/queries.ts'
import { importsAs } from '../imports/testing.ts'
import { unpackBundle } from '../imports/unpack-bundle.ts'
import { runBundleExport } from '../run-execution.ts'
import { jobNeeds } from '../job-needs.ts'

const job = 'export-bundle'
const own = mkdtempSync(join(tmpdir(), 'lamina-bundle-'))

let shop: OrderShop
let token: string
let jobs: ReturnType<typeof importsAs>
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: adminScopes })).token
  jobs = importsAs(shop, token)
})
afterAll(async () => {
  await shop.close()
  rmSync(own, { recursive: true, force: true })
})

const work = async (executionId: string) =>
  runBundleExport.run(await shop.engine.merchantContext(), { executionId, turn: 0 })
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
const folderOf = async (databaseUrl: string, name: string) => {
  await exportBundle({ databaseUrl, folder: join(own, name) })
  return join(own, name)
}
const expectEqual = (one: string, other: string) => {
  expect(filesOf(one)).toEqual(filesOf(other))
  for (const name of filesOf(one))
    expect(readFileSync(join(one, name)).equals(readFileSync(join(other, name))), name).toBe(true)
}
/** The file of an execution, as it lies in the database. */
const archiveOf = async (executionId: string) => {
  const { db } = await shop.engine.merchantContext()
  const { rows } = await shop.database.pool.query<{ file: string }>(
    'select file_id as file from job_execution where id = $1',
    [executionId],
  )
  const path = join(own, `${executionId}.zip`)
  await copyFile(db, 'Lamina', await db.one(selectFile('Lamina', rows[0]?.file ?? '')), path)
  return path
}
const countFiles = async () => (await shop.database.pool.query('select from stored_file')).rowCount

test('the shop is taken out as an archive that is imported into an equal state', async () => {
  const products = '/product/products/v1/organizations/f_ecom_lmna_001/products'
  const body = { name: { default: 'Tornillo de "Ana"' } }
  expect((await shop.call('PATCH', `${products}/QA-SCREW`, { as: token, body })).status).toBe(200)
  const id = await jobs.begin(job, {})
  await work(id)
  const { c_done, c_total, ...ended } = await jobs.outcome(job, id)
  expect(ended).toMatchObject({
    executionStatus: 'finished',
    c_resultLink: expect.stringContaining('/result'),
  })
  expect([c_done, c_total > 10]).toEqual([c_total, true])
  const answer = await shop.call('GET', String(ended.c_resultLink), { as: token })
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } })
  expect(answer.headers['content-disposition']).toMatch(/filename="bundle-[\d-]+\.zip"$/)

  const unpacked = join(own, 'unpacked')
  mkdirSync(unpacked)
  const names = await unpackBundle(await archiveOf(id), unpacked)
  expect(names).not.toContain('customers.jsonl')
  expectEqual(unpacked, await folderOf(shop.database.url, 'here'))
  const other = await createTestDatabase()
  try {
    await importBundle({ databaseUrl: other.url, folder: unpacked })
    expectEqual(await folderOf(other.url, 'there'), unpacked)
  } finally {
    await other.drop()
  }
  // The archive as it is, by a call: nothing of the shop changes.
  const fileId = await jobs.upload('bundle.zip', readFileSync(await archiveOf(id)))
  expect(await jobs.run('import-bundle', { fileId, mode: 'apply' })).toMatchObject({
    executionStatus: 'finished',
    c_report: { conflictCount: 0 },
  })
  expectEqual(await folderOf(shop.database.url, 'again'), unpacked)
})

test('a turn that is lost leaves no file, and the next one is whole; two at once leave one', async () => {
  const before = (await countFiles()) ?? 0
  const id = await jobs.begin(job, {})
  const { pool } = shop.database
  await pool.query(`create function lose() returns trigger language plpgsql as $$
    begin raise exception 'lost'; end $$`)
  await pool.query(
    'create trigger lose before insert on stored_file_piece for each row execute function lose()',
  )
  await expect(work(id)).rejects.toThrow('lost')
  await pool.query('drop trigger lose on stored_file_piece')
  expect((await jobs.outcome(job, id)).executionStatus).toBe('running')
  expect(await countFiles()).toBe(before)
  await Promise.all([work(id), work(id)])
  expect((await jobs.outcome(job, id)).executionStatus).toBe('finished')
  expect(await countFiles()).toBe(before + 1)
})

test('what is given up leaves nothing; whoever lacks a part or a country takes none out', async () => {
  const before = await countFiles()
  const id = await jobs.begin(job, {})
  expect((await jobs.call('DELETE', `/jobs/${job}/executions/${id}?siteId=Lamina`)).status).toBe(204)
  await work(id)
  expect((await jobs.outcome(job, id)).executionStatus).toBe('aborted')
  expect(await countFiles()).toBe(before)
  const scopes = ['sfcc.jobs.rw', ...jobNeeds['export-bundle'].scopes]
  const ask = async (client: Parameters<typeof openClient>[1]) =>
    jobs.call('POST', `/jobs/${job}/executions?siteId=Lamina`, {}, (await openClient(shop, client)).token)
  expect(await ask({ scopes: scopes.filter((scope) => scope !== 'sfcc.preferences') })).toMatchObject({
    status: 403,
    body: { scope: 'sfcc.preferences' },
  })
  expect((await ask({ scopes, countries: ['SV'] })).status).toBe(403)
  expect((await ask({ scopes })).status).toBe(202)
})
