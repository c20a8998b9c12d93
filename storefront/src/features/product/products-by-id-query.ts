import type { Env } from '../../api/env.tsx'
import { products } from '../../api/products.ts'
import { type Query, query } from '../../api/query.ts'
import type { Product, TileProduct } from './product.ts'
import { tileOfProduct } from './tile/tile-of-product.ts'

const productsQuery = (env: Env, ids: readonly string[], { imagesOf = 'own', select = '' } = {}) =>
  query(env, products.getProducts, {
    query: {
      ids: ids.join(','),
      // What can be had changes by the minute and is asked for apart, by the browser (`stockQuery`) [S7.017].
      expand: 'links,promotions,options,images,prices,variations',
      imgTypes: 'large,drawing',
      c_imagesOf: imagesOf,
      ...(select ? { select } : {}),
    },
  })

/** Products by id as the pages read them, in the order asked for; unknown ones are missing. */
export const productsByIdQuery = (env: Env, ids: readonly string[]): Query<Product[]> => {
  const { queryKey, queryFn } = productsQuery(env, ids)
  return {
    queryKey: [...queryKey, 'products'],
    queryFn: async (context) => (await queryFn(context)).data,
  }
}

/** What `tileOfProduct` reads; the variants only where one of them has to be found. */
const tileMembers =
  'id,name,type,currency,unit,price,priceMax,c_setPrice,tieredPrices,productPromotions,c_coverMeters,c_Length,c_isNew,' +
  'c_isSale,c_measurementSelector,isProductQuote,c_pdpAttributesGroup,variationValues,variationAttributes,' +
  'imageGroups.(viewType,variationAttributes,images.(link,alt,c_mediumLink))'
const variantMembers = ',variants.(productId,variationValues,c_default)'

/**
 * Tiles of products named by id, such as what a roof also needs, in a colour where they come in it; unknown ones are
 * missing. Only what a tile shows is asked for.
 */
export const tilesQuery = (env: Env, ids: readonly string[], colour?: string): Query<TileProduct[]> => {
  const { queryKey, queryFn } = productsQuery(
    env,
    ids,
    colour === undefined
      ? { select: `(data.(${tileMembers}))` }
      : { select: `(data.(${tileMembers}${variantMembers}))`, imagesOf: `color=${colour}` },
  )
  return {
    queryKey: [...queryKey, 'tiles', colour ?? ''],
    queryFn: async (context) => (await queryFn(context)).data.map((one) => tileOfProduct(one, colour)),
  }
}
