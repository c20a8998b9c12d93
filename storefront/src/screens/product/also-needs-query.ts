import type { Env } from '../../api/env.tsx'
import { accessoryIds, type Product, tilesQuery } from '../../features/product/index.ts'

/** Tiles of what goes with a product, in its colour. */
export const alsoNeedsQuery = (env: Env, product: Product) =>
  tilesQuery(env, accessoryIds(product), product.variationValues?.color)
