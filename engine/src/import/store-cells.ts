import type { StoreRow } from '../bundle/index.ts'
import type { Cell } from '../db/copy-rows.ts'

const sizes: Record<StoreRow['size'], string> = {
  'plant and yard': 'A',
  'branch with yard': 'B',
  branch: 'C',
}

export const storeColumns = [
  'site_id',
  'id',
  'country',
  'inventory_id',
  'is_default',
  'size',
  'latitude',
  'longitude',
  'position',
  'record',
] as const

/** A line of `stores.jsonl` as the table holds it; `position` is its place among the others. */
export const storeCells = (siteId: string, row: StoreRow, position: number): Cell[] => [
  siteId,
  row.id,
  row.countryCode,
  row.inventoryId,
  row.default,
  sizes[row.size],
  row.latitude,
  row.longitude,
  position,
  row,
]
