import type { Env } from '../../api/env.tsx'
import { products } from '../../api/products.ts'
import { type Query, query } from '../../api/query.ts'
import type { Product, TileProduct } from './product.ts'
import { tileOfProduct } from './tile/tile-of-product.ts'

/** Products by id as the pages read them, in the order asked for; unknown ones are missing. */
export const productsByIdQuery = (
  env: Env,
  ids: readonly string[],
  { allImages = false } = {},
): Query<Product[]> => {
  const asked = query(env, products.getProducts, {
    query: {
      ids: ids.join(','),
      // What can be had changes by the minute and is asked for apart, by the browser (`stockQuery`) [S7.017].
      expand: 'links,promotions,options,images,prices,variations',
      imgTypes: 'large,drawing',
      ...(allImages ? { allImages } : {}),
    },
  })
  return {
    queryKey: [...asked.queryKey, 'products'],
    queryFn: async (context) => (await asked.queryFn(context)).data,
  }
}

/**
 * Tiles of products named by id, such as what a roof also needs, in a colour where they come in it; unknown ones are
 * missing.
 */
export const tilesQuery = (env: Env, ids: readonly string[], colour?: string): Query<TileProduct[]> => {
  const asked = productsByIdQuery(env, ids, { allImages: colour !== undefined })
  return {
    queryKey: [...asked.queryKey, 'tiles', colour ?? ''],
    queryFn: async (context) => (await asked.queryFn(context)).map((one) => tileOfProduct(one, colour)),
  }
}
