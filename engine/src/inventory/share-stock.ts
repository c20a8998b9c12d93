/** Stock in the smallest units, by SKU and place. */
type Stock = (sku: string, place: string) => number

type Place = { id: string; inventoryId: string; isPlant: boolean }

/** What stores of one country have, sold in 30 days and have on the way; who needs, and what is looked at. */
export type SharedStock = {
  targets: readonly Place[]
  stores: readonly Place[]
  skus: readonly string[]
  onHand: Stock
  sold: Stock
  incoming: Stock
  isCut(sku: string): boolean
  coverDays: number
}

export type Share = { sku: string; fromStore: string; toStore: string; amount: number }

/** Whole pieces, or whole metres of what is cut: nobody loads parts of them. */
const roundAmount = (amount: number, isCut: boolean) =>
  isCut ? Math.ceil(amount / 1000) * 1000 : Math.ceil(amount)

/**
 * What each target needs to last for the days at the pace of the last 30, from the store that has the most to spare, the
 * plant first where two have the same. What is given to one is promised to no other.
 */
export const shareStock = (stock: SharedStock): Share[] => {
  const { targets, stores, skus, onHand, sold, incoming, isCut, coverDays } = stock
  const cover = coverDays / 30
  const given = new Map<string, number>()
  const spareOf = (sku: string, { id, inventoryId }: Place) =>
    onHand(sku, inventoryId) - Math.ceil(sold(sku, inventoryId) * cover) - (given.get(`${sku}\n${id}`) ?? 0)
  return targets.flatMap((target) =>
    skus.flatMap((sku) => {
      const gone = sold(sku, target.inventoryId) * cover
      const missing = roundAmount(
        gone - onHand(sku, target.inventoryId) - incoming(sku, target.id),
        isCut(sku),
      )
      const [giver] = stores
        .filter(({ id }) => id !== target.id)
        .map((store) => ({ store, amount: Math.min(missing, spareOf(sku, store)) }))
        .toSorted((a, b) => b.amount - a.amount || Number(b.store.isPlant) - Number(a.store.isPlant))
      if (!giver || giver.amount <= 0) return []
      const { store, amount } = giver
      given.set(`${sku}\n${store.id}`, (given.get(`${sku}\n${store.id}`) ?? 0) + amount)
      return [{ sku, fromStore: store.id, toStore: target.id, amount }]
    }),
  )
}
