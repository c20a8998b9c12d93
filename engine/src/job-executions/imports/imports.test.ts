import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import yazl from 'yazl'
import { openClient } from '../../api-clients/testing.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { adminScopes } from '../../kernel/admin-scopes.ts'
import { inTemporaryFolder } from '../files/in-temporary-folder.ts'
import { importsAs, type JobAnswer } from './testing.ts'

const base = '/operation/jobs/v1/organizations/f_ecom_lmna_001'

type Imports = ReturnType<typeof importsAs>
let shop: OrderShop
let token: string
let call: Imports['call']
let send: Imports['send']
let upload: Imports['upload']
let begin: Imports['begin']
let work: Imports['work']
let outcome: Imports['outcome']
let run: Imports['run']
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: adminScopes })).token
  ;({ call, send, upload, begin, work, outcome, run } = importsAs(shop, token))
})
afterAll(() => shop.close())

const priceOf = async (country: string, sku: string) =>
  (
    await shop.database.pool.query(
      `select amount_minor as minor from price where site_id = 'Lamina' and country = $1 and sku = $2 order by min_quantity`,
      [country, sku],
    )
  ).rows.map(({ minor }) => Number(minor))

const zipOf = (files: Record<string, string>) =>
  inTemporaryFolder(async (folder) => {
    const zip = new yazl.ZipFile()
    for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
    zip.end()
    const path = join(folder, 'own.zip')
    await pipeline(zip.outputStream, createWriteStream(path))
    return readFile(path)
  })

const qa = (name: string) => readFile(new URL(`../../../../demo/qa/${name}`, import.meta.url), 'utf8')

describe('files', () => {
  test('come in parts, go on where a line broke, and are their sender’s alone', async () => {
    const first = await send('POST', '/files?siteId=Lamina&name=a.csv&size=10', '01234')
    expect(first.body).toMatchObject({ size: 5, isComplete: false })
    const own = `/files/${first.body.id}`
    expect(await send('PATCH', `${own}?siteId=Lamina&offset=3`, '34567')).toMatchObject({
      status: 409,
      body: { size: 5 },
    })
    expect((await send('PATCH', `${own}?siteId=Lamina&offset=5`, '567890')).status).toBe(409)
    expect((await send('PATCH', `${own}?siteId=Lamina&offset=5`, '56789')).body).toMatchObject({
      size: 10,
      isComplete: true,
    })
    expect((await send('PATCH', `${own}?siteId=Lamina&offset=10`, '')).status).toBe(409)
    const other = (await openClient(shop, { scopes: adminScopes })).token
    expect((await call('GET', `${own}?siteId=Lamina`, undefined, other)).status).toBe(404)
    expect((await call('POST', '/files?siteId=Lamina&name=a.csv', {})).status).toBe(415)
  })

  test('tell the head and the first rows of a table to whoever sent it', async () => {
    const text = 'Código;Descripción\nA-1;Lámina\n\nA-2;Capote\n'
    const fileId = await upload('lista.csv', Buffer.from(text, 'latin1'))
    const path = `/files/${fileId}/rows?siteId=Lamina`
    expect((await call('GET', `${path}&limit=1`)).body).toEqual({
      columns: ['Código', 'Descripción'],
      data: [['A-1', 'Lámina']],
      total: 2,
    })
    const other = (await openClient(shop, { scopes: adminScopes })).token
    expect((await call('GET', path, undefined, other)).status).toBe(404)
    const picture = await upload('foto.csv', Buffer.from([0, 1, 2, 3]))
    expect((await call('GET', `/files/${picture}/rows?siteId=Lamina`)).status).toBe(409)
    const part = await send('POST', '/files?siteId=Lamina&name=a.csv&size=10', '01234')
    expect((await call('GET', `/files/${part.body.id}/rows?siteId=Lamina`)).status).toBe(409)
  })

  test('a part of a file is no file to import', async () => {
    const { body } = await send('POST', '/files?siteId=Lamina&name=a.csv&size=10', '01234')
    const asked = await call('POST', '/jobs/import-prices/executions?siteId=Lamina', {
      parameters: { fileId: body.id },
    })
    expect(asked.status).toBe(400)
  })
})

describe('a table of prices', () => {
  test('is checked with lines and columns, and says what it does before it does it', async () => {
    const [before = 0] = await priceOf('SV', 'QA-SCREW')
    const dearer = ((before + 25) / 100).toFixed(2)
    const faulty = await upload(
      'precios.csv',
      `sku;country;minQuantity;amount\nQA-SCREW;SV;1;${dearer}\n\nQA-NOWHERE;SV;1;1.00\nQA-SCREW;XX;1;1.00\nQA-SCREW;GT;1;=1+1\n`,
    )
    const { c_report, executionStatus, c_faultsLink } = await run('import-prices', { fileId: faulty })
    expect(executionStatus).toBe('finished')
    expect(c_report.faults.map(({ line, column, value }) => [line, column, value])).toEqual([
      [5, 'country', 'XX'],
      [6, 'amount', '=1+1'],
      [4, 'sku', 'QA-NOWHERE'],
    ])
    const table = await shop.call<string>('GET', String(c_faultsLink), { as: token })
    expect(table.body).toContain(`precios.csv,6,amount,'=1+1,`)
    expect((await run('import-prices', { fileId: faulty, mode: 'apply' })).executionStatus).toBe('failed')
    expect(await priceOf('SV', 'QA-SCREW')).toEqual(expect.arrayContaining([before]))

    // A table of a country that writes its decimals with a comma.
    const amount = dearer.replace('.', ',')
    const fileId = await upload(
      'precios.csv',
      `country;sku;minQuantity;amount\r\nSV;QA-SCREW;1;${amount}\r\n`,
    )
    const checked = await run('import-prices', { fileId })
    expect(checked.c_report).toMatchObject({
      faultCount: 0,
      changes: [{ file: 'precios.csv', changed: 1 }],
      effects: [{ country: 'SV', dearer: 1, cheaper: 0, baskets: { total: 0 } }],
    })
    expect((await priceOf('SV', 'QA-SCREW'))[0]).toBe(before)
    const applied = await run('import-prices', { fileId, mode: 'apply' })
    expect(applied).toMatchObject({ executionStatus: 'finished', c_done: 1, c_total: 1 })
    expect(await priceOf('SV', 'QA-SCREW')).toEqual([before + 25])
    const { rows } = await shop.database.pool.query(
      `select actor ->> 'kind' as kind from audit_entry where operation = 'importPrices'`,
    )
    expect(rows).toEqual([{ kind: 'client' }])
  })

  test('a batch that was lost is done once, and what is given up stops before the next', async () => {
    const fileId = await upload(
      'p.csv',
      'country,sku,minQuantity,amount\nSV,QA-SCREW,1,9.10\nGT,QA-SCREW,1,9.20\n',
    )
    const id = await begin('import-prices', { fileId, mode: 'apply' })
    const { pool } = shop.database
    await pool.query(`create function lose_price() returns trigger language plpgsql as $$
      begin if new.country = 'GT' then raise exception 'lost'; end if; return new; end $$`)
    await pool.query(
      'create trigger lose_price before insert on price for each row execute function lose_price()',
    )
    await expect(work(id)).rejects.toThrow('lost')
    await pool.query('drop trigger lose_price on price')
    expect(await outcome('import-prices', id)).toMatchObject({ executionStatus: 'running', c_done: 1 })
    expect(await priceOf('SV', 'QA-SCREW')).toEqual([910])
    expect((await call('DELETE', `/jobs/import-prices/executions/${id}?siteId=Lamina`)).status).toBe(204)
    await work(id)
    expect(await outcome('import-prices', id)).toMatchObject({ executionStatus: 'aborted', c_done: 1 })
    expect(await priceOf('GT', 'QA-SCREW')).not.toEqual([920])
    const again = await begin('import-prices', { fileId, mode: 'apply' })
    await Promise.all([work(again), work(again)])
    expect(await outcome('import-prices', again)).toMatchObject({ executionStatus: 'finished', c_done: 2 })
  })
})

describe('a bundle as an archive', () => {
  test('is checked, tells conflicts with edits, and replaces only what was decided', async () => {
    const stores = (await qa('stores.jsonl')).replaceAll('"city": "', '"city": "Gran ')
    const fileId = await upload(
      'tienda.zip',
      await zipOf({ 'tienda/stores.jsonl': stores, 'tienda/.DS_Store': '' }),
    )
    await shop.database.pool.query(
      `update store set record = jsonb_set(record, '{city}', '"Apopa"') where site_id = 'Lamina' and id = 'SV-SS01'`,
    )
    const checked = await run('import-bundle', { fileId })
    expect(checked.c_report).toMatchObject({ faultCount: 0, conflictCount: 1 })
    expect(checked.c_report.conflicts[0]).toMatchObject({ file: 'stores.jsonl', key: 'SV-SS01' })
    const stopped = await run('import-bundle', { fileId, mode: 'apply' })
    expect(stopped).toMatchObject({ executionStatus: 'failed', c_report: { conflictCount: 1 } })
    const applied = await run('import-bundle', { fileId, mode: 'apply', edited: 'keep' })
    expect(applied.executionStatus).toBe('finished')
    const { rows } = await shop.database.pool.query(
      `select record ->> 'city' as city from store where site_id = 'Lamina' order by id = 'SV-SS01' desc`,
    )
    const [edited, ...others] = rows.map(({ city }) => String(city))
    expect(edited).toBe('Apopa')
    expect(others.every((city) => city.startsWith('Gran '))).toBe(true)
  })

  test('with faults, with passwords, of paths that lead out, or none at all changes nothing and says why', async () => {
    const faulty = await upload(
      'a.zip',
      await zipOf({ 'prices.csv': 'country,sku,minQuantity,amount\nSV,QA-NOWHERE,1,1\n' }),
    )
    expect((await run('import-bundle', { fileId: faulty })).c_report).toMatchObject({
      faultCount: 1,
      faults: [{ file: 'prices.csv', line: 2 }],
    })
    const persons = await upload('b.zip', await zipOf({ 'customers.jsonl': '{}\n', 'prices.csv': '' }))
    const refused = await run('import-bundle', { fileId: persons, mode: 'apply' })
    expect(refused).toMatchObject({ executionStatus: 'failed' })
    expect(refused.c_report.faults[0]?.detail).toContain('customers.jsonl')
    const out = (await zipOf({ 'xx/evil': 'x', 'prices.csv': 'x' }))
      .toString('latin1')
      .replaceAll('xx/evil', '../evil')
    const evil = await upload('c.zip', Buffer.from(out, 'latin1'))
    expect((await run('import-bundle', { fileId: evil, mode: 'apply' })).executionStatus).toBe('failed')
    const none = await upload('d.zip', 'no archive')
    expect((await run('import-bundle', { fileId: none, mode: 'apply' })).executionStatus).toBe('failed')
  })
})

describe('who may', () => {
  test('a country’s client prices that country alone, and no bundle', async () => {
    const abroad = (await openClient(shop, { scopes: adminScopes, countries: ['GT'] })).token
    const fileId = await upload('p.csv', 'country,sku,minQuantity,amount\nSV,QA-SCREW,1,3.00\n', abroad)
    const id = await begin('import-prices', { fileId }, abroad)
    await work(id)
    expect((await outcome('import-prices', id)).c_report.faults).toMatchObject([{ column: 'country' }])
    const bundle = await call(
      'POST',
      '/jobs/import-bundle/executions?siteId=Lamina',
      { parameters: { fileId } },
      abroad,
    )
    expect(bundle.status).toBe(403)
  })

  test('an editor checks prices and does not apply them; a manager shows the second factor', async () => {
    const ask = async (role: string, mode: string) => {
      const { cookie } = await openStaff(shop, role)
      const sent = await callAsStaff(shop, cookie, 'POST', `${base}/files?siteId=Lamina&name=p.csv`, {
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.from('country,sku,minQuantity,amount\nSV,QA-SCREW,1,3.00\n'),
      })
      const ask = () =>
        callAsStaff(shop, cookie, 'POST', `${base}/jobs/import-prices/executions?siteId=Lamina`, {
          body: { parameters: { fileId: (sent.body as JobAnswer).id, mode } },
        })
      return { now: await ask(), ask }
    }
    expect((await ask('editor', 'check')).now.status).toBe(202)
    expect((await ask('editor', 'apply')).now).toMatchObject({ status: 403, body: { right: 'prices.apply' } })
    const manager = await ask('manager@SV', 'apply')
    expect(manager.now.status).toBe(202)
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 11 * 60_000))
    expect(await manager.ask()).toMatchObject({ status: 403, body: { methods: expect.anything() } })
    shop.clock.moveTo(undefined)
  })
})
