import type { ListProduct } from '../../../../trade/list/list-data.ts'

/** Goods as a row shows them. */
export type Goods = { name: string; text: string; product: ListProduct }

/** Goods by their SKU. */
export const goodsOf = (products: readonly ListProduct[]): ReadonlyMap<string, Goods> =>
  new Map(
    products.flatMap((product) =>
      product.variants.map(({ sku, text = '' }) => [sku, { name: product.name, text, product }] as const),
    ),
  )
