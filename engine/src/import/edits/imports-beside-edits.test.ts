import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop } from '../../catalog/testing.ts'
import { importBundle, type ImportOptions } from '../import-bundle.ts'

const qa = join(import.meta.dirname, '../../../../demo/qa')

let merchant: MerchantShop
let folder: string
beforeAll(async () => {
  merchant = await openMerchantShop([
    'sfcc.products.rw',
    'sfcc.catalogs.rw',
    'sfcc.pricebooks.rw',
    'sfcc.stores.rw',
    'sfcc.libraries.rw',
    'sfcc.promotions.rw',
    'sfcc.preferences.rw',
    'sfcc.shipping.rw',
    'sfcc.search.rw',
    'sfcc.redirects.rw',
  ])
})
afterAll(() => merchant.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lamina-edits-'))
  cpSync(qa, folder, { recursive: true })
  await merchant.shop.database.pool.query('truncate edited_row')
  await load({ folder: qa })
  return () => rmSync(folder, { recursive: true })
})

const load = (options: Partial<ImportOptions> = {}) =>
  importBundle({ databaseUrl: merchant.shop.database.url, folder, ...options })

/** Changes a file of the bundle. */
const write = (name: string, change: (text: string) => string) => {
  const before = readFileSync(join(folder, name), 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, name), after)
}

const call = async (method: string, family: string, path: string, body?: unknown) => {
  const answer = await merchant.call(method, family, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer
}
const products = '/product/products/v1'
const rename = (id: string, name: string) =>
  call('PATCH', products, `/products/${id}`, { name: { default: name, en: name } })
const setPrice = (amount: string) =>
  call('PATCH', '/pricing/price-books/v1', '/price-books/SV/prices', {
    data: [{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount }] }],
  })

/** All that was edited and what the search made of it; coupons count their uses. */
const rows = async () => {
  const tables = [
    'product',
    'category',
    'store',
    'promotion',
    'content',
    'price',
    'campaign',
    'redirect',
    'search_group',
    'search_variant',
  ]
  const read = tables.map(async (table) => {
    // Where a word stands among the others of a text is the order in which a plan happened to read them.
    const text = `select ${table === 'search_group' ? "(to_jsonb(t) - 'doc') || jsonb_build_object('doc', strip(doc))" : 'to_jsonb(t)'}::text as row
      from ${table} t order by 1`
    const { rows } = await merchant.shop.database.pool.query<{ row: string }>(text)
    return [table, rows.map(({ row }) => row)] as const
  })
  const { rows: sites } = await merchant.shop.database.pool.query(
    'select config, shipping, synonyms from site',
  )
  return [...(await Promise.all(read)), ['site', sites] as const]
}

const stored = async (sku: string) => {
  const { rows } = await merchant.shop.database.pool.query<{ name: string; amount: string }>(
    `select p.name ->> 'es' as name, string_agg(c.amount_minor::text, ' ' order by c.min_quantity) as amount
     from product p left join price c on c.site_id = p.site_id and c.sku = p.id and c.country = 'SV'
     where p.site_id = 'Lamina' and p.id = $1 group by p.name`,
    [sku],
  )
  return rows[0]
}

const setRates = (perUsd: string) =>
  call('PATCH', '/configuration/preferences/v1', '/site-preference-groups/rates/current', {
    c_exchangeRates: ['USD', 'GTQ', 'HNL', 'NIO', 'CRC'].map((currency) => ({
      currency,
      perUsd: currency === 'USD' ? '1' : perUsd,
      validFrom: '2026-01-01',
    })),
  })

/** One edit of each kind of what is no row of a table of goods. */
const editDocuments = async () => {
  await setRates('9.99')
  await call('PATCH', '/custom/shipping/v1', '/shipping-table', { transferDays: { min: 1, max: 9 } })
  await call('POST', '/custom/search-desk/v1', '/synonyms', { language: 'es', words: ['tapa', 'capote'] })
  await call('PUT', '/site/redirects/v1', '/redirects', {
    from: '/aqui',
    to: '/category/techos',
    status: '301',
  })
  await call('DELETE', '/site/redirects/v1', '/redirects?from=/vieja')
  await call('PUT', '/pricing/campaigns/v1', '/campaigns/aqui', { description: 'De aquí' })
}

/** One edit of each kind. */
const edit = async () => {
  await rename('QA-SCREW', 'Tornillo de aquí')
  await rename('QA-SHEET', 'Lámina de aquí')
  await call('PATCH', products, '/products/QA-SHEET-26-AZUL', { online: false })
  await setPrice('0.99')
  await call('PATCH', '/store/stores/v1', '/stores/SV-AH01', { phone: '+50322009999' })
  await call('DELETE', products, '/products/QA-NONE')
  const { body } = await call('GET', products, '/products/QA-SCREW')
  const { id: _id, ...copy } = body
  await call('PUT', products, '/products/QA-NEW', copy)
}

test('what was edited stays while the bundle says what it said, with all the search makes of it', async () => {
  await edit()
  const edited = await rows()
  const { preview } = await load({ dryRun: true })
  expect(preview?.edits?.conflicts).toEqual([])
  expect(preview?.edits?.kept).toEqual(
    expect.arrayContaining([
      { file: 'products.jsonl', key: 'QA-SCREW' },
      { file: 'products.jsonl', key: 'QA-NEW' },
      { file: 'products.jsonl', key: 'QA-NONE' },
      { file: 'prices.csv', key: 'SV QA-SCREW' },
      { file: 'stores.jsonl', key: 'SV-AH01' },
    ]),
  )
  expect(await rows()).toEqual(edited)
  await load()
  expect(await rows()).toEqual(edited)
  // And once more: what was kept is still known to be an edit.
  await load()
  expect(await rows()).toEqual(edited)
})

test('what both have changed stops an import, with both values; then one of them is chosen', async () => {
  await edit()
  const edited = await rows()
  write('products.jsonl', (text) => text.replace('Tornillo QA, caja de 100', 'Tornillo del archivo'))
  write('prices.csv', (text) => text.replace(/^SV,QA-SCREW,1,.*$/m, 'SV,QA-SCREW,1,5.55'))
  write('stores.jsonl', (text) => text.replace('+50322000107', '+50322008888'))
  write('stores.jsonl', (text) => text.replace('"San Salvador Ejército"', '"Ejército"'))
  const stopped = load()
  await expect(stopped).rejects.toMatchObject({
    name: 'EditConflicts',
    conflicts: expect.arrayContaining([
      expect.objectContaining({
        file: 'products.jsonl',
        key: 'QA-SCREW',
        here: expect.objectContaining({ name: { es: 'Tornillo de aquí', en: 'Tornillo de aquí' } }),
        there: expect.objectContaining({ name: expect.objectContaining({ es: 'Tornillo del archivo' }) }),
      }),
      { file: 'prices.csv', key: 'SV QA-SCREW', here: '1:99', there: expect.stringContaining('1:555') },
      expect.objectContaining({ file: 'stores.jsonl', key: 'SV-AH01' }),
    ]),
  })
  expect(await rows()).toEqual(edited)
  expect((await load({ dryRun: true })).preview?.edits?.conflicts).toHaveLength(3)
  await load({ edited: 'keep' })
  expect(await stored('QA-SCREW')).toEqual({ name: 'Tornillo de aquí', amount: '99' })
  const { body } = await call('GET', '/store/stores/v1', '/stores')
  expect(body.data).toMatchObject([{ name: 'Ejército' }, { phone: '+50322009999' }, {}, {}])
  await load()
  expect((await stored('QA-SCREW'))?.name).toBe('Tornillo de aquí')
  write('products.jsonl', (text) => text.replace('Tornillo del archivo', 'Tornillo otra vez'))
  await load({ edited: 'overwrite' })
  expect((await stored('QA-SCREW'))?.name).toBe('Tornillo otra vez')
  await load()
  expect((await stored('QA-SCREW'))?.name).toBe('Tornillo otra vez')
})

test('an edited row that the bundle takes away is a conflict; one that both made alike is none', async () => {
  await rename('QA-EC', 'Nivel de aquí')
  write('products.jsonl', (text) => text.replace(/^.*"id": "QA-EC".*\n/m, ''))
  write('prices.csv', (text) => text.replaceAll(/^.*,QA-EC,.*\n/gm, ''))
  await expect(load()).rejects.toMatchObject({ conflicts: [{ key: 'QA-EC' }] })
  await load({ edited: 'overwrite' })
  expect(await stored('QA-EC')).toBeUndefined()
  cpSync(qa, folder, { recursive: true })
  await load()
  await setPrice('7.77')
  write(
    'prices.csv',
    (text) => text.replaceAll(/^SV,QA-SCREW,.*\n/gm, '').trimEnd() + '\nSV,QA-SCREW,1,7.77\n',
  )
  await load()
  expect((await stored('QA-SCREW'))?.amount).toBe('777')
})

test('a part of a bundle touches the edits of its own files alone', async () => {
  await edit()
  const part = mkdtempSync(join(tmpdir(), 'lamina-part-'))
  const price = readFileSync(join(qa, 'prices.csv'), 'utf8')
  const removed = price
    .replaceAll(/^.*,QA-NONE,.*\n/gm, '')
    .replace(/^SV,QA-SCREW,1,.*$/m, 'SV,QA-SCREW,1,5.55')
  writeFileSync(join(part, 'prices.csv'), removed)
  await expect(load({ folder: part })).rejects.toMatchObject({ conflicts: [{ key: 'SV QA-SCREW' }] })
  await load({ folder: part, edited: 'overwrite' })
  expect(await stored('QA-SCREW')).toMatchObject({ name: 'Tornillo de aquí' })
  expect((await stored('QA-SCREW'))?.amount).toMatch(/^555/)
  rmSync(part, { recursive: true })
})

test('an edit that names what the bundle has taken away stops the import', async () => {
  await call('PATCH', products, '/products/QA-SCREW', {
    c_links: [{ productId: 'QA-EC', type: 'accessory' }],
  })
  write('products.jsonl', (text) => text.replace(/^.*"id": "QA-EC".*\n/m, ''))
  write('prices.csv', (text) => text.replaceAll(/^.*,QA-EC,.*\n/gm, ''))
  await expect(load({ edited: 'keep' })).rejects.toMatchObject({
    conflicts: [{ key: 'QA-SCREW', reason: expect.stringContaining('QA-EC') }],
  })
})

test('settings, deliveries, synonyms, redirects and campaigns stay member by member', async () => {
  writeFileSync(join(folder, 'campaigns.jsonl'), '{"id": "aqui", "enabled": true}\n')
  await load()
  await editDocuments()
  const edited = await rows()
  const { preview } = await load({ dryRun: true })
  expect(preview?.edits).toEqual({
    kept: [
      { file: 'campaigns.jsonl', key: 'aqui' },
      { file: 'redirects.csv', key: '/aqui' },
      { file: 'redirects.csv', key: '/vieja' },
      { file: 'shipping.json', key: 'transferDays' },
      { file: 'site.json', key: 'exchangeRates' },
      { file: 'synonyms.json', key: 'groups' },
    ],
    conflicts: [],
  })
  await load()
  expect(await rows()).toEqual(edited)
  // What the bundle says anew beside them comes in.
  write('site.json', (text) => text.replace('"carouselAutoplayMs": 5000', '"carouselAutoplayMs": 6000'))
  write('shipping.json', (text) => text.replace('"cutOff": "15:00"', '"cutOff": "14:00"'))
  await load()
  const { rows: sites } = await merchant.shop.database.pool.query(
    `select config #>> '{preferences,carouselAutoplayMs}' as pause, config #>> '{exchangeRates,1,perUsd}' as rate,
       shipping #>> '{calendar,cutOff}' as cut_off, shipping -> 'transferDays' as days from site`,
  )
  expect(sites).toEqual([{ pause: '6000', rate: '9.99', cut_off: '14:00', days: { min: 1, max: 9 } }])
})

test('a setting or a redirect that both have changed is a conflict, told with both values', async () => {
  await setRates('9.99')
  await call('PUT', '/site/redirects/v1', '/redirects', { from: '/vieja', to: '/aqui', status: '302' })
  write('site.json', (text) => text.replace('"perUsd": "7.68"', '"perUsd": "7.70"'))
  write('redirects.csv', (text) => text.replace('301', '302'))
  await expect(load()).rejects.toMatchObject({
    conflicts: [
      { file: 'redirects.csv', key: '/vieja', here: { to: '/aqui' }, there: { status: '302' } },
      {
        file: 'site.json',
        key: 'exchangeRates',
        here: { value: expect.anything() },
        there: { value: expect.anything() },
      },
    ],
  })
  await load({ edited: 'overwrite' })
  const { body } = await call('GET', '/configuration/preferences/v1', '/site-preference-groups/rates/current')
  expect(JSON.stringify(body)).toContain('7.70')
  await setRates('9.99')
  write('site.json', (text) => text.replace('"perUsd": "7.70"', '"perUsd": "7.71"'))
  await load({ edited: 'keep' })
  expect(
    JSON.stringify(
      (await call('GET', '/configuration/preferences/v1', '/site-preference-groups/rates/current')).body,
    ),
  ).not.toContain('7.7')
})

test('a setting that no longer fits what the bundle brings stops the import', async () => {
  const countries = '/site-preference-groups/countries/current'
  await call('PATCH', '/configuration/preferences/v1', countries, { c_defaultLocale: 'es-GT' })
  write('site.json', (text) => text.replace(/^.*"id": "es-GT".*\n/m, ''))
  await expect(load()).rejects.toMatchObject({
    conflicts: [{ file: 'site.json', key: 'defaultLocale', reason: expect.stringContaining('es-GT') }],
  })
})
