import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { adminScopes } from '../../kernel/admin-scopes.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { importsAs } from './testing.ts'

const job = 'import-products'

let shop: OrderShop
let files: ReturnType<typeof importsAs>
beforeAll(async () => {
  shop = await openOrderShop()
  files = importsAs(shop, (await openClient(shop, { scopes: adminScopes })).token)
})
afterAll(() => shop.close())

const stored = async (sku: string) =>
  (
    await shop.database.pool.query<{ es: string; en: string; weight: number }>(
      `select name ->> 'es' as es, name ->> 'en' as en, weight_g::int as weight from product
       where site_id = 'Lamina' and id = $1`,
      [sku],
    )
  ).rows[0]

test('a supplier’s columns are mapped, checked, then applied; empty cells and other columns stay', async () => {
  const before = await stored('QA-SCREW')
  const cement = await stored('QA-CEMENT')
  const fileId = await files.upload(
    'lista.csv',
    'Código;Descripción;Peso;Precio\nQA-SCREW;Tornillo del proveedor;0.012;9\nQA-CEMENT;;;8\n',
  )
  const columns = { id: 'Código', name: 'Descripción', weightKg: 'Peso' }
  const checked = await files.run(job, { fileId, columns })
  expect(checked).toMatchObject({ executionStatus: 'finished', c_done: 2, c_total: 2 })
  expect(checked.c_report).toMatchObject({ faultCount: 0, changes: [{ changed: 1 }] })
  expect(await stored('QA-SCREW')).toEqual(before)
  expect(await files.run(job, { fileId, columns, mode: 'apply' })).toMatchObject({
    executionStatus: 'finished',
    c_done: 2,
  })
  expect(await stored('QA-SCREW')).toEqual({ es: 'Tornillo del proveedor', en: before?.en, weight: 12 })
  expect(await stored('QA-CEMENT')).toEqual(cement)
  const { rows } = await shop.database.pool.query(
    `select operation from audit_entry where operation = 'importProducts'`,
  )
  expect(rows).toHaveLength(1)
  expect((await files.run(job, { fileId, columns })).c_report.changes).toMatchObject([{ changed: 0 }])
})

test('what no product can be is told by line and column, and nothing is written', async () => {
  const before = await stored('QA-SCREW')
  const fileId = await files.upload(
    'mal.csv',
    [
      'id,name,online,primaryCategoryId,weightKg',
      'QA-SCREW,Otro nombre,,,',
      'QA-SCREW,Otra vez,,,',
      'QA-NOWHERE,x,,,',
      'QA-CEMENT,,quizás,,',
      'QA-PAINT,,,no-such-category,',
    ].join('\n'),
  )
  const { executionStatus, c_report } = await files.run(job, { fileId, mode: 'apply' })
  expect(executionStatus).toBe('failed')
  expect(c_report.faults.map(({ line, column }) => [line, column])).toEqual(
    expect.arrayContaining([
      [3, 'id'],
      [4, 'id'],
      [5, 'online'],
    ]),
  )
  expect(c_report.faults.some(({ line }) => line === 6)).toBe(true)
  expect(await stored('QA-SCREW')).toEqual(before)
})

test('a client of one country changes nothing that is sold in another', async () => {
  const abroad = importsAs(shop, (await openClient(shop, { scopes: adminScopes, countries: ['GT'] })).token)
  const fileId = await abroad.upload('gt.csv', 'id,name\nQA-SCREW,Tornillo de Guatemala\n')
  expect((await abroad.run(job, { fileId })).c_report.faults).toMatchObject([{ line: 2 }])
})
