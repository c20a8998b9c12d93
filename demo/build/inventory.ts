import type { InventoryRow, StoreRow } from '../../engine/src/bundle/index.ts'
import type { Family } from './family.ts'
import { chance } from './random.ts'

type Stocked = { sku: string; family: Family; countries: readonly string[]; dollars: number }

const ranges = { 'plant and yard': [20, 2000], 'branch with yard': [10, 300], branch: [5, 80] } as const

/** Stock that tests and demonstrations count on, whatever the dice say. */
const fixed: Record<string, Record<string, string>> = {
  'HE134-14': {},
  'HE131-NIVEL24': { 'inv-sv-ss01': '3' },
}

/** What the tools' own examples ask for: every store that keeps it has some. */
const neverOut = new Set(['PO054-4X2-15', 'AI108-GRIS'])

/** Rows of one SKU over all stores that sell it. */
export function stockOf({ sku, family, countries, dollars }: Stocked, stores: StoreRow[]): InventoryRow[] {
  if (family.stockPattern === 'S3') return []
  const planned = fixed[sku]
  return stores
    .filter((store) => countries.includes(store.countryCode))
    .filter((store) => keeps(family, store))
    .map((store) => ({
      inventoryId: store.inventoryId,
      sku,
      quantity: (!planned ? quantityIn(store, sku, family, dollars) : planned[store.inventoryId]) ?? '0',
    }))
    .filter((row) => row.quantity !== '0')
}

/** Pattern S2 lives in plants and in half of the branches that have a yard or not, by family. */
function keeps(family: Family, store: StoreRow): boolean {
  if (family.stockPattern === 'S1' || store.size === 'plant and yard') return true
  return chance('keeps', family.id, store.id) < 0.5
}

function quantityIn(store: StoreRow, sku: string, family: Family, dollars: number): string {
  const luck = neverOut.has(sku) ? 1 : chance('stock', store.id, sku)
  if (luck < 0.03) return '0'
  const size = chance('size', store.id, sku)
  if (luck < 0.11) return pieces(1 + Math.floor(size * 5), family)
  const [low, high] = ranges[store.size]
  const most = Math.max(low + 4, Math.min(high, (high * 12) / Math.max(1, dollars)))
  return pieces(Math.round(low * (most / low) ** size), family)
}

/** Whole steps of loose goods; metres of coil for lengths of choice. */
function pieces(count: number, family: Family): string {
  if (family.cut) return `${count * 3}.${Math.floor(chance('mm', family.id, count) * 10)}`
  return String(Math.max(1, count) * (family.min > 1 ? family.step : 1))
}
