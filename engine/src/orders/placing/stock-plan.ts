import type { Availability } from '../../stores/index.ts'

/** Something that has to come out of stock. Amount in pieces, or millimetres of cut goods. */
export type Demand = {
  sku: string
  amount: number
  /** Where it may come from, in the order stock is taken. */
  sources: Availability['sources']
  /** What stock does not cover is made. */
  madeToOrder: boolean
}

export type Take = { sku: string; inventoryId: string; amount: number }

/**
 * Which inventory gives how much of what. Several demands share what an inventory has. Sorted by SKU and inventory:
 * all orders take in this one order, so that none waits for another that waits for it. The first demand that cannot
 * be met is told instead.
 */
export const planStock = (demands: readonly Demand[]): { takes: Take[] } | { shortOf: string } => {
  const taken = new Map<string, Take>()
  for (const { sku, amount, sources, madeToOrder } of demands) {
    let missing = amount
    for (const { inventoryId, onHand } of sources) {
      const place = `${sku}\n${inventoryId}`
      const before = taken.get(place)?.amount ?? 0
      const more = Math.min(missing, onHand - before)
      if (more <= 0) continue
      taken.set(place, { sku, inventoryId, amount: before + more })
      missing -= more
    }
    if (missing > 0 && !madeToOrder) return { shortOf: sku }
  }
  return { takes: [...taken.values()].toSorted(bySkuAndInventory) }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const bySkuAndInventory = (a: Take, b: Take) => compare(a.sku, b.sku) || compare(a.inventoryId, b.inventoryId)
