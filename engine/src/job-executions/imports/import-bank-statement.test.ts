import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { adminScopes } from '../../kernel/admin-scopes.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { importsAs } from './testing.ts'

const job = 'import-bank-statement'
const bank = '/custom/bank/v1/organizations/f_ecom_lmna_001'
const mappingId = 'istmo-sv'

let shop: OrderShop
let files: ReturnType<typeof importsAs>
beforeAll(async () => {
  shop = await openOrderShop()
  const { token } = await openClient(shop, { scopes: adminScopes })
  files = importsAs(shop, token)
  const body = {
    country: 'SV',
    name: 'Banco del Istmo',
    mapping: {
      delimiter: ';',
      decimal: ',',
      dateForm: 'dd/mm/yyyy',
      encoding: 'windows-1252',
      skipRows: 1,
      columns: { day: 0, description: 1, amount: 2 },
    },
  }
  const put = await shop.call('PUT', `${bank}/mappings/${mappingId}?siteId=Lamina`, { as: token, body })
  expect(put.status).toBe(201)
})
afterAll(() => shop.close())

const upload = (rows: string[]) =>
  files.upload('estado.csv', Buffer.from(['Fecha;Detalle;Monto', ...rows].join('\n'), 'latin1'))
const deposits = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `24/11/2026;DEPÓSITO ${from + at};10,50`)
const countLines = async () =>
  (
    await shop.database.pool.query<{ lines: number; logged: number }>(
      `select (select count(*)::int from bank_line) as lines,
         (select count(*)::int from audit_entry where operation = 'importStatement') as logged`,
    )
  ).rows[0]

test('a statement is checked, then kept; the same one again adds nothing; what is not read is told and left out', async () => {
  const fileId = await upload([...deposits(1, 3), '24/11/2026;COMISIÓN;-3,00', 'Total;;treinta'])
  const checked = await files.run(job, { fileId, mappingId })
  expect(checked).toMatchObject({ executionStatus: 'finished', c_done: 3, c_total: 3 })
  expect(checked.c_report).toMatchObject({
    faults: [{ file: 'estado.csv', line: 6, detail: expect.stringContaining('treinta') }],
    changes: [{ added: 3 }],
  })
  expect(await countLines()).toEqual({ lines: 0, logged: 0 })
  expect(await files.run(job, { fileId, mappingId, mode: 'apply' })).toMatchObject({
    executionStatus: 'finished',
    c_done: 3,
  })
  expect(await countLines()).toEqual({ lines: 3, logged: 1 })
  const again = await files.run(job, { fileId: await upload(deposits(2, 4)), mappingId })
  expect(again.c_report.changes).toMatchObject([{ added: 1 }])
})

test('a batch that was lost is done once: the next turn goes on behind the last', async () => {
  const before = await countLines()
  const fileId = await upload(deposits(10_001, 11_500))
  const id = await files.begin(job, { fileId, mappingId, mode: 'apply' })
  const { pool } = shop.database
  await pool.query(`create function lose() returns trigger language plpgsql as $$
    begin if new.description = 'DEPÓSITO 11200' then raise exception 'lost'; end if; return new; end $$`)
  await pool.query('create trigger lose before insert on bank_line for each row execute function lose()')
  await expect(files.work(id)).rejects.toThrow('lost')
  await pool.query('drop trigger lose on bank_line')
  expect(await files.outcome(job, id)).toMatchObject({
    executionStatus: 'running',
    c_done: 1_000,
    c_total: 1_500,
  })
  await files.work(id, 1)
  expect(await files.outcome(job, id)).toMatchObject({ executionStatus: 'finished', c_done: 1_500 })
  expect(await countLines()).toEqual({
    lines: (before?.lines ?? 0) + 1_500,
    logged: (before?.logged ?? 0) + 2,
  })
})

test('a statement of another bank, of another country, or without the scope is refused', async () => {
  const fileId = await upload(deposits(1, 1))
  const unknown = await files.run(job, { fileId, mappingId: 'nowhere', mode: 'apply' })
  expect(unknown).toMatchObject({ executionStatus: 'failed', c_report: { faults: [{ line: 1 }] } })
  const foreign = importsAs(shop, (await openClient(shop, { scopes: adminScopes, countries: ['GT'] })).token)
  const own = await foreign.upload('estado.csv', 'Fecha;Detalle;Monto\n24/11/2026;X;1,00')
  expect((await foreign.run(job, { fileId: own, mappingId, mode: 'apply' })).c_report.faults).toMatchObject([
    { detail: `There is no mapping '${mappingId}'.` },
  ])
  const { token } = await openClient(shop, { scopes: ['sfcc.jobs.rw'] })
  const body = { parameters: { fileId, mappingId } }
  const asked = await files.call('POST', `/jobs/${job}/executions?siteId=Lamina`, body, token)
  expect(asked).toMatchObject({ status: 403, body: { scope: 'sfcc.payments.rw' } })
})
