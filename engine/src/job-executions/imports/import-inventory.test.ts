import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { adminScopes } from '../../kernel/admin-scopes.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { importsAs } from './testing.ts'

const job = 'import-inventory'
const list = 'inv-sv-ss01'

let shop: OrderShop
let files: ReturnType<typeof importsAs>
beforeAll(async () => {
  shop = await openOrderShop()
  files = importsAs(shop, (await openClient(shop, { scopes: adminScopes })).token)
})
afterAll(() => shop.close())

const entriesOf = async (sku: string) =>
  (
    await shop.database.pool.query(
      `select before_amount::int as before, after_amount::int as after from stock_entry
       where inventory_id = $1 and sku = $2 order by seq`,
      [list, sku],
    )
  ).rows

test('counts take the place of what is there, less what was sold since; what is not named stays', async () => {
  await shop.setStock('QA-SCREW', 100)
  await shop.setStock('QA-CEMENT', 55)
  const countedAt = shop.clock.now().toISOString()
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 60_000))
  const { order } = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 3 }] })
  expect((await order()).status).toBe(200)
  const fileId = await files.upload(
    'conteo.csv',
    `inventoryId,sku,quantity,countedAt\n${list},QA-SCREW,80,${countedAt}\n`,
  )
  const checked = await files.run(job, { fileId })
  expect(checked.c_report).toMatchObject({ faultCount: 0, conflictCount: 0, changes: [{ changed: 1 }] })
  expect(await shop.onHand('QA-SCREW')).toBe(97)
  expect(await files.run(job, { fileId, mode: 'apply' })).toMatchObject({
    executionStatus: 'finished',
    c_done: 1,
    c_total: 1,
  })
  expect(await shop.onHand('QA-SCREW')).toBe(77)
  expect(await shop.onHand('QA-CEMENT')).toBe(55)
  expect(await entriesOf('QA-SCREW')).toEqual([{ before: 97, after: 77 }])
  const { rows } = await shop.database.pool.query(
    `select actor ->> 'kind' as kind from audit_entry where operation = 'importInventory'`,
  )
  expect(rows).toEqual([{ kind: 'client' }])
  // The same once more changes nothing.
  await files.run(job, { fileId, mode: 'apply', edited: 'overwrite' })
  expect(await shop.onHand('QA-SCREW')).toBe(77)
})

test('a count older than an entry made here is a conflict, until somebody says which counts', async () => {
  await shop.setStock('QA-CEMENT', 40)
  const countedAt = shop.clock.now().toISOString()
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 60_000))
  const now = await files.upload('hoy.csv', `inventoryId,sku,quantity\n${list},QA-CEMENT,44\n`)
  await files.run(job, { fileId: now, mode: 'apply' })
  const late = await files.upload(
    'tarde.csv',
    `inventoryId,sku,quantity,countedAt\n${list},QA-CEMENT,30,${countedAt}\n`,
  )
  expect((await files.run(job, { fileId: late })).c_report.conflicts).toMatchObject([
    { key: `${list} QA-CEMENT`, here: '44', there: '30' },
  ])
  expect(await files.run(job, { fileId: late, mode: 'apply' })).toMatchObject({
    executionStatus: 'failed',
    c_report: { conflictCount: 1 },
  })
  await files.run(job, { fileId: late, mode: 'apply', edited: 'keep' })
  expect(await shop.onHand('QA-CEMENT')).toBe(44)
  await files.run(job, { fileId: late, mode: 'apply', edited: 'overwrite' })
  expect(await shop.onHand('QA-CEMENT')).toBe(30)
})

test('columns of another’s names are mapped, and what every row has is said once', async () => {
  await shop.setStock('QA-SCREW', 10)
  const fileId = await files.upload('lista.csv', 'Código;Existencia;Nota\nQA-SCREW;12;x\nQA-NOWHERE;1;\n')
  const columns = { sku: 'Código', quantity: 'Existencia' }
  const values = { inventoryId: list }
  expect((await files.run(job, { fileId, columns, values })).c_report.faults).toMatchObject([
    { line: 3, column: 'sku', value: 'QA-NOWHERE' },
  ])
  const missing = await files.run(job, { fileId, columns: { ...columns, sku: 'Clave' }, values })
  expect(missing.c_report.faults[0]?.detail).toContain('Clave')
  const whole = await files.upload('lista.csv', 'Código;Existencia;Nota\nQA-SCREW;12;x\n')
  await files.run(job, { fileId: whole, columns, values, mode: 'apply' })
  expect(await shop.onHand('QA-SCREW')).toBe(12)
})

test('a count twice, of a foreign store, of a part of a piece or of tomorrow is a fault, and nothing is written', async () => {
  await shop.setStock('QA-SCREW', 10)
  const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000).toISOString()
  const fileId = await files.upload(
    'mal.csv',
    [
      'inventoryId,sku,quantity,countedAt',
      `${list},QA-SCREW,12,`,
      `${list},QA-SCREW,13,`,
      `inv-nowhere,QA-SCREW,1,`,
      `${list},QA-CEMENT,1.5,`,
      `${list},QA-SHEET-24-AZUL,1.5,${tomorrow}`,
      `${list},QA-SCREW,-1,`,
    ].join('\n'),
  )
  const { c_report, executionStatus } = await files.run(job, { fileId, mode: 'apply' })
  expect(executionStatus).toBe('failed')
  expect(c_report.faults.map(({ line, column }) => [line, column])).toEqual([
    [3, 'sku'],
    [7, 'quantity'],
    [4, 'inventoryId'],
    [5, 'quantity'],
    [6, 'countedAt'],
  ])
  expect(await shop.onHand('QA-SCREW')).toBe(10)
})

test('what a country’s stock is taken out as is put in again, and changes nothing', async () => {
  const { rows } = await shop.database.pool.query(
    `select i.inventory_id, i.sku, (case when p.cut is null then i.on_hand else i.on_hand / 1000.0 end)::text as quantity
     from inventory i join product p on p.site_id = i.site_id and p.id = i.sku where i.site_id = 'Lamina'`,
  )
  const lines = rows.map(({ inventory_id, sku, quantity }) => `${inventory_id},${sku},${Number(quantity)}`)
  const fileId = await files.upload('todo.csv', `inventoryId,sku,quantity\n${lines.join('\n')}\n`)
  expect((await files.run(job, { fileId })).c_report).toMatchObject({
    faultCount: 0,
    changes: [{ changed: 0 }],
  })
})
