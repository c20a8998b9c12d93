import type { Product, Stock } from '../product.ts'

/**
 * How many whole sets there are: the scarcest part decides, and is named (S5.055). Known once every part's stock is.
 */
export const setStock = (
  { id, setProducts = [] }: Product,
  parts: Readonly<Record<string, Stock>> | undefined,
): (Stock & { scarcest: string }) | undefined => {
  const known = setProducts.flatMap((part) => {
    const stock = parts?.[part.id]
    const each = part.c_quantity ?? 1
    return stock
      ? [
          {
            ats: Math.floor(stock.ats / each),
            ownStock: Math.floor(stock.ownStock / each),
            date: stock.inStockDate,
            name: part.name ?? part.id,
            storesWithStock: stock.storesWithStock,
          },
        ]
      : []
  })
  if (known.length === 0 || known.length < setProducts.length) return undefined
  const [least] = known.toSorted((a, b) => a.ats - b.ats)
  if (!least) return undefined
  // All parts are there on the day of the last one.
  const date = known
    .flatMap((part) => part.date ?? [])
    .toSorted()
    .at(-1)
  return {
    id,
    ats: least.ats,
    ownStock: Math.min(...known.map(({ ownStock }) => ownStock)),
    storesWithStock: Math.min(...known.map(({ storesWithStock }) => storesWithStock)),
    ...(date ? { inStockDate: date } : {}),
    scarcest: least.name,
  }
}
