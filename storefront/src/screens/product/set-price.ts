import { type Product, priceFor } from '../../features/product/index.ts'

/** What so many sets cost, in minor units of their currency: each part at the step of its amount; undefined without prices. */
export const setPrice = ({ setProducts = [] }: Product, pieces: number): number | undefined => {
  const sums = setProducts.map((part) => partPrice(part, (part.c_quantity ?? 1) * pieces))
  return sums.length === 0 || sums.includes(undefined)
    ? undefined
    : sums.reduce<number>((sum, one = 0) => sum + one, 0)
}

/** What an amount of a part costs, in minor units; undefined without a price. */
export const partPrice = (part: Product, amount: number): number | undefined => {
  const each = priceFor(part, amount)
  return each === undefined ? undefined : Math.round(each * 100) * amount
}
