import {
  type Availability,
  availabilityOf,
  availabilityOfParts,
  bestAvailability,
  type Supply,
} from './availability.ts'
import type { StockRow } from './queries.ts'

const noStock: Availability = {
  ats: 0,
  ownStock: 0,
  sources: [],
  inStockDate: undefined,
  pickupDate: () => undefined,
}

/** Answers for any place from the same rows. */
export type StockOf = (supply: Supply, sku: string) => Availability

/**
 * What can be had of a product through a place: masters answer with their best variant, sets and bundles with what
 * all components allow; what is unknown cannot be had.
 */
export const stockOf = (rows: readonly StockRow[]): StockOf => {
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const byMaster = Map.groupBy(rows, ({ masterId }) => masterId)
  const availabilityOfRow = (supply: Supply, row: StockRow) =>
    availabilityOf(supply, {
      pattern: row.pattern,
      cut: row.cut ?? undefined,
      leadDays: row.leadDays ?? undefined,
      stock: row.stock,
    })
  const single = (supply: Supply, row: StockRow): Availability => {
    if (row.kind !== 'master') return availabilityOfRow(supply, row)
    const variants = (byMaster.get(row.sku) ?? []).filter(({ online }) => online)
    return bestAvailability(variants.map((variant) => availabilityOfRow(supply, variant))) ?? noStock
  }
  return (supply, sku) => {
    const row = bySku.get(sku)
    if (!row) return noStock
    if (row.components.length === 0) return single(supply, row)
    const parts = row.components.flatMap(({ productId, quantity }) => {
      const part = bySku.get(productId)
      return part ? [{ availability: single(supply, part), quantity }] : []
    })
    // A component that is gone makes the whole unobtainable.
    if (parts.length < row.components.length) return noStock
    const limited = row.kind === 'bundle' && Object.keys(row.stock).length > 0
    return availabilityOfParts(parts, limited ? availabilityOfRow(supply, row) : undefined)
  }
}
