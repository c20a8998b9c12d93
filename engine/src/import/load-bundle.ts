import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  CampaignRow,
  CategoryRow,
  CustomerRow,
  InventoryRow,
  PriceRow,
  ProductRow,
  PromotionRow,
  RedirectRow,
  StoreRow,
} from '../bundle/index.ts'
import type { Cell } from '../db/copy-rows.ts'
import { type BundleFileKey, bundleFiles } from './bundle-files.ts'
import { loadCustomer } from './load-customer.ts'
import { loadContent, loadImages } from './load-files.ts'
import { type Loading, replace } from './loading.ts'
import { productCells, productColumns } from './product-cells.ts'
import type { Progress } from './progress.ts'
import { couponsOf, promotionCells, promotionColumns } from './promotion-cells.ts'
import { storeCells, storeColumns } from './store-cells.ts'
import {
  createIncomingInventory,
  createIncomingPrices,
  deleteCouponsExcept,
  deleteRowsOfSite,
  dropIncomingInventory,
  dropIncomingPrices,
  incomingInventoryColumns,
  incomingPriceColumns,
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
import { readRows } from './read-rows.ts'

/** Rows of a checked file, some at a time; the check has vouched for their shape. */
async function* rowsOf<Row>(loading: Loading, key: BundleFileKey): AsyncGenerator<Row[]> {
  const file = bundleFiles[key]
  for await (const rows of readRows(join(loading.bundle.folder, file.name), file))
    yield rows.flatMap((row) => ('value' in row ? [row.value as Row] : []))
}

async function* mapBatches<Row>(batches: AsyncIterable<Row[]>, cells: (row: Row, index: number) => Cell[]) {
  let index = 0
  for await (const rows of batches) yield rows.map((row) => cells(row, index++))
}

const firstOf = async <Row>(loading: Loading, key: BundleFileKey): Promise<Row> => {
  for await (const [row] of rowsOf<Row>(loading, key)) if (row !== undefined) return row
  throw new Error(`${bundleFiles[key].name} is empty`)
}

/** Reads `prices.csv` into a table of this transaction. */
export const copyIncomingPrices = async (loading: Loading) => {
  await loading.tx.run(createIncomingPrices())
  await loading.copyRows(
    'incoming_price',
    incomingPriceColumns,
    mapBatches(rowsOf<PriceRow>(loading, 'prices'), (row) => [
      row.country,
      row.sku,
      row.minQuantity,
      row.amount,
    ]),
  )
}

/** Reads `inventory.csv` into a table of this transaction. */
export const copyIncomingCounts = async (loading: Loading) => {
  await loading.tx.run(createIncomingInventory())
  await loading.copyRows(
    'incoming_inventory',
    incomingInventoryColumns,
    mapBatches(rowsOf<InventoryRow>(loading, 'inventory'), (row) => [
      row.inventoryId,
      row.sku,
      row.quantity,
      row.countedAt ?? null,
    ]),
  )
}

const loaders: Record<BundleFileKey, (loading: Loading) => Promise<void>> = {
  site: async ({ tx, bundle }) => {
    if (bundle.site) await tx.run(upsertSite(bundle.siteId, bundle.site.organizationId, bundle.site))
  },
  shipping: async (loading) => {
    await loading.tx.run(updateShipping(loading.bundle.siteId, await firstOf(loading, 'shipping')))
  },
  synonyms: async (loading) => {
    await loading.tx.run(updateSynonyms(loading.bundle.siteId, await firstOf(loading, 'synonyms')))
  },
  trade: async (loading) => {
    await loading.tx.run(updateTrade(loading.bundle.siteId, await firstOf(loading, 'trade')))
  },
  categories: (loading) =>
    replace(
      loading,
      'category',
      [
        'site_id',
        'id',
        'parent_id',
        'position',
        'online',
        'name',
        'content',
        'show_in_menu',
        'alternative_url',
        'banner_image',
        'image',
      ],
      mapBatches(rowsOf<CategoryRow>(loading, 'categories'), (row) => [
        loading.bundle.siteId,
        row.id,
        row.parentId,
        row.position,
        row.online,
        row.name,
        { description: row.description, pageTitle: row.pageTitle, pageDescription: row.pageDescription },
        row.showInMenu,
        row.alternativeUrl,
        row.slotBannerImage,
        row.image,
      ]),
    ),
  stores: (loading) =>
    replace(
      loading,
      'store',
      storeColumns,
      mapBatches(rowsOf<StoreRow>(loading, 'stores'), (row, index) =>
        storeCells(loading.bundle.siteId, row, index),
      ),
    ),
  products: (loading) =>
    replace(
      loading,
      'product',
      productColumns,
      mapBatches(rowsOf<ProductRow>(loading, 'products'), (row) =>
        productCells(loading.bundle.siteId, row, loading.bundle.masters, loading.bundle.parents),
      ),
    ),
  prices: async (loading) => {
    const { tx, bundle } = loading
    await copyIncomingPrices(loading)
    await tx.run(deleteRowsOfSite.price(bundle.siteId))
    await tx.run(insertPrices(bundle.siteId))
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
      mapBatches(rowsOf<CampaignRow>(loading, 'campaigns'), (row) => [
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
      mapBatches(rowsOf<PromotionRow>(loading, 'promotions'), (row) => promotionCells(siteId, row)),
    )
    const codes: string[] = []
    for await (const rows of rowsOf<PromotionRow>(loading, 'promotions'))
      for (const coupon of rows.flatMap(couponsOf)) {
        codes.push(coupon.code)
        await loading.tx.run(upsertCoupon(siteId, coupon))
      }
    await loading.tx.run(deleteCouponsExcept(siteId, codes))
  },
  customers: async (loading) => {
    for await (const rows of rowsOf<CustomerRow>(loading, 'customers'))
      for (const row of rows) await loadCustomer(loading, row)
  },
  redirects: (loading) =>
    replace(
      loading,
      'redirect',
      ['site_id', 'path', 'target', 'status'],
      mapBatches(rowsOf<RedirectRow>(loading, 'redirects'), (row) => [
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
    progress.end()
  }
  if (loading.bundle.contentFiles.length > 0) await loadContent(loading, progress)
  if (existsSync(join(folder, 'images'))) await loadImages(loading, progress)
}
