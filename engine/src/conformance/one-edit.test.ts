import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeScaleBundle } from '../../../bench/scale-bundle.ts'
import { openBasketShop } from '../baskets/testing.ts'
import { openMerchantShop } from '../catalog/testing.ts'
import { templateDatabase } from '../db/testing.ts'
import { importBundle } from '../import/index.ts'

/** A small shop and a large one; the full counts with LONG=1. */
const [small, large] = process.env.LONG === '1' ? [1_000, 100_000] : [300, 2_000]

/** The synthetic business of the benchmarks. */
const shopOf = (count: number) =>
  templateDatabase(`many_${count}`, async (databaseUrl) => {
    const folder = await mkdtemp(join(tmpdir(), 'one-edit-'))
    await writeScaleBundle(folder, count)
    await importBundle({ databaseUrl, folder, now: new Date('2026-11-01T12:00:00Z') })
    await rm(folder, { recursive: true })
  })

const edits = 20

/**
 * Pages that the database touches for some edits of names and prices: what they cost, whatever else the machine does. Its count
 * holds what a connection has done once that connection has ended.
 */
const pagesFor = async (count: number) => {
  const opened = await openBasketShop({}, await shopOf(count))
  const merchant = await openMerchantShop(['sfcc.products.rw', 'sfcc.pricebooks.rw'], opened)
  const { pool } = opened.database
  const touched = async () => {
    const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    const connected = async () => {
      // Again and again: whoever loses its LISTEN reads the sites anew, over a new connection.
      await pool.query(`select pg_terminate_backend(pid) ${others}`)
      return (await pool.query(`select pid ${others}`)).rows
    }
    await expect.poll(connected).toEqual([])
    const { rows } = await pool.query<{ pages: number }>(
      `select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()`,
    )
    return Number(rows[0]?.pages)
  }
  const { rows } = await pool.query<{ sku: string; country: string }>(
    `select distinct on (p.id) p.id as sku, r.country from product p join price r on r.sku = p.id
     where p.kind = 'item' order by p.id limit ${edits / 2 + 1}`,
  )
  const edit = async ({ sku, country }: { sku: string; country: string }, at: number) => {
    const name = { default: `Pieza cambiada ${at}`, en: `Changed piece ${at}` }
    const data = [{ productId: sku, tiers: [{ minQuantity: '1', amount: `${at + 1}.23` }] }]
    const answers = [
      await merchant.call('PATCH', '/product/products/v1', `/products/${sku}`, { name }),
      await merchant.call('PATCH', '/pricing/price-books/v1', `/price-books/${country}/prices`, { data }),
    ]
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBe(200)
  }
  try {
    // The first edit of a process plans its statements.
    const [first, ...rest] = rows
    if (first) await edit(first, 99)
    const before = await touched()
    for (const [at, row] of rest.entries()) await edit(row, at)
    return (await touched()) - before
  } finally {
    await merchant.close()
  }
}

test(`with ${large} products an edit costs what it costs with ${small}`, async () => {
  const pages = { small: await pagesFor(small), large: await pagesFor(large) }
  expect(pages.small).toBeGreaterThan(edits)
  expect(pages.large / pages.small, JSON.stringify(pages)).toBeLessThan(1.5)
}, 3_600_000)

test('a thousand prices in one call are one version and one entry', async () => {
  const opened = await openBasketShop({}, await shopOf(large))
  const merchant = await openMerchantShop(['sfcc.pricebooks.rw'], opened)
  try {
    const { pool } = opened.database
    const state = async () => {
      const { rows } = await pool.query<{ version: number; entries: number; changed: number }>(
        `select (select catalog_version from site where id = 'Lamina') as version, (select count(*) from audit_entry) as entries,
           (select count(*) from price where country = 'SV' and amount_minor = 4321001) as changed`,
      )
      return rows[0]
    }
    const { rows } = await pool.query<{ sku: string }>(
      `select id as sku from product where kind in ('item', 'variant') and 'SV' = any(countries) order by id limit 1000`,
    )
    const before = await state()
    const data = rows.map(({ sku }) => ({
      productId: sku,
      tiers: [{ minQuantity: '1', amount: '43210.01' }],
    }))
    expect(data).toHaveLength(1_000)
    const { status, body } = await merchant.call(
      'PATCH',
      '/pricing/price-books/v1',
      '/price-books/SV/prices',
      { data },
    )
    expect({ status, changed: body.changed }, JSON.stringify(body)).toEqual({ status: 200, changed: 1_000 })
    expect(await state()).toEqual({
      version: Number(before?.version) + 1,
      entries: Number(before?.entries) + 1,
      changed: 1_000,
    })
  } finally {
    await merchant.close()
  }
})
