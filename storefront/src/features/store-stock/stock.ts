/** What a store can give of a product; pieces, or metres of cut goods. Known in the browser only. */
export type Stock = {
  id: string
  ats: number
  inStockDate?: string
  ownStock: number
  storesWithStock: number
  /** Of a set: the part there is least of (inventory.lowestStockLevelProductName). */
  scarcest?: string
}
