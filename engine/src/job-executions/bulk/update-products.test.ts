import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import type { Query } from '../../kernel/search-request/index.ts'
import { runBulkJob } from '../run-execution.ts'
import type { Outcomes } from './outcomes.ts'

const job = 'update-products'
const base = `/operation/jobs/v1/organizations/f_ecom_lmna_001`
/** So many copies of a screw, of a name that nothing else has. */
const copies = 60

type Answer = {
  id: string
  executionStatus: string
  parameters: object
  c_done: number
  c_total: number
  c_outcomes?: Outcomes
  c_resultLink?: string
}

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.jobs.rw', 'sfcc.products.rw'] })).token
  await shop.database.pool.query(
    `insert into product select (jsonb_populate_record(p, jsonb_build_object('id', 'BULK-' || lpad(n::text, 3, '0'),
       'name', '{"es": "Tornillo de prueba", "en": "Test screw"}'::jsonb))).*
     from product p, generate_series(1, $1::int) n where p.site_id = 'Lamina' and p.id = 'QA-SCREW'`,
    [copies],
  )
})
afterAll(() => shop.close())

const call = <T = Answer>(method: string, path: string, body?: unknown, as = token) =>
  shop.call<T>(method, `${base}${path}?siteId=Lamina`, { as, ...(body === undefined ? {} : { body }) })
const begin = (parameters: object, as = token) => call('POST', `/jobs/${job}/executions`, { parameters }, as)
const stateOf = async (id: string, as = token) =>
  (await call('GET', `/jobs/${job}/executions/${id}`, undefined, as)).body
/** Takes up the work, as a worker does. */
const work = async (executionId: string) =>
  runBulkJob.run(await shop.engine.merchantContext(), { executionId, turn: 0 })
const run = async (parameters: object, as = token) => {
  const { status, body } = await begin(parameters, as)
  expect(status, JSON.stringify(body)).toBe(202)
  await work(body.id)
  return stateOf(body.id, as)
}
const resultOf = async ({ c_resultLink }: Answer) =>
  (await shop.call<string>('GET', String(c_resultLink), { as: token })).body
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter(Boolean)
const offline = async (ids = 'BULK-%') =>
  (
    await shop.database.pool.query<{ id: string }>(
      `select id from product where site_id = 'Lamina' and id like $1 and not own_online order by id`,
      [ids],
    )
  ).rows.map(({ id }) => id)
const named = (searchPhrase: string): Query => ({ textQuery: { fields: ['name'], searchPhrase } })
const isOnline: Query = { termQuery: { fields: ['online'], operator: 'is', values: [true] } }
const ofId = (...values: string[]): Query => ({
  termQuery: { fields: ['id'], operator: 'one_of', values },
})

test('all that a search finds is taken off sale, each with its entry in the log, and put back as it was', async () => {
  await run({ query: ofId('BULK-007'), changes: { online: false } })
  const done = await run({ query: named('Tornillo de prueba'), changes: { online: false } })
  expect(done).toMatchObject({
    executionStatus: 'finished',
    c_done: copies,
    c_total: copies,
    c_outcomes: { changed: copies - 1, unchanged: 1, overtaken: 0, refused: 0, exceptions: [] },
  })
  expect(await offline()).toHaveLength(copies)
  const [head, ...lines] = await resultOf(done)
  expect(head).toBe('id,outcome,problem,detail')
  expect(lines).toHaveLength(copies)
  expect(lines.filter((line) => line === 'BULK-007,unchanged,,')).toHaveLength(1)
  const { rows } = await shop.database.pool.query<{ kind: string }>(
    `select actor ->> 'kind' as kind from audit_entry where operation = 'updateProduct' and subject_id = 'BULK-008'`,
  )
  expect(rows).toEqual([{ kind: 'client' }])

  const undone = await run({ undoes: done.id })
  expect(undone.parameters).toEqual({ undoes: done.id, changes: { online: false } })
  expect(undone.c_outcomes).toMatchObject({ changed: copies - 1, unchanged: 0 })
  expect(await offline()).toEqual(['BULK-007'])
  await run({ query: ofId('BULK-007'), changes: { online: true } })
})

test('what the search finds no more when its turn comes was changed by somebody else, and stays as they made it', async () => {
  const query: Query = {
    boolQuery: {
      must: [ofId('BULK-010', 'BULK-011', 'BULK-012'), named('Tornillo de prueba'), isOnline],
    },
  }
  const { body } = await begin({ query, changes: { online: false } })
  expect(body.c_total).toBe(3)
  await shop.database.pool.query(
    `update product set name = '{"es": "Ya es otro"}' where site_id = 'Lamina' and id = 'BULK-011'`,
  )
  await shop.database.pool.query(`delete from product where site_id = 'Lamina' and id = 'BULK-012'`)
  await work(body.id)
  const done = await stateOf(body.id)
  expect(done.c_outcomes).toEqual({
    changed: 1,
    unchanged: 0,
    overtaken: 2,
    refused: 0,
    exceptions: [
      { id: 'BULK-011', outcome: 'overtaken' },
      { id: 'BULK-012', outcome: 'overtaken' },
    ],
  })
  expect(await resultOf(done)).toContain('BULK-011,overtaken,,')
  expect(await offline('BULK-011')).toEqual([])
  expect((await run({ undoes: done.id })).c_outcomes).toMatchObject({ changed: 1 })
})

test('what is given up keeps what it has done, tells it, and can be taken back', async () => {
  const { body } = await begin({ query: named('Tornillo de prueba'), changes: { online: false } })
  const worker = await shop.engine.merchantContext()
  // The abort arrives while the first batch is under way: what reads the second batch finds it.
  let batches = 0
  const db: typeof worker.db = {
    ...worker.db,
    transaction: async (part) => {
      if (batches++ === 1)
        expect((await call('DELETE', `/jobs/${job}/executions/${body.id}`)).status).toBe(204)
      return worker.db.transaction(part)
    },
  }
  await runBulkJob.run({ ...worker, db }, { executionId: body.id, turn: 0 })
  const given = await stateOf(body.id)
  expect(given).toMatchObject({ executionStatus: 'aborted', c_done: 50, c_outcomes: { changed: 50 } })
  expect(await offline()).toHaveLength(50)
  const lines = await resultOf(given)
  expect(lines.filter((line) => line.includes(',pending,'))).toHaveLength(given.c_total - 50)
  await work(body.id)
  expect(await offline()).toHaveLength(50)
  expect((await run({ undoes: body.id })).c_outcomes).toMatchObject({ changed: 50 })
  expect(await offline()).toEqual([])
})

test('a country’s people change what is sold there alone; the rest is refused by name, and is nobody else’s to undo', async () => {
  const abroad = (await openClient(shop, { scopes: ['sfcc.jobs.rw', 'sfcc.products.rw'], countries: ['SV'] }))
    .token
  await shop.database.pool.query(
    `update product set countries = '{SV}' where site_id = 'Lamina' and id = 'BULK-020'`,
  )
  const done = await run({ query: ofId('BULK-020', 'BULK-021'), changes: { online: false } }, abroad)
  expect(done.c_outcomes).toMatchObject({
    changed: 1,
    refused: 1,
    exceptions: [{ id: 'BULK-021', outcome: 'refused', problem: 'outside-your-places' }],
  })
  expect(await offline()).toEqual(['BULK-020'])
  expect((await begin({ undoes: done.id })).status).toBe(400)
  expect((await run({ undoes: done.id }, abroad)).c_outcomes).toMatchObject({ changed: 1 })
})

test('it needs the scope, a legal query and the state that is wanted; a desk may not', async () => {
  const reader = (await openClient(shop, { scopes: ['sfcc.jobs.rw', 'sfcc.products'] })).token
  const query = ofId('BULK-001')
  expect(await begin({ query, changes: { online: false } }, reader)).toMatchObject({
    status: 403,
    body: { scope: 'sfcc.products.rw' },
  })
  expect((await begin({ changes: { online: false } })).status).toBe(400)
  expect((await begin({ query })).status).toBe(400)
  expect(
    (await begin({ query: { termQuery: { fields: ['x'], operator: 'is' } }, changes: { online: false } }))
      .status,
  ).toBe(400)
  expect((await begin({ undoes: '00000000-0000-4000-8000-000000000000' })).status).toBe(400)
  const { cookie } = await openStaff(shop, 'desk@SV')
  const asked = await callAsStaff(shop, cookie, 'POST', `${base}/jobs/${job}/executions?siteId=Lamina`, {
    body: { parameters: { query, changes: { online: false } } },
  })
  expect(asked.status).toBe(403)
  expect(await offline('BULK-001')).toEqual([])
})

const productPath = (id: string) =>
  `/product/products/v1/organizations/f_ecom_lmna_001/products/${id}?siteId=Lamina`
type Stored = {
  primaryCategoryId: string
  assignedCategories: { categoryId: string }[]
  c_taxClasses?: object
  c_attributes: Record<string, string>
}
const stored = async (id: string) => {
  const { assignedCategories, c_taxClasses, c_attributes, ...rest } = (
    await shop.call<Stored>('GET', productPath(id), { as: token })
  ).body
  return {
    main: rest.primaryCategoryId,
    categories: assignedCategories.map(({ categoryId }) => categoryId).toSorted(),
    taxClasses: c_taxClasses,
    attributes: c_attributes,
  }
}

test('categories, tax classes and attributes of all that match change alike, and each is put back as it was', async () => {
  const ids = ['BULK-030', 'BULK-031', 'BULK-032']
  await run({ query: ofId('BULK-031'), changes: { c_attributes: { recubrimiento: 'galvanizado' } } })
  const before = await Promise.all(ids.map(stored))
  expect(before.map(({ attributes }) => attributes.recubrimiento)).toEqual([
    undefined,
    'galvanizado',
    undefined,
  ])
  const changes = {
    assignCategoryId: 'varilla',
    c_taxClasses: { NI: 'exempt' },
    c_attributes: { recubrimiento: 'negro' },
  }
  const done = await run({ query: ofId(...ids), changes })
  expect(done).toMatchObject({ parameters: { changes }, c_outcomes: { changed: 3, refused: 0 } })
  for (const id of ids)
    expect(await stored(id)).toMatchObject({
      main: 'fijaciones',
      categories: ['fijaciones', 'newarrivals', 'varilla'],
      taxClasses: { NI: 'exempt' },
      attributes: { recubrimiento: 'negro' },
    })
  // What is so already is no change; a category holds what those below it hold.
  const again = { assignCategoryId: 'hierro', c_taxClasses: { NI: 'exempt' } }
  expect((await run({ query: ofId(...ids), changes: again })).c_outcomes).toMatchObject({ unchanged: 3 })
  const taxed = { termQuery: { fields: ['c_taxClass.NI'], operator: 'is', values: ['exempt'] } }
  const found = await shop.call<{ total: number }>(
    'POST',
    `/product/products/v1/organizations/f_ecom_lmna_001/product-search?siteId=Lamina`,
    { as: token, body: { query: taxed } },
  )
  expect(found.body.total).toBe(3)

  const others = await shop.call('PATCH', productPath('BULK-032'), {
    as: token,
    body: { c_attributes: { recubrimiento: 'sin' } },
  })
  expect(others.status).toBe(200)
  const undone = await run({ undoes: done.id })
  expect(undone.c_outcomes).toMatchObject({
    changed: 2,
    overtaken: 1,
    exceptions: [{ id: 'BULK-032', outcome: 'overtaken' }],
  })
  expect(await Promise.all(ids.slice(0, 2).map(stored))).toEqual(before.slice(0, 2))
  expect((await stored('BULK-032')).attributes).toEqual({ recubrimiento: 'sin' })
})

test('the main category moves, and none leaves a product without one', async () => {
  const query = ofId('BULK-040')
  const refused = await run({ query, changes: { unassignCategoryId: 'fijaciones' } })
  expect(refused.c_outcomes).toMatchObject({ refused: 1, exceptions: [{ problem: 'bad-request' }] })
  const moved = await run({ query, changes: { primaryCategoryId: 'teja' } })
  expect(await stored('BULK-040')).toMatchObject({
    main: 'teja',
    categories: ['fijaciones', 'newarrivals', 'teja'],
  })
  await run({ query, changes: { unassignCategoryId: 'fijaciones' } })
  expect(await stored('BULK-040')).toMatchObject({ main: 'teja', categories: ['newarrivals', 'teja'] })
  // What was taken out since is not brought back by an older undo.
  expect((await run({ undoes: moved.id })).c_outcomes).toMatchObject({ changed: 0, overtaken: 1 })
})

test('a tax class of no country, and no change at all, are refused before anything begins', async () => {
  const query = ofId('BULK-001')
  for (const changes of [
    {},
    { c_taxClasses: { NI: 'none' } },
    { c_taxClasses: { US: 'standard' } },
    { c_attributes: {} },
    { price: 1 },
  ])
    expect([changes, (await begin({ query, changes })).status]).toEqual([changes, 400])
})

test('what was done and what was begun before the jobs had changes of their own is shown, goes on and is put back', async () => {
  const { pool } = shop.database
  const done = await run({ query: ofId('BULK-050', 'BULK-051'), changes: { online: false } })
  const { body: begun } = await begin({ query: ofId('BULK-052'), changes: { online: false } })
  // As a shop of an earlier version has them.
  await pool.query(
    `update job_execution set job_id = 'set-products-online',
       parameters = (parameters - 'changes') || '{"online": false}' where id = any($1::uuid[])`,
    [[done.id, begun.id]],
  )
  await pool.query('update job_execution_item set before = null, after = null where execution_id = $1', [
    done.id,
  ])
  const migration = await readFile(
    new URL('../../../migrations/0079_changes_of_bulk_jobs.sql', import.meta.url),
    'utf8',
  )
  await pool.query(migration.replace(/^alter table .*;$/m, ''))
  expect(await stateOf(done.id)).toMatchObject({
    jobId: job,
    parameters: { changes: { online: false } },
    c_outcomes: { changed: 2 },
  })
  await work(begun.id)
  expect((await stateOf(begun.id)).c_outcomes).toMatchObject({ changed: 1 })
  expect(await offline('BULK-05%')).toEqual(['BULK-050', 'BULK-051', 'BULK-052'])
  for (const { id } of [done, begun]) await run({ undoes: id })
  expect(await offline('BULK-05%')).toEqual([])
})
