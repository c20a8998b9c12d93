import type { Availability } from '../stores/index.ts'
import type { ProductRow } from './queries.ts'

/** Amounts as the contract writes them: pieces, or metres of cut goods. */
const amount = (row: ProductRow, value: number) => (row.cut ? value / 1000 : value)

/** Whether it can be put in a basket to buy. */
export const isBuyable = (row: ProductRow, availability: Availability | undefined): boolean =>
  row.online && row.soldInCountry && row.sellMode !== 'quote' && (availability?.ats ?? 0) > 0

/** Stock through one store (decisions, section 0 "Stock"). The day on which it is there is told as the platform tells days. */
export const inventoryView = (
  row: ProductRow,
  inventoryId: string,
  availability: Availability | undefined,
) => {
  const ats = amount(row, availability?.ats ?? 0)
  return {
    id: inventoryId,
    ats,
    stockLevel: ats,
    orderable: ats > 0,
    backorderable: false,
    preorderable: row.stockPattern === 'S3',
    ...(availability?.inStockDate ? { inStockDate: `${availability.inStockDate}T00:00:00.000Z` } : {}),
  }
}

/** What lies in the store itself. */
export const ownStockView = (row: ProductRow, own: Availability | undefined) =>
  amount(row, own?.ownStock ?? 0)

/** What the store itself has, and how many of the country's stores have some. */
export const storeStockView = (row: ProductRow, own: Availability | undefined, storesWithStock: number) => ({
  c_stockInStore: ownStockView(row, own),
  c_storesWithStock: storesWithStock,
})
