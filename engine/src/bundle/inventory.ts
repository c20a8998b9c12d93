import { Type, type Static } from 'typebox'
import { Exact, Id } from './parts.ts'

/** A row of `inventory.csv`: what one store has of one SKU, in pieces, or in metres for lengths of choice. No row: 0. */
export const InventoryRow = Exact({
  inventoryId: Id,
  sku: Id,
  quantity: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,3})?$' }),
})
export type InventoryRow = Static<typeof InventoryRow>

/** The head line of the file. */
export const inventoryColumns = ['inventoryId', 'sku', 'quantity'] as const satisfies (keyof InventoryRow)[]
