import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'
import { allRowsOf } from '../../../trade/list/csv.ts'
import { readRows, withHead } from './imports/read-table.ts'
import { importsAs } from './imports/testing.ts'
import { forgetExecutions, runExecution } from './run-execution.ts'
import { tellOfEnd } from './tell-of-end.ts'

const base = '/operation/jobs/v1/organizations/f_ecom_lmna_001'
const scopes = [
  'sfcc.jobs.rw',
  'sfcc.orders',
  'sfcc.products',
  'sfcc.pricebooks',
  'sfcc.inventory.availability',
  'sfcc.customerlists',
]
/** Customers beside those of the bundle, so that there is more than a batch. */
const many = process.env.LONG ? 100_000 : 2_500

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes })).token
  const client = await shop.database.pool.connect()
  await client.query(`set lamina.events = 'off'`)
  for (let from = 1; from <= many; from += 2_500)
    await client.query(
      `insert into customer (site_id, id, customer_no, login, email, credentials_changed_at, created_at, modified_at,
         profile)
       select 'Lamina', 'x' || n, 'X' || n, 'x' || n || '@example.com', 'x' || n || '@example.com', $3, $3, $3,
         jsonb_build_object('firstName', 'José "Pepe", hijo', 'lastName', '=HYPERLINK("http://x")',
           'preferredLocale', 'es-GT')
       from generate_series($1::int, $2::int) as n`,
      [from, Math.min(from + 2_499, many), new Date('2026-01-05T10:00:00Z')],
    )
  await client.query('reset lamina.events')
  client.release()
})
afterAll(() => shop.close())

type Execution = {
  id: string
  executionStatus: string
  c_done: number
  c_total: number
  c_resultLink?: string
}
/** What a mail says of it. */
type Told = { hasFailed: boolean; minutes: number; link: string }
const call = <T = Execution>(method: string, path: string, body?: unknown, as = token) =>
  shop.call<T>(method, `${base}${path}?siteId=Lamina`, { as, ...(body === undefined ? {} : { body }) })
const begin = async (jobId: string, format: string, as = token) =>
  (await call('POST', `/jobs/${jobId}/executions`, { parameters: { format } }, as)).body
/** Takes up the work, as a worker does. */
const work = async (executionId: string, turn = 0) =>
  runExecution.run(await shop.engine.merchantContext(), { executionId, turn })
const finish = async ({ id }: Execution) => {
  for (let turn = 0; turn <= many / 20_000; turn++) await work(id, turn)
}
const at = (jobId: string, { id }: Execution) => `/jobs/${jobId}/executions/${id}`
const resultOf = async (jobId: string, format: string) => {
  const execution = await begin(jobId, format)
  await finish(execution)
  const { body } = await call('GET', at(jobId, execution))
  expect(body).toMatchObject({ executionStatus: 'finished', c_done: body.c_total })
  const result = await shop.call<string>('GET', String(body.c_resultLink), { as: token })
  expect(Number(result.headers['content-length'])).toBe(Buffer.byteLength(result.body))
  return { ...result, total: body.c_total }
}
/** A spreadsheet as it lies in the database, and its rows as an import reads them. */
const spreadsheetOf = async (jobId: string) => {
  const execution = await begin(jobId, 'xlsx')
  await finish(execution)
  const { body } = await call('GET', at(jobId, execution))
  expect(body).toMatchObject({ executionStatus: 'finished', c_done: body.c_total })
  const { headers } = await shop.call('GET', String(body.c_resultLink), { as: token })
  expect(headers['content-disposition']).toMatch(/\.xlsx"$/)
  const { rows } = await shop.database.pool.query<{ bytes: Buffer }>(
    `select bytes from stored_file_piece p join job_execution e on e.site_id = p.site_id and e.file_id = p.file_id
     where e.id = $1 order by place`,
    [execution.id],
  )
  const bytes = Buffer.concat(rows.map((row) => row.bytes))
  const read = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lamina-sheet-'))
    await writeFile(join(folder, 'sheet'), bytes)
    const found = await readRows(join(folder, 'sheet'))
    await rm(folder, { recursive: true })
    return found
  }
  return { bytes, total: body.c_total, rows: read }
}
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean)

describe('exports', { timeout: process.env.LONG ? 180_000 : 30_000 }, () => {
  test('of customers are whole, in batches, and hold no formula', async () => {
    const before = process.memoryUsage().rss
    const { body, headers, total } = await resultOf('export-customers', 'csv')
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="customers-[\d-]+\.csv"$/)
    expect(body.startsWith('\uFEFFcustomerNo,email,')).toBe(true)
    const [, ...rows] = linesOf(body)
    expect(rows).toHaveLength(total)
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(total)
    const own = rows.find((row) => row.startsWith('X17,'))
    expect(own).toContain(`"José ""Pepe"", hijo","'=HYPERLINK(""http://x"")"`)
    expect(own).toContain('es-GT,GT,2026-01-05T10:00:00.000Z')
  })

  test('are spreadsheets too: amounts are numbers, text is never computed, and they are put in again', async () => {
    const before = process.memoryUsage().rss
    const customers = await spreadsheetOf('export-customers')
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
    const rows = await customers.rows()
    expect(rows).toHaveLength(customers.total)
    expect(rows.find(({ cells }) => cells.customerNo === 'X17')?.cells).toMatchObject({
      firstName: 'José "Pepe", hijo',
      lastName: '=HYPERLINK("http://x")',
      country: 'GT',
      companyName: '',
    })
    const prices = await spreadsheetOf('export-prices')
    const csv = withHead(allRowsOf((await resultOf('export-prices', 'csv')).body.slice(1)))
    const told = (await prices.rows()).map(({ cells }) => cells)
    expect(told.map(({ amount, ...rest }) => ({ ...rest, amount: Number(amount) }))).toEqual(
      csv.map(({ cells: { amount, ...rest } }) => ({ ...rest, amount: Number(amount) })),
    )
    const jobs = importsAs(
      shop,
      (await openClient(shop, { scopes: [...scopes, 'sfcc.pricebooks.rw'] })).token,
    )
    const fileId = await jobs.upload('prices.xlsx', prices.bytes)
    expect(await jobs.run('import-prices', { fileId, mode: 'check' })).toMatchObject({
      executionStatus: 'finished',
      c_report: { faultCount: 0, changes: [{ changed: 0 }] },
    })
  })

  test('of prices and stock have the columns and units of a bundle', async () => {
    const prices = linesOf((await resultOf('export-prices', 'csv')).body)
    expect(prices[0]).toBe('country,sku,minQuantity,amount')
    expect(prices.find((line) => line.startsWith('SV,QA-SCREW,1,'))).toMatch(/,\d+\.\d\d$/)
    expect(prices.some((line) => line.endsWith(',quote'))).toBe(true)
    const stock = linesOf((await resultOf('export-inventory', 'ndjson')).body).map(
      (line) => JSON.parse(line) as { inventoryId: string; sku: string; quantity: number },
    )
    const { rows } = await shop.database.pool.query(
      `select on_hand as "onHand" from inventory where inventory_id = 'inv-sv-ss01' and sku = 'QA-SHEET-24-AZUL'`,
    )
    const sheet = stock.find((row) => row.inventoryId === 'inv-sv-ss01' && row.sku === 'QA-SHEET-24-AZUL')
    expect(sheet?.quantity).toBe(Number(rows[0].onHand) / 1000)
  })

  test('of orders and products are lines of JSON', async () => {
    const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
    const { body: order } = await ready.order()
    const orders = linesOf((await resultOf('export-orders', 'ndjson')).body).map(
      (line) => JSON.parse(line) as object,
    )
    expect(orders).toContainEqual(
      expect.objectContaining({
        orderNo: order.orderNo,
        country: 'SV',
        status: 'created',
        total: expect.any(String),
      }),
    )
    const products = linesOf((await resultOf('export-products', 'ndjson')).body)
    expect(products.some((line) => line.includes('"id":"QA-SCREW","type":"item"'))).toBe(true)
  })

  test('a batch that was lost is done again, and no row is there twice', async () => {
    const execution = await begin('export-customers', 'ndjson')
    // A process dies within its second batch: nothing of that is there.
    const { pool } = shop.database
    await pool.query(`create function lose() returns trigger language plpgsql as $$
      begin if new.place = 2 then raise exception 'lost'; end if; return new; end $$`)
    await pool.query(
      'create trigger lose before insert on stored_file_piece for each row execute function lose()',
    )
    await expect(work(execution.id)).rejects.toThrow('lost')
    await pool.query('drop trigger lose on stored_file_piece')
    expect((await call('GET', at('export-customers', execution))).body).toMatchObject({
      executionStatus: 'running',
      c_done: 1_000,
    })
    // Two that go on at once take turns.
    await Promise.all([finish(execution), finish(execution)])
    const { body } = await call('GET', at('export-customers', execution))
    const text = (await shop.call<string>('GET', String(body.c_resultLink), { as: token })).body
    const ids = linesOf(text).map((line) => (JSON.parse(line) as { customerNo: string }).customerNo)
    expect(ids).toHaveLength(body.c_total)
    expect(new Set(ids).size).toBe(body.c_total)
  })

  test('what is given up leaves nothing; what has ended is not given up', async () => {
    const execution = await begin('export-customers', 'csv')
    const own = at('export-customers', execution)
    expect(await call('GET', `${own}/result`)).toMatchObject({
      status: 409,
      body: { executionStatus: 'pending' },
    })
    expect((await call('DELETE', own)).status).toBe(204)
    await work(execution.id)
    expect((await call('GET', own)).body.executionStatus).toBe('aborted')
    expect((await call('DELETE', own)).status).toBe(409)
    expect((await call('GET', `${own}/result`)).status).toBe(409)
    expect((await shop.database.pool.query('select from stored_file where pieces = 0')).rowCount).toBe(0)
  })
})

describe('who may', () => {
  test('whoever lacks the scope of the data takes none out; four are under way at most', async () => {
    const lone = (await openClient(shop, { scopes: ['sfcc.jobs.rw', 'sfcc.products'] })).token
    expect(await call('POST', '/jobs/export-orders/executions', {}, lone)).toMatchObject({
      status: 403,
      body: { scope: 'sfcc.orders' },
    })
    expect((await call('POST', '/jobs/export-everything/executions', {}, lone)).status).toBe(404)
    for (let time = 0; time < 4; time++) await begin('export-products', 'csv', lone)
    expect((await call('POST', '/jobs/export-products/executions', {}, lone)).status).toBe(429)
    const { body } = await call<{ total: number }>('GET', '/executions', undefined, lone)
    expect(body.total).toBe(4)
  })

  test('a country’s client takes out that country, and what others took out is missing', async () => {
    const abroad = (await openClient(shop, { scopes, countries: ['SV'] })).token
    const whole = await begin('export-customers', 'csv')
    expect((await call('GET', at('export-customers', whole), undefined, abroad)).status).toBe(404)
    expect((await call('GET', `${at('export-customers', whole)}/result`, undefined, abroad)).status).toBe(404)
    expect((await call('DELETE', at('export-customers', whole), undefined, abroad)).status).toBe(404)
    const own = await begin('export-customers', 'csv', abroad)
    expect(own).toMatchObject({ c_countries: ['SV'] })
    await work(own.id)
    const text = await shop.call<string>(
      'GET',
      `${base}${at('export-customers', own)}/result?siteId=Lamina`,
      { as: abroad },
    )
    expect(text.status).toBe(200)
    expect(text.body).not.toContain('es-GT')
  })

  test('people show their second factor for persons, and their action is in the log', async () => {
    const { cookie } = await openStaff(shop, 'manager@GT')
    const ask = (jobId: string) =>
      callAsStaff(shop, cookie, 'POST', `${base}/jobs/${jobId}/executions?siteId=Lamina`, { body: {} })
    expect(await ask('export-prices')).toMatchObject({ status: 202, body: { c_countries: ['GT'] } })
    expect((await ask('export-customers')).status).toBe(202)
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 11 * 60_000))
    expect(await ask('export-customers')).toMatchObject({ status: 403, body: { methods: expect.anything() } })
    shop.clock.moveTo(undefined)
    const clerk = await openStaff(shop, 'editor@GT')
    const refused = await callAsStaff(
      shop,
      clerk.cookie,
      'POST',
      `${base}/jobs/export-customers/executions?siteId=Lamina`,
      {
        body: {},
      },
    )
    expect(refused).toMatchObject({ status: 403, body: { scope: 'sfcc.customerlists' } })
    const { rows } = await shop.database.pool.query(
      `select change from audit_entry where operation = 'createJobExecution' and change like '%"GT"]%'`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test('a person who asked for long work is written to once when it has ended', async () => {
    const { cookie } = await openStaff(shop, 'editor')
    // Others' work, which ends meanwhile, is told of too.
    const asked = new Set<string>()
    const ask = async (jobId: string) => {
      const path = `${base}/jobs/${jobId}/executions?siteId=Lamina`
      const execution = (await callAsStaff(shop, cookie, 'POST', path, { body: {} })).body as Execution
      asked.add(execution.id)
      return execution
    }
    const tellAll = async () => {
      await tellOfEnd.run(await shop.engine.merchantContext(), undefined as never)
      const { rows } = await shop.database.pool.query<{ data: { to: string; values: Told } }>(
        `select data #> '{data,mail}' as data from pgboss.job where name = 'mail.send' and data #>> '{data,mail,template}' = 'job-ended' order by created_on`,
      )
      return rows
        .map(({ data: { to, values } }) => ({ to, ...values }))
        .filter(({ link }) => asked.has(new URL(link).searchParams.get('execution') ?? ''))
    }
    const long = await ask('export-prices')
    const lost = await ask('export-products')
    const ofProgram = await begin('export-prices', 'csv')
    asked.add(ofProgram.id)
    const givenUp = await ask('export-inventory')
    await callAsStaff(shop, cookie, 'DELETE', `${base}${at('export-inventory', givenUp)}?siteId=Lamina`)
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 3 * 60_000))
    const quick = await ask('export-prices')
    for (const { id } of [long, ofProgram, givenUp, quick]) await work(id)
    const page = `/admin/import-export?job=export-prices&execution=${long.id}`
    const first = await tellAll()
    expect(first).toEqual([
      {
        to: expect.stringContaining('@'),
        work: { es: 'exportar precios', en: 'export of prices' },
        hasFailed: false,
        done: expect.any(Number),
        faults: 0,
        minutes: 3,
        link: expect.stringMatching(new RegExp(`${page.replace('?', '\\?')}$`)),
      },
    ])
    // What nobody works on is given up after a day, and that is told, too.
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 25 * 3_600_000))
    await forgetExecutions.run(await shop.engine.merchantContext(), undefined as never)
    const all = await tellAll()
    expect(all).toHaveLength(2)
    expect(all[1]).toMatchObject({ hasFailed: true, link: expect.stringContaining(lost.id) })
    expect(await tellAll()).toEqual(all)
    shop.clock.moveTo(undefined)
  })
})
