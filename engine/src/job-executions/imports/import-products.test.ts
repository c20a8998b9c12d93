import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { adminScopes } from '../../kernel/admin-scopes.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { importsAs } from './testing.ts'

const job = 'import-products'

let shop: OrderShop
let token: string
let files: ReturnType<typeof importsAs>
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: adminScopes })).token
  files = importsAs(shop, token)
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
      'QA-BRICK,,,no-such-category,',
    ].join('\n'),
  )
  const { executionStatus, c_report } = await files.run(job, { fileId, mode: 'apply' })
  expect(executionStatus).toBe('failed')
  expect(c_report.faults.map(({ line, column }) => [line, column])).toEqual(
    expect.arrayContaining([
      [3, 'id'],
      [5, 'online'],
    ]),
  )
  // What is not there would be a new product: one fault names what it lacks.
  expect(c_report.faults.filter(({ line }) => line === 4)).toEqual([
    expect.objectContaining({
      column: 'id',
      value: 'QA-NOWHERE',
      detail: expect.stringMatching(/^Unknown code; .*"like".*shortDescription.*sellMode/),
    }),
  ])
  expect(c_report.faults.some(({ line }) => line === 6)).toBe(true)
  expect(await stored('QA-SCREW')).toEqual(before)
})

test('a client of one country changes nothing that is sold in another', async () => {
  const abroad = importsAs(shop, (await openClient(shop, { scopes: adminScopes, countries: ['GT'] })).token)
  const fileId = await abroad.upload('gt.csv', 'id,name\nQA-SCREW,Tornillo de Guatemala\n')
  expect((await abroad.run(job, { fileId })).c_report.faults).toMatchObject([{ line: 2 }])
})

const base = '/product/products/v1/organizations/f_ecom_lmna_001/products'
type Product = Record<string, unknown> & { name: { default: string; en: string } }
const product = async (id: string) => (await shop.call<Product>('GET', `${base}/${id}`, { as: token })).body
const edit = async (id: string, body: object) =>
  expect((await shop.call('PATCH', `${base}/${id}`, { as: token, body })).status).toBe(200)

test('a code that the shop does not know is a new product, made like one that there is, off sale until somebody says so', async () => {
  const fileId = await files.upload(
    'nuevos.csv',
    [
      'id,like,name,nameEn,weightKg,variationValues,online',
      'NEW-SCREW,QA-SCREW,Tornillo nuevo,New screw,0.02,,',
      'NEW-SHEET,QA-SHEET-26-AZUL,,,3.4,calibre=24; color=rojo,true',
    ].join('\n'),
  )
  const checked = await files.run(job, { fileId })
  expect(checked.c_report).toMatchObject({ faultCount: 0, changes: [{ added: 2, changed: 0 }] })
  expect((await shop.call('GET', `${base}/NEW-SCREW`, { as: token })).status).toBe(404)
  expect(await files.run(job, { fileId, mode: 'apply' })).toMatchObject({ executionStatus: 'finished' })
  const { imageGroups, c_unit, c_countries } = await product('QA-SCREW')
  expect(await product('NEW-SCREW')).toMatchObject({
    type: { item: true },
    online: false,
    c_weightKg: 0.02,
    c_isNew: false,
    name: { default: 'Tornillo nuevo', en: 'New screw' },
    imageGroups,
    c_unit,
    c_countries,
  })
  expect(await product('NEW-SHEET')).toMatchObject({
    type: { variant: true },
    online: true,
    c_weightKg: 3.4,
    master: { masterId: 'QA-SHEET' },
    variationValues: { calibre: '24', color: 'rojo' },
  })
  // What was put in is there: the same list again changes nothing.
  expect((await files.run(job, { fileId })).c_report.changes).toMatchObject([{ added: 0, changed: 0 }])
})

test('a new product is said whole, or what it is like; what a table does not change is told', async () => {
  const fileId = await files.upload(
    'nuevos.csv',
    [
      'id,like,type,masterId,variationValues,weightKg',
      'NEW-1,QA-NOWHERE,,,,',
      'NEW-2,QA-SHEET,,,,',
      'NEW-3,QA-SHEET-26-AZUL,,,,',
      'NEW-4,,,QA-NOWHERE,color=azul,1',
      'QA-SCREW,,master,,,',
      'QA-SHEET-26-AZUL,,variant,QA-TILE,,',
      'QA-CEMENT,,,,azul,',
    ].join('\n'),
  )
  const { faults } = (await files.run(job, { fileId })).c_report
  expect(faults.map(({ line, column }) => `${line} ${column}`)).toEqual(
    expect.arrayContaining(
      '2 like,3 type,4 variationValues,5 masterId,6 type,7 masterId,8 variationValues'.split(','),
    ),
  )
})

test('what was entered here is a conflict where the list says something new, cell by cell, and stays where it does not', async () => {
  const id = 'QA-BRICK'
  const list = (name: string, weightKg: string) =>
    files.upload('lista.csv', `id,name,weightKg\n${id},${name},${weightKg}\n`)
  const apply = (fileId: string, edited?: string) =>
    files.run(job, { fileId, mode: 'apply', ...(edited === undefined ? {} : { edited }) })
  // Nobody has entered anything, so the first list is taken.
  const first = await list('Pintura de la lista', '4')
  expect((await apply(first)).executionStatus).toBe('finished')
  await edit(id, { name: { default: 'Pintura de Ana' } })

  // The list says what it said: the edit stays, other cells are taken.
  const second = await list('Pintura de la lista', '5')
  expect((await files.run(job, { fileId: second })).c_report).toMatchObject({
    conflictCount: 0,
    keptCount: 1,
  })
  expect((await apply(second)).executionStatus).toBe('finished')
  expect(await product(id)).toMatchObject({ name: { default: 'Pintura de Ana' }, c_weightKg: 5 })

  // It says something new of what was entered: both values are told, and nothing is written until somebody decides.
  const third = await list('Pintura de enero', '6')
  const stopped = await apply(third)
  expect(stopped).toMatchObject({ executionStatus: 'failed', c_message: expect.stringContaining('edited') })
  expect(stopped.c_report.conflicts).toEqual([
    { file: 'lista.csv', key: `${id} name`, here: '"Pintura de Ana"', there: '"Pintura de enero"' },
  ])
  expect(await product(id)).toMatchObject({ name: { default: 'Pintura de Ana' }, c_weightKg: 5 })
  expect((await apply(third, 'keep')).executionStatus).toBe('finished')
  expect(await product(id)).toMatchObject({ name: { default: 'Pintura de Ana' }, c_weightKg: 6 })
  // What was decided is not asked again; a new word of the list is.
  expect((await files.run(job, { fileId: third })).c_report).toMatchObject({ conflictCount: 0, keptCount: 1 })
  const fourth = await list('Pintura de mayo', '6')
  expect((await files.run(job, { fileId: fourth })).c_report.conflictCount).toBe(1)
  expect((await apply(fourth, 'overwrite')).executionStatus).toBe('finished')
  expect((await product(id)).name.default).toBe('Pintura de mayo')
})

test('what no list has said yet is a conflict only where that member was entered here', async () => {
  await edit('QA-CEMENT', { name: { default: 'Cemento de Ana' } })
  const fileId = await files.upload('lista.csv', 'id,name,nameEn,weightKg\nQA-CEMENT,Cemento,Cement bag,43\n')
  const { conflicts, changes } = (await files.run(job, { fileId })).c_report
  expect(conflicts.map(({ key }) => key)).toEqual(['QA-CEMENT name'])
  expect(changes).toMatchObject([{ changed: 1 }])
})

test('what is taken out is put in again, and changes nothing', async () => {
  const exported = await files.run('export-products', {})
  const { body } = await shop.call<string>('GET', String(exported.c_resultLink), { as: token })
  const fileId = await files.upload('productos.csv', body)
  expect((await files.run(job, { fileId })).c_report).toMatchObject({
    faults: [],
    conflictCount: 0,
    changes: [{ added: 0, changed: 0 }],
  })
})
