import { join } from 'node:path'
import type { InventoryRow, PriceRow, RedirectRow } from '../bundle/index.ts'
import type { Cell } from '../db/copy-rows.ts'
import { type BundleFileKey, bundleFiles } from './bundle-files.ts'
import type { CheckedBundle } from './check-bundle.ts'
import type { Loading } from './loading.ts'
import {
  createIncomingInventory,
  createIncomingPrices,
  incomingInventoryColumns,
  incomingPriceColumns,
} from './queries.ts'
import { readRows } from './read-rows.ts'

/** A row that is remembered by its id, a redirect by the path that it leads on from. */
export type KeyedRow = { id: string } | RedirectRow
export const keyOf = (row: KeyedRow): string => ('id' in row ? row.id : row.from)

/** Rows of a checked file, some at a time; the check has vouched for their shape. */
export async function* rowsOf<Row>({ folder }: CheckedBundle, key: BundleFileKey): AsyncGenerator<Row[]> {
  const file = bundleFiles[key]
  for await (const rows of readRows(join(folder, file.name), file))
    yield rows.flatMap((row) => ('value' in row ? [row.value as Row] : []))
}

export async function* mapBatches<Row>(
  batches: AsyncIterable<Row[]>,
  cells: (row: Row, index: number) => Cell[],
) {
  let index = 0
  for await (const rows of batches) yield rows.map((row) => cells(row, index++))
}

/** Reads `prices.csv` into a table of this transaction. */
export const copyIncomingPrices = async ({ tx, bundle, copyRows }: Loading) => {
  await tx.run(createIncomingPrices())
  await copyRows(
    'incoming_price',
    incomingPriceColumns,
    mapBatches(rowsOf<PriceRow>(bundle, 'prices'), (row) => [
      row.country,
      row.sku,
      row.minQuantity,
      row.amount,
    ]),
  )
}

/** Reads `inventory.csv` into a table of this transaction. */
export const copyIncomingCounts = async ({ tx, bundle, copyRows }: Loading) => {
  await tx.run(createIncomingInventory())
  await copyRows(
    'incoming_inventory',
    incomingInventoryColumns,
    mapBatches(rowsOf<InventoryRow>(bundle, 'inventory'), (row) => [
      row.inventoryId,
      row.sku,
      row.quantity,
      row.countedAt ?? null,
    ]),
  )
}
