import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  CampaignRow,
  CategoryRow,
  CustomerRow,
  ProductRow,
  PromotionRow,
  RedirectRow,
  StoreRow,
} from '../bundle/index.ts'
import { type BundleFileKey, bundleFiles } from './bundle-files.ts'
import { categoryCells, categoryColumns } from './category-cells.ts'
import { deleteImportedRows, importedColumns, insertImportedPrices, isRemembered } from './edits/queries.ts'
import { membersOf } from './edits/find-edits.ts'
import { rowDigest } from './edits/row-digest.ts'
import {
  copyIncomingCounts,
  copyIncomingPrices,
  type KeyedRow,
  keyOf,
  mapBatches,
  rowsOf,
} from './incoming-rows.ts'
import { loadCustomer } from './load-customer.ts'
import { loadContent, loadImages } from './load-files.ts'
import { type Loading, replace } from './loading.ts'
import { productCells, productColumns } from './product-cells.ts'
import type { Progress } from './progress.ts'
import { couponsOf, promotionCells, promotionColumns } from './promotion-cells.ts'
import { storeCells, storeColumns } from './store-cells.ts'
import {
  deleteCouponsExcept,
  deleteRowsOfSite,
  dropIncomingInventory,
  dropIncomingPrices,
  insertFirstCounts,
  insertPrices,
  lockInventory,
  replaceCounts,
  updateShipping,
  updateSynonyms,
  updateTrade,
  upsertCoupon,
  upsertSite,
} from './queries.ts'

const firstOf = async <Row>(loading: Loading, key: BundleFileKey): Promise<Row> => {
  for await (const [row] of rowsOf<Row>(loading.bundle, key)) if (row !== undefined) return row
  throw new Error(`${bundleFiles[key].name} is empty`)
}

/** The rows of a file, each remembered by the digest of its line. */
async function* remembered<Row extends KeyedRow>(
  loading: Loading,
  key: BundleFileKey,
): AsyncGenerator<Row[]> {
  for await (const rows of rowsOf<Row>(loading.bundle, key)) {
    for (const row of rows) loading.digests.set(keyOf(row), rowDigest(row))
    yield rows
  }
}

/** The members of a document, each remembered. */
const rememberMembers = <Document extends object>({ digests }: Loading, document: Document): Document => {
  for (const [member, row] of membersOf(document)) digests.set(member, rowDigest(row))
  return document
}

/** Remembers what a file has said of each row. */
const rememberDigests = async ({ tx, bundle, digests, copyRows }: Loading, file: string) => {
  await tx.run(deleteImportedRows(bundle.siteId, file))
  await copyRows(
    'imported_row',
    importedColumns,
    (async function* () {
      yield [...digests].map(([key, digest]) => [bundle.siteId, file, key, digest])
    })(),
  )
  digests.clear()
}

const loaders: Record<BundleFileKey, (loading: Loading) => Promise<void>> = {
  site: async (loading) => {
    const { tx, bundle } = loading
    if (!bundle.site) return
    await tx.run(upsertSite(bundle.siteId, bundle.site.organizationId, rememberMembers(loading, bundle.site)))
  },
  shipping: async (loading) => {
    const file = rememberMembers(loading, await firstOf<object>(loading, 'shipping'))
    await loading.tx.run(updateShipping(loading.bundle.siteId, file))
  },
  synonyms: async (loading) => {
    const file = rememberMembers(loading, await firstOf<object>(loading, 'synonyms'))
    await loading.tx.run(updateSynonyms(loading.bundle.siteId, file))
  },
  trade: async (loading) => {
    await loading.tx.run(updateTrade(loading.bundle.siteId, await firstOf(loading, 'trade')))
  },
  categories: (loading) =>
    replace(
      loading,
      'category',
      categoryColumns,
      mapBatches(remembered<CategoryRow>(loading, 'categories'), (row) =>
        categoryCells(loading.bundle.siteId, row),
      ),
    ),
  stores: (loading) =>
    replace(
      loading,
      'store',
      storeColumns,
      mapBatches(remembered<StoreRow>(loading, 'stores'), (row, index) =>
        storeCells(loading.bundle.siteId, row, index),
      ),
    ),
  products: (loading) =>
    replace(
      loading,
      'product',
      productColumns,
      mapBatches(remembered<ProductRow>(loading, 'products'), (row) =>
        productCells(loading.bundle.siteId, row, loading.bundle.masters, loading.bundle.parents),
      ),
    ),
  prices: async (loading) => {
    const { tx, bundle } = loading
    await copyIncomingPrices(loading)
    await tx.run(deleteRowsOfSite.price(bundle.siteId))
    await tx.run(insertPrices(bundle.siteId))
    await tx.run(deleteImportedRows(bundle.siteId, 'prices'))
    await tx.run(insertImportedPrices(bundle.siteId))
    await tx.run(dropIncomingPrices())
  },
  inventory: async (loading) => {
    const { tx, bundle, now } = loading
    await copyIncomingCounts(loading)
    if (loading.replaceStock) {
      await tx.run(lockInventory())
      await tx.run(replaceCounts(bundle.siteId, now))
    } else await tx.run(insertFirstCounts(bundle.siteId))
    await tx.run(dropIncomingInventory())
  },
  campaigns: (loading) =>
    replace(
      loading,
      'campaign',
      ['site_id', 'id', 'enabled', 'starts_at', 'ends_at', 'record'],
      mapBatches(remembered<CampaignRow>(loading, 'campaigns'), (row) => [
        loading.bundle.siteId,
        row.id,
        row.enabled,
        row.startDate ?? null,
        row.endDate ?? null,
        row,
      ]),
    ),
  promotions: async (loading) => {
    const { siteId } = loading.bundle
    await replace(
      loading,
      'promotion',
      promotionColumns,
      mapBatches(remembered<PromotionRow>(loading, 'promotions'), (row) => promotionCells(siteId, row)),
    )
    const codes: string[] = []
    for await (const rows of rowsOf<PromotionRow>(loading.bundle, 'promotions'))
      for (const coupon of rows.flatMap(couponsOf)) {
        codes.push(coupon.code)
        await loading.tx.run(upsertCoupon(siteId, coupon))
      }
    await loading.tx.run(deleteCouponsExcept(siteId, codes))
  },
  customers: async (loading) => {
    for await (const rows of rowsOf<CustomerRow>(loading.bundle, 'customers'))
      for (const row of rows) await loadCustomer(loading, row)
  },
  redirects: (loading) =>
    replace(
      loading,
      'redirect',
      ['site_id', 'path', 'target', 'status'],
      mapBatches(remembered<RedirectRow>(loading, 'redirects'), (row) => [
        loading.bundle.siteId,
        row.from,
        row.to,
        Number(row.status),
      ]),
    ),
}

/** Loads every file of a checked bundle. Runs inside the caller's transaction. */
export const loadBundle = async (loading: Loading, progress: Progress): Promise<void> => {
  const { folder, present } = loading.bundle
  for (const key of present) {
    const { name } = bundleFiles[key]
    progress.begin('load', name, (await stat(join(folder, name))).size)
    await loaders[key](loading)
    if (key !== 'prices' && isRemembered(key)) await rememberDigests(loading, key)
    progress.end()
  }
  if (loading.bundle.contentFiles.length > 0) {
    await loadContent(loading, progress)
    await rememberDigests(loading, 'content')
  }
  if (existsSync(join(folder, 'images'))) await loadImages(loading, progress)
}
