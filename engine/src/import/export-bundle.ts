import { existsSync, readdirSync } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withBulkTransaction } from '../db/bulk-transaction.ts'
import type { Db } from '../db/db.ts'
import { bundleFiles } from './bundle-files.ts'
import { categoryRow, priceRow, productRow, stockRow } from './bundle-rows.ts'
import {
  selectCampaigns,
  selectCategories,
  selectContentAssets,
  selectImageBytes,
  selectImagePaths,
  selectPricesAfter,
  selectProductsAfter,
  selectPromotions,
  selectRedirects,
  selectSite,
  selectStockAfter,
  selectStores,
} from './export-queries.ts'

/** The folder of an export holds something already. */
export class FolderInUse extends Error {}

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>

/** All rows of a long table, a page at a time. */
async function* pages<Row, After>(
  first: After,
  next: (after: After) => Promise<Row[]>,
  key: (row: Row) => After,
) {
  for (let after = first; ; ) {
    const rows = await next(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = key(last)
  }
}

async function* mapRows<Row, Line>(rows: Rows<Row>, line: (row: Row) => Line) {
  for await (const row of rows) yield line(row)
}

const writeLines = async (path: string, lines: Rows<string>) => {
  const file = await open(path, 'w')
  try {
    for await (const line of lines) await file.write(`${line}\n`)
  } finally {
    await file.close()
  }
}

const csvCell = (value: string | number) =>
  /[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)

async function* csv(columns: readonly string[], rows: Rows<readonly (string | number)[]>) {
  yield columns.join(',')
  for await (const row of rows) yield row.map(csvCell).join(',')
}

const writeDocument = (path: string, value: object) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`)

const writeSite = async (db: Db, folder: string, wanted: string | undefined) => {
  const site = await db.maybe(selectSite(wanted))
  if (!site) throw new Error('the shop has no site to export')
  await writeDocument(join(folder, bundleFiles.site.name), site.config)
  for (const key of ['shipping', 'synonyms', 'trade'] as const) {
    if (Object.keys(site[key]).length > 0) await writeDocument(join(folder, bundleFiles[key].name), site[key])
  }
  return site.id
}

const writeCatalogue = async (db: Db, folder: string, siteId: string) => {
  const file = (key: keyof typeof bundleFiles) => join(folder, bundleFiles[key].name)
  const categories = await db.query(selectCategories(siteId))
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const inOrder = <Row>(rows: Rows<Row>) => mapRows(rows, (row) => JSON.stringify(row))
  await writeLines(file('categories'), inOrder(categories.map(categoryRow)))
  const stores = await db.query(selectStores(siteId))
  await writeLines(file('stores'), inOrder(stores.map(({ record }) => record)))
  const products = pages(
    '',
    (after) => db.query(selectProductsAfter(siteId, after)),
    ({ product }) => product.id,
  )
  await writeLines(
    file('products'),
    inOrder(mapRows(products, ({ product }) => productRow(product, parents))),
  )
  const prices = pages(
    { country: '', sku: '', minQuantity: 0 },
    (after) => db.query(selectPricesAfter(siteId, after)),
    (row) => row,
  )
  await writeLines(file('prices'), csv(bundleFiles.prices.columns, mapRows(prices, priceRow)))
  const stock = pages(
    { inventoryId: '', sku: '' },
    (after) => db.query(selectStockAfter(siteId, after)),
    (row) => row,
  )
  await writeLines(file('inventory'), csv(bundleFiles.inventory.columns, mapRows(stock, stockRow)))
  const campaigns = await db.query(selectCampaigns(siteId))
  if (campaigns.length > 0)
    await writeLines(file('campaigns'), inOrder(campaigns.map(({ record }) => record)))
  const promotions = await db.query(selectPromotions(siteId))
  await writeLines(file('promotions'), inOrder(promotions.map(({ record }) => record)))
  const redirects = await db.query(selectRedirects(siteId))
  const moved = redirects.map(({ from, to, status }) => [from, to, status])
  await writeLines(file('redirects'), csv(bundleFiles.redirects.columns, moved))
}

const writeContent = async (db: Db, folder: string, siteId: string) => {
  await mkdir(join(folder, 'content'))
  for (const { id, record } of await db.query(selectContentAssets(siteId)))
    await writeDocument(join(folder, 'content', `${id}.json`), record)
}

const writeImages = async (db: Db, folder: string, siteId: string) => {
  for (const { path } of await db.query(selectImagePaths(siteId))) {
    const target = join(folder, 'images', path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, (await db.one(selectImageBytes(siteId, path))).bytes)
  }
}

/**
 * Writes a site as a bundle into an empty or new folder, as of one moment. Customers stay out: a bundle carries plain
 * passwords, and people's data leave only by their own hand. Throws FolderInUse. Returns the site's id.
 */
export const exportBundle = async (options: {
  databaseUrl: string
  folder: string
  /** The only site unless named. */
  siteId?: string
}): Promise<string> => {
  const { folder } = options
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new FolderInUse(`${folder} is not empty.`)
  await mkdir(folder, { recursive: true })
  return withBulkTransaction(
    { databaseUrl: options.databaseUrl, applicationName: 'lamina-export', kind: 'snapshot' },
    async ({ tx }) => {
      const siteId = await writeSite(tx, folder, options.siteId)
      await writeCatalogue(tx, folder, siteId)
      await writeContent(tx, folder, siteId)
      await writeImages(tx, folder, siteId)
      return siteId
    },
  )
}
