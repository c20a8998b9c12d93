import { Type, type Static } from 'typebox'
import { Exact, Id, MomentOfCell } from './parts.ts'

/**
 * A row of `inventory.csv`: what one store has of one SKU, in pieces, or in metres for lengths of choice. No row: 0.
 * `countedAt`, a column that may be left out, is the moment of the count: what was sold since is subtracted.
 */
export const InventoryRow = Exact({
  inventoryId: Id,
  sku: Id,
  quantity: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,3})?$' }),
  countedAt: Type.Optional(MomentOfCell),
})
export type InventoryRow = Static<typeof InventoryRow>

/** The head line of the file; `optionalInventoryColumns` may follow. */
export const inventoryColumns = ['inventoryId', 'sku', 'quantity'] as const satisfies (keyof InventoryRow)[]

export const optionalInventoryColumns = ['countedAt'] as const satisfies (keyof InventoryRow)[]
