import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { adminScopes } from '../../kernel/admin-scopes.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { importsAs } from './testing.ts'

const job = 'import-customers-balance'
const base = '/operation/jobs/v1/organizations/f_ecom_lmna_001'
const balances = '/custom/customer-balances/v1/organizations/f_ecom_lmna_001/balances'

let shop: OrderShop
let token: string
let files: ReturnType<typeof importsAs>
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: adminScopes })).token
  files = importsAs(shop, token)
  await shop.database.pool.query(
    `insert into customer (site_id, id, customer_no, login, email, credentials_changed_at, created_at, modified_at, profile)
     select 'Lamina', no, no, no || '@obra.example', no || '@obra.example', now(), now(), now(),
       jsonb_build_object('lastName', no, 'c_country', country)
     from (values ('C-1', 'SV'), ('C-2', 'SV'), ('C-3', 'SV'), ('G-1', 'GT')) as c (no, country)`,
  )
})
afterAll(() => shop.close())
beforeEach(() => shop.database.pool.query('delete from customer_balance'))

type Balance = { current?: object; history: { figures?: { balance: number }; by: { name: string } }[] }
const shownTo = (as: string, customerNo: string) =>
  shop.call<Balance>('GET', `${balances}/${customerNo}?siteId=Lamina`, { as })
const shown = async (customerNo: string) => (await shownTo(token, customerNo)).body
const owed = async () =>
  Object.fromEntries(
    await Promise.all(
      ['C-1', 'C-2', 'C-3', 'G-1'].map(async (no) => {
        const { current } = (await shown(no)) as { current?: { balance: number } }
        return [no, current?.balance]
      }),
    ),
  ) as Record<string, number | undefined>
const logged = async (operation: string) =>
  (
    await shop.database.pool.query<{ subject: string; change: string; country: string | null }>(
      `select subject_id as subject, change, country from audit_entry where operation = $1 order by seq desc limit 1`,
      [operation],
    )
  ).rows[0]
const table = (...rows: string[]) =>
  ['customerNo,balance,overdue,creditLimit,termDays,asOf', ...rows].join('\n')
const yesterday = () => new Date(shop.clock.now().getTime() - 86_400_000).toISOString()
const lastWeek = () => new Date(shop.clock.now().getTime() - 7 * 86_400_000).toISOString()
const apply = (parameters: object) => files.run(job, { ...parameters, mode: 'apply' })

test('a table of balances is checked with what it would change, then said; the same again says nothing new', async () => {
  const fileId = await files.upload(
    'saldos.csv',
    table(
      `C-1,1234.50,200,5000,30,${yesterday()}`,
      `C-2,-15.25,,,,${yesterday()}`,
      `G-1,8,,,,${yesterday()}`,
    ),
  )
  const checked = await files.run(job, { fileId })
  expect(checked).toMatchObject({ executionStatus: 'finished', c_total: 3 })
  expect(checked.c_report).toMatchObject({
    faultCount: 0,
    conflictCount: 0,
    changes: [{ file: 'saldos.csv', added: 3, changed: 0, removed: 0 }],
  })
  expect(JSON.parse(checked.c_report.examples?.[0]?.there ?? '')).toMatchObject({ balance: 1234.5 })
  expect(await owed()).toEqual({ 'C-1': undefined, 'C-2': undefined, 'C-3': undefined, 'G-1': undefined })
  expect(await apply({ fileId })).toMatchObject({ executionStatus: 'finished', c_done: 3 })
  expect((await shown('C-1')).current).toEqual({
    currency: 'USD',
    balance: 1234.5,
    overdue: 200,
    creditLimit: 5000,
    available: 3765.5,
    termDays: 30,
    asOf: expect.any(String),
  })
  expect(await owed()).toMatchObject({ 'C-2': -15.25, 'G-1': 8 })
  expect((await shown('G-1')).current).toMatchObject({ currency: 'GTQ' })
  // The log outlives the account, so it tells no amount.
  const entry = await logged('importCustomersBalance')
  expect(entry).toMatchObject({ subject: '3 balances', country: null })
  expect(entry?.change).not.toContain('1234')
  expect((await apply({ fileId })).c_report.changes).toMatchObject([{ added: 0, changed: 0 }])
  expect((await shown('C-1')).history).toHaveLength(1)
})

test('what a table leaves out of limit and term stays; what is past its term is of its day', async () => {
  await apply({ fileId: await files.upload('a.csv', table(`C-1,100,40,5000,30,${lastWeek()}`)) })
  const fileId = await files.upload('b.csv', 'customerNo;balance\nC-1;1.250,75\nC-2;80,00\n')
  expect((await files.run(job, { fileId })).c_report.changes).toMatchObject([{ added: 1, changed: 1 }])
  await apply({ fileId })
  const { current } = await shown('C-1')
  expect(current).toMatchObject({ balance: 1250.75, creditLimit: 5000, termDays: 30 })
  expect(current).not.toHaveProperty('overdue')
  expect(await owed()).toMatchObject({ 'C-3': undefined })
})

test('what is wrong is told by line and column, and nothing is said', async () => {
  const fileId = await files.upload(
    'saldos.csv',
    [
      'customerNo,balance,currency,asOf',
      'C-1,10,USD,',
      'NOBODY,10,,',
      'C-2,diez,,',
      'C-1,11,,',
      'C-3,1,GTQ,',
      'G-1,1,,2999-01-01T00:00Z',
    ].join('\n'),
  )
  const checked = await files.run(job, { fileId })
  expect(checked.c_report.faults.map(({ line, column }) => [line, column])).toEqual(
    expect.arrayContaining([
      [3, 'customerNo'],
      [4, 'balance'],
      [5, 'customerNo'],
      [6, 'currency'],
      [7, 'asOf'],
    ]),
  )
  expect(checked.c_report.faultCount).toBe(5)
  expect(await apply({ fileId })).toMatchObject({ executionStatus: 'failed' })
  expect(Object.values(await owed()).every((balance) => balance === undefined)).toBe(true)
})

test('a line older than what is here is a conflict, told with both, and the caller says which counts', async () => {
  await apply({ fileId: await files.upload('hoy.csv', table(`C-1,100,,,,${yesterday()}`)) })
  const fileId = await files.upload(
    'viejo.csv',
    table(`C-1,90,,,,${lastWeek()}`, `C-2,7,,,,${lastWeek()}`, `G-1,1,,,,${lastWeek()}`),
  )
  const checked = await files.run(job, { fileId })
  expect(checked.c_report.conflictCount).toBe(1)
  const [conflict] = checked.c_report.conflicts
  expect(conflict).toMatchObject({ file: 'viejo.csv', key: 'C-1' })
  expect([conflict?.here, conflict?.there].map((side) => JSON.parse(side ?? '').balance)).toEqual([100, 90])
  expect(await apply({ fileId })).toMatchObject({ executionStatus: 'failed' })
  expect(await owed()).toMatchObject({ 'C-1': 100, 'C-2': undefined })
  await apply({ fileId, edited: 'keep' })
  expect(await owed()).toMatchObject({ 'C-1': 100, 'C-2': 7 })
  await apply({ fileId, edited: 'overwrite' })
  expect(await owed()).toMatchObject({ 'C-1': 90, 'C-2': 7 })
})

test('an import is taken back: what held before it holds again, but not where something was said since', async () => {
  await apply({
    fileId: await files.upload('a.csv', table(`C-1,100,,,,${lastWeek()}`, `C-2,50,,,,${lastWeek()}`)),
  })
  const done = await apply({
    fileId: await files.upload(
      'b.csv',
      table(`C-1,110,,,,${yesterday()}`, `C-2,60,,,,${yesterday()}`, `C-3,70,,,,${yesterday()}`),
    ),
  })
  const put = await shop.call('PUT', `${balances}/C-2?siteId=Lamina`, { as: token, body: { balance: 61 } })
  expect(put.status).toBe(200)

  const checked = await files.run(job, { undoes: done.id })
  expect(checked.c_report).toMatchObject({
    changes: [{ added: 0, changed: 2, removed: 1 }],
    conflicts: [{ key: 'C-2' }],
  })
  expect(await owed()).toMatchObject({ 'C-1': 110, 'C-2': 61, 'C-3': 70 })
  const undone = await apply({ undoes: done.id, edited: 'keep' })
  expect(undone.executionStatus).toBe('finished')
  expect(await owed()).toMatchObject({ 'C-1': 100, 'C-2': 61, 'C-3': undefined })
  expect(await logged('undoCustomersBalance')).toMatchObject({ subject: '2 balances', country: 'SV' })
  expect((await shown('C-3')).history.map(({ figures }) => figures?.balance)).toEqual([undefined, 70])

  // What was taken back is taken back in its turn.
  await apply({ undoes: undone.id })
  expect(await owed()).toMatchObject({ 'C-1': 110, 'C-2': 61, 'C-3': 70 })
})

test('only what has ended, of the same job and the same caller, is taken back', async () => {
  const done = await apply({ fileId: await files.upload('a.csv', table(`C-1,100,,,,${yesterday()}`)) })
  const ask = async (jobId: string, undoes: string, as = token) =>
    files.call('POST', `/jobs/${jobId}/executions?siteId=Lamina`, { parameters: { undoes } }, as)
  const other = (await openClient(shop, { scopes: adminScopes })).token
  expect((await ask(job, done.id, other)).status).toBe(400)
  expect((await ask(job, '00000000-0000-4000-8000-000000000000')).status).toBe(400)
  expect((await ask('import-prices', done.id)).status).toBe(400)
})

test('a thousand customers and one are said in two batches, and what was lost between them is done once', async () => {
  await shop.database.pool.query(
    `insert into customer (site_id, id, customer_no, login, email, credentials_changed_at, created_at, modified_at, profile)
     select 'Lamina', 'M-' || n, 'M-' || n, 'm' || n || '@obra.example', 'm' || n || '@obra.example', now(), now(), now(),
       '{"c_country": "SV"}' from generate_series(1, 1001) n`,
  )
  const rows = Array.from({ length: 1_001 }, (_, at) => `M-${at + 1},${at + 1},,,,${yesterday()}`)
  const fileId = await files.upload('muchos.csv', table(...rows))
  const id = await files.begin(job, { fileId, mode: 'apply' })
  const { pool } = shop.database
  await pool.query(`create function lose() returns trigger language plpgsql as $$
    begin if new.customer_id = 'M-1001' then raise exception 'lost'; end if; return new; end $$`)
  await pool.query(
    'create trigger lose before insert on customer_balance for each row execute function lose()',
  )
  await expect(files.work(id)).rejects.toThrow('lost')
  await pool.query('drop trigger lose on customer_balance')
  expect(await files.outcome(job, id)).toMatchObject({ executionStatus: 'running', c_done: 1_000 })
  await files.work(id, 1)
  expect(await files.outcome(job, id)).toMatchObject({ executionStatus: 'finished', c_done: 1_001 })
  const { rows: said } = await pool.query('select count(*)::int as said from customer_balance')
  expect(said).toEqual([{ said: 1_001 }])
})

test('customers of other countries are missing', async () => {
  const { token: own } = await openClient(shop, { scopes: adminScopes, countries: ['SV'] })
  const local = importsAs(shop, own)
  const fileId = await local.upload('a.csv', table(`C-1,5,,,,${yesterday()}`, `G-1,5,,,,${yesterday()}`))
  const [fault, ...others] = (await local.run(job, { fileId })).c_report.faults
  expect(others).toEqual([])
  expect(fault).toMatchObject({ line: 3, column: 'customerNo', detail: "There is no customer 'G-1'." })
  expect((await shownTo(own, 'G-1')).status).toBe(404)
  expect((await shownTo(own, 'G-1')).body).toEqual(
    JSON.parse(JSON.stringify((await shownTo(own, 'X-1')).body).replaceAll('X-1', 'G-1')),
  )
})

test('it needs the scope of payments, and people show their second factor to apply it', async () => {
  const { token: reader } = await openClient(shop, { scopes: ['sfcc.jobs.rw', 'sfcc.customerlists.rw'] })
  const ask = (path: string) => `${base}/${path}?siteId=Lamina`
  const refused = await shop.call('POST', ask(`jobs/${job}/executions`), { as: reader, body: {} })
  expect(refused).toMatchObject({ status: 403, body: { scope: 'sfcc.payments.rw' } })
  const { cookie: manager } = await openStaff(shop, 'manager@SV')
  const sent = await callAsStaff(shop, manager, 'POST', `${ask('files')}&name=s.csv`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from(table(`C-1,5,,,,${yesterday()}`)),
  })
  const begin = (mode: string) =>
    callAsStaff(shop, manager, 'POST', ask(`jobs/${job}/executions`), {
      body: { parameters: { fileId: String(sent.body.id), mode } },
    })
  expect((await begin('apply')).status).toBe(202)
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 11 * 60_000))
  expect((await begin('check')).status).toBe(202)
  expect(await begin('apply')).toMatchObject({ status: 403, body: { methods: expect.anything() } })
  shop.clock.moveTo(undefined)
})
