import type { ShippingFile, StoreRow } from '../bundle/index.ts'
import type { Db } from '../db/db.ts'
import { selectStorePosition, updateShipping, upsertStore } from './queries.ts'
import { storeCells } from './store-cells.ts'

/** Writes a legal line in the place of the store that is there, or behind all others. */
export const writeStore = async (tx: Db, siteId: string, row: StoreRow): Promise<void> => {
  const { position } = await tx.one(selectStorePosition(siteId, row.id))
  await tx.run(upsertStore(storeCells(siteId, row, position)))
}

/** Writes a legal `shipping.json`. */
export const writeShipping = async (tx: Db, siteId: string, file: ShippingFile): Promise<void> => {
  await tx.run(updateShipping(siteId, file))
}
